import type { Order } from '../order.ts'

/** The instant (epoch ms) an order goes to the point of sale: pickup minus the restaurant's injection delay (S4.17, S4.39). */
export function injectionMoment(order: Pick<Order, 'retrievalDate'>, delayMinutes: number): number {
  return order.retrievalDate - delayMinutes * 60_000
}
