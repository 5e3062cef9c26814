import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedHeaders } from '#server/webhooks/standard-webhooks.ts'
import { NOON, aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { WEBHOOK_SECRET, openWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import type { WebhookReceiver } from '#tests/support/webhook-receiver.ts'

const DUE = NOON + 15 * 60_000

let till: WebhookReceiver
let shop: TestShop
let guest: Customer

beforeAll(async () => {
  till = await openWebhookReceiver()
  const pointOfSale = { url: till.url, secret: WEBHOOK_SECRET }
  shop = await openTestShop({ providers: { pointOfSale } })
})
beforeEach(async () => {
  await shop.reset()
  // What earlier tests left with the kitchen is none of the next one's.
  await shop.deps.database.query(`UPDATE orders SET state = 'CANCELLED'`)
  till.forget()
  guest = await aGuest(shop)
})
afterAll(async () => {
  await shop.close()
  await till.close()
})

const read = async (id: string) => (await guest.ask('GET', `orders/${id}`)).json()
const paymentsOf = async (id: string) =>
  (await shop.deps.database.query('SELECT status FROM payments WHERE order_id = $1', [id])).map(
    ({ status }) => status,
  )

function post(body: string, headers: Readonly<Record<string, string>>) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/x/point-of-sale',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  })
}

let told = 0

function tell(type: string, data: object) {
  told += 1
  const body = JSON.stringify({ type, timestamp: new Date(NOON).toISOString(), data })
  return post(body, signedHeaders(`told_${told}`, body, WEBHOOK_SECRET, shop.clock.value))
}

async function sentOrder(answer: object): Promise<string> {
  const id = await paidOrder(guest)
  till.answer([answer])
  shop.clock.value = DUE
  await shop.worker.turn()
  return id
}

const ACCEPTED = { status: 'accepted', number: 'A12' }

describe('what the kitchen says is what the customer sees', () => {
  test('it is made, ready and collected, and a step told late takes nothing back', async () => {
    const orderId = await sentOrder(ACCEPTED)
    const seen = [(await read(orderId)).kitchenStep]
    for (const step of ['preparing', 'ready', 'preparing', 'collected', 'ready']) {
      expect((await tell(`order.${step}`, { orderId })).statusCode).toBe(204)
      seen.push((await read(orderId)).kitchenStep)
    }
    expect(seen).toEqual(['accepted', 'preparing', 'ready', 'ready', 'collected', 'collected'])
  })

  test('the number at last, for an order it had not answered; the money is taken once', async () => {
    const orderId = await sentOrder({ status: 'pending' })
    expect((await tell('order.accepted', { orderId, number: 'B7' })).statusCode).toBe(204)
    await shop.worker.turn()
    expect(await read(orderId)).toMatchObject({ state: 'PAID', posId: 'B7', kitchenStep: 'accepted' })
    expect((await tell('order.accepted', { orderId, number: 'B7' })).statusCode).toBe(204)
    expect((await tell('order.accepted', { orderId, number: 'B8' })).statusCode).toBe(409)
    expect([till.received.length, await paymentsOf(orderId)]).toEqual([1, ['captured']])
  })

  test.each([
    ['not answered', { status: 'pending' }, ['released']],
    ['taken', ACCEPTED, ['refunded']],
  ])('that it cannot make what it had %s, why, and the money goes back', async (_what, answer, payments) => {
    const orderId = await sentOrder(answer)
    for (const _each of [1, 2])
      expect((await tell('order.refused', { orderId, reason: 'The oven is broken' })).statusCode).toBe(204)
    await shop.worker.turn()
    expect(await read(orderId)).toMatchObject({
      state: 'INJECTION_ERROR',
      refusalReason: 'The oven is broken',
    })
    expect(await paymentsOf(orderId)).toEqual(payments)
  })

  test('what is sold out, when it is open, and that it takes fewer orders or none', async () => {
    const restaurantId = 'brygga'
    const outages = [{ productCode: 'fries', state: 'UNAVAILABLE' }]
    const openingHours = [{ name: 'monday', value: '10:00|12:00' }]
    await tell('restaurant.changed', { restaurantId, outages, openingHours })
    await tell('restaurant.changed', { restaurantId, ordersInjectionDelay: 40 })
    const restaurant = (await guest.ask('GET', 'restaurants/brygga')).json()
    expect(restaurant).toMatchObject({ openingHours, settings: { ordersInjectionDelay: 40 } })
    expect(JSON.stringify(restaurant.outageProducts)).toContain('fries')
    await tell('restaurant.changed', { restaurantId, ordersEnabled: false })
    expect((await order(guest)).statusCode).toBe(409)
  })
})

describe('nobody else says it', () => {
  const BODY = JSON.stringify({
    type: 'restaurant.changed',
    data: { restaurantId: 'brygga', ordersEnabled: false },
  })

  test.each<[string, (now: number) => Readonly<Record<string, string>>]>([
    ['unsigned', () => ({})],
    ['signed with another secret', (now) => signedHeaders('a', BODY, `${WEBHOOK_SECRET}BBBB`, now)],
    ['signed over something else', (now) => signedHeaders('a', `${BODY} `, WEBHOOK_SECRET, now)],
    ['signed more than five minutes ago', (now) => signedHeaders('a', BODY, WEBHOOK_SECRET, now - 301_000)],
    ['signed for later', (now) => signedHeaders('a', BODY, WEBHOOK_SECRET, now + 301_000)],
    [
      'signed at no time',
      (now) => ({ ...signedHeaders('a', BODY, WEBHOOK_SECRET, now), 'webhook-timestamp': 'now' }),
    ],
  ])('%s', async (_how, headersAt) => {
    expect((await post(BODY, headersAt(NOON))).statusCode).toBe(401)
    expect((await guest.ask('GET', 'restaurants/brygga')).json().settings.ordersEnabled).toBe(true)
  })

  test('while a secret is changed one of several signatures is enough', async () => {
    const { 'webhook-signature': signature = '', ...rest } = signedHeaders('a', BODY, WEBHOOK_SECRET, NOON)
    const headers = { ...rest, 'webhook-signature': `v1,b2xk ${signature}` }
    expect((await post(BODY, headers)).statusCode).toBe(204)
  })
})

test.each<[string, object, number]>([
  ['order.ready', { orderId: 'unknown' }, 404],
  ['order.ready', {}, 400],
  ['order.eaten', { orderId: 'unknown' }, 400],
  ['order.refused', { orderId: 'unknown', reason: '' }, 400],
  ['restaurant.changed', { restaurantId: 'unknown' }, 404],
  ['restaurant.changed', { restaurantId: 'brygga', outages: [{ productCode: 'brger', state: 'X' }] }, 404],
  ['restaurant.changed', { restaurantId: 'brygga', payment: 'refuse' }, 400],
  ['restaurant.changed', { restaurantId: 'brygga', ordersInjectionDelay: -1 }, 400],
])('%s of %o is answered with %i', async (type, data, status) => {
  expect((await tell(type, data)).statusCode).toBe(status)
})

test('a product nobody sells here cannot be sold out: it is named, and nothing of the message is taken', async () => {
  const outages = ['fries', 'brger'].map((productCode) => ({ productCode, state: 'UNAVAILABLE' }))
  const answer = await tell('restaurant.changed', { restaurantId: 'brygga', ordersEnabled: false, outages })
  expect(answer.json()).toMatchObject({ code: 'product.notFound', field: 'outages.brger' })
  expect((await guest.ask('GET', 'restaurants/brygga')).json()).toMatchObject({
    outageProducts: [],
    settings: { ordersEnabled: true },
  })
})

test('what is only a choice of something can be sold out', async () => {
  const outages = [{ productCode: 'meal-cola', state: 'UNAVAILABLE' }]
  expect((await tell('restaurant.changed', { restaurantId: 'brygga', outages })).statusCode).toBe(204)
})

test('an order that is not in the kitchen has no steps there', async () => {
  const orderId = await paidOrder(guest)
  expect((await tell('order.ready', { orderId })).json()).toMatchObject({ code: 'order.notModifiable' })
})

test('where no point of sale is connected there is no such address', async () => {
  const other = await openTestShop()
  const body = '{}'
  const answer = await other.app.inject({
    method: 'POST',
    url: '/api/x/point-of-sale',
    headers: { 'content-type': 'application/json', ...signedHeaders('a', body, WEBHOOK_SECRET, NOON) },
    payload: body,
  })
  expect(answer.statusCode).toBe(404)
  await other.close()
})
