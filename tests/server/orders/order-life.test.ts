import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { at } from '#tests/support/at.ts'
import { NOON, aGuest, anItem, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { takenToTheKitchen } from '#tests/support/workers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const MINUTE = 60_000
const DUE = NOON + 15 * MINUTE
const stateOf = async (guest: Customer, id: string) => (await guest.ask('GET', `orders/${id}`)).json().state
const paymentOf = async (id: string) =>
  (await shop.deps.database.query('SELECT status FROM payments WHERE order_id = $1', [id])).map(
    (row) => row['status'],
  )

describe('from paid to the kitchen (S4.10, S4.15)', () => {
  test('paying makes it VALIDATED with the money held', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    expect(await stateOf(guest, id)).toBe('VALIDATED')
    expect(await paymentOf(id)).toEqual(['authorised'])
  })

  test.each([
    ['a moment before pickup minus the injection delay', DUE - 1, 'VALIDATED'],
    ['at pickup minus the injection delay (S9.15)', DUE, 'PAID'],
  ])('%s it is %s', async (_when, now, state) => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    shop.clock.value = now
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe(state)
  })

  test('the kitchen gives a pickup number and the money is taken', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    shop.clock.value = DUE
    await shop.worker.turn()
    expect((await guest.ask('GET', `orders/${id}`)).json().posId).toMatch(/^\d{3}$/)
    expect(await paymentOf(id)).toEqual(['captured'])
  })

  test('an order for as soon as possible goes to the kitchen at once', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest, { retrievalDate: new Date(DUE).toISOString() })
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe('PAID')
  })

  test('a kitchen that refuses costs nothing (S8.1)', async () => {
    const guest = await aGuest(shop)
    await tellKitchen({ injection: 'refuse' })
    const id = await paidOrder(guest)
    shop.clock.value = DUE
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe('INJECTION_ERROR')
    expect(await paymentOf(id)).toEqual(['released'])
  })

  test('what went out of stock meanwhile is a conflict that costs nothing (S8.4)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await tellKitchen({ outages: [{ productCode: 'burger', state: 'UNAVAILABLE' }] })
    shop.clock.value = DUE
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe('CONFLICTED')
    expect(await paymentOf(id)).toEqual(['released'])
  })

  test('paying twice is one payment and one confirmation', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const again = await guest.ask('POST', 'payments/fake', { body: { orderId: id } })
    expect(again.json()).toEqual({ success: true, state: 'VALIDATED' })
    expect(await paymentOf(id)).toEqual(['authorised'])
    const mails = await shop.deps.database.query(
      `SELECT payload ->> 'recipient' AS recipient FROM jobs WHERE kind = 'mail' AND order_id = $1`,
      [id],
    )
    expect(mails).toEqual([{ recipient: 'kari@example.com' }])
  })

  test.each([
    ['closes', { openingHours: [] }, 'restaurant.closed'],
    ['stops taking orders', { ordersEnabled: false }, 'restaurant.orderingDisabled'],
    ['runs out', { outages: [{ productCode: 'burger', state: 'DISABLED' }] }, 'product.outage'],
  ])('a restaurant that %s before the payment keeps the money out of it', async (_what, told, code) => {
    const guest = await aGuest(shop)
    const { id } = (await order(guest)).json()
    await tellKitchen(told)
    const refused = await guest.ask('POST', 'payments/fake', { body: { orderId: id } })
    expect(refused.json()).toMatchObject({ code })
    expect(await paymentOf(id)).toEqual([])
  })
})

