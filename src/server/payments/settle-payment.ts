import type { Deps } from '../core/process/deps.ts'
import { applyOrderEvent } from '../orders/apply-order-event.ts'
import type { AppliedOrderEvent } from '../orders/apply-order-event.ts'
import { livePaymentOf } from './store/payments.store.ts'
import type { Payment } from './payment.ts'
import { providerOf } from './payment-providers.ts'

export type PaymentDeps = Pick<
  Deps,
  'database' | 'orders' | 'catalogue' | 'payments' | 'worker' | 'clock' | 'onError'
>

/**
 * Asks the provider what has become of an order's payment and moves both on: called by the page the customer comes
 * back to, by the provider's messages and by the sweeper. `begun`: its payment, where it is at hand. Throws where the provider
 * cannot be reached.
 */
export async function settlePayment(
  orderId: string,
  deps: PaymentDeps,
  begun?: Payment,
): Promise<AppliedOrderEvent | undefined> {
  const payment = begun ?? (await livePaymentOf(deps.database, orderId))
  if (!payment || payment.status === 'releasing') {
    const stored = await deps.orders.find(orderId)
    return stored && { stored, ...(payment && { payment }), wakes: [] }
  }
  const report = await providerOf(payment, deps.payments).look(payment)
  const now = deps.clock.now()
  const settled = await applyOrderEvent(
    orderId,
    { kind: 'reported', paymentId: payment.id, report },
    deps,
    now,
  )
  if (settled) deps.worker.wake(settled.wakes)
  return settled
}
