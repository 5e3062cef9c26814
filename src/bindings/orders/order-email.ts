import type { OrderId } from '#domain/ids.ts'

/** The draft a customer's mail address of an order is kept under: the log holds only this name of it. */
export function orderEmailToken(id: OrderId): string {
  return `order.${id}.email`
}