describe('changing one’s mind', () => {
  test.each([
    [DUE - 1, 200, 'CANCELLED'],
    [DUE, 409, 'VALIDATED'],
  ])('at %i cancelling answers %i and leaves it %s (S4.17, S4.18, S7.51)', async (now, status, state) => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    shop.clock.value = now
    expect((await guest.ask('PATCH', `orders/${id}/cancel`)).statusCode).toBe(status)
    expect(await stateOf(guest, id)).toBe(state)
  })

  test('a cancelled order releases the money and never reaches the kitchen', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await guest.ask('PATCH', `orders/${id}/cancel`)
    shop.clock.value = DUE
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe('CANCELLED')
    expect(await paymentOf(id)).toEqual(['released'])
  })

  test.each([
    ['2026-03-10 12:14', 409, 'pickup.tooEarly'],
    ['2026-03-10 12:15', 200, undefined],
    ['2026-03-10 22:00', 200, undefined],
    ['2026-03-10 22:01', 409, 'pickup.tooLate'],
  ])('another pickup time %s answers %i (S4.21, S9.15)', async (local, status, code) => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const answer = await guest.ask('PATCH', `orders/${id}`, {
      body: { retrievalDate: new Date(at(local)).toISOString() },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(code)
  })

  test('a later pickup time moves the kitchen’s moment with it', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const later = new Date(NOON + 90 * MINUTE).toISOString()
    await guest.ask('PATCH', `orders/${id}`, { body: { retrievalDate: later } })
    shop.clock.value = DUE
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe('VALIDATED')
  })

  test('sending it now brings it to the kitchen now (S4.25)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const sent = await guest.ask('PATCH', `orders/${id}`, { body: { injectNow: true } })
    expect(Date.parse(sent.json().retrievalDate)).toBe(DUE)
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe('PAID')
  })

  test('an injected order can no longer be moved (S4.22)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    shop.clock.value = DUE
    await shop.worker.turn()
    const refused = await guest.ask('PATCH', `orders/${id}`, { body: { injectNow: true } })
    expect(refused.json()).toMatchObject({ code: 'order.alreadyInjected' })
  })

  test('what the customer may not set is refused, not ignored', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    for (const field of ['price', 'state', 'posId', 'accountId']) {
      const refused = await guest.ask('PATCH', `orders/${id}`, { body: { isOnMyWay: true, [field]: 'PAID' } })
      expect(refused.json(), field).toMatchObject({ code: 'request.invalid' })
    }
    expect(await stateOf(guest, id)).toBe('VALIDATED')
  })
})

describe('a change that is asked for (S7.46)', () => {
  const change = (guest: Customer, id: string, body: object) => guest.ask('PATCH', `orders/${id}`, { body })

  test('of the mode keeps what is paid and takes the tax of that mode', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const before = (await guest.ask('GET', `orders/${id}`)).json()
    const after = (await change(guest, id, { pickUpMode: 'TAKEOUT' })).json()
    expect([before.price, before.taxes]).toEqual([119.2, 29.8])
    expect([after.pickUpMode, after.price, after.taxes]).toEqual(['TAKEOUT', 129.57, 19.43])
    expect([before.taxRows, after.taxRows]).toEqual([
      [{ rate: 25, net: 119.2, tax: 29.8, gross: 149 }],
      [{ rate: 15, net: 129.57, tax: 19.43, gross: 149 }],
    ])
    expect((await guest.ask('GET', `orders/${id}`)).json()).toEqual(after)
  })

  test.each([
    ['alcohol', 'beer', 'product.alcoholForTakeout'],
    ['what is only eaten in', 'soup', 'product.unavailable'],
  ])('of the mode leaves %s in the house (S5.47, S5.49)', async (_what, code, problem) => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest, { items: [anItem('burger'), anItem(code)] })
    const refused = await change(guest, id, { pickUpMode: 'TAKEOUT', isOnMyWay: true })
    expect([refused.statusCode, refused.json().code]).toEqual([409, problem])
    expect((await guest.ask('GET', `orders/${id}`)).json()).toMatchObject({
      pickUpMode: 'EATIN',
      isOnMyWay: false,
    })
  })

  test('of the mode to one the deployment does not have is refused', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const refused = await change(guest, id, { pickUpMode: 'TABLE_SERVICE' })
    expect(refused.json()).toMatchObject({ code: 'product.unavailable' })
  })

  test('of the mode is refused once the kitchen is being asked (S8.12)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    shop.clock.value = DUE
    await takenToTheKitchen(shop)
    const refused = await change(guest, id, { pickUpMode: 'TAKEOUT' })
    expect(refused.json()).toMatchObject({ code: 'order.alreadyInjected' })
  })

  test('of the items is another order: it is refused, and nothing else is changed with it', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const refused = await change(guest, id, { isOnMyWay: true, items: [anItem('fries')] })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'order.itemsFixed'])
    expect((await guest.ask('GET', `orders/${id}`)).json().isOnMyWay).toBe(false)
  })

  test('of items or mode to what they are already is none', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const { etag } = (await guest.ask('GET', `orders/${id}`)).headers
    expect((await change(guest, id, { pickUpMode: 'EATIN', items: [anItem('burger')] })).statusCode).toBe(200)
    expect((await guest.ask('GET', `orders/${id}`)).headers.etag).toBe(etag)
  })

  test('is done whole or not at all', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const past = new Date(NOON - MINUTE).toISOString()
    const refused = await change(guest, id, { isOnMyWay: true, retrievalDate: past })
    expect(refused.json()).toMatchObject({ code: 'pickup.tooEarly' })
    expect((await guest.ask('GET', `orders/${id}`)).json().isOnMyWay).toBe(false)
  })

  test('to be sent now is refused by a closed restaurant (S9.15)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest, { retrievalDate: new Date(at('2026-03-10 20:00')).toISOString() })
    await tellKitchen({ openingHours: [] })
    expect((await change(guest, id, { injectNow: true })).statusCode).toBe(409)
    expect((await guest.ask('GET', `orders/${id}`)).json().injectNow).toBe(false)
  })

  test('of the pickup time comes too late while the kitchen is being asked (S4.21)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    shop.clock.value = DUE
    await takenToTheKitchen(shop)
    const later = new Date(NOON + 90 * MINUTE).toISOString()
    expect((await change(guest, id, { retrievalDate: later })).json()).toMatchObject({
      code: 'order.alreadyInjected',
    })
  })

  test.each([
    ['cancelled', 'order.alreadyCancelled'],
    ['refused by the kitchen', 'order.notModifiable'],
  ])('of an order that was %s reaches nobody and is refused', async (how, code) => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    if (how === 'cancelled') await guest.ask('PATCH', `orders/${id}/cancel`)
    else await tellKitchen({ injection: 'refuse' })
    shop.clock.value = DUE
    await shop.worker.turn()
    for (const body of [{ isOnMyWay: true }, { injectNow: true }])
      expect((await change(guest, id, body)).json(), JSON.stringify(body)).toMatchObject({ code })
  })
})

