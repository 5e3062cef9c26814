import type { OrderId } from '#domain/ids.ts'

/** The name of the draft that keeps the customer's mail address of an order; the log holds only this name. */
export function orderEmailToken(id: OrderId): string {
  return `order.${id}.email`
}

/** The name of the draft that keeps what a receipt shows of the card an order was paid with; the log holds only this name. */
export function orderCardToken(id: OrderId): string {
  return `order.${id}.card`
}
