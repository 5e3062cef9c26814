import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, aGuest, anItem, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'

const DUE = NOON + 15 * 60_000
const later = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString()

describe('what a customer is written about an order', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const move = (guest: Customer, id: string, minutes: number) =>
    guest.ask('PATCH', `orders/${id}`, { body: { retrievalDate: later(minutes) } })

  /** A sender has the mails of this order. */
  const itIsTaken = (id: string) =>
    shop.deps.database.query('UPDATE jobs SET attempts = 1 WHERE order_id = $1', [id])

  async function mailsOf(orderId: string) {
    const { items } = (await shop.customer().ask('GET', 'x/outbox')).json()
    return items
      .filter((mail: { orderId: string }) => mail.orderId === orderId)
      .filter((mail: { kind: string }) => mail.kind !== 'orderConfirmation')
      .map((mail: { kind: string; subject: string; text: string }) => ({
        kind: mail.kind,
        said: `${mail.subject}\n${mail.text}`.replaceAll(/[\u00a0\u202f]/g, ' '),
      }))
  }

  test('a cancelled order is said to cost nothing, and offers no link (S8.3)', async () => {
    const guest = await aGuest(shop, { language: 'en', firstName: 'Kari' })
    const id = await paidOrder(guest)
    await guest.ask('PATCH', `orders/${id}/cancel`)
    const [mail, ...more] = await mailsOf(id)
    expect([mail.kind, more]).toEqual(['orderCancellation', []])
    expect(mail.said).toBe(`Your order from Brygga Burger is canceled
Hello Kari,
Your order is canceled, as you asked.

1 × burger  kr 149.00

You will not be charged: the amount is no longer held. Your bank may need a few days to show it.

Questions? Call Brygga Burger: +47 22 00 00 00
`)
  })

  /** The order's moment comes, at a restaurant that was told something. */
  async function itsMomentComes(told: object) {
    await shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', ...told } })
    shop.clock.value = DUE
    await shop.worker.turn()
  }

  test('an order the kitchen refuses is said to cost nothing, with a way on (S8.1)', async () => {
    const guest = await aGuest(shop, { language: 'en', firstName: 'Kari' })
    const id = await paidOrder(guest)
    await itsMomentComes({ injection: 'refuse' })
    const [mail, ...more] = await mailsOf(id)
    expect([mail.kind, more]).toEqual(['orderRefusal', []])
    expect(mail.said).toBe(`Your order from Brygga Burger could not be taken
Hello Kari,
We are sorry: the kitchen could not take your order.

1 × burger  kr 149.00

You will not be charged: the amount is no longer held. Your bank may need a few days to show it.

Order something else: https://orda.test/order

Questions? Call Brygga Burger: +47 22 00 00 00
`)
  })

  test('an order with something sold out names it, and is said to cost nothing (S8.4, S8.7)', async () => {
    const guest = await aGuest(shop, { language: 'no' })
    const id = await paidOrder(guest, { items: [anItem('burger'), anItem('cola')] })
    const outages = ['burger', 'beer'].map((productCode) => ({ productCode, state: 'UNAVAILABLE' }))
    await itsMomentComes({ outages })
    const [mail, ...more] = await mailsOf(id)
    expect([mail.kind, more]).toEqual(['orderConflict', []])
    expect(mail.said).toContain('Bestillingen din hos Brygga Burger er kansellert: Noe er utsolgt')
    expect(mail.said).toMatch(/^Utsolgt: burger$/m)
    expect(mail.said).toContain('Du blir ikke belastet')
  })

  test('an order that could not be charged says where to pay and with which number, and cannot be canceled (S8.2)', async () => {
    const guest = await aGuest(shop, { language: 'en', firstName: 'Kari' })
    const id = await paidOrder(guest)
    await itsMomentComes({ capture: 'refuse' })
    const { posId } = (await guest.ask('GET', `orders/${id}`)).json()
    const [mail, ...more] = await mailsOf(id)
    expect([mail.kind, more]).toEqual(['paymentRefusal', []])
    expect(mail.said).toBe(`Your payment to Brygga Burger was unsuccessful
Hello Kari,
We are sorry: your payment was unsuccessful and nothing has been charged. The kitchen has your order.

Please go to the counter with your order number and pay there: ${posId}

Ready about 12:30 pm, Tuesday, 10 March 2026
Eat in: Brygga Burger, Bryggegata 1, 0250 Oslo

1 × burger  kr 149.00

Total  kr 149.00
VAT 25%  kr 119.20 + kr 29.80 = kr 149.00

Questions? Call Brygga Burger: +47 22 00 00 00
`)
  })

  test('an order that could not be charged is told so before its time, in the reader’s language (S8.2)', async () => {
    const id = await paidOrder(await aGuest(shop, { language: 'no' }))
    const order = { id, fate: 'refuseCapture' }
    await shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', order } })
    await shop.worker.turn()
    const [mail, ...more] = await mailsOf(id)
    expect([mail.kind, more]).toEqual(['paymentRefusal', []])
    expect(mail.said).toContain('Betalingen til Brygga Burger gikk ikke gjennom')
    expect(mail.said).toMatch(/^Gå til disken med bestillingsnummeret ditt og betal der: \S+$/m)
    expect(mail.said).not.toMatch(/avbestille|https:/)
  })

  test.each([
    ['refused', { injection: 'refuse' }, 'orderRefusal'],
    ['not charged', { capture: 'refuse' }, 'paymentRefusal'],
    ['sold out', { outages: [{ productCode: 'burger', state: 'UNAVAILABLE' }] }, 'orderConflict'],
  ])('an order that is %s is told once, however often its moment comes', async (_what, told, kind) => {
    const id = await paidOrder(await aGuest(shop))
    await itsMomentComes(told)
    shop.clock.value = DUE + 60_000
    await Promise.all([shop.worker.turn(), shop.worker.turn()])
    expect((await mailsOf(id)).map((mail: { kind: string }) => mail.kind)).toEqual([kind])
  })

  test('an order that is paid for by the kitchen’s yes is no such mail', async () => {
    const id = await paidOrder(await aGuest(shop))
    await itsMomentComes({})
    expect(await mailsOf(id)).toEqual([])
  })

  test('cancelling twice, at once, is one mail', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await Promise.all([1, 2, 3].map(() => guest.ask('PATCH', `orders/${id}/cancel`)))
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test('a cancel that is refused is no mail (S4.20)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    shop.clock.value = DUE
    expect((await guest.ask('PATCH', `orders/${id}/cancel`)).statusCode).toBe(409)
    expect(await mailsOf(id)).toEqual([])
  })

  test('who changes their mind is told of the last pickup time alone, a moment later', async () => {
    const guest = await aGuest(shop, { language: 'en' })
    const id = await paidOrder(guest)
    for (const minutes of [60, 75, 90]) await move(guest, id, minutes)
    const [mail, ...more] = await mailsOf(id)
    expect(more).toEqual([])
    expect(mail.said).toContain('will now be ready about 1:30 pm')
    const waits = async (now: number) => {
      const [row] = await shop.deps.database.query(
        `SELECT count(*)::integer AS count FROM jobs
         WHERE payload ->> 'kind' = 'pickupChange' AND order_id = $1 AND due_at <= $2`,
        [id, now],
      )
      return row?.['count']
    }
    expect([await waits(shop.clock.value + 19_999), await waits(shop.clock.value + 20_000)]).toEqual([0, 1])
  })

  test('an order that is canceled before its move was told is told to be canceled, and nothing else', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await move(guest, id, 60)
    await guest.ask('PATCH', `orders/${id}/cancel`)
    expect((await mailsOf(id)).map((mail: { kind: string }) => mail.kind)).toEqual(['orderCancellation'])
  })

  test('an order is moved so often in an hour, and no further', async () => {
    const strict = await openTestShop({ database: shop.deps.database, limits: { ordersPerMinute: 3 } })
    const guest = await aGuest(strict)
    const id = await paidOrder(guest)
    const statuses: number[] = []
    for (const minutes of [40, 50, 60, 70, 80, 90, 100]) {
      strict.clock.value += 30_000
      statuses.push((await move(guest, id, minutes)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    await strict.app.close()
  })

  test('each new pickup time is told with its own deadline (S4.21)', async () => {
    const guest = await aGuest(shop, { language: 'en' })
    const id = await paidOrder(guest)
    await move(guest, id, 60)
    await itIsTaken(id)
    await move(guest, id, 90)
    const mails = await mailsOf(id)
    expect(mails.map((mail: { kind: string }) => mail.kind)).toEqual(['pickupChange', 'pickupChange'])
    const said = mails.map((mail: { said: string }) => mail.said).join('\n')
    for (const words of [
      'will now be ready about 1:00 pm',
      'will now be ready about 1:30 pm',
      'until 1:15 pm',
    ])
      expect(said).toContain(words)
  })

  test('another mode is told too', async () => {
    const guest = await aGuest(shop, { language: 'en' })
    const id = await paidOrder(guest)
    await guest.ask('PATCH', `orders/${id}`, { body: { pickUpMode: 'TAKEOUT' } })
    const [mail] = await mailsOf(id)
    expect(mail.said).toContain('Takeaway: Brygga Burger')
    expect(mail.said).toContain('VAT 15%  kr 129.57 + kr 19.43 = kr 149.00')
  })

  test.each([
    ['the same time again', { retrievalDate: later(30) }],
    ['being on the way', { isOnMyWay: true }],
    ['sending it now, at the counter (S4.24)', { injectNow: true }],
  ])('%s is no mail', async (_what, body) => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    expect((await guest.ask('PATCH', `orders/${id}`, { body })).statusCode).toBe(200)
    expect(await mailsOf(id)).toEqual([])
  })

  test('an order that is not paid yet is told nothing of its new time', async () => {
    const guest = await aGuest(shop)
    const id = String((await order(guest)).json().id)
    expect((await move(guest, id, 60)).statusCode).toBe(200)
    expect(await mailsOf(id)).toEqual([])
  })

  test('a change that fails half way has written no mail', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const { database } = shop.deps
    const whole = database.transaction
    Object.assign(database, {
      transaction: (work: Parameters<typeof whole>[0]) =>
        whole(async (queries) => {
          await work(queries)
          throw new Error('power cut')
        }),
    })
    expect((await guest.ask('PATCH', `orders/${id}/cancel`)).statusCode).toBe(500)
    Object.assign(database, { transaction: whole })
    expect(await mailsOf(id)).toEqual([])
    expect((await guest.ask('GET', `orders/${id}`)).json().state).toBe('VALIDATED')
  })
})
