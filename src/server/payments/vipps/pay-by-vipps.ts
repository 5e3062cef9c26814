import { refusal } from '../../core/http/failure.ts'
import { noteReference } from '../store/payments.store.ts'
import { beginPayment } from '../begin-payment.ts'
import type { PayWish } from '../pay-route.ts'
import { settlePayment } from '../settle-payment.ts'
import type { PaymentDeps } from '../settle-payment.ts'
import type { VippsPayment } from './vipps-payment.ts'
import { VIPPS_CURRENCIES } from './vipps-set-up.ts'

/** Of what the app shows a payment with. */
const LONGEST_DESCRIPTION = 100

export const RETURN_PATH = '/api/x/payments/vipps/return'

/**
 * The address the customer is sent to, to pay an order in the app. Throws a refusal where the order cannot be paid, or is
 * paid already; asked twice, it is the same address, so that whoever left it half way goes on.
 */
export async function payByVipps(
  { orderId }: Pick<PayWish, 'orderId'>,
  vipps: VippsPayment,
  publicUrl: string,
  deps: PaymentDeps,
): Promise<string> {
  // One that has ended there is not begun again: it is settled, and another begins.
  await settlePayment(orderId, deps).catch((error: unknown) => unavailable(error, orderId, deps))
  const begun = await beginPayment(orderId, { provider: 'vipps' }, deps)
  if (!begun) throw refusal('order.notFound')
  if (begun.kind === 'refused') throw refusal(begun.problem, begun.field)
  if (begun.kind === 'paid') throw refusal('order.alreadyPaid')
  const { payment, stored } = begun
  if (!VIPPS_CURRENCIES.includes(payment.currency.toLowerCase())) throw refusal('payment.refused')
  const { productName } = deps.catalogue.deployment()
  const seller = deps.catalogue.restaurant(stored.order.restaurantId)?.name ?? productName
  const address = await vipps
    .open(payment, seller.slice(0, LONGEST_DESCRIPTION), `${publicUrl}${RETURN_PATH}/${payment.id}`)
    .catch((error: unknown) => unavailable(error, orderId, deps))
  if (address === undefined) throw refusal('payment.unavailable')
  const noted = await noteReference(deps.database, payment.id, payment.id)
  if (noted === 'noted') return address
  if (noted === 'paid') throw refusal('order.alreadyPaid')
  // Given up meanwhile, by who did not find it there yet: nobody is told how to pay it, and it ends there too.
  await vipps.release(payment).catch((error: unknown) => deps.onError(error, orderId, 'payment not let go'))
  throw refusal('payment.unavailable')
}

function unavailable(error: unknown, orderId: string, { onError }: PaymentDeps): never {
  onError(error, orderId, 'payment not begun')
  throw refusal('payment.unavailable')
}
