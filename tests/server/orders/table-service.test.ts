import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { at } from '#tests/support/at.ts'
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

test('the kitchen is told who is served at the table, in its queue and on its page, and of nobody else', async () => {
  const guest = await aGuest(shop)
  const kari = { firstName: 'Kari', lastName: 'Nordmann', phoneNumber: '+47 412 34 567' }
  await paidOrder(guest, { ...AT_TWELVE, ...kari })
  await paidOrder(guest, { ...kari, firstName: 'Ola' })
  const queue = await shop.customer().ask('GET', 'x/kitchen/brygga')
  const page = await shop.customer().ask('GET', '/kitchen/brygga-burger')
  const told = queue.json().orders.flatMap(({ customer }: { customer?: object }) => customer ?? [])
  expect(told).toEqual([kari])
  expect(page.body).toContain('Kari Nordmann +47 412 34 567')
  expect(page.body).not.toContain('Ola')
})

test('an order for a table that is not told is refused (S7.45)', async () => {
  const refused = await order(await aGuest(shop), AT_A_TABLE)
  expect(refused.json()).toMatchObject({ code: 'basket.tableMissing', field: 'tableNumber' })
})

describe('where orders are taken ahead (S5.55)', () => {
  const LAST_ORDERS = at('2026-03-10 21:45')
  const closing = new Date(at('2026-03-10 22:00')).toISOString()
  const tomorrow = new Date(at('2026-03-11 12:00')).toISOString()
  beforeEach(async () => {
    const flags = { ...DESCRIBED_FLAGS, tableService: true, orderScheduling: true }
    await shop.deps.catalogue.load({ ...aCatalogue(), deployment: aDeployment({ flags }) }, NOON)
  })

  test.each([
    ['at a table of a closed restaurant is refused', AT_TWELVE, 409, 'restaurant.closed'],
    ['to take away is taken', { pickUpMode: 'TAKEOUT' }, 201, undefined],
  ])('an order for tomorrow %s', async (_what, how, status, code) => {
    shop.clock.value = at('2026-03-10 23:00')
    const answer = await order(await aGuest(shop), { ...how, retrievalDate: tomorrow })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test('nobody at a table is on the way (S7.46)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest, AT_TWELVE)
    const refused = await guest.ask('PATCH', `orders/${id}`, { body: { isOnMyWay: true } })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'order.notModifiable'])
  })

  test('the last time of a day that was just missed is kept, and is never the next day (S4.48)', async () => {
    shop.clock.value = LAST_ORDERS + 3 * 60_000
    const answer = await order(await aGuest(shop), { pickUpMode: 'TAKEOUT', retrievalDate: closing })
    expect(Date.parse(answer.json().retrievalDate)).toBe(Date.parse(closing))
  })

  test('a time that has passed is too early, and no order for the next day (S4.48)', async () => {
    shop.clock.value = LAST_ORDERS + 6 * 60_000
    const answer = await order(await aGuest(shop), { pickUpMode: 'TAKEOUT', retrievalDate: closing })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'pickup.tooEarly'])
  })
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
