import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { OrderId } from '#domain/ids.ts'
import { idOf } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'

const paymentRow = rowReader('payments', { order_id: idOf<OrderId>() })

/** A provider's message, known again by its id. */
export type PaymentEvent = {
  readonly id: string
  readonly provider: ProviderName
  readonly kind: string
  /** What the provider calls the payment it is about; `paymentId` is what we called it when we told the provider. */
  readonly reference: string
  readonly paymentId?: string
  readonly isDispute: boolean
}

export type NotedEvent =
  /** It is about this order, whose payment is to be looked at now. */
  | { readonly kind: 'noted'; readonly orderId: OrderId }
  | { readonly kind: 'known' }
  /** About no payment of ours: kept for a person to look at (F16). */
  | { readonly kind: 'parked' }

/**
 * Stores a message and marks its payment to be looked at, or neither: what is answered as received is never lost. A
 * message that comes again changes nothing.
 */
export async function noteEvent(queries: Queries, event: PaymentEvent, now: number): Promise<NotedEvent> {
  const { provider, reference, paymentId = null, isDispute } = event
  const written = await queries.query(
    `INSERT INTO payment_events (id, provider, kind, reference, received_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING id`,
    [event.id, provider, event.kind, reference, now],
  )
  if (written.length === 0) return { kind: 'known' }
  const [payment] = await queries.query(
    `UPDATE payments SET check_at = $4::float8, reference = CASE WHEN status = 'begun' THEN coalesce(reference, $2) ELSE reference END,
       disputed_at = CASE WHEN $5::boolean THEN $4 ELSE disputed_at END
     WHERE provider = $1 AND (reference = $2 OR (reference IS NULL AND id = $3::text)) RETURNING order_id`,
    [provider, reference, paymentId, now, isDispute],
  )
  if (payment) return { kind: 'noted', orderId: paymentRow(payment).order_id }
  await parkEvent(queries, event.id, 'unknown payment')
  return { kind: 'parked' }
}

export async function parkEvent(queries: Queries, eventId: string, reason: string): Promise<void> {
  await queries.query('UPDATE payment_events SET parked_because = $2 WHERE id = $1', [eventId, reason])
}
