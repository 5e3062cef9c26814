import type { Problem } from '#domain/problem.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Deps } from '../core/process/deps.ts'
import { applyOrderEvent } from '../orders/apply-order-event.ts'
import { refusal } from '../core/http/failure.ts'
import { decideTestPayment } from '../payments/test/decide-test-payment.ts'
import { setFate } from './kitchen-settings.store.ts'
import type { OrderFate } from './kitchen-settings.store.ts'

/** How far a kitchen can say it is. */
export const TOLD_STEPS = ['preparing', 'ready', 'collected'] as const
type ToldStep = (typeof TOLD_STEPS)[number]

/**
 * Brings one order to its end by the way orders go: one that waits for its provider gets the provider's answer, a paid
 * one goes to the kitchen now and meets its fate there, and what the kitchen has taken gets on.
 */
export async function decideFate(
  restaurant: Restaurant,
  orderId: string,
  fate: OrderFate | ToldStep | 'accept',
  deps: Deps,
): Promise<void> {
  const stored = await deps.orders.find(orderId)
  if (!stored || stored.order.restaurantId !== restaurant.id) throw refusal('order.notFound', 'order.id')
  const now = deps.clock.now()
  if (isStep(fate)) {
    const stepped = await applyOrderEvent(orderId, { kind: 'kitchenStepped', step: fate }, deps, now)
    if (stepped?.problem) throw refusal(stepped.problem, 'order.id')
    return
  }
  if (stored.order.state === 'WAITING') {
    return decideTestPayment(orderId, fate === 'accept', deps)
  }
  const changed = await deps.orders.change<Problem | undefined>(
    orderId,
    async ({ order }, queries) => {
      if (order.state !== 'VALIDATED') return { answer: 'order.notModifiable' }
      await setFate(queries, order.id, fate === 'accept' ? undefined : fate)
      return { answer: undefined, change: { due_at: now } }
    },
    now,
  )
  if (changed?.answer) throw refusal(changed.answer, 'order.id')
  deps.worker.wake()
}

function isStep(fate: string): fate is ToldStep {
  return TOLD_STEPS.some((step) => step === fate)
}
