import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { problemsOfOffered } from '#server/payments/offered.ts'
import type { VippsAnswer } from '#simulators/vipps/vipps-simulator.ts'
import { signatureOf, VIPPS_MESSAGES } from '#server/payments/vipps/vipps-message.ts'
import { vippsSettingsIn } from '#server/payments/vipps/vipps-provider.ts'
import { readSettings } from '#server/core/process/env.ts'
import { assertMoneyInvariants } from '#tests/support/payments/money-invariants.ts'
import {
  DUE,
  MINUTE,
  PAYMENTS,
  VIPPS,
  aGuest,
  anUnpaidOrder,
  becomeQuiet,
  bringVipps,
  comeBack,
  giveCard,
  holdersIn,
  openPayingShop,
  paymentsOf,
  startCard,
  stateOf,
  tellKitchen,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'
import type { Customer } from '#tests/support/test-shop.ts'

const KEYS = {
  VIPPS_CLIENT_ID: 'client',
  VIPPS_CLIENT_SECRET: 'very secret',
  VIPPS_SUBSCRIPTION_KEY: 'subscription',
  VIPPS_MERCHANT_SERIAL_NUMBER: '123456',
  VIPPS_WEBHOOK_SECRET: 'messages',
}

describe('what Vipps MobilePay is set up with', () => {
  test('is read from the environment, and asked live unless it is said otherwise', () => {
    expect(vippsSettingsIn(KEYS)).toEqual({
      url: 'https://api.vipps.no',
      clientId: 'client',
      clientSecret: 'very secret',
      subscriptionKey: 'subscription',
      merchantSerialNumber: '123456',
      webhookSecret: 'messages',
    })
    expect(vippsSettingsIn({ ...KEYS, VIPPS_ENVIRONMENT: 'test' })?.url).toBe('https://apitest.vipps.no')
  })

  test.each(Object.keys(KEYS))('is named where something of it is missing: %s', (name) => {
    expect(() => readSettings({ ...KEYS, [name]: undefined })).toThrow(`${name} is missing`)
  })

  test('is no test in production, and no number that cannot be', () => {
    const production = { ...KEYS, NODE_ENV: 'production', VIPPS_ENVIRONMENT: 'test' }
    expect(() => readSettings(production)).toThrow('VIPPS_ENVIRONMENT cannot be test in production')
    expect(() => readSettings({ ...KEYS, VIPPS_MERCHANT_SERIAL_NUMBER: 'msn' })).toThrow(
      /^VIPPS_MERCHANT_SERIAL_NUMBER must be/,
    )
  })

  test('is asked for by name where the deployment offers it', () => {
    const { payments } = readSettings({})
    expect(problemsOfOffered({ payments: ['vipps'], currency: 'nok' }, [], payments, false)).toEqual([
      expect.stringMatching(/^VIPPS_CLIENT_ID, .* and VIPPS_WEBHOOK_SECRET must be set/),
    ])
  })

  test.each([
    ['nok', 0],
    ['DKK', 0],
    ['eur', 0],
    ['sek', 0],
    ['usd', 1],
    ['isk', 1],
  ])('takes the currencies of the north and the euro alone: %s', (currency, problems) => {
    const told = problemsOfOffered({ payments: ['vipps'], currency }, [], PAYMENTS, false)
    expect(told).toHaveLength(problems)
    for (const each of told) expect(each).toMatch(/^payments cannot have "vipps".*take it out.*"currency"/)
  })
})

describe('paying in the app', () => {
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

  const start = (customer: Customer, orderId: string) =>
    customer.ask('POST', 'x/payments/vipps', { body: { orderId } })
  const begin = async (customer: Customer, orderId: string) => {
    const { redirectUrl } = (await start(customer, orderId)).json()
    return String(redirectUrl).split('/').at(-1) ?? ''
  }
  /** What the customer says in the app, and the page that follows. */
  async function inTheApp(customer: Customer, orderId: string, said: VippsAnswer) {
    const reference = await begin(customer, orderId)
    const back = shop.vipps.answer(reference, said) ?? ''
    const { statusCode, headers } = await shop.app.inject(new URL(back).pathname)
    return [statusCode, headers.location]
  }
  const paidOrder = async (guest: Customer) => {
    const id = await anUnpaidOrder(guest)
    await inTheApp(guest, id, 'pay')
    return id
  }
  const known = (orderId: string) =>
    Object.values(shop.vipps.ledger.payments).filter(({ metadata }) => metadata?.orderId === orderId)

  test('leads to the app with the price of the order, and to the same payment when it is asked again', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const first = await start(guest, id)
    expect(first.json()).toEqual({ redirectUrl: expect.stringMatching(/^https:\/\/vipps\.test\/pay\//) })
    expect((await start(guest, id)).json()).toEqual(first.json())
    expect(known(id).map(({ amount, state }) => [amount, state])).toEqual([
      [{ currency: 'NOK', value: 14_900 }, 'CREATED'],
    ])
  })

  test.each([
    ['pays', 'pay', 'VALIDATED', ['authorised'], 'payment-success'],
    ['gives it up', 'cancel', 'CREATED', ['released'], 'payment-cancel'],
  ] as const)('who %s there is led to the page that says so', async (_what, said, state, payments, page) => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    expect(await inTheApp(guest, id, said)).toEqual([303, `https://orda.test/${page}`])
    expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual([state, payments])
  })

  test('whoever gave it up pays the same order by another payment (S4.55)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    await inTheApp(guest, id, 'cancel')
    await inTheApp(guest, id, 'pay')
    expect(await paymentsOf(shop, id)).toEqual(['released', 'authorised'])
  })

  test('whoever gave it up and came back by no way of ours is led to a payment that can still be paid', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const ended = await begin(guest, id)
    shop.vipps.answer(ended, 'cancel')
    const next = await begin(guest, id)
    expect(next).not.toBe(ended)
    expect(shop.vipps.find(next)?.state).toBe('CREATED')
  })

  test('money whose taking was answered to nobody is taken once, and the order is paid (F8)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    shop.clock.value = DUE
    shop.vipps.faults.losesAnswers = true
    await shop.worker.turn()
    shop.vipps.clear()
    shop.clock.value += 5 * MINUTE
    await shop.worker.turn()
    expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual(['PAID', ['captured']])
    expect(known(id)[0]?.aggregate.capturedAmount.value).toBe(14_900)
  })

  test('what was left half way is waited for, and goes on where it was left', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const reference = await begin(guest, id)
    expect(await comeBack(guest, id)).toBe('WAITING')
    expect(await begin(guest, id)).toBe(reference)
    shop.vipps.answer(reference, 'pay')
    expect(await comeBack(guest, id)).toBe('VALIDATED')
    expect(await paymentsOf(shop, id)).toEqual(['authorised'])
  })

  test('what nobody said yes to in time can be paid anew', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    await begin(guest, id)
    shop.clock.value += 11 * MINUTE
    expect(await comeBack(guest, id)).toBe('CREATED')
    await inTheApp(guest, id, 'pay')
    expect(await paymentsOf(shop, id)).toEqual(['released', 'authorised'])
  })

  test('the money is taken when the kitchen has the order, and let go when it is cancelled before', async () => {
    const guest = await aGuest(shop)
    const [cooked, cancelled] = [await paidOrder(guest), await paidOrder(guest)]
    await guest.ask('PATCH', `orders/${cancelled}/cancel`)
    shop.clock.value = DUE
    await shop.worker.turn()
    expect([await paymentsOf(shop, cooked), await paymentsOf(shop, cancelled)]).toEqual([
      ['captured'],
      ['released'],
    ])
    const [taken, left] = [known(cooked)[0], known(cancelled)[0]]
    expect([taken?.aggregate.capturedAmount.value, left?.aggregate.cancelledAmount.value]).toEqual([
      14_900, 14_900,
    ])
  })

  test('what was taken by hand is given back with the order, once, however often an answer is lost', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    const [payment] = known(id)
    if (!payment) throw new Error('nothing was paid')
    shop.vipps.ledger.payments[payment.reference] = {
      ...payment,
      aggregate: { ...payment.aggregate, capturedAmount: payment.amount },
    }
    shop.vipps.faults.losesAnswers = true
    await guest.ask('PATCH', `orders/${id}/cancel`)
    await shop.worker.turn()
    expect(await paymentsOf(shop, id)).toEqual(['releasing'])
    await becomeQuiet(shop)
    expect(await paymentsOf(shop, id)).toEqual(['refunded'])
    expect(known(id)[0]?.aggregate.refundedAmount.value).toBe(14_900)
  })

  test('money that is refused to the kitchen is told as unsuccessful (F53)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    shop.vipps.faults.refusesCapture = true
    shop.clock.value = DUE
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe('PAYMENT_ERROR')
  })

  test('a kitchen that refuses the order has the money let go', async () => {
    const guest = await aGuest(shop)
    await tellKitchen(shop, { injection: 'refuse' })
    const id = await paidOrder(guest)
    shop.clock.value = DUE
    await shop.worker.turn()
    await becomeQuiet(shop)
    expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual(['INJECTION_ERROR', ['released']])
  })

  test('nobody is charged while it does not answer, and the next tap finds the payment that was begun (F7, F9)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    shop.vipps.faults.losesAnswers = true
    expect((await start(guest, id)).json()).toMatchObject({ code: 'payment.unavailable' })
    shop.vipps.clear()
    await inTheApp(guest, id, 'pay')
    expect(known(id)).toHaveLength(1)
    expect(await paymentsOf(shop, id)).toEqual(['authorised'])
  })

  test('whoever pays by card instead ends what stands open in the app', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const reference = await begin(guest, id)
    giveCard(shop, (await startCard(guest, id)).json().paymentIntentClientSecret)
    expect(await comeBack(guest, id)).toBe('VALIDATED')
    expect(shop.vipps.find(reference)?.state).toBe('TERMINATED')
  })

  describe('its message', () => {
    test.each(['none', 'doubled', 'reordered', 'forged'] as const)(
      'settles the order of a customer who never came back, once: %s',
      async (fault) => {
        const guest = await aGuest(shop)
        const id = await anUnpaidOrder(guest)
        shop.vipps.answer(await begin(guest, id), 'pay')
        shop.vipps.faults.messages = fault
        await shop.vipps.deliver()
        expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual(['VALIDATED', ['authorised']])
      },
    )

    test('that never comes is made up for by the sweeper (P6)', async () => {
      const guest = await aGuest(shop)
      const id = await anUnpaidOrder(guest)
      shop.vipps.answer(await begin(guest, id), 'pay')
      shop.vipps.faults.messages = 'lost'
      await shop.vipps.deliver()
      shop.clock.value += MINUTE
      await shop.worker.turn()
      expect(await stateOf(guest, id)).toBe('VALIDATED')
    })

    const body = JSON.stringify({ reference: 'r', pspReference: 'p', name: 'AUTHORIZED', success: true })
    const told = (at: number, more: { secret?: string; host?: string; path?: string } = {}) => {
      const { secret = VIPPS.webhookSecret, host = 'orda.test', path = VIPPS_MESSAGES } = more
      const date = new Date(at).toUTCString()
      return {
        ...signatureOf({ path, host, date, body: Buffer.from(body) }, secret),
        'x-ms-date': date,
        'content-type': 'application/json',
      }
    }

    test.each([
      ['signed', 0, {}, body, 200],
      ['signed by somebody else', 0, { secret: 'another' }, body, 400],
      ['meant for another shop', 0, { host: 'other.test' }, body, 400],
      ['meant for another address', 0, { path: '/api/x' }, body, 400],
      ['old', -6 * MINUTE, {}, body, 400],
      ['of the future', 6 * MINUTE, {}, body, 400],
      ['changed on its way', 0, {}, body.replace('AUTHORIZED', 'CAPTURED'), 400],
    ] as const)(
      'is let in where it is right and no other: %s',
      async (_what, offset, more, payload, status) => {
        expect(await bringVipps(shop, payload, told(shop.clock.value + offset, more))).toBe(status)
      },
    )

    test('that is not signed at all is refused (F15)', async () => {
      expect(await bringVipps(shop, body, { 'content-type': 'application/json' })).toBe(400)
    })
  })
})
