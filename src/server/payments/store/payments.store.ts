import { randomUUID } from 'node:crypto'
import { boolean, enums, string } from '#contracts/wire/wire-types.ts'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { OrderId, RestaurantId } from '#domain/ids.ts'
import { addMinor } from '#domain/money/minor.ts'
import { PAYMENT_STATUSES } from '../payment.ts'
import type { Payment, PaymentStatus } from '../payment.ts'
import { Finite, Money, Whole, idOf, orNull } from '../../core/database/columns.ts'
import type { Queries, Row } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'
import type { StoredOrder } from '../../orders/store/order-row.ts'

/** A payment the provider said nothing more about is looked at again after this time; a minute is the most (F5). */
export const LOOK_AGAIN_MS = 45_000

/** Of what is let go before its provider has named it, nobody has ever heard: nobody can pay it, so it leaves room. */
const LIVE = `status NOT IN ('released', 'refunded') AND (status <> 'releasing' OR reference IS NOT NULL)`

const paymentRow = rowReader('payments', {
  id: string(),
  order_id: idOf<OrderId>(),
  provider: enums(PAYMENT_PROVIDERS),
  version: Whole,
  idempotency_key: string(),
  amount: Money,
  currency: string(),
  status: enums(PAYMENT_STATUSES),
  reference: orNull(string()),
  refunded: Money,
  attempts: Whole,
  saves_method: boolean(),
  begun_at: Finite,
})
const attemptsRow = rowReader('payments', { attempts: Whole })
const payerRow = rowReader('orders', { restaurant_id: idOf<RestaurantId>(), email: orNull(string()) })

/** The one payment of an order that lives, if any. */
export async function livePaymentOf(queries: Queries, orderId: string): Promise<Payment | undefined> {
  const [row] = await queries.query(`SELECT * FROM payments WHERE order_id = $1 AND ${LIVE}`, [orderId])
  return row && paymentFrom(row)
}

export async function findPayment(queries: Queries, paymentId: string): Promise<Payment | undefined> {
  const [row] = await queries.query('SELECT * FROM payments WHERE id = $1', [paymentId])
  return row && paymentFrom(row)
}

/** What a provider is told of an order beside its price. */
export async function findPayer(
  queries: Queries,
  orderId: OrderId,
): Promise<{ readonly restaurantId: RestaurantId; readonly email?: string }> {
  const [row] = await queries.query('SELECT restaurant_id, email FROM orders WHERE id = $1', [orderId])
  if (!row) throw new Error(`no order ${orderId}`)
  const { restaurant_id: restaurantId, email } = payerRow(row)
  return { restaurantId, ...(email !== null && { email }) }
}

/** Begins to pay the whole price of an order; undefined where a payment of it lives already. Inside the order's lock. */
export async function insertPayment(
  queries: Queries,
  { order, currency }: StoredOrder,
  { provider, savesMethod = false }: { readonly provider: ProviderName; readonly savesMethod?: boolean },
  now: number,
): Promise<Payment | undefined> {
  const [row] = await queries.query(
    `INSERT INTO payments (id, order_id, provider, amount, currency, status, version, idempotency_key, saves_method,
       begun_at, updated_at, check_at)
     SELECT $1::text, $2::text, $3::text, $4::integer, $5::text, 'begun', next.version,
       'order:' || $2 || ':pi:v' || next.version, $6::boolean, $7::float8, $7, $8::float8
     FROM (SELECT count(*)::int + 1 AS version FROM payments WHERE order_id = $2) next
     WHERE NOT EXISTS (SELECT 1 FROM payments WHERE order_id = $2 AND ${LIVE})
     RETURNING *`,
    [
      randomUUID(),
      order.id,
      provider,
      addMinor(order.price, order.taxes),
      currency,
      savesMethod,
      now,
      now + LOOK_AGAIN_MS,
    ],
  )
  return row && paymentFrom(row)
}

/** What of a payment changes. `checkAt`: when it is looked at next (epoch ms), never where it is null. */
export type PaymentChange = {
  readonly status?: PaymentStatus
  readonly refunded?: number
  readonly checkAt?: number | null
}

/** Changes a payment that still is in the status it was read in; false where it has moved on. */
export async function changePayment(
  queries: Queries,
  { id: paymentId, status: was }: Pick<Payment, 'id' | 'status'>,
  { status = was, refunded, checkAt }: PaymentChange,
  now: number,
): Promise<boolean> {
  const changed = await queries.query(
    `UPDATE payments SET status = $3, refunded = coalesce($4::integer, refunded), updated_at = $5,
       check_at = CASE WHEN $6::boolean THEN $7::float8 ELSE check_at END
     WHERE id = $1 AND status = $2 RETURNING id`,
    [paymentId, was, status, refunded ?? null, now, checkAt !== undefined, checkAt ?? null],
  )
  return changed.length > 0
}

/**
 * Notes what the provider calls a payment, before anybody is told how to pay it. `paid`: somebody was quicker; `givenUp`: what
 * the provider has of it is to be let go.
 */
export async function noteReference(
  queries: Queries,
  paymentId: string,
  reference: string,
): Promise<'noted' | 'paid' | 'givenUp'> {
  const noted = await queries.query(
    `UPDATE payments SET reference = $2 WHERE id = $1 AND status = 'begun' RETURNING id`,
    [paymentId, reference],
  )
  if (noted.length > 0) return 'noted'
  const status = (await findPayment(queries, paymentId))?.status
  return status === 'authorised' || status === 'captured' ? 'paid' : 'givenUp'
}

/** Counts one more try of the server to pay with a saved method, before it is made. */
export async function countAttempt(queries: Queries, paymentId: string): Promise<number> {
  const [row] = await queries.query(
    'UPDATE payments SET attempts = attempts + 1 WHERE id = $1 RETURNING attempts',
    [paymentId],
  )
  if (!row) throw new Error(`no payment ${paymentId}`)
  return attemptsRow(row).attempts
}

export async function setSavesMethod(
  queries: Queries,
  paymentId: string,
  savesMethod: boolean,
): Promise<void> {
  await queries.query('UPDATE payments SET saves_method = $2 WHERE id = $1', [paymentId, savesMethod])
}

/** Takes payments that are to be looked at, for one sweeper alone until `until` (epoch ms). */
export async function takePayments(
  queries: Queries,
  now: number,
  until: number,
  limit: number,
): Promise<readonly Payment[]> {
  const rows = await queries.query(
    `UPDATE payments SET check_at = $2 WHERE id IN (
       SELECT id FROM payments WHERE check_at <= $1 ORDER BY check_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING *`,
    [now, until, limit],
  )
  return rows.map(paymentFrom)
}

function paymentFrom(found: Row): Payment {
  const row = paymentRow(found)
  return {
    id: row.id,
    orderId: row.order_id,
    provider: row.provider,
    version: row.version,
    idempotencyKey: row.idempotency_key,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    ...(row.reference !== null && { reference: row.reference }),
    refunded: row.refunded,
    attempts: row.attempts,
    savesMethod: row.saves_method,
    begunAt: row.begun_at,
  }
}
