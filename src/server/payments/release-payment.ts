import { changePayment } from './store/payments.store.ts'
import type { Payment } from './payment.ts'
import { providerOf } from './payment-providers.ts'
import type { PaymentDeps } from './settle-payment.ts'

/** Has the provider let a payment go that is `releasing`. Throws where it cannot be reached; the sweeper tries again. */
export async function releasePayment(
  payment: Payment,
  { database, payments, clock }: Pick<PaymentDeps, 'database' | 'payments' | 'clock'>,
): Promise<void> {
  const end = await providerOf(payment, payments).release(payment)
  const change = { status: end, checkAt: null, ...(end === 'refunded' && { refunded: payment.amount }) }
  await changePayment(database, payment, change, clock.now())
}
