import type { Order } from '#domain/orders/order.ts'
import type { CheckoutContext, CheckoutFact } from './checkout.events.ts'

/** That an order is made; where paying took its minutes, the kitchen makes it a little later than was asked for. */
export function placed({ request }: CheckoutContext, { order }: { readonly order: Order }): PlacedFact {
  const isMoved = request !== undefined && order.retrievalDate !== request.retrievalDate
  return { type: 'order.placed', order, isMoved }
}

/** The same where somebody else told it, with what was ordered. */
export function heardPlaced(context: CheckoutContext, params: { readonly order: Order }): PlacedFact {
  return { ...placed(context, params), heard: context.request?.items ?? [] }
}

type PlacedFact = Extract<CheckoutFact, { type: 'order.placed' }>
