import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { aGuest, openTestShop, order } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { aUserOf } from '#tests/support/users.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const DEPLOYMENTS = [
  ['wants a phone number', true],
  ['wants none', false],
] as const

describe.each(DEPLOYMENTS)('where the deployment %s', (_which, customerPhone) => {
  beforeEach(() =>
    shop.reset({
      ...aCatalogue(),
      deployment: aDeployment({ flags: { ...DESCRIBED_FLAGS, customerPhone } }),
    }),
  )

  test.each([
    ['555-123-4567', '555 123 4567'],
    ['555.123.4567 ext. 12', '555 123 4567 x12'],
    ['+47\u00a0412\u00a034\u00a0567', '+47 412 34 567'],
  ])('an order takes the number %s a profile took, as it is kept (S5.15, S5.17)', async (given, kept) => {
    const user = await aUserOf(shop, { phoneNumber: given })
    const made = await order(user)
    expect(made.statusCode).toBe(201)
    expect(made.json().phoneNumber).toBe(kept)
  })

  test('an order takes a number that was kept as it was typed, before it was put in order', async () => {
    const user = await aUserOf(shop)
    await shop.deps.database.query('UPDATE accounts SET phone_number = $2 WHERE id = $1', [
      user.id,
      '555-123-4567 x12',
    ])
    const made = await order(user)
    expect(made.statusCode).toBe(201)
    expect(made.json().phoneNumber).toBe('555 123 4567 x12')
  })

  test.each([
    ['555-123-4567', '555 123 4567'],
    ['tel:+47-412-34-567', '+47 412 34 567'],
  ])('an order takes the number %s, as contact cards write it', async (phoneNumber, kept) => {
    const made = await order(await aGuest(shop), { phoneNumber })
    expect([made.statusCode, made.json().phoneNumber]).toEqual([201, kept])
  })

  test('a number that comes with the order is one that can be typed at the checkout (S5.16)', async () => {
    const refused = await order(await aGuest(shop), { phoneNumber: '555 123 4567 x12' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'field.checkoutPhone', field: 'phoneNumber' })
  })
})

test('a number is kept in order whichever way it comes: by the registration, the profile, the checkout', async () => {
  const user = await aUserOf(shop, { phoneNumber: '555-123-4567' })
  const profile = `accounts/users/${user.id}`
  expect((await user.ask('GET', profile)).json().phoneNumber).toBe('555 123 4567')
  await user.ask('PATCH', profile, { body: { phoneNumber: '(555) 765.4321' } })
  expect((await user.ask('GET', profile)).json().phoneNumber).toBe('(555) 765 4321')
  const guest = await aGuest(shop, { phoneNumber: ' 412  34 567 ' })
  expect((await guest.ask('GET', `accounts/guests/${guest.id}`)).json().phoneNumber).toBe('412 34 567')
})
