import { randomUUID } from 'node:crypto'
import type { MessageFault } from '#server/payments/player.ts'
import type {
  NewVippsPayment,
  VippsPaymentState,
  VippsSettings,
} from '#server/payments/vipps/vipps-client.ts'
import { signatureOf } from '#server/payments/vipps/vipps-message.ts'
import type { SimulatedVippsPayment, VippsLedger } from './vipps-ledger.ts'

/** What the customer may do in the app. */
export const VIPPS_ANSWERS = ['pay', 'cancel'] as const
export type VippsAnswer = (typeof VIPPS_ANSWERS)[number]

export type VippsSimulator = ReturnType<typeof vippsSimulator>

type VippsOptions = VippsSettings & {
  /** Epoch ms. */
  readonly now: () => number
  /** Where the customer pays, by the reference of the payment. */
  readonly pageOf: (reference: string) => string
  /** Brings a message with its headers; its status. */
  readonly send: (body: string, headers: Record<string, string>) => Promise<number>
  /** Where messages go to, as their signature has it. */
  readonly messagesAt: () => { readonly path: string; readonly host: string }
  readonly ledger?: Partial<VippsLedger>
  readonly keep?: (ledger: VippsLedger) => void
}

const TOKEN = 'simulated-access-token'
/** As long as the app asks for a yes. */
const OPEN_FOR_MS = 10 * 60_000

/**
 * Stands in for Vipps MobilePay: the part of its ePayment API this shop uses, with a memory, the customer's app, the
 * messages it signs, and switches for what goes wrong between two machines.
 */
