import type { OrderId } from '#domain/ids.ts'
import { noteEvent } from '../store/payment-events.store.ts'
import { findPayment } from '../store/payments.store.ts'
import type { Payment } from '../payment.ts'
import { settlePayment } from '../settle-payment.ts'
import type { PaymentDeps } from '../settle-payment.ts'
import { amountOf } from './nepting-payment.ts'
import type { NeptingSettings } from './nepting-payment.ts'
import { isSignedBy } from './signature.ts'
import type { Fields } from './signature.ts'

/** What became of a message of the gateway; only what was stored is answered as received. */
export type Reception = 'received' | 'forged' | 'mismatched'

/**
 * Takes in what the gateway tells of a transaction: it must bear the shop's signature and speak of the payment as we
 * know it, its order, amount and currency (F56). Then the gateway is asked, as any provider is.
 */
export async function takeGatewayMessage(
  { signature = '', ...fields }: Fields,
  { merchantId, secret }: NeptingSettings,
  deps: PaymentDeps,
): Promise<Reception> {
  if (!isSignedBy('message', fields, signature, secret) || fields['merchantId'] !== merchantId)
    return 'forged'
  const { eventId = '', transactionId = '', status = '' } = fields
  const payment = await findPayment(deps.database, transactionId)
  if (!payment || !isAbout(payment, fields)) {
    deps.onError(
      new Error(`a message of the gateway fits no payment: ${transactionId.slice(0, 40)}`),
      'none',
      'message of a provider not understood',
    )
    return 'mismatched'
  }
  const now = deps.clock.now()
  const event = { provider: 'nepting', reference: payment.id, kind: status, isDispute: false } as const
  await deps.database.transaction((queries) =>
    noteEvent(queries, { ...event, id: `nepting:${eventId}`, paymentId: payment.id }, now),
  )
  await settled(payment.orderId, deps)
  return 'received'
}

/** It is stored: where the gateway cannot be asked now, the sweeper asks. */
async function settled(orderId: OrderId, deps: PaymentDeps): Promise<void> {
  await settlePayment(orderId, deps).catch((error: unknown) =>
    deps.onError(error, orderId, 'payment not settled'),
  )
}

function isAbout(payment: Payment, fields: Fields): boolean {
  const { provider, orderId, currency } = payment
  return (
    provider === 'nepting' &&
    fields['orderId'] === orderId &&
    fields['amount'] === amountOf(payment) &&
    fields['currency'] === currency.toUpperCase()
  )
}
