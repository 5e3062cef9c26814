import { afterAll, beforeAll, expect, test } from 'vitest'
import { describedClient } from '#tests/support/described-client.ts'
import { GUEST, NOON, openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const ORDER = {
  restaurantId: 'brygga',
  campaignId: 'brygga-1',
  pickUpMode: 'EATIN',
  retrievalDate: new Date(NOON + 30 * 60_000).toISOString(),
  isPredictOrder: false,
  items: [{ productCode: 'burger', quantity: 1, contextCode: 'context', children: [] }],
}

let shop: TestShop
let aClient: () => ReturnType<typeof describedClient>
beforeAll(async () => {
  shop = await openTestShop()
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const description = (await shop.customer().ask('GET', 'openapi.json')).json()
  aClient = () => describedClient(description, address)
})
afterAll(() => shop.close())

test('a client made of the description orders, pays and reads the order', async () => {
  const call = aClient()
  expect(await call('createGuest', { body: GUEST })).toMatchObject({ body: { email: GUEST.email } })
  const found = await call('restaurant', { given: { id: 'brygga' } })
  expect(found).toMatchObject({ body: { id: ORDER.restaurantId, currentCampaignId: ORDER.campaignId } })
  const made = await call('createOrder', { given: { 'idempotency-key': 'a-key-of-this-order' }, body: ORDER })
  const { id } = made.body as { readonly id: string }
  expect(await call('payByTest', { body: { orderId: id } })).toMatchObject({ status: 200 })

  const seen = await call('order', { given: { id } })
  expect(seen).toMatchObject({ body: { id, state: expect.stringMatching(/^(VALIDATED|SENT|PAID)$/) } })
})

test('a refusal has the fields the description promises', async () => {
  const refused = await aClient()('payByTest', { body: { orderId: 'of-somebody' } })
  expect(refused).toMatchObject({
    status: 401,
    body: { code: 'account.notSignedIn', requestId: expect.any(String) },
  })
})

test.each([
  ['a body with more than is taken', { ...ORDER, price: 1 }, 'additional properties'],
  ['a body that lacks a field', { ...ORDER, items: undefined }, "must have required property 'items'"],
  ['a quantity nobody can order', { ...ORDER, items: [{ ...ORDER.items[0], quantity: -1 }] }, 'must be >= 0'],
])('%s is not sent by it', async (_what, body, wrong) => {
  const given = { 'idempotency-key': 'a-key-of-this-order' }
  await expect(aClient()('createOrder', { given, body })).rejects.toThrow(wrong)
})
