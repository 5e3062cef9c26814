import { refusal } from '../../core/http/failure.ts'
import { livePaymentOf } from '../store/payments.store.ts'
import { settlePayment } from '../settle-payment.ts'
import { testPaymentIn } from './test-payment.ts'
import type { PaymentDeps } from '../settle-payment.ts'

/** Plays the bank of an order that waits for the test payment: says yes or no, and the order follows. */
export async function decideTestPayment(
  orderId: string,
  isAccepted: boolean,
  deps: PaymentDeps,
): Promise<void> {
  const payment = await livePaymentOf(deps.database, orderId)
  if (payment?.provider !== 'test' || payment.status !== 'begun') throw refusal('order.notModifiable')
  await testPaymentIn(deps.payments).decide(payment, isAccepted)
  const settled = await settlePayment(orderId, deps)
  if (settled?.problem) throw refusal(settled.problem)
}
