import { enums, string } from '#contracts/wire/wire-types.ts'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import { ORDER_STATES } from '#domain/orders/order.ts'
import type { OrderState } from '#domain/orders/order.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import { Money, orNull } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'

export const DISAGREEMENTS = ['unpaid', 'heldForEnded', 'notReleased', 'overdue', 'disputed'] as const
/** How money and an order can disagree; what to do about each stands in the README of payments. */
export type DisagreementKind = (typeof DISAGREEMENTS)[number]

export type Disagreement = {
  readonly kind: DisagreementKind
  readonly orderId: string
  readonly state: OrderState
  readonly provider?: PaymentProvider
  /** What the provider calls the payment. */
  readonly reference?: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
}

const row = rowReader('orders and payments', {
  kind: enums(DISAGREEMENTS),
  order_id: string(),
  state: enums(ORDER_STATES),
  provider: orNull(enums(PAYMENT_PROVIDERS)),
  reference: orNull(string()),
  amount: Money,
  currency: string(),
})

/** What the sweeper has had no success with for so long needs a person. */
const PATIENCE_MS = 10 * 60_000

/** Every order that disagrees with its money at `now` (epoch ms), oldest first. What is still under way is none. */
export async function disagreementsIn(queries: Queries, now: number): Promise<readonly Disagreement[]> {
  const rows = await queries.query(
    `WITH both_sides AS (
       SELECT orders.id AS order_id, orders.state, orders.price + orders.taxes AS amount, orders.currency,
         orders.created_at, live.provider, live.reference, live.status, live.updated_at, live.disputed_at,
         CASE
           WHEN live.disputed_at IS NOT NULL THEN 'disputed'
           WHEN orders.state IN ('VALIDATED', 'SENT', 'PAID')
             AND (live.status IS NULL OR live.status NOT IN ('authorised', 'captured', 'refunded')) THEN 'unpaid'
           WHEN orders.state IN ('CANCELLED', 'CONFLICTED', 'INJECTION_ERROR', 'PAYMENT_ERROR')
             AND live.status IN ('authorised', 'captured') THEN 'heldForEnded'
           WHEN live.status = 'releasing' AND live.updated_at < $1 THEN 'notReleased'
           WHEN orders.state IN ('CREATED', 'WAITING') AND orders.created_at < $2 THEN 'overdue'
         END AS kind
       FROM orders LEFT JOIN payments live ON live.order_id = orders.id AND live.version =
         (SELECT max(version) FROM payments WHERE order_id = orders.id)
     )
     SELECT kind, order_id, state, provider, reference, amount, currency FROM both_sides
     WHERE kind IS NOT NULL ORDER BY created_at, order_id`,
    [now - PATIENCE_MS, now - UNPAID_ORDER_KEPT_MS - PATIENCE_MS],
  )
  return rows.map((each) => {
    const { order_id: orderId, provider, reference, ...told } = row(each)
    return { ...told, orderId, ...(provider && { provider }), ...(reference !== null && { reference }) }
  })
}
