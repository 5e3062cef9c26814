import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { NOON, aGuest, openTestShop, order, paidOrder, type TestShop } from '#tests/support/test-shop.ts'

const AT_A_TABLE = { pickUpMode: 'TABLE_SERVICE' }
const AT_TWELVE = { ...AT_A_TABLE, tableNumber: '12' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  await shop.reset()
  const deployment = aDeployment({ flags: { ...DESCRIBED_FLAGS, tableService: true } })
  await shop.deps.catalogue.load({ ...aCatalogue(), deployment }, NOON)
})
afterAll(() => shop.close())

test('the kitchen is told the table of an order, and the customer sees it (S7.45)', async () => {
  const guest = await aGuest(shop)
  const id = await paidOrder(guest, AT_TWELVE)
  expect((await guest.ask('GET', `orders/${id}`)).json()).toMatchObject(AT_TWELVE)
  const queue = await shop.customer().ask('GET', 'x/kitchen/brygga')
  expect(queue.json().orders[0]).toMatchObject(AT_TWELVE)
})

test('an order for a table that is not told is refused (S7.45)', async () => {
  const refused = await order(await aGuest(shop), AT_A_TABLE)
  expect(refused.json()).toMatchObject({ code: 'basket.tableMissing', field: 'tableNumber' })
})

test('an order that is taken away after all is for no table any more (S7.46)', async () => {
  const guest = await aGuest(shop)
  const id = await paidOrder(guest, AT_TWELVE)
  const away = await guest.ask('PATCH', `orders/${id}`, { body: { pickUpMode: 'TAKEOUT' } })
  expect(away.json()).toMatchObject({ pickUpMode: 'TAKEOUT' })
  expect((await guest.ask('GET', `orders/${id}`)).json().tableNumber ?? undefined).toBeUndefined()
  const back = await guest.ask('PATCH', `orders/${id}`, { body: AT_A_TABLE })
  expect(back.json()).toMatchObject({ code: 'basket.tableMissing' })
})
