import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCESS_MS } from '#server/core/session/sessions.store.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, aGuest, openTestShop, order } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { isSignedIn } from '#tests/support/users.ts'

const REFRESH = 'accounts/authentication/refresh-token'
const MINUTE = 60_000

describe.each(DATABASES)('a session in the middle of a checkout, on %s', (_, open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  /** A second tab of the same browser, with its cookie as it is now. */
  const aTabOf = (customer: Customer): Customer => Object.assign(shop.customer(), { cookie: customer.cookie })
  const pay = (customer: Customer, orderId: string) =>
    customer.ask('POST', 'payments/fake', { body: { orderId } })

  test('that ends is renewed, and the order made before it is paid, not made again (F32)', async () => {
    const guest = await aGuest(shop)
    shop.clock.value = NOON + ACCESS_MS - MINUTE
    const retrievalDate = new Date(shop.clock.value + 30 * MINUTE).toISOString()
    const { id } = (await order(guest, { retrievalDate }, 'made-before-the-end')).json()
    shop.clock.value = NOON + ACCESS_MS
    expect((await pay(guest, id)).statusCode).toBe(401)
    expect((await guest.ask('GET', REFRESH)).statusCode).toBe(200)
    expect((await order(guest, { retrievalDate }, 'made-before-the-end')).json().id).toBe(id)
    expect((await pay(guest, id)).statusCode).toBe(200)
    expect((await guest.ask('GET', `orders/${id}`)).json()).toMatchObject({ state: 'VALIDATED' })
  })

  test('that two tabs renew at once goes on in both (F33)', async () => {
    const guest = await aGuest(shop)
    const other = aTabOf(guest)
    const renewed = await Promise.all([guest.ask('GET', REFRESH), other.ask('GET', REFRESH)])
    expect(renewed.map((answer) => answer.statusCode)).toEqual([200, 200])
    shop.clock.value = NOON + ACCESS_MS - 1
    expect([await isSignedIn(guest), await isSignedIn(other)]).toEqual([true, true])
  })

  test('sees no order of somebody else, under whatever name it asks, and pays none (F34)', async () => {
    const guest = await aGuest(shop)
    const stranger = await aGuest(shop, { deviceToken: 'device-token-of-a-stranger' })
    const { id } = (await order(guest)).json()
    const asked = await Promise.all([
      stranger.ask('GET', `orders/${id}`),
      stranger.ask('GET', `orders/${id}/items`),
      pay(stranger, id),
      stranger.ask('PATCH', `orders/${id}/cancel`),
      stranger.ask('POST', 'x/payments/settle', { body: { orderId: id } }),
    ])
    expect(asked.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404])
    const list = await stranger.ask('GET', `orders?accountId=${guest.id}&orderState=PENDING`)
    expect(list.statusCode).toBe(404)
    expect((await guest.ask('GET', `orders/${id}`)).json()).toMatchObject({ state: 'CREATED' })
  })
})
