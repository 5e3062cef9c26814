import type { OrderId } from '#domain/ids.ts'
import { releasePayment } from '../payments/release-payment.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import type { PaymentDeps } from '../payments/settle-payment.ts'
import { applyOrderEvent } from './apply-order-event.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'

const BATCH = 100

/**
 * Ends orders nobody has paid in time: CANCELLED, so that whoever still looks at one reads that it costs nothing, and
 * in no list (S4.12, S4.13). The payment is let go before the order is, so that nobody pays for what has ended.
 */
export async function expireUnpaid(deps: PaymentDeps): Promise<void> {
  const overdue = await deps.orders.unpaid(deps.clock.now() - UNPAID_ORDER_KEPT_MS, BATCH)
  await Promise.all(overdue.map(({ order }) => giveUp(order.id, deps)))
}

/** Ends one order that nobody has paid. */
export async function giveUp(id: OrderId, deps: PaymentDeps): Promise<void> {
  try {
    // What was paid at the last moment is paid.
    await settlePayment(id, deps)
    const settled = await applyOrderEvent(id, { kind: 'expired' }, deps, deps.clock.now())
    if (settled?.payment?.status !== 'begun') return
    await releasePayment({ ...settled.payment, status: 'releasing' }, deps)
    await applyOrderEvent(id, { kind: 'expired' }, deps, deps.clock.now())
  } catch (error) {
    deps.onError(error, id, 'unpaid order not ended')
  }
}
