import type { FormPayment } from '#contracts/orders/payments.contract.ts'
import type { OrderId } from '#domain/ids.ts'
import { refusal } from '../../core/http/failure.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import type { StoredOrder } from '../../orders/store/order-row.ts'
import { findSavedMethod } from '../store/payment-methods.store.ts'
import { noteReference } from '../store/payments.store.ts'
import { beginPayment } from '../begin-payment.ts'
import type { PayWish } from '../pay-route.ts'
import type { Payment } from '../payment.ts'
import { settlePayment } from '../settle-payment.ts'
import type { PaymentDeps } from '../settle-payment.ts'
import { amountOf } from './nepting-payment.ts'
import type { NeptingSettings } from './nepting-payment.ts'
import { signatureOf } from './signature.ts'

export const MESSAGES_PATH = '/api/x/payments/nepting/status'
export const RETURN_PATH = '/api/x/payments/nepting/return'

/**
 * S7.56: the signed form the customer is sent to the gateway with (S3.44). Throws a refusal where the order cannot be
 * paid, or is paid already; asked twice, it is the same form.
 */
export async function payByForm(
  wish: PayWish,
  settings: NeptingSettings,
  publicUrl: string,
  deps: PaymentDeps,
): Promise<FormPayment> {
  const method = await savedMethod(wish, deps)
  await giveUpTried(wish.orderId, deps)
  const savesMethod = wish.savesMethod && wish.userId !== undefined
  const begun = await beginPayment(wish.orderId, { provider: 'nepting', savesMethod }, deps)
  if (!begun) throw refusal('order.notFound')
  if (begun.kind === 'refused') throw refusal(begun.problem, begun.field)
  if (begun.kind === 'paid') throw refusal('order.alreadyPaid')
  const { payment, stored } = begun
  const noted = await noteReference(deps.database, payment.id, payment.id)
  if (noted !== 'noted') throw refusal(noted === 'paid' ? 'order.alreadyPaid' : 'payment.unavailable')
  const data = formData(payment, stored, settings.merchantId, publicUrl, method?.reference)
  return { url: `${settings.url}/pay`, data, signature: signatureOf('form', data, settings.secret) }
}

/** A transaction the gateway has ended is not begun again: it is settled, and another begins. */
async function giveUpTried(orderId: OrderId, deps: PaymentDeps): Promise<void> {
  await settlePayment(orderId, deps).catch((error: unknown) => {
    deps.onError(error, orderId, 'payment not settled')
    throw refusal('payment.unavailable')
  })
}

async function savedMethod({ methodId, userId }: PayWish, deps: PaymentDeps) {
  if (methodId === undefined) return undefined
  const method = userId && (await findSavedMethod(deps.database, userId, 'nepting', methodId))
  if (!method) throw refusal('paymentMethod.notFound')
  return method
}

function formData(
  payment: Payment,
  { order, language }: StoredOrder,
  merchantId: string,
  publicUrl: string,
  methodToken: string | undefined,
): Record<string, string> {
  const back = (outcome: string) => `${publicUrl}${RETURN_PATH}/${payment.id}/${outcome}`
  return {
    merchantId,
    transactionId: payment.id,
    orderId: order.id,
    operation: 'AUTHORISATION',
    amount: amountOf(payment),
    currency: payment.currency.toUpperCase(),
    language,
    expiresAt: new Date(order.createdAt + UNPAID_ORDER_KEPT_MS).toISOString(),
    successUrl: back('success'),
    errorUrl: back('error'),
    refusedUrl: back('refused'),
    cancelUrl: back('cancel'),
    statusUrl: `${publicUrl}${MESSAGES_PATH}`,
    ...(methodToken !== undefined && { methodToken }),
    ...(payment.savesMethod && { saveMethod: 'yes' }),
  }
}
