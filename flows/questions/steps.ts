import type { Command } from '../log/commands.ts'
import { liveTurnOf, type Conversation } from '../conversation/conversation.ts'
import { modesOf } from '../conversation/selectors.ts'
import type { QuestionName } from '../log/turn.ts'

export const STEPS = ['restaurant', 'mode', 'menu', 'basket', 'pickup', 'pay'] as const
/** The six named steps of an order. */
export type StepName = (typeof STEPS)[number]

const STEP_OF: Readonly<Partial<Record<QuestionName, StepName>>> = {
  restaurantsLoading: 'restaurant',
  restaurantsFailed: 'restaurant',
  restaurant: 'restaurant',
  restaurantSearching: 'restaurant',
  linkOpening: 'restaurant',
  code: 'restaurant',
  mode: 'mode',
  menuLoading: 'menu',
  menuFailed: 'menu',
  categories: 'menu',
  products: 'menu',
  customise: 'menu',
  alcohol: 'menu',
  basket: 'basket',
  startOver: 'basket',
  basketElsewhere: 'restaurant',
  outage: 'basket',
  basketUpdated: 'basket',
  orderingDisabled: 'restaurant',
  closed: 'pickup',
  pickup: 'pickup',
  checkout: 'pay',
  reorderLoading: 'basket',
  reorderPrice: 'basket',
  reorderUnavailable: 'basket',
  reorderNothing: 'basket',
  reorderElsewhere: 'basket',
  reorderAlcohol: 'basket',
  paying: 'pay',
  paymentFailed: 'pay',
  priceChanged: 'pay',
}

/** What leads back to a step already taken. */
export const STEP_COMMANDS: Readonly<Record<StepName, Command>> = {
  restaurant: { type: 'restaurant.change' },
  mode: { type: 'mode.change' },
  menu: { type: 'menu.categories' },
  basket: { type: 'basket.open' },
  pickup: { type: 'pickup.change' },
  pay: { type: 'checkout.start' },
}

/** The steps of this deployment: one that is never asked is not counted. */
export function stepsOf(conversation: Conversation): readonly StepName[] {
  return modesOf(conversation).length === 1 ? STEPS.filter((step) => step !== 'mode') : STEPS
}

/** The step the live question belongs to, or undefined once the order is placed. */
export function currentStepOf(conversation: Conversation): StepName | undefined {
  const live = liveTurnOf(conversation)
  return live && STEP_OF[live.question.name]
}

/** Which step of how many, counted from 1. */
export function stepOf(conversation: Conversation): { index: number; of: number } | undefined {
  const steps = stepsOf(conversation)
  const current = currentStepOf(conversation)
  return current && { index: steps.indexOf(current) + 1, of: steps.length }
}
