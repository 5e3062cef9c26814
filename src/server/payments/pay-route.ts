import type { Infer } from 'superstruct'
import type { MethodPaymentOrderSchema } from '#contracts/orders/payments.contract.ts'
import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import { id } from '#domain/ids.ts'
import type { AccountId, OrderId, PaymentMethodId } from '#domain/ids.ts'
import { refusal } from '../core/http/failure.ts'
import { OWN_ORDER, RESTAURANT, SELLING } from '../core/http/refusals.ts'
import type { SignedIn } from '../core/http/route.ts'
import type { Deps } from '../core/process/deps.ts'
import { assertOwn } from '../orders/routes/own-order.ts'

/** What whoever pays may be refused, by whatever provider. */
export const PAYING = [
  ...OWN_ORDER,
  ...RESTAURANT,
  ...SELLING,
  'order.alreadyCancelled',
  'order.alreadyPaid',
  'order.notModifiable',
  'payment.refused',
  'payment.unavailable',
] as const

/** How an order is to be paid. */
export type PayWish = {
  readonly orderId: OrderId
  /** The user who pays; a guest has no card kept. */
  readonly userId?: AccountId
  /** A card that is kept already. */
  readonly methodId?: PaymentMethodId
  readonly savesMethod: boolean
}

/** What a page asks for, by who asks. */
export function wishOf(body: Infer<typeof MethodPaymentOrderSchema>, session: SignedIn): PayWish {
  return {
    orderId: id<OrderId>(body.orderId),
    savesMethod: body.savePaymentMethod ?? false,
    ...(session.kind === 'user' && { userId: session.accountId }),
    ...(body.paymentMethodId != null && { methodId: id<PaymentMethodId>(body.paymentMethodId) }),
  }
}

/** Throws a refusal where the order is somebody else's, or the deployment does not offer this provider. */
export async function assertPayable(
  orderId: string,
  provider: ProviderName,
  session: SignedIn,
  deps: Deps,
): Promise<void> {
  await assertOwn(orderId, session, deps)
  if (!isOffered(provider, deps)) throw refusal('payment.refused')
}

export function isOffered(provider: ProviderName, { catalogue }: Pick<Deps, 'catalogue'>): boolean {
  return catalogue.deployment().payments.includes(provider)
}