describe('afterwards', () => {
  async function anEatenOrder(guest: Customer): Promise<string> {
    const id = await paidOrder(guest)
    shop.clock.value = DUE
    await shop.worker.turn()
    return id
  }

  test('stars are given once (S4.27, S4.28)', async () => {
    const guest = await aGuest(shop)
    const id = await anEatenOrder(guest)
    const rate = (rating: number) => guest.ask('PATCH', `orders/${id}/rate`, { body: { rating } })
    expect((await rate(4)).json()).toMatchObject({ rating: 4 })
    expect((await rate(5)).json()).toMatchObject({ code: 'order.alreadyRated' })
  })

  test.each([0, 6, 1.5, '5'])('%s stars are none', async (rating) => {
    const guest = await aGuest(shop)
    const id = await anEatenOrder(guest)
    expect((await guest.ask('PATCH', `orders/${id}/rate`, { body: { rating } })).statusCode).toBe(400)
  })

  test('an order that was never served is not rated', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const refused = await guest.ask('PATCH', `orders/${id}/rate`, { body: { rating: 5 } })
    expect(refused.json()).toMatchObject({ code: 'order.notRatable' })
  })
})

describe('a kitchen that cannot be reached', () => {
  test('is told as such, asked again after half a minute, and forgotten once it answers', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const read = async () => (await guest.ask('GET', `orders/${id}`)).json()
    await tellKitchen({ injection: 'unreachable' })
    shop.clock.value = DUE
    await shop.worker.turn()
    expect(await read()).toMatchObject({ state: 'SENT', isKitchenUnreached: true })
    expect(shop.errors).not.toEqual([])
    shop.clock.value = DUE + 30_000
    await shop.worker.turn()
    expect(await read()).toMatchObject({ state: 'SENT', isKitchenUnreached: true })
    expect(await paymentOf(id)).toEqual(['authorised'])
    await tellKitchen({ injection: 'accept' })
    shop.clock.value = DUE + 60_000
    await shop.worker.turn()
    expect(await read()).toMatchObject({ state: 'PAID', posId: expect.stringMatching(/^\d{3}$/) })
    expect(await paymentOf(id)).toEqual(['captured'])
  })

  test('is asked again when the lease is over, and prints one ticket', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    shop.clock.value = DUE
    await takenToTheKitchen(shop)
    await shop.deps.kitchen.inject(await found(id))
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe('SENT')
    shop.clock.value = DUE + 30_000
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe('PAID')
    expect(
      await shop.deps.database.query('SELECT 1 FROM kitchen_tickets WHERE order_id = $1', [id]),
    ).toHaveLength(1)
  })
})

async function found(id: string) {
  const stored = await shop.deps.orders.find(id)
  if (!stored) throw new Error(`no order ${id}`)
  return stored
}

async function tellKitchen(told: object): Promise<void> {
  const answer = await shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', ...told } })
  expect(answer.statusCode).toBe(200)
}
