import type { Order } from '#domain/orders/order.ts'
import { awaitsPayment, type Progress } from '#domain/orders/tracking/progress.ts'

/** The sentence for where an order stands: received is said only of an order that is paid for (S4.16, S4.39), and a canceled one went no other way than it was meant to. */
export function orderStateOf(
  order: Order,
  progress: Progress,
): { readonly key: string; readonly isWaiting: boolean } {
  const isWaiting = awaitsPayment(order) && progress === 'will_be_send'
  if (order.state === 'CANCELLED') return { key: 'order.canceled', isWaiting }
  return { key: isWaiting ? 'order.waiting' : `order.progress.${progress}`, isWaiting }
}
