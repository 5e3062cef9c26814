import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { is } from 'superstruct'
import { OrderListSchema, OrderSchema } from '#contracts/orders/orders.contract.ts'
import { ORDER_STATES } from '#domain/orders/order.ts'
import type { OrderState } from '#domain/orders/order.ts'
import { NOON, aGuest, aNewOrder, anItem, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'

type Guest = Customer & { readonly id: string }

const MINUTE = 60_000
const PICKUP = NOON + 30 * MINUTE

describe('the lists of orders', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const list = (guest: Guest, which: string, query = '', headers = {}) =>
    guest.ask('GET', `orders?accountId=${guest.id}&orderState=${which}${query}`, { headers })
  const idsIn = (answer: { json(): { items: { id: string }[] } }) => answer.json().items.map(({ id }) => id)

  async function ordersMadeAt(guest: Guest, ...minutes: number[]): Promise<readonly string[]> {
    const made = []
    for (const minute of minutes) {
      shop.clock.value = NOON + minute * MINUTE
      made.push(await paidOrder(guest, { retrievalDate: new Date(PICKUP + 30 * MINUTE).toISOString() }))
    }
    return made
  }

  async function put(id: string, state: OrderState): Promise<void> {
    await shop.deps.orders.change(id, () => ({ answer: 0, change: { state } }), shop.clock.value)
  }

  test.each(ORDER_STATES)(
    'an order that is %s is listed where it belongs (S4.11, S4.12, S4.13)',
    async (state) => {
      const guest = await aGuest(shop)
      await put(await paidOrder(guest), state)
      const counts = []
      for (const which of ['PENDING', 'ORDER_HISTORY']) counts.push((await list(guest, which)).json().total)
      const isHistory = state === 'PAID' || state === 'PAYMENT_ERROR'
      expect(counts).toEqual([state === 'CREATED' ? 0 : 1, isHistory ? 1 : 0])
    },
  )

  test('come six at a time, newest first, with the number of all (S7.43, S7.44, S9.4)', async () => {
    const guest = await aGuest(shop)
    const made = await ordersMadeAt(guest, 0, 1, 2, 3, 4, 5, 6)
    for (const id of made) await put(id, 'PAID')
    const first = await list(guest, 'ORDER_HISTORY')
    expect(idsIn(first)).toEqual(made.toReversed().slice(0, 6))
    expect(first.json()).toMatchObject({ total: 7, totalOrders: 7 })
    expect(is(first.json(), OrderListSchema)).toBe(true)
    const second = await list(guest, 'ORDER_HISTORY', '&skip=6')
    expect([idsIn(second), second.json().totalOrders]).toEqual([[made[0]], 7])
    const beyond = await list(guest, 'ORDER_HISTORY', '&skip=12')
    expect([idsIn(beyond), beyond.json().totalOrders]).toEqual([[], 7])
  })

  test('come twenty at a time where twenty are asked for (S7.43)', async () => {
    const guest = await aGuest(shop)
    const made = await ordersMadeAt(guest, 0, 1, 2, 3, 4, 5, 6)
    expect(idsIn(await list(guest, 'PENDING', '&limit=20'))).toEqual(made.toReversed())
  })

  test.each([
    ['PENDING', 'VALIDATED,CANCELLED', ['VALIDATED', 'CANCELLED']],
    ['PENDING', 'CREATED', []],
    ['ORDER_HISTORY', 'PAID,VALIDATED', ['PAID']],
  ])('%s with validStates %s holds %j (S7.43)', async (which, states, expected) => {
    const guest = await aGuest(shop)
    const made = await ordersMadeAt(guest, 0, 1, 2, 3)
    const [first = '', second = '', third = '', fourth = ''] = made
    for (const [id, state] of [
      [first, 'CANCELLED'],
      [second, 'VALIDATED'],
      [third, 'PAID'],
      [fourth, 'CREATED'],
    ] as const)
      await put(id, state)
    const found = (await list(guest, which, `&validStates=${states}`)).json().items
    expect(found.map(({ state }: { state: string }) => state)).toEqual(expected)
  })

  test('hold only what has changed since a moment, where changes are asked for (S7.43)', async () => {
    const guest = await aGuest(shop)
    const [old = '', changed = ''] = await ordersMadeAt(guest, 0, 1)
    shop.clock.value = NOON + 10 * MINUTE
    await guest.ask('PATCH', `orders/${changed}`, { body: { isOnMyWay: true } })
    const since = (at: number, checkUpdate: boolean) =>
      list(guest, 'PENDING', `&since-time=${new Date(at).toISOString()}&checkUpdate=${checkUpdate}`)
    const moved = await since(NOON + 10 * MINUTE, true)
    expect([idsIn(moved), moved.json().total]).toEqual([[changed], 2])
    expect(idsIn(await since(NOON + 10 * MINUTE + 1, true))).toEqual([])
    expect(idsIn(await since(NOON + 10 * MINUTE, false))).toEqual([changed, old])
  })

  test.each([
    ['a browser that says it is on a telephone', { 'sec-ch-ua-mobile': '?1' }, true],
    ['a browser that says it is not', { 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mobile' }, false],
    ['a telephone by its name', { 'user-agent': 'Mozilla/5.0 (iPhone) Version/26.0 Mobile/15E148' }, true],
    ['a computer by its name', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }, false],
  ])('made with %s are there with mobileOnly: %o %s (S7.43)', async (_what, headers, isThere) => {
    const guest = await aGuest(shop)
    const key = { 'idempotency-key': `key-of-${guest.id}` }
    const made = await guest.ask('POST', 'orders', { body: aNewOrder(), headers: { ...headers, ...key } })
    const { id } = made.json()
    await put(id, 'VALIDATED')
    const only = await list(guest, 'PENDING', '&mobileOnly=true')
    expect([idsIn(only), only.json().total]).toEqual(isThere ? [[id], 1] : [[], 0])
    expect(idsIn(await list(guest, 'PENDING', '&mobileOnly=false'))).toEqual([id])
    expect(idsIn(await list(guest, 'PENDING'))).toEqual([id])
  })

  test('of telephones only are another version of the list than all of them', async () => {
    const guest = await aGuest(shop)
    await paidOrder(guest)
    const { etag } = (await list(guest, 'PENDING')).headers
    const only = await list(guest, 'PENDING', '&mobileOnly=true', { 'if-none-match': String(etag) })
    expect(only.statusCode).toBe(200)
  })

  test.each(['orderState=SOON', 'orderState=PENDING&since-time=yesterday'])(
    'with %s are refused',
    async (query) => {
      const guest = await aGuest(shop)
      const refused = await guest.ask('GET', `orders?accountId=${guest.id}&${query}`)
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.invalid'])
    },
  )

  test('are not sent again while nothing has changed, and are when time alone has (S9.7)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await put(id, 'PAID')
    const { etag } = (await list(guest, 'PENDING')).headers
    const again = () => list(guest, 'PENDING', '', { 'if-none-match': String(etag) })
    shop.clock.value = NOON + 29 * MINUTE
    expect((await again()).statusCode).toBe(304)
    await guest.ask('GET', 'accounts/authentication/refresh-token')
    shop.clock.value = PICKUP + 15 * MINUTE - 1
    expect((await again()).statusCode).toBe(304)
    shop.clock.value = PICKUP + 15 * MINUTE
    const after = await again()
    expect([after.statusCode, idsIn(after)]).toEqual([200, []])
  })

  test('of somebody else are 404, and without a session 401 (S4.8, S6.11)', async () => {
    const guest = await aGuest(shop)
    const stranger = await aGuest(shop)
    const path = `orders?accountId=${guest.id}&orderState=PENDING`
    expect((await stranger.ask('GET', path)).json()).toMatchObject({ code: 'order.notFound' })
    expect((await shop.customer().ask('GET', path)).statusCode).toBe(401)
  })

  test('show what was sold out in an order that became a conflict (S4.26, S8.4, S8.7)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest, { items: [anItem('burger'), anItem('cola')] })
    const body = { restaurantId: 'brygga', outages: [{ productCode: 'cola', state: 'UNAVAILABLE' }] }
    await shop.customer().ask('POST', 'x/kitchen', { body })
    shop.clock.value = NOON + 15 * MINUTE
    await shop.worker.turn()
    const [conflicted] = (await list(guest, 'PENDING')).json().items
    expect(conflicted).toMatchObject({ id, state: 'CONFLICTED' })
    const { items } = (await guest.ask('GET', `orders/${id}/items`)).json()
    const told = items.map((item: { productCode: string; isOutaged: boolean }) => [
      item.productCode,
      item.isOutaged,
    ])
    expect(told).toEqual([
      ['burger', false],
      ['cola', true],
    ])
  })
})

describe('one order', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())

  test('is read by its id, as the contract has it (S7.47)', async () => {
    const guest = await aGuest(shop)
    const made = (await order(guest)).json()
    const read = await guest.ask('GET', `orders/${made.id}`)
    expect([is(read.json(), OrderSchema), read.json()]).toEqual([true, made])
  })

  test('tells its items as they were sold (S7.48, S3.36)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await shop.customer().ask('POST', 'x/kitchen', {
      body: { restaurantId: 'brygga', publishPrices: { burger: 199 } },
    })
    expect((await guest.ask('GET', `orders/${id}/items`)).json().items).toMatchObject([
      { productCode: 'burger', quantity: 1, price: 149, productSnapshot: { name: 'burger' } },
    ])
  })
})
