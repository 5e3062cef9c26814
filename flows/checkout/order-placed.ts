import type { Order } from '#domain/orders/order.ts'
import type { CheckoutContext, CheckoutFact } from './checkout.events.ts'

/**
 * That an order is made; where paying took its minutes, the kitchen makes it a little later than was asked for. With what was
 * ordered, where somebody else told it.
 */
export function placed(
  { request }: CheckoutContext,
  { order }: { readonly order: Order },
  isHeard = false,
): Extract<CheckoutFact, { type: 'order.placed' }> {
  const isMoved = request !== undefined && order.retrievalDate !== request.retrievalDate
  return { type: 'order.placed', order, isMoved, ...(isHeard && { heard: request?.items ?? [] }) }
}
