import type { Clock } from '../process/clock.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { StoredOrder } from '../store/order-row.ts'
import type { Orders } from '../store/orders.store.ts'
import { settle } from './settle.ts'

export type ExpiryDeps = {
  readonly orders: Orders
  readonly payment: PaymentProvider
  readonly clock: Clock
  readonly onError: (error: unknown, orderId: string) => void
}

/** README, decisions: how long a checkout may take. */
export const UNPAID_ORDER_KEPT_MS = 1_800_000
const BATCH = 100

/**
 * Ends orders nobody has paid in time: CANCELLED, so that whoever still looks at one reads that it costs nothing, and
 * in no list (S4.12, S4.13). The payment is given up before the order is, so that nobody pays for what has ended.
 */
export async function expireUnpaid(deps: ExpiryDeps): Promise<void> {
  const now = deps.clock.now()
  const overdue = await deps.orders.unpaid(now - UNPAID_ORDER_KEPT_MS, BATCH)
  await Promise.all(overdue.map((stored) => expire(stored, now, deps)))
}

async function expire(stored: StoredOrder, now: number, deps: ExpiryDeps): Promise<void> {
  const { id } = stored.order
  try {
    if ((await deps.payment.abandon(stored)) === 'held') return
    await settle(deps.orders, id, { kind: 'expired' }, now)
  } catch (error) {
    deps.onError(error, id)
  }
}
