import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '#server/core/process/env.ts'
import { NOON, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { WEBHOOK_SECRET, openWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import type { WebhookReceiver } from '#tests/support/webhook-receiver.ts'

const CALLED = { firstName: 'Kari', phoneNumber: '+4790011200' }
const DUE = NOON + 15 * 60_000

let till: WebhookReceiver
let shop: TestShop
let guest: Customer

beforeAll(async () => {
  till = await openWebhookReceiver()
  const pointOfSale = { url: `${till.url}/orders`, secret: WEBHOOK_SECRET }
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

async function sentOrder(...answers: readonly (number | object)[]): Promise<string> {
  const id = await paidOrder(guest, CALLED)
  till.answer(answers)
  shop.clock.value = DUE
  await shop.worker.turn()
  return id
}

describe('an order goes to the point of sale of the deployment', () => {
  test('signed, under a name of its own, with whom to call, and gets its number there', async () => {
    const id = await sentOrder({ status: 'accepted', number: 'A12' })
    expect(await read(id)).toMatchObject({ state: 'PAID', posId: 'A12' })
    const [sent, ...more] = till.received
    expect([more, sent?.isSigned, sent?.path]).toEqual([[], true, '/orders'])
    expect(sent?.headers['idempotency-key']).toBe(`order_${id}`)
    expect(sent?.message).toMatchObject({
      type: 'order.sent',
      data: {
        orderId: id,
        restaurantId: 'brygga',
        customer: CALLED,
        taxRows: [{ rate: 25, tax: 29.8 }],
        items: [{ productCode: 'burger', quantity: 1, price: 149 }],
      },
    })
    expect(sent?.body).not.toMatch(/accountId|@/)
  })

  test.each([
    ['refuses it', { status: 'refused', reason: 'The oven is broken' }, 'INJECTION_ERROR'],
    ['has sold something of it out', { status: 'soldOut', productCodes: ['burger'] }, 'CONFLICTED'],
  ])('which %s, and nothing is paid', async (_what, answer, state) => {
    const id = await sentOrder(answer)
    expect(await read(id)).toMatchObject({ state })
    expect(await shop.deps.database.query('SELECT status FROM payments WHERE order_id = $1', [id])).toEqual([
      { status: 'released' },
    ])
  })

  test.each<[string, number | object]>([
    ['answers 503', 503],
    ['cuts the line', 0],
    ['sends elsewhere', 302],
    ['says nothing', 204],
    ['says what nobody understands', { status: 'maybe' }],
    ['accepts without a number', { status: 'accepted' }],
  ])('and where that %s, it is sent again under the same name', async (_what, answer) => {
    const id = await sentOrder(answer, { status: 'accepted', number: '7' })
    expect(await read(id)).toMatchObject({ state: 'SENT', isKitchenUnreached: true })
    shop.clock.value = DUE + 30_000
    await shop.worker.turn()
    expect(await read(id)).toMatchObject({ state: 'PAID', posId: '7' })
    expect(till.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      `order_${id}`,
      `order_${id}`,
    ])
  })

  test('which may say later: it was reached, and is asked again', async () => {
    const id = await sentOrder(503, { status: 'pending' }, { status: 'accepted', number: '8' })
    shop.clock.value = DUE + 30_000
    await shop.worker.turn()
    expect(await read(id)).toMatchObject({ state: 'SENT' })
    expect(await read(id)).not.toHaveProperty('isKitchenUnreached')
    shop.clock.value = DUE + 60_000
    await shop.worker.turn()
    expect(await read(id)).toMatchObject({ state: 'PAID', posId: '8' })
  })
})

describe('a point of sale is set', () => {
  const SET = { POINT_OF_SALE_URL: 'https://pos.example/orders', POINT_OF_SALE_SECRET: WEBHOOK_SECRET }

  test('by its address and its secret', () => {
    expect(readSettings(SET).pointOfSale).toEqual({ url: SET.POINT_OF_SALE_URL, secret: WEBHOOK_SECRET })
    expect(readSettings({}).pointOfSale).toBeUndefined()
  })

  test.each([
    [{ ...SET, POINT_OF_SALE_SECRET: '' }, 'POINT_OF_SALE_SECRET is missing'],
    [{ ...SET, POINT_OF_SALE_SECRET: 'secret' }, 'POINT_OF_SALE_SECRET must be whsec_'],
    [{ ...SET, POINT_OF_SALE_URL: 'pos.example' }, 'POINT_OF_SALE_URL must be like'],
  ])('whole, or nothing starts: %o', (environment, problem) => {
    expect(() => readSettings(environment)).toThrow(problem)
  })

  test('in production over https, and then no kitchen is simulated there', () => {
    const problemsOf = (environment: Record<string, string>) => {
      try {
        readSettings({ NODE_ENV: 'production', ...environment })
        return ''
      } catch (error) {
        return String(error)
      }
    }
    expect(problemsOf({})).toContain('SIMULATED_KITCHEN must be')
    expect(problemsOf(SET)).not.toMatch(/SIMULATED_KITCHEN|POINT_OF_SALE/)
    expect(problemsOf({ ...SET, POINT_OF_SALE_URL: 'http://pos.example' })).toContain(
      'POINT_OF_SALE_URL must begin with https://',
    )
  })
})
