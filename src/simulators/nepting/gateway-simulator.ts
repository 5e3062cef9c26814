import type { NeptingSettings, Transaction } from '#server/payments/nepting/nepting-payment.ts'
import { isSignedBy, signatureOf } from '#server/payments/nepting/signature.ts'
import type { Fields } from '#server/payments/nepting/signature.ts'
import type { MessageFault } from '#server/payments/player.ts'

export type GatewayLedger = {
  transactions: Record<string, SimulatedTransaction>
  /** Cards that are kept, by their token. */
  methods: Record<string, KeptCard>
}

type KeptCard = { readonly maskedPan: string; readonly endOfValidity: string }

/** A transaction, with where the customer is sent from it. */
export type SimulatedTransaction = Transaction & {
  readonly successUrl: string
  readonly refusedUrl: string
  readonly cancelUrl: string
  readonly errorUrl: string
  readonly statusUrl: string
  readonly wantsSaving: boolean
}

export type GatewayOptions = Omit<NeptingSettings, 'url'> & {
  /** Epoch ms. */
  readonly now: () => number
  readonly newId: (prefix: string) => string
  /** Brings a message to the address the shop has named; its status. */
  readonly send: (url: string, body: string) => Promise<number>
  readonly ledger?: Partial<GatewayLedger>
  readonly keep?: (ledger: GatewayLedger) => void
}

/** What the customer may do at the gateway's page, or the bank behind it. */
export const GATEWAY_ANSWERS = ['pay', 'refuse', 'cancel', 'later'] as const
export type GatewayAnswer = (typeof GATEWAY_ANSWERS)[number]

export type GatewaySimulator = ReturnType<typeof gatewaySimulator>

export type GatewayReply = { readonly status: number; readonly body: string }

const CARD: KeptCard = { maskedPan: '4242********4242', endOfValidity: '2030-12' }

/**
 * Stands in for the gateway of payment by form: takes the signed form, lets the customer pay, refuse or go back, holds
 * the money, and tells the shop by signed messages.
 */