export function vippsSimulator(options: VippsOptions) {
  const { now, keep, send, webhookSecret } = options
  const ledger: VippsLedger = { payments: {}, keys: {}, ...options.ledger }
  /** `isAway`: nobody answers; `losesAnswers`: all is done, and no answer arrives. */
  const faults = {
    isAway: false,
    losesAnswers: false,
    refusesCapture: false,
    messages: 'none' as MessageFault,
  }
  const waiting: string[] = []

  function find(reference: string): SimulatedVippsPayment | undefined {
    const known = Object.hasOwn(ledger.payments, reference) ? ledger.payments[reference] : undefined
    const isLate = known?.state === 'CREATED' && now() > known.createdAt + OPEN_FOR_MS
    return known && isLate ? change(known, { state: 'EXPIRED' }, 'EXPIRED') : known
  }

  function change(
    payment: SimulatedVippsPayment,
    changes: Partial<Pick<SimulatedVippsPayment, 'state'>> & {
      aggregate?: Partial<VippsPaymentState['aggregate']>
    },
    told: string,
  ): SimulatedVippsPayment {
    const aggregate = { ...payment.aggregate, ...changes.aggregate }
    const changed = { ...payment, ...changes, aggregate }
    ledger.payments[payment.reference] = changed
    const { reference, amount } = payment
    const pspReference = randomUUID()
    const timestamp = new Date(now()).toISOString()
    waiting.push(
      JSON.stringify({
        msn: options.merchantSerialNumber,
        reference,
        pspReference,
        name: told,
        amount,
        timestamp,
        success: true,
      }),
    )
    keep?.(ledger)
    return changed
  }

  /** What the customer says in the app; a payment is answered once. Gives the address they are led back to. */
  function answer(reference: string, said: VippsAnswer): string | undefined {
    const payment = find(reference)
    if (payment?.state !== 'CREATED') return payment?.returnUrl
    if (said === 'pay')
      change(payment, { state: 'AUTHORIZED', aggregate: { authorizedAmount: payment.amount } }, 'AUTHORIZED')
    else change(payment, { state: 'ABORTED' }, 'ABORTED')
    return payment.returnUrl
  }

  /** Takes what is held by hand, as a restaurant does at its portal. Gives where its customer is led back to. */
  function take(reference: string): string | undefined {
    const payment = find(reference)
    if (payment) modify(payment, 'capture', payment.amount.value)
    return payment?.returnUrl
  }

  function create(told: NewVippsPayment): Reply {
    if (find(told.reference)) return { status: 409, body: {} }
    const { reference, amount, returnUrl, metadata } = told
    const none = { ...amount, value: 0 }
    ledger.payments[reference] = {
      reference,
      state: 'CREATED',
      amount,
      aggregate: {
        authorizedAmount: none,
        cancelledAmount: none,
        capturedAmount: none,
        refundedAmount: none,
      },
      metadata,
      returnUrl,
      createdAt: now(),
    }
    keep?.(ledger)
    return { status: 201, body: { reference, redirectUrl: options.pageOf(reference) } }
  }

  function modify(payment: SimulatedVippsPayment, act: string, value: number): Reply {
    const { state, aggregate, amount } = payment
    const { capturedAmount: captured, cancelledAmount: cancelled, refundedAmount: refunded } = aggregate
    const isHeld = state === 'AUTHORIZED' && captured.value === 0 && cancelled.value === 0
    switch (act) {
      case 'cancel':
        if (state === 'CREATED') return shown(change(payment, { state: 'TERMINATED' }, 'TERMINATED'))
        return isHeld
          ? shown(change(payment, { aggregate: { cancelledAmount: amount } }, 'CANCELLED'))
          : { status: 409, body: {} }
      case 'capture':
        if (!isHeld || value > amount.value || faults.refusesCapture) return { status: 409, body: {} }
        return shown(change(payment, { aggregate: { capturedAmount: { ...amount, value } } }, 'CAPTURED'))
      case 'refund': {
        const given = refunded.value + value
        if (value <= 0 || given > captured.value) return { status: 409, body: {} }
        return shown(
          change(payment, { aggregate: { refundedAmount: { ...amount, value: given } } }, 'REFUNDED'),
        )
      }
      default:
        return { status: 404, body: {} }
    }
  }

  /** One request of the shop's server. */
  function ask(method: string, path: string, headers: Headers, body: string): Reply {
    const isKnown =
      headers.get('ocp-apim-subscription-key') === options.subscriptionKey &&
      headers.get('merchant-serial-number') === options.merchantSerialNumber
    if (path === '/accesstoken/get') {
      const { clientId, clientSecret } = options
      const isRight = headers.get('client_id') === clientId && headers.get('client_secret') === clientSecret
      if (!isKnown || !isRight) return { status: 401, body: {} }
      return { status: 200, body: { access_token: TOKEN, expires_in: '3600', token_type: 'Bearer' } }
    }
    if (!isKnown || headers.get('authorization') !== `Bearer ${TOKEN}`) return { status: 401, body: {} }
    const [, reference = '', act = ''] =
      /^\/epayment\/v1\/payments(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (method === 'GET') {
      const payment = find(reference)
      return payment ? shown(payment) : { status: 404, body: {} }
    }
    const key = headers.get('idempotency-key')
    if (key === null) return { status: 400, body: {} }
    const asked = `${path} ${body}`
    const known = Object.hasOwn(ledger.keys, key) ? ledger.keys[key] : undefined
    if (known)
      return known.asked === asked
        ? { status: known.status, body: JSON.parse(known.body) as object }
        : { status: 409, body: {} }
    const reply = done(reference, act, body)
    if (reply.status < 300) {
      ledger.keys[key] = { asked, status: reply.status, body: JSON.stringify(reply.body) }
      keep?.(ledger)
    }
    return reply
  }

  function done(reference: string, act: string, body: string): Reply {
    if (reference === '') return create(JSON.parse(body) as NewVippsPayment)
    const payment = find(reference)
    if (!payment) return { status: 404, body: {} }
    const { modificationAmount } =
      body === ''
        ? { modificationAmount: undefined }
        : (JSON.parse(body) as { modificationAmount?: { value: number } })
    return modify(payment, act, modificationAmount?.value ?? 0)
  }

  async function fetchIt(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    if (faults.isAway) throw new TypeError('fetch failed')
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://vipps')
    const path = pathname.slice(Math.max(0, pathname.search(/\/(accesstoken|epayment)\//)))
    const body = typeof init.body === 'string' ? init.body : ''
    const reply = ask(init.method ?? 'GET', path, new Headers(init.headers), body)
    if (faults.losesAnswers) throw new TypeError('fetch failed')
    return new Response(JSON.stringify(reply.body), { status: reply.status })
  }

  async function bring(body: string, secret = webhookSecret): Promise<boolean> {
    const { path, host } = options.messagesAt()
    const date = new Date(now()).toUTCString()
    const signed = signatureOf({ path, host, date, body: Buffer.from(body) }, secret)
    const headers = { ...signed, 'x-ms-date': date, 'content-type': 'application/json' }
    const status = await send(body, headers).catch(() => 0)
    return status >= 200 && status < 300
  }

  /** Sends the messages that wait, as the switch says; what is not received waits on. */
  async function deliver(): Promise<void> {
    const due = waiting.splice(0)
    if (faults.messages === 'lost') return
    if (faults.messages === 'late') {
      waiting.push(...due)
      return
    }
    if (faults.messages === 'reordered') due.reverse()
    for (const body of due) {
      if (faults.messages === 'forged') await bring(body, 'the secret of somebody else')
      const isReceived = await bring(body)
      if (faults.messages === 'doubled') await bring(body)
      if (!isReceived) waiting.push(body)
    }
  }

  function clear(): void {
    Object.assign(faults, { isAway: false, losesAnswers: false, refusesCapture: false, messages: 'none' })
  }

  return { answer, take, find, fetch: fetchIt, bring, deliver, clear, faults, ledger, waiting }
}

type Reply = { readonly status: number; readonly body: object }

function shown({ returnUrl: _url, createdAt: _at, ...payment }: SimulatedVippsPayment): Reply {
  return { status: 200, body: payment }
}
