import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPaymentPorts } from '#app/ports/payment-ports.ts'
import type { World } from '#app/ports/world.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { BROWSER_PAGE } from '#app/ports/page-world.ts'
import { createCardHandoff } from '#bindings/checkout/card-handoff.ts'
import { fromOrder } from '#contracts/orders/orders.contract.ts'
import { fromCardPayment, fromFormPayment, fromTestPayment } from '#contracts/orders/payments.contract.ts'
import type { PaymentWay } from '#domain/checkout/payment-way.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import type { OrderState } from '#domain/orders/order.ts'
import { clientOf, says, type Answering } from '#tests/api/fake-fetch.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { aRegular, atTheMenu } from '#tests/support/flows.ts'
import { aPaymentWorld } from '#tests/support/payment-world.ts'

const CARD: PaymentWay = { provider: 'stripe' }
const FORM: PaymentWay = { provider: 'nepting' }
const order = anOrder({ state: 'CREATED' })
const GATEWAY = 'https://gateway.example'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.body.replaceChildren()
})

describe('a card', () => {
  test('is confirmed with the secret of the server, and the server says whether it is paid (S4.56)', async () => {
    const { ports, handoff, asked } = paying({ state: 'VALIDATED' })
    const confirm = vi.fn(async () => undefined)
    handoff.put({ confirm, giveUp: vi.fn() })
    const paid = await ports.pay({ order, way: CARD, savesCard: true }, at())
    expect(confirm).toHaveBeenCalledWith('pi_secret', expect.stringContaining('/checkout'))
    expect(paid.state).toBe('VALIDATED')
    expect(asked.map(({ path }) => path)).toEqual(['/payments/stripe', '/x/payments/settle'])
    expect(asked[0]?.body).toMatchObject({ savePaymentMethod: true })
  })

  test('that the bank declines is refused by its code, and a wallet is told (S5.53)', async () => {
    const { ports, handoff } = paying({ state: 'CREATED' })
    const giveUp = vi.fn()
    handoff.put({ confirm: async () => ({ code: 'card_declined' }), giveUp })
    const refusal = ports.pay({ order, way: CARD, savesCard: false }, at())
    await expect(refusal).rejects.toEqual({ kind: 'refused', code: 'card.card_declined' })
    expect(giveUp).toHaveBeenCalledOnce()
  })

  test('that was being paid when the page was loaded anew is asked about, and never charged again', async () => {
    const { ports, asked } = paying({ state: 'VALIDATED' })
    await ports.pay({ order, way: CARD, savesCard: false }, at({ isResumed: true }))
    expect(asked.map(({ path }) => path)).toEqual(['/x/payments/settle'])
  })

  test.each([
    ['CREATED', 'payment.interrupted'],
    ['CANCELLED', 'order.alreadyCancelled'],
    ['INJECTION_ERROR', 'order.notTaken'],
    ['CONFLICTED', 'order.notTaken'],
  ] as const)('whose order the server leaves %s is not paid: %s', async (state, code) => {
    const { ports } = paying({ state })
    const refusal = ports.pay({ order, way: CARD, savesCard: false }, at({ isResumed: true }))
    await expect(refusal).rejects.toEqual({ kind: 'refused', code })
  })
})

describe('a card of which nobody has said what became', () => {
  test('that was never given to this page is not said to be refused by a bank', async () => {
    const { ports, asked } = paying({ state: 'CREATED' })
    const refusal = ports.pay({ order, way: CARD, savesCard: false }, at())
    await expect(refusal).rejects.toEqual({ kind: 'refused', code: 'payment.interrupted' })
    expect(asked.map(({ path }) => path)).toEqual(['/x/payments/settle'])
  })

  test('is refused as its bank did after the way there and back', async () => {
    const { ports } = paying({ state: 'CREATED', isFromBank: true })
    const refusal = ports.pay({ order, way: CARD, savesCard: false }, at({ isResumed: true }))
    await expect(refusal).rejects.toEqual({ kind: 'refused', code: 'card.notConfirmed' })
  })

  test.each([
    ['an answer that was lost', async () => ({ code: 'api_connection_error' })],
    ['a payment that was confirmed before', async () => ({ code: 'payment_intent_unexpected_state' })],
    ['a form that is gone', () => Promise.reject(new Error('no form'))],
  ])('is asked about at the server, which finds it paid: %s', async (_, confirm) => {
    const { ports, handoff } = paying({ state: 'VALIDATED' })
    handoff.put({ confirm })
    const paid = await ports.pay({ order, way: CARD, savesCard: false }, at())
    expect(paid.state).toBe('VALIDATED')
  })
})

