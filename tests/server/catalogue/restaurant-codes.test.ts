import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { NOON, aGuest, openTestShop, order } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const CANTEEN = { restaurantId: 'canteen', campaignId: 'canteen-1' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function sellWithCodes(authentication: boolean): Promise<void> {
  const deployment = aDeployment({ flags: { ...DESCRIBED_FLAGS, authentication } })
  await shop.deps.catalogue.load({ ...aCatalogue(), deployment }, NOON)
}

async function isCodeAsked(path: string): Promise<unknown> {
  return (await shop.customer().ask('GET', path)).json().authenticationRequired
}

describe.each([
  ['asks for the code of a restaurant that has one', true, 403],
  ['opens every restaurant to everybody', false, 201],
] as const)('a deployment whose switch for codes is set accordingly', (does, authentication, status) => {
  beforeAll(async () => {
    await shop.reset()
    await sellWithCodes(authentication)
  })

  test.each(['restaurants/canteen', 'restaurants/brygga'])(`${does}: %s (S1.14, S1.48)`, async (path) => {
    expect(await isCodeAsked(path)).toBe(authentication && path.endsWith('canteen'))
  })

  test(`${does}: orders of whoever gave no code are answered ${status} (S6.14)`, async () => {
    expect((await order(await aGuest(shop), CANTEEN)).statusCode).toBe(status)
  })
})

test('a kitchen that changes its restaurant while codes are off leaves the code as it was (S6.14)', async () => {
  await shop.reset()
  await sellWithCodes(false)
  await shop
    .customer()
    .ask('POST', 'x/kitchen', { body: { restaurantId: 'canteen', ordersInjectionDelay: 20 } })
  await sellWithCodes(true)
  expect(await isCodeAsked('restaurants/canteen')).toBe(true)
  expect((await order(await aGuest(shop), CANTEEN)).json().code).toBe('restaurant.codeRequired')
})
