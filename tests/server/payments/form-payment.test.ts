import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GatewayAnswer } from '#simulators/nepting/gateway-simulator.ts'
import { assertMoneyInvariants } from '#tests/support/payments/money-invariants.ts'
import {
  DUE,
  MINUTE,
  aGuest,
  anUnpaidOrder,
  becomeQuiet,
  cardSecret,
  comeBack,
  giveCard,
  holdersIn,
  openPayingShop,
  paymentsOf,
  startCard,
  stateOf,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'
import type { Customer } from '#tests/support/test-shop.ts'
import { aUserOf } from '#tests/support/users.ts'

describe('paying by form redirect', () => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await openPayingShop()
  })
  beforeEach(() => shop.reset())
  afterEach(async () => {
    await becomeQuiet(shop)
    await assertMoneyInvariants(holdersIn(shop))
  })
  afterAll(() => shop.close())

  const start = (customer: Customer, orderId: string, choice: object = {}) =>
    customer.ask('POST', 'payments/nepting', { body: { orderId, ...choice } })

  /** Brings the form to the gateway as a browser does; what the customer says there, and the page that follows. */
  async function atTheGateway(customer: Customer, orderId: string, said: GatewayAnswer, choice: object = {}) {
    const { data, signature } = (await start(customer, orderId, choice)).json()
    const transaction = shop.gateway.take({ ...data, signature })
    const back = shop.gateway.answer(transaction?.transactionId ?? '', said) ?? ''
    return { data, back: new URL(back).pathname }
  }
  const comesBackTo = async (path: string) => {
    const { statusCode, headers } = await shop.app.inject(path)
    return [statusCode, headers.location]
  }

  test('gives the page a signed form for the gateway of the settings (S3.44, S3.45, S7.56)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const answer = (await start(guest, id)).json()
    expect(answer).toEqual({
      url: 'https://gateway.test/pay',
      data: {
        merchantId: 'orda-test',
        transactionId: expect.any(String),
        orderId: id,
        operation: 'AUTHORISATION',
        amount: '14900',
        currency: 'NOK',
        language: 'no',
        expiresAt: '2026-03-10T11:30:00.000Z',
        successUrl: expect.stringMatching(/^https:\/\/orda\.test\/.*\/success$/),
        errorUrl: expect.stringMatching(/\/error$/),
        refusedUrl: expect.stringMatching(/\/refused$/),
        cancelUrl: expect.stringMatching(/\/cancel$/),
        statusUrl: 'https://orda.test/api/x/payments/nepting/status',
      },
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((await start(guest, id)).json()).toEqual(answer)
  })

  test.each([
    ['pays', 'pay', 'VALIDATED', ['authorised'], 'payment-success'],
    ['is refused', 'refuse', 'CREATED', ['released'], 'payment-refused'],
    ['goes back', 'cancel', 'CREATED', ['released'], 'payment-cancel'],
    ['waits for the bank', 'later', 'WAITING', ['begun'], 'current-order'],
  ] as const)(
    'who %s there is led to the page that says so (S2.51)',
    async (_what, said, state, payments, page) => {
      const guest = await aGuest(shop)
      const id = await anUnpaidOrder(guest)
      const { back } = await atTheGateway(guest, id, said)
      expect(await comesBackTo(back)).toEqual([303, `https://orda.test/${page}`])
      expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual([state, payments])
    },
  )

  test('coming back twice is paid once', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const { back } = await atTheGateway(guest, id, 'pay')
    for (let times = 0; times < 2; times += 1)
      expect(await comesBackTo(back)).toEqual([303, 'https://orda.test/payment-success'])
    expect(await paymentsOf(shop, id)).toEqual(['authorised'])
  })

  test('an address of success is no payment: who has not paid yet is led to where the answer is waited for, and not told that it was refused (F56)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const { data } = (await start(guest, id)).json()
    const path = new URL(data.successUrl).pathname
    expect(await comesBackTo(path)).toEqual([303, 'https://orda.test/current-order'])
    expect(await stateOf(guest, id)).toBe('WAITING')
  })

  test('a refused customer tries again with a transaction of its own (S4.55)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const first = await atTheGateway(guest, id, 'refuse')
    const second = await atTheGateway(guest, id, 'pay')
    expect(second.data.transactionId).not.toBe(first.data.transactionId)
    expect(await comeBack(guest, id)).toBe('VALIDATED')
    expect(await paymentsOf(shop, id)).toEqual(['released', 'authorised'])
  })

  test('the money is taken when the kitchen has the order, and let go when it is cancelled', async () => {
    const guest = await aGuest(shop)
    const [cooked, cancelled] = [await anUnpaidOrder(guest), await anUnpaidOrder(guest)]
    for (const id of [cooked, cancelled]) {
      await atTheGateway(guest, id, 'pay')
      await comeBack(guest, id)
    }
    await guest.ask('PATCH', `orders/${cancelled}/cancel`)
    shop.clock.value = DUE
    await shop.worker.turn()
    expect(await paymentsOf(shop, cooked)).toEqual(['captured'])
    expect(await paymentsOf(shop, cancelled)).toEqual(['released'])
    const statuses = Object.values(shop.gateway.ledger.transactions).map(({ orderId, status }) => [
      orderId,
      status,
    ])
    expect(statuses).toEqual(
      expect.arrayContaining([
        [cooked, 'CAPTURED'],
        [cancelled, 'CANCELLED'],
      ]),
    )
  })

  describe('the message of the gateway', () => {
    test('settles the order of a customer who never came back', async () => {
      const guest = await aGuest(shop)
      const id = await anUnpaidOrder(guest)
      await atTheGateway(guest, id, 'pay')
      shop.gateway.faults.messages = 'doubled'
      await shop.gateway.deliver()
      expect([await stateOf(guest, id), shop.gateway.waiting]).toEqual(['VALIDATED', []])
    })

    const FORGERIES: readonly (readonly [string, (fields: URLSearchParams) => void])[] = [
      ['another amount', (fields) => fields.set('amount', '1')],
      ['another order', (fields) => fields.set('orderId', 'another')],
      ['another status', (fields) => fields.set('status', 'AUTHORISED')],
      ['no signature', (fields) => fields.delete('signature')],
      ['a field more', (fields) => fields.set('extra', '1')],
    ]
    test.each(FORGERIES)('with %s is refused and moves nothing (F56)', async (_what, forge) => {
      const guest = await aGuest(shop)
      const id = await anUnpaidOrder(guest)
      await atTheGateway(guest, id, 'later')
      const [message] = shop.gateway.waiting.splice(0)
      const fields = new URLSearchParams(message?.body)
      forge(fields)
      const post = (body: string) =>
        shop.app.inject({
          method: 'POST',
          url: '/api/x/payments/nepting/status',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: body,
        })
      expect((await post(fields.toString())).statusCode).toBe(400)
      expect(await stateOf(guest, id)).toBe('CREATED')
      expect((await post(message?.body ?? '')).statusCode).toBe(200)
      expect(await stateOf(guest, id)).toBe('WAITING')
    })
  })

  test('the form a customer brings to the gateway passes for no message of it (F56)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const { data, signature } = (await start(guest, id)).json()
    const body = new URLSearchParams({ ...data, signature }).toString()
    const post = (payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/x/payments/nepting/status',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
    expect((await post(body)).statusCode).toBe(400)
  })

  test('a form nobody posted is worth nothing once the order has been given up (P5)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest, { retrievalDate: new Date(DUE + 120 * MINUTE).toISOString() })
    const { data, signature } = (await start(guest, id)).json()
    shop.clock.value += 30 * MINUTE
    await shop.worker.turn()
    expect(await paymentsOf(shop, id)).toEqual(['released'])
    const late = shop.gateway.take({ ...data, signature })
    expect(late?.status).toBe('CANCELLED')
  })

  test('a gateway that does not answer is told, and the order can be paid when it is back', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    await atTheGateway(guest, id, 'pay')
    shop.gateway.faults.isAway = true
    expect(await comeBack(guest, id)).toBe('payment.unavailable')
    const again = await start(guest, id)
    expect([again.statusCode, again.json().code]).toEqual([503, 'payment.unavailable'])
    shop.gateway.faults.isAway = false
    expect(await comeBack(guest, id)).toBe('VALIDATED')
  })

  test('who changes to a card while the gateway does not answer is told so, and pays when it is back (reliability 9)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    await atTheGateway(guest, id, 'refuse')
    shop.gateway.faults.isAway = true
    const away = await startCard(guest, id)
    expect([away.statusCode, away.json().code]).toEqual([503, 'payment.unavailable'])
    shop.gateway.faults.isAway = false
    giveCard(shop, await cardSecret(guest, id))
    expect(await comeBack(guest, id)).toBe('VALIDATED')
  })

  test('a bank that refuses to give the money ends at the counter (F53)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    await atTheGateway(guest, id, 'pay')
    await comeBack(guest, id)
    shop.gateway.faults.refusesCapture = true
    shop.clock.value = DUE
    await shop.worker.turn()
    expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual(['PAYMENT_ERROR', ['released']])
  })

  describe('a card that is kept', () => {
    test('is saved where the user ticked so, and pays the next order (S6.8, S7.56, S7.57)', async () => {
      const user = await aUserOf(shop)
      const first = await anUnpaidOrder(user)
      await atTheGateway(user, first, 'pay', { savePaymentMethod: true })
      await comeBack(user, first)
      const { items } = (await user.ask('GET', 'payment-methods/nepting')).json()
      expect(items).toEqual([
        { id: expect.any(String), maskedPan: '4242********4242', endOfValidity: '2030-12' },
      ])
      const second = await anUnpaidOrder(user)
      const { data } = await atTheGateway(user, second, 'pay', { paymentMethodId: items[0].id })
      expect(Object.keys(shop.gateway.ledger.methods)).toContain(data.methodToken)
      expect(await comeBack(user, second)).toBe('VALIDATED')
      expect((await user.ask('GET', 'payment-methods/nepting')).json().items).toHaveLength(1)
    })

    test('is not saved for a guest, whatever is ticked', async () => {
      const guest = await aGuest(shop)
      const id = await anUnpaidOrder(guest)
      const { data } = await atTheGateway(guest, id, 'pay', { savePaymentMethod: true })
      expect(data.saveMethod).toBeUndefined()
    })

    test('is forgotten by the gateway when the user deletes it (S7.58)', async () => {
      const user = await aUserOf(shop)
      const id = await anUnpaidOrder(user)
      await atTheGateway(user, id, 'pay', { savePaymentMethod: true })
      await comeBack(user, id)
      const [method] = (await user.ask('GET', 'payment-methods/nepting')).json().items
      const before = Object.keys(shop.gateway.ledger.methods).length
      await user.ask('DELETE', `payment-methods/nepting/${method.id}`)
      await shop.worker.turn()
      expect(Object.keys(shop.gateway.ledger.methods)).toHaveLength(before - 1)
    })

    test('of another user pays nothing', async () => {
      const owner = await aUserOf(shop)
      const first = await anUnpaidOrder(owner)
      await atTheGateway(owner, first, 'pay', { savePaymentMethod: true })
      await comeBack(owner, first)
      const [method] = (await owner.ask('GET', 'payment-methods/nepting')).json().items
      const other = await aUserOf(shop)
      const refused = await start(other, await anUnpaidOrder(other), { paymentMethodId: method.id })
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'paymentMethod.notFound'])
    })
  })
})
