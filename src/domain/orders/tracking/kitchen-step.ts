import { KITCHEN_STEPS } from '../order.ts'
import type { KitchenStep, Order, OrderState } from '../order.ts'

type Followed = Pick<Order, 'state' | 'posId' | 'kitchenStep'>

/** Food is made for these, paid or to be paid at the counter. */
const COOKED: readonly OrderState[] = ['PAID', 'PAYMENT_ERROR']

/** Whether the kitchen has an order, so that it can tell how far it is or that it cannot make it after all. */
export function isWithKitchen({ state, posId, kitchenStep }: Followed): boolean {
  const isTaken = COOKED.includes(state) || (state === 'SENT' && posId !== undefined)
  return isTaken && kitchenStep !== 'collected'
}

/** Whether a step leads on: a kitchen that repeats itself, or tells late, takes nothing back. */
export function isStepOn({ kitchenStep }: Pick<Order, 'kitchenStep'>, step: KitchenStep): boolean {
  return kitchenStep === undefined || KITCHEN_STEPS.indexOf(kitchenStep) < KITCHEN_STEPS.indexOf(step)
}

/** Whether the kitchen will tell more of an order. */
export function isFollowed(order: Followed): boolean {
  return order.kitchenStep !== undefined && isWithKitchen(order)
}

/** Whether a kitchen that will say when an order is ready has it, and has not said so. */
export function awaitsReady(order: Followed): boolean {
  return isFollowed(order) && (order.kitchenStep === 'accepted' || order.kitchenStep === 'preparing')
}
