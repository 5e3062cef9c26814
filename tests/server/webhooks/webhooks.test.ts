import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromDeployment } from '#contracts/system/deployment.contract.ts'
import type { Worker } from '#server/core/jobs/worker.ts'
import { signedHeaders } from '#server/webhooks/standard-webhooks.ts'
import { DELAYS_MS } from '#server/webhooks/webhook-job.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { WEBHOOK_SECRET, openWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import type { WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { aWebhookSenderAt } from '#tests/support/workers.ts'

const CALLED = { firstName: 'Kari', phoneNumber: '+4790011200' }

test('a message is signed as Standard Webhooks has it, by the example of its libraries', () => {
  const headers = signedHeaders(
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    '{"test": 2432232314}',
    WEBHOOK_SECRET,
    1_614_265_330_000,
  )
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

describe.each(DATABASES)('other systems are told of orders, from %s', (_, open) => {
  let shop: TestShop
  let receiver: WebhookReceiver
  let senders: Worker[] = []
  let errors: string[] = []

  beforeAll(async () => {
    receiver = await openWebhookReceiver()
    const webhooks = [{ id: 'till', url: `${receiver.url}/orders` }]
    const catalogue = aCatalogue({ deployment: aDeployment({ webhooks }) })
    shop = await openTestShop({ database: await open(), catalogue })
  })
  beforeEach(async () => {
    await shop.reset()
    await shop.deps.database.query('DELETE FROM jobs')
    receiver.forget()
    errors = []
  })
  afterEach(async () => {
    for (const sender of senders) await sender.stop()
    senders = []
  })
  afterAll(async () => {
    await shop.close()
    await receiver.close()
  })

  function aSender(secrets: Record<string, string> = { WEBHOOK_TILL_SECRET: WEBHOOK_SECRET }): Worker {
    const sender = aWebhookSenderAt(shop, {
      secrets,
      onError: (error, { id }, isLast) => errors.push(`${String(error)} ${id} ${isLast}`),
    })
    senders.push(sender)
    return sender
  }

  const told = () => receiver.received.map(({ message }) => [message.type, message.data['state']])

  test('that they are placed, paid, moved and cancelled, signed, in their order', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const retrievalDate = new Date(NOON + 60 * 60_000).toISOString()
    await guest.ask('PATCH', `orders/${id}`, { body: { retrievalDate } })
    await guest.ask('PATCH', `orders/${id}/cancel`)
    await aSender().turn()
    expect(told()).toEqual([
      ['order.placed', 'CREATED'],
      ['order.paid', 'VALIDATED'],
      ['order.changed', 'VALIDATED'],
      ['order.cancelled', 'CANCELLED'],
    ])
    expect(receiver.received.every(({ isSigned }) => isSigned)).toBe(true)
    expect(receiver.received.map(({ message }) => message.data['retrievalDate'])[2]).toBe(retrievalDate)
  })

  test('that the kitchen refused, and the number at the counter where it did not', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const refused = await paidOrder(guest)
    await shop.customer().ask('POST', 'x/kitchen', {
      body: { restaurantId: 'brygga', order: { id: refused, fate: 'refuse' } },
    })
    shop.clock.value = NOON + 30 * 60_000
    await shop.worker.turn()
    await aSender().turn()
    const last = (orderId: string) =>
      receiver.received.findLast(({ message }) => message.data.orderId === orderId)?.message
    expect(last(id)).toMatchObject({ type: 'order.changed', data: { state: 'PAID', posId: '001' } })
    expect(last(refused)).toMatchObject({ type: 'order.refused', data: { state: 'INJECTION_ERROR' } })
  })

  test('that the kitchen makes it, and has it ready', async () => {
    const id = await paidOrder(await aGuest(shop))
    const tell = (tells: object) =>
      shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', ...tells } })
    await tell({ steps: 'told', order: { id, fate: 'accept' } })
    await shop.worker.turn()
    for (const fate of ['preparing', 'ready']) await tell({ order: { id, fate } })
    await aSender().turn()
    expect(told().slice(-2)).toEqual([
      ['order.changed', 'PAID'],
      ['order.ready', 'PAID'],
    ])
  })

  test('what is in them, with whom to call, what each costs and the taxes by rate, and no account or address', async () => {
    const id = await paidOrder(await aGuest(shop), CALLED)
    await aSender().turn()
    const paid = receiver.received.find(({ message }) => message.type === 'order.paid')
    expect(paid?.message).toEqual({
      type: 'order.paid',
      timestamp: new Date(NOON).toISOString(),
      data: {
        orderId: id,
        revision: expect.any(Number),
        restaurantId: 'brygga',
        state: 'VALIDATED',
        createdAt: new Date(NOON).toISOString(),
        pickUpMode: 'EATIN',
        retrievalDate: new Date(NOON + 30 * 60_000).toISOString(),
        total: 149,
        taxes: 29.8,
        taxRows: [{ rate: 25, net: 119.2, tax: 29.8, gross: 149 }],
        customer: CALLED,
        currency: 'nok',
        items: [
          {
            productCode: 'burger',
            name: 'burger',
            quantity: 1,
            price: 149,
            isOutaged: false,
            children: [],
          },
        ],
      },
    })
    expect(paid?.body).not.toMatch(/accountId|@/)
  })

  test('an order repeated under its key is told once', async () => {
    const guest = await aGuest(shop)
    for (const _each of [1, 2]) await order(guest, {}, 'the-same-key')
    await aSender().turn()
    expect(told()).toEqual([['order.placed', 'CREATED']])
  })

  test('nothing of what was not done', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await aSender().turn()
    receiver.forget()
    shop.clock.value = NOON + 29 * 60_000
    expect((await guest.ask('PATCH', `orders/${id}/cancel`)).statusCode).toBe(409)
    await aSender().turn()
    expect(told()).toEqual([])
  })

  test.each([[500], [302], [0]])('again under the same id, after %i', async (status) => {
    await order(await aGuest(shop))
    const sender = aSender()
    receiver.answer([status])
    await sender.turn()
    await sender.turn()
    expect([receiver.received.length, errors.length]).toEqual([1, 1])
    shop.clock.value = NOON + 5_000
    await sender.turn()
    await sender.turn()
    const [first, second, ...more] = receiver.received
    expect(more).toEqual([])
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect([second?.body, second?.path, second?.isSigned]).toEqual([first?.body, '/orders', true])
  })

  test('for three days and a half, longer each time, and not for ever', async () => {
    await order(await aGuest(shop))
    const sender = aSender()
    receiver.answer(Array.from({ length: 20 }, () => 503))
    for (const delay of DELAYS_MS) {
      await sender.turn()
      shop.clock.value += delay
    }
    expect(Math.round((shop.clock.value - NOON) / 3_600_000)).toBe(76)
    await sender.turn()
    shop.clock.value += 1_000_000_000
    await sender.turn()
    expect(receiver.received).toHaveLength(DELAYS_MS.length + 1)
    expect(errors.filter((error) => error.endsWith('true'))).toHaveLength(1)
  })

  test('not again where nobody wants it there any more', async () => {
    await order(await aGuest(shop))
    const sender = aSender()
    receiver.answer([410])
    await sender.turn()
    shop.clock.value += 1_000_000_000
    await sender.turn()
    expect(receiver.received).toHaveLength(1)
  })

  test('never unsigned', async () => {
    await order(await aGuest(shop))
    await aSender({}).turn()
    expect([receiver.received, errors.join()]).toEqual([
      [],
      expect.stringContaining('WEBHOOK_TILL_SECRET is not set'),
    ])
  })

  test('and no page is told where they are', async () => {
    const { body } = await shop.customer().ask('GET', 'x/deployment')
    expect(body).not.toMatch(/webhook|127\.0\.0\.1/)
    expect(fromDeployment(shop.deps.catalogue.deployment())).not.toHaveProperty('webhooks')
  })
})
