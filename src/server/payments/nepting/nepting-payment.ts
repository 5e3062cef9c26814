import { fromProviderAmount, toProviderAmount } from '#domain/checkout/payment-provider.ts'
import { enums, integer, optional, string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import type { KeptCard, Payment, PaymentReport } from '../payment.ts'
import type { PaymentProvider } from '../provider.ts'
import { signatureOf } from './signature.ts'
import type { Fields } from './signature.ts'

/** Where the gateway stands, and as whom it is spoken to; README of payments. */
export type NeptingSettings = {
  /** Its address without a slash at the end; forms are posted to `/pay` below it. */
  readonly url: string
  readonly merchantId: string
  readonly secret: string
}

export const TRANSACTION_STATUSES = [
  'OPEN',
  'PENDING',
  'AUTHORISED',
  'CAPTURED',
  'REFUSED',
  'CANCELLED',
] as const

/** A transaction as the gateway tells it; amounts in the minor units of ISO 4217. */
export const TransactionSchema = type({
  transactionId: string(),
  orderId: string(),
  amount: integer(),
  currency: string(),
  status: enums(TRANSACTION_STATUSES),
  refunded: integer(),
  methodToken: optional(string()),
  maskedPan: optional(string()),
  endOfValidity: optional(string()),
})
export type Transaction = Infer<typeof TransactionSchema>

/** The gateway, with what its forms are signed with. */
export type NeptingPayment = PaymentProvider & { readonly settings: NeptingSettings }

/** The gateway has answered, with something that is no answer. */
export class GatewayError extends Error {}

const TIMEOUT_MS = 10_000

/**
 * Payment by form redirect: the customer gives the card to the gateway, and the gateway holds the money. A transaction
 * bears the id of its payment, so that it is known before anybody has heard of it; one that is called off before it
 * began can no longer begin.
 */
export function neptingPayment(
  settings: NeptingSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): NeptingPayment {
  const { url, merchantId, secret } = settings

  async function ask(method: 'GET' | 'POST', path: string, fields: Fields = {}): Promise<Response> {
    const signed = { ...fields, merchantId, path }
    const address = url + path
    const headers = { 'x-merchant': merchantId, 'x-signature': signatureOf('request', signed, secret) }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    if (method === 'GET') return fetch(address, { headers, signal, redirect: 'error' })
    const body = new URLSearchParams(fields).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    return fetch(address, {
      method: 'POST',
      headers: { ...headers, ...type },
      body,
      signal,
      redirect: 'error',
    })
  }

  /** Undefined where the gateway has never seen it: the customer has not come there. */
  async function read(payment: Payment): Promise<Transaction | undefined> {
    const answer = await ask('GET', pathOf(payment))
    return answer.status === 404 ? undefined : transactionIn(answer)
  }

  return {
    name: 'nepting',
    settings,
    cardVault: {
      async forgetCard(reference) {
        const answer = await ask('POST', `/methods/${encodeURIComponent(reference)}/forget`)
        if (!answer.ok && answer.status !== 404) throw new GatewayError(`status ${answer.status}`)
      },
      // The gateway knows cards, not the people they are of.
      forgetCustomer: async () => undefined,
    },
    async look(payment) {
      const transaction = await read(payment)
      return transaction ? reportOf(transaction) : { kind: 'undecided' }
    },
    async capture(payment) {
      const amount = amountOf(payment)
      const answer = await ask('POST', `${pathOf(payment)}/capture`, { amount })
      const { status } = (answer.ok ? await transactionIn(answer) : await read(payment)) ?? {}
      if (status === 'CAPTURED') return 'captured'
      if (answer.status >= 500) throw new GatewayError(`status ${answer.status}`)
      return 'refused'
    },
    async release(payment) {
      const cancelled = await ask('POST', `${pathOf(payment)}/cancel`)
      if (cancelled.ok) return 'released'
      const transaction = await read(payment)
      if (transaction?.status === 'CANCELLED' || transaction?.status === 'REFUSED') return 'released'
      if (transaction?.status !== 'CAPTURED') throw new GatewayError(`status ${cancelled.status}`)
      if (transaction.refunded < transaction.amount) {
        const refunded = await ask('POST', `${pathOf(payment)}/refund`, { amount: amountOf(payment) })
        if (!refunded.ok) throw new GatewayError(`status ${refunded.status}`)
      }
      return 'refunded'
    },
  }
}

/** An amount as the gateway is told it and tells it back: in the minor units of ISO 4217. */
export function amountOf({ amount, currency }: Pick<Payment, 'amount' | 'currency'>): string {
  return String(toProviderAmount('nepting', amount, currency))
}

function pathOf({ id }: Pick<Payment, 'id'>): string {
  return `/transactions/${encodeURIComponent(id)}`
}

async function transactionIn(answer: Response): Promise<Transaction> {
  if (!answer.ok) throw new GatewayError(`status ${answer.status}`)
  const transaction: unknown = await answer.json()
  if (!TransactionSchema.is(transaction)) throw new GatewayError('an answer of the gateway cannot be read')
  return transaction
}

function reportOf(transaction: Transaction): PaymentReport {
  const { amount, currency, orderId, refunded, maskedPan } = transaction
  const card = cardOf(transaction)
  switch (transaction.status) {
    case 'OPEN':
    case 'PENDING':
      // The customer may complete it at any moment, in whatever tab its page stands: only a refusal that is told is one.
      return { kind: 'undecided' }
    case 'AUTHORISED':
    case 'CAPTURED': {
      const kind = transaction.status === 'AUTHORISED' ? 'held' : 'taken'
      return {
        kind,
        amount: fromProviderAmount('nepting', amount, currency),
        currency,
        orderId,
        refunded: fromProviderAmount('nepting', refunded, currency),
        ...(card && { card }),
        ...(maskedPan !== undefined && { maskedPan }),
      }
    }
    case 'REFUSED':
    case 'CANCELLED':
      // A transaction is tried once: paying again begins another.
      return { kind: 'gone' }
  }
}

function cardOf({ methodToken, maskedPan, endOfValidity }: Transaction): KeptCard | undefined {
  if (methodToken === undefined || maskedPan === undefined || endOfValidity === undefined) return undefined
  return { reference: methodToken, maskedPan, endOfValidity }
}
