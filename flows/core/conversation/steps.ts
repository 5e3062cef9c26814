import { needsTable } from '#domain/basket/table-number.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation } from './conversation.ts'
import { modesOf } from './selectors.ts'
import { STEPS, type StepName } from './question.ts'
import { liveQuestionOf } from './questions.ts'

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
  const [only, ...others] = modesOf(conversation)
  return others.length === 0 && !needsTable(only) ? STEPS.filter((step) => step !== 'mode') : STEPS
}

/** The step the live question belongs to, or undefined once the order is placed. */
export function currentStepOf(conversation: Conversation): StepName | undefined {
  return liveQuestionOf(conversation)?.step
}

/** Which step of how many, counted from 1. */
export function stepOf(conversation: Conversation): { index: number; of: number } | undefined {
  const steps = stepsOf(conversation)
  const current = currentStepOf(conversation)
  return current && { index: steps.indexOf(current) + 1, of: steps.length }
}
