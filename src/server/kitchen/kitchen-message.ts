import type { Infer } from 'superstruct'
import { literal, object, string, type, union } from '#contracts/wire/wire-types.ts'
import { refusal } from '../core/http/failure.ts'
import { applyOrderEvent } from '../orders/apply-order-event.ts'
import type { OrderEvent } from '../orders/order-steps.ts'
import type { Deps } from '../core/process/deps.ts'
import { PickupNumber, Reason } from './point-of-sale-order.ts'
import { KitchenSchema, runKitchen } from './kitchen-order.ts'

const Order = type({ orderId: string() })
const { restaurantId, ordersEnabled, ordersInjectionDelay, outages, openingHours } = KitchenSchema.schema

/** What a point of sale tells by itself; README beside this file. */
export const KitchenMessageSchema = union([
  type({ type: literal('order.accepted'), data: type({ orderId: string(), number: PickupNumber }) }),
  type({ type: literal('order.preparing'), data: Order }),
  type({ type: literal('order.ready'), data: Order }),
  type({ type: literal('order.collected'), data: Order }),
  type({ type: literal('order.refused'), data: type({ orderId: string(), reason: Reason }) }),
  type({
    type: literal('restaurant.changed'),
    data: object({ restaurantId, ordersEnabled, ordersInjectionDelay, outages, openingHours }),
  }),
])
type KitchenMessage = Infer<typeof KitchenMessageSchema>

/** Does what a point of sale tells; told once more it changes nothing. */
export async function takeKitchenMessage(message: KitchenMessage, deps: Deps): Promise<void> {
  if (message.type === 'restaurant.changed') {
    await runKitchen(message.data, deps)
    return
  }
  const settled = await applyOrderEvent(message.data.orderId, eventOf(message), deps, deps.clock.now())
  if (!settled) throw refusal('order.notFound', 'data.orderId')
  if (settled.problem) throw refusal(settled.problem, 'data.orderId')
  deps.worker.wake(settled.wakes)
}

function eventOf(message: Exclude<KitchenMessage, { type: 'restaurant.changed' }>): OrderEvent {
  switch (message.type) {
    case 'order.accepted':
      return { kind: 'kitchenTook', posId: message.data.number }
    case 'order.preparing':
      return { kind: 'kitchenStepped', step: 'preparing' }
    case 'order.ready':
      return { kind: 'kitchenStepped', step: 'ready' }
    case 'order.collected':
      return { kind: 'kitchenStepped', step: 'collected' }
    case 'order.refused':
      return { kind: 'kitchenRefused', reason: message.data.reason }
  }
}
