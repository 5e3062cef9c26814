import type { Order } from './order.ts'

/** What other systems are told of an order. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.changed',
  'order.cancelled',
  'order.refused',
  'order.ready',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

const TOLD = ['posId', 'retrievalDate', 'pickUpMode', 'tableNumber', 'price', 'taxes', 'kitchenStep'] as const

/**
 * What there is to tell when an order has become another, or was made; nothing where it only waits for its bank or its
 * kitchen. A number at the counter is a change, and so is what is left to be paid there.
 */
export function webhookEventOf(before: Order | undefined, after: Order): WebhookEvent | undefined {
  if (!before) return 'order.placed'
  if (before.state !== after.state) {
    if (after.state === 'VALIDATED') return 'order.paid'
    if (after.state === 'CANCELLED') return 'order.cancelled'
    if (after.state === 'INJECTION_ERROR' || after.state === 'CONFLICTED') return 'order.refused'
    if (after.state === 'PAID' || after.state === 'PAYMENT_ERROR') return 'order.changed'
  }
  if (before.kitchenStep !== after.kitchenStep && after.kitchenStep === 'ready') return 'order.ready'
  return TOLD.some((field) => before[field] !== after[field]) ? 'order.changed' : undefined
}
