import { enums, integer, optional, string, type } from 'superstruct'
import type { Infer, Struct } from 'superstruct'
import type { Clock } from '../../core/database/clock.ts'

/** A sales unit at Vipps MobilePay, and where it is spoken to; README of payments. */
export type VippsSettings = {
  /** Its address without a slash at the end. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly subscriptionKey: string
  readonly merchantSerialNumber: string
  /** What its messages are signed with. */
  readonly webhookSecret: string
}

const MoneySchema = type({ currency: string(), value: integer() })

/** A payment as it is told; amounts in the minor units of ISO 4217. What was let go still counts as authorised. */
export const VippsPaymentSchema = type({
  reference: string(),
  state: enums(['CREATED', 'AUTHORIZED', 'ABORTED', 'EXPIRED', 'TERMINATED']),
  amount: MoneySchema,
  aggregate: type({
    authorizedAmount: MoneySchema,
    cancelledAmount: MoneySchema,
    capturedAmount: MoneySchema,
    refundedAmount: MoneySchema,
  }),
  metadata: optional(type({ orderId: optional(string()) })),
})
export type VippsPaymentState = Infer<typeof VippsPaymentSchema>

const TokenSchema = type({ access_token: string(), expires_in: string() })
const CreatedSchema = type({ reference: string(), redirectUrl: string() })

/** It has answered, with something that is no answer or a failure of its own. */
export class VippsError extends Error {}

export type NewVippsPayment = {
  readonly reference: string
  readonly amount: Infer<typeof MoneySchema>
  readonly returnUrl: string
  readonly paymentDescription: string
  readonly metadata: { readonly orderId: string }
}

export type VippsClient = ReturnType<typeof vippsClient>

const TIMEOUT_MS = 10_000
/** A token is asked for anew this long before it ends. */
const MARGIN_MS = 60_000

/** The ePayment API of Vipps MobilePay. Each call rejects where it cannot be reached; `undefined` where it says no. */
export function vippsClient(
  settings: VippsSettings,
  clock: Clock,
  fetch: typeof globalThis.fetch = globalThis.fetch,
) {
  let token: { readonly value: string; readonly endsAt: number } | undefined
  const headers = {
    'ocp-apim-subscription-key': settings.subscriptionKey,
    'merchant-serial-number': settings.merchantSerialNumber,
    'vipps-system-name': 'orda',
  }

  function send(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return fetch(settings.url + path, { ...init, signal, redirect: 'error' })
  }

  async function freshToken(): Promise<string> {
    const { clientId, clientSecret } = settings
    const answer = await send('/accesstoken/get', {
      method: 'POST',
      headers: { ...headers, client_id: clientId, client_secret: clientSecret },
    })
    const { access_token: value, expires_in: seconds } = await readAs(answer, TokenSchema)
    token = { value, endsAt: clock.now() + Number(seconds) * 1000 }
    return value
  }

  async function ask(method: 'GET' | 'POST', path: string, key?: string, body?: object): Promise<Response> {
    const known = token && clock.now() < token.endsAt - MARGIN_MS ? token.value : undefined
    const asked = (value: string) =>
      send(`/epayment/v1/payments${path}`, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${value}`,
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
    const answer = await asked(known ?? (await freshToken()))
    // A token may be taken back before its time.
    const last = answer.status === 401 && known !== undefined ? await asked(await freshToken()) : answer
    if (last.status >= 500 || [401, 403, 429].includes(last.status))
      throw new VippsError(`status ${last.status}`)
    return last
  }

  return {
    /** Where the customer is sent to pay; the same however often it is asked with one key. */
    async create(payment: NewVippsPayment, key: string): Promise<string | undefined> {
      const answer = await ask('POST', '', key, {
        ...payment,
        paymentMethod: { type: 'WALLET' },
        userFlow: 'WEB_REDIRECT',
      })
      return answer.ok ? (await readAs(answer, CreatedSchema)).redirectUrl : undefined
    },
    /** Undefined where it was never created. */
    async get(reference: string): Promise<VippsPaymentState | undefined> {
      const answer = await ask('GET', `/${reference}`)
      return answer.status === 404 ? undefined : readAs(answer, VippsPaymentSchema)
    },
    /** Whether it was done. */
    async modify(
      act: 'capture' | 'refund',
      { reference, amount }: Pick<NewVippsPayment, 'reference' | 'amount'>,
      key: string,
    ): Promise<boolean> {
      return (await ask('POST', `/${reference}/${act}`, key, { modificationAmount: amount })).ok
    },
    /** Ends what nobody has paid, and lets go what is held. Whether it was done. */
    async cancel(reference: string, key: string): Promise<boolean> {
      return (await ask('POST', `/${reference}/cancel`, key)).ok
    },
  }
}

async function readAs<T>(answer: Response, Wire: Struct<T, unknown>): Promise<T> {
  if (!answer.ok) throw new VippsError(`status ${answer.status}`)
  const told: unknown = await answer.json()
  if (!Wire.is(told)) throw new VippsError('an answer of Vipps MobilePay cannot be read')
  return told
}