export function gatewaySimulator({ merchantId, secret, now, newId, send, ...kept }: GatewayOptions) {
  const ledger: GatewayLedger = { transactions: {}, methods: {}, ...kept.ledger }
  /** `isAway`: nobody answers. */
  const faults = { isAway: false, refusesCapture: false, messages: 'none' as MessageFault }
  const waiting: { readonly url: string; readonly body: string }[] = []

  function change(
    transaction: SimulatedTransaction,
    changes: Partial<SimulatedTransaction>,
  ): SimulatedTransaction {
    const changed = { ...transaction, ...changes }
    ledger.transactions[transaction.transactionId] = changed
    if (changes.status !== undefined && changes.status !== 'OPEN') waiting.push(messageOf(changed))
    kept.keep?.(ledger)
    return changed
  }

  function messageOf({ statusUrl, transactionId, orderId, amount, currency, status }: SimulatedTransaction) {
    const fields = {
      eventId: newId('ne'),
      merchantId,
      transactionId,
      orderId,
      amount: String(amount),
      currency,
      status,
    }
    const body = new URLSearchParams({
      ...fields,
      signature: signatureOf('message', fields, secret),
    }).toString()
    return { url: statusUrl, body }
  }

  function find(id: string): SimulatedTransaction | undefined {
    return Object.hasOwn(ledger.transactions, id) ? ledger.transactions[id] : undefined
  }

  /** Takes the form a customer brings: the same transaction however often it comes; nothing where it is not right. */
  function take({ signature = '', ...fields }: Fields): SimulatedTransaction | undefined {
    if (!isSignedBy('form', fields, signature, secret) || fields['merchantId'] !== merchantId)
      return undefined
    const { transactionId = '', expiresAt = '' } = fields
    const known = find(transactionId)
    if (known) return known
    if (!(Date.parse(expiresAt) > now())) return undefined
    const opened = transactionFrom(fields)
    const card =
      fields['methodToken'] === undefined ? undefined : (ledger.methods[fields['methodToken']] ?? CARD)
    const transaction = { ...opened, ...(card && { ...card, methodToken: fields['methodToken'] }) }
    ledger.transactions[transactionId] = transaction
    kept.keep?.(ledger)
    return transaction
  }

  /** What the customer or the bank says; a transaction is answered once. Gives the address the customer goes back to. */
  function answer(transactionId: string, said: GatewayAnswer): string | undefined {
    const transaction = find(transactionId)
    if (!transaction) return undefined
    const isOpen = transaction.status === 'OPEN' || transaction.status === 'PENDING'
    const answered = isOpen ? answeredAs(transaction, said) : transaction
    switch (answered.status) {
      case 'AUTHORISED':
      case 'CAPTURED':
      case 'OPEN':
      case 'PENDING':
        return answered.successUrl
      case 'REFUSED':
        return answered.refusedUrl
      case 'CANCELLED':
        return answered.cancelUrl
    }
  }

  function answeredAs(transaction: SimulatedTransaction, said: GatewayAnswer): SimulatedTransaction {
    switch (said) {
      case 'pay':
        return change(transaction, { status: 'AUTHORISED', ...keptCard(transaction) })
      case 'refuse':
        return change(transaction, { status: 'REFUSED' })
      case 'cancel':
        return change(transaction, { status: 'CANCELLED' })
      case 'later':
        return change(transaction, { status: 'PENDING' })
    }
  }

  function keptCard({ wantsSaving, methodToken }: SimulatedTransaction): Partial<SimulatedTransaction> {
    if (!wantsSaving || methodToken !== undefined) return {}
    const token = newId('nm')
    ledger.methods[token] = CARD
    return { methodToken: token, ...CARD }
  }

  /** One request of the shop's server. */
  function ask(method: string, path: string, headers: Headers, body: string): GatewayReply {
    const fields = Object.fromEntries(new URLSearchParams(body))
    const signed = { ...fields, merchantId, path }
    const isKnown = headers.get('x-merchant') === merchantId
    if (!isKnown || !isSignedBy('request', signed, headers.get('x-signature') ?? '', secret))
      return { status: 403, body: '' }
    const token = /^\/methods\/([^/]+)\/forget$/.exec(path)?.[1]
    if (token !== undefined) return forget(decodeURIComponent(token))
    const [, id = '', act] = /^\/transactions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    const transactionId = decodeURIComponent(id)
    if (act === 'cancel') return cancel(transactionId)
    const transaction = find(transactionId)
    if (!transaction) return { status: 404, body: '' }
    if (method === 'GET') return replyOf(transaction)
    return act === 'capture' ? capture(transaction) : refund(transaction)
  }

  function capture(transaction: SimulatedTransaction): GatewayReply {
    if (transaction.status === 'CAPTURED') return replyOf(transaction)
    if (transaction.status !== 'AUTHORISED') return { status: 409, body: '' }
    if (faults.refusesCapture) return { status: 402, body: '' }
    return replyOf(change(transaction, { status: 'CAPTURED' }))
  }

  /** What was called off before it began can no longer begin. */
  function cancel(transactionId: string): GatewayReply {
    const transaction = find(transactionId)
    if (!transaction) {
      ledger.transactions[transactionId] = { ...transactionFrom({ transactionId }), status: 'CANCELLED' }
      return { status: 200, body: '{}' }
    }
    if (transaction.status === 'CAPTURED') return { status: 409, body: '' }
    return replyOf(
      transaction.status === 'CANCELLED' ? transaction : change(transaction, { status: 'CANCELLED' }),
    )
  }

  function refund(transaction: SimulatedTransaction): GatewayReply {
    if (transaction.status !== 'CAPTURED' || transaction.refunded > 0) return { status: 409, body: '' }
    return replyOf(change(transaction, { refunded: transaction.amount }))
  }

  function forget(token: string): GatewayReply {
    if (!Object.hasOwn(ledger.methods, token)) return { status: 404, body: '' }
    delete ledger.methods[token]
    return { status: 200, body: '{}' }
  }

  async function fetchIt(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    if (faults.isAway) throw new TypeError('fetch failed')
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://gateway')
    const path = pathname.replace(/^.*?(?=\/(transactions|methods)\/)/, '')
    const body = typeof init.body === 'string' ? init.body : ''
    const reply = ask(init.method ?? 'GET', path, new Headers(init.headers), body)
    return new Response(reply.body, { status: reply.status })
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
    for (const { url, body } of due) {
      if (faults.messages === 'forged') await send(url, forged(body)).catch(() => 0)
      const times = faults.messages === 'doubled' ? 2 : 1
      for (let sent = 0; sent < times; sent += 1) {
        const status = await send(url, body).catch(() => 0)
        if (status < 200 || status >= 300) waiting.push({ url, body })
      }
    }
  }

  return { take, answer, find, ask, fetch: fetchIt, deliver, faults, ledger, waiting }
}

/** A message that promises money nobody holds. */
function forged(body: string): string {
  const fields = new URLSearchParams(body)
  fields.set('status', 'AUTHORISED')
  fields.set('amount', '1')
  return fields.toString()
}

function transactionFrom(fields: Fields): SimulatedTransaction {
  const said = (name: string) => fields[name] ?? ''
  return {
    transactionId: said('transactionId'),
    orderId: said('orderId'),
    amount: Number(said('amount')),
    currency: said('currency'),
    status: 'OPEN',
    refunded: 0,
    successUrl: said('successUrl'),
    refusedUrl: said('refusedUrl'),
    cancelUrl: said('cancelUrl'),
    errorUrl: said('errorUrl'),
    statusUrl: said('statusUrl'),
    wantsSaving: said('saveMethod') === 'yes',
  }
}

function replyOf({
  successUrl: _success,
  refusedUrl: _refused,
  cancelUrl: _cancel,
  errorUrl: _error,
  statusUrl: _status,
  wantsSaving: _saving,
  ...transaction
}: SimulatedTransaction): GatewayReply {
  return { status: 200, body: JSON.stringify(transaction) }
}
