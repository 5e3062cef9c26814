import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { boolean, string, type } from 'superstruct'
import { noteEvent } from '../store/payment-events.store.ts'
import { settlePayment } from '../settle-payment.ts'
import type { PaymentDeps } from '../settle-payment.ts'

const MessageSchema = type({
  reference: string(),
  pspReference: string(),
  name: string(),
  success: boolean(),
})

/** Where messages come to. */
export const VIPPS_MESSAGES = '/api/x/payments/vipps/events'

/** What is signed of a message beside its body. */
export type SignedMessage = {
  /** With its query, as it was asked for. */
  readonly path: string
  readonly host: string
  /** As the header `x-ms-date` has it. */
  readonly date: string
  readonly body: Buffer
}

/** How far a message's time may be from ours: a message that was caught on its way is no use later. */
const TOLERANCE_MS = 5 * 60_000

/** The two headers that a message bears, of what it says and who says it. */
export function signatureOf({ path, host, date, body }: SignedMessage, secret: string) {
  const content = createHash('sha256').update(body).digest('base64')
  const signed = `POST\n${path}\n${date};${host};${content}`
  const signature = createHmac('sha256', secret).update(signed).digest('base64')
  return {
    'x-ms-content-sha256': content,
    authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
  }
}

/** Whether a message was signed with this secret, just now; found out in a time that tells nothing. */
export function isSignedBy(
  message: SignedMessage,
  given: { readonly content: string; readonly authorization: string },
  secret: string,
  now: number,
): boolean {
  const made = signatureOf(message, secret)
  const isNow = Math.abs(Date.parse(message.date) - now) <= TOLERANCE_MS
  return (
    isNow &&
    isSame(made['x-ms-content-sha256'], given.content) &&
    isSame(made.authorization, given.authorization)
  )
}

function isSame(made: string, given: string): boolean {
  const [one, other] = [Buffer.from(made), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Takes in a message that is signed: once it is stored it may be answered as received. What it says is not believed, only
 * asked about. False where it cannot be read; throws where it could not be stored.
 */
export async function takeVippsMessage(body: Buffer, deps: PaymentDeps): Promise<boolean> {
  const told = parsed(body)
  if (!MessageSchema.is(told)) return false
  const { reference, pspReference, name: kind } = told
  const event = { id: `vipps:${pspReference}:${kind}`, provider: 'vipps', kind, isDispute: false } as const
  const noted = await deps.database.transaction((queries) =>
    noteEvent(queries, { ...event, reference, paymentId: reference }, deps.clock.now()),
  )
  if (noted.kind === 'parked')
    deps.onError(
      new Error(`a message of Vipps fits no payment: ${reference.slice(0, 40)}`),
      'none',
      'message of a provider not understood',
    )
  // Where it cannot be asked now, the sweeper asks.
  if (noted.kind === 'noted')
    await settlePayment(noted.orderId, deps).catch((error: unknown) =>
      deps.onError(error, noted.orderId, 'payment not settled'),
    )
  return true
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