describe('payment by form', () => {
  test('leaves the page with every value as it was signed, for the gateway of the settings (S3.44, S3.45)', async () => {
    const left = leaving()
    const { ports } = paying({ state: 'CREATED', url: `${GATEWAY}/pay` })
    await ports.leaveToPay({ order, way: FORM, savesCard: false })
    expect(left).toEqual([[`${GATEWAY}/pay`, { amount: '14900', signature: 'signed' }]])
  })

  test.each([['https://elsewhere.example/pay'], [`${GATEWAY}.elsewhere.example/pay`]])(
    'is posted nowhere else, as to %s (S3.45)',
    async (url) => {
      const left = leaving()
      const { ports } = paying({ state: 'CREATED', url })
      const refusal = ports.leaveToPay({ order, way: FORM, savesCard: false })
      await expect(refusal).rejects.toMatchObject({ code: 'payment.failed' })
      expect(left).toEqual([])
    },
  )

  test('that was given up is told apart from one that was refused (S8.16, S8.17)', async () => {
    const refused = paying({ state: 'CREATED' }).ports.settlePayment(PAYABLE, at())
    await expect(refused).rejects.toMatchObject({ code: 'payment.refused' })
    const cancelled = paying({ state: 'CREATED', isCancelled: true }).ports.settlePayment(PAYABLE, at())
    await expect(cancelled).rejects.toMatchObject({ code: 'payment.cancelled' })
  })
})

const PAYABLE = { order, way: FORM, savesCard: false }

describe('the way of last time', () => {
  test('is remembered by the device once it pays', async () => {
    const { ports } = paying({ state: 'VALIDATED' })
    await ports.pay({ order, way: { provider: 'test' }, savesCard: false }, at())
    expect(await ports.recallPaymentWay({ offered: ['stripe', 'test'] }, at())).toEqual({ provider: 'test' })
  })

  test('is the one that is offered first where it is no longer offered', async () => {
    const { ports } = paying({ state: 'VALIDATED' })
    await ports.pay({ order, way: { provider: 'test' }, savesCard: false }, at())
    const offered = ['vipps', 'nepting'] as const
    expect(await ports.recallPaymentWay({ offered }, at())).toEqual({ provider: 'vipps' })
  })

  test('is none where nothing is offered', async () => {
    const { ports } = paying({ state: 'VALIDATED' })
    expect(await ports.recallPaymentWay({ offered: [] }, at())).toBeNull()
  })

  test('is a saved card for a user who has one, by its id alone (S1.38)', async () => {
    const { ports } = paying({ state: 'VALIDATED' })
    const conversation = atTheMenu({ visitor: { ...aRegular(), kind: 'user' } }).conversation()
    expect(await ports.recallPaymentWay({ offered: ['stripe', 'test'] }, at({ conversation }))).toEqual({
      provider: 'stripe',
      methodId: 'm1',
    })
  })
})

function at(given: Partial<Parameters<ReturnType<typeof createPaymentPorts>['pay']>[1]> = {}) {
  return { signal: new AbortController().signal, conversation: atTheMenu().conversation(), ...given }
}

type Given = {
  readonly state: OrderState
  readonly url?: string
  readonly isCancelled?: boolean
  readonly isFromBank?: boolean
}

function paying({ state, url = `${GATEWAY}/pay`, isCancelled = false, isFromBank = false }: Given) {
  const answering: Answering = ({ path }) => {
    if (path.startsWith('/x/payment-methods/stripe'))
      return says({ items: [{ id: 'm1', maskedPan: '4242********4242', endOfValidity: '2030-12' }] })
    if (path.startsWith('/payment-methods')) return says({ items: [] })
    if (path === '/payments/stripe') return says(fromCardPayment({ clientSecret: 'pi_secret' }))
    if (path === '/payments/fake') return says(fromTestPayment({ isPaid: true, state }))
    if (path === '/payments/nepting')
      return says(fromFormPayment({ url, data: { amount: '14900' }, signature: 'signed' }))
    return says(fromOrder({ ...order, state }))
  }
  const { http, asked } = clientOf(answering)
  const handoff = createCardHandoff()
  const cameBack = { isFromBank, isCancelled }
  const world: World = {
    http,
    page: BROWSER_PAGE,
    personalData: createPersonalData(undefined),
    storage: localStorage,
    now: () => 0,
    language: () => 'en',
    deviceToken: () => 'device',
    isDeviceKnown: () => true,
    flags: DESCRIBED_FLAGS,
    payments: aPaymentWorld({ handoff, formGatewayUrl: GATEWAY, cameBack }),
  }
  return { ports: createPaymentPorts(world), handoff, asked }
}

/** The forms the page was left with: where to, and what they hold. */
function leaving() {
  const left: (readonly [string, Record<string, string>])[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value] as const)
    left.push([this.action, Object.fromEntries(fields)])
  })
  return left
}
