import { ACCOUNT_OUTCOMES } from '../../account/session.acks.ts'
import { ARRIVAL_OUTCOMES } from '../../arrival/arrival.acks.ts'
import { BASKET_OUTCOMES } from '../../basket/basket.acks.ts'
import { PAYMENT_OUTCOMES } from '../../checkout/payment.acks.ts'
import { PICKUP_OUTCOMES } from '../../checkout/pickup.acks.ts'
import { HISTORY_OUTCOMES } from '../../history/history.acks.ts'
import { MENU_OUTCOMES } from '../../menu/menu.acks.ts'
import { ORDER_OUTCOMES } from '../../orders/order.acks.ts'
import { acksOfGone } from '../../product/gone.acks.ts'
import { RESTAURANT_OUTCOMES } from '../../restaurant/restaurant.acks.ts'
import { acksOfProposalLeft } from '../../typed/proposal.acks.ts'
import type { CommandType } from '../log/commands.ts'
import { MOST_LETTERS, type LoggedEvent } from '../log/log.ts'
import { failureOf } from '../log/port.ts'
import type { Say } from '../log/say.ts'
import type { CommandOf, Step } from './command.ts'
import { commandOf } from './dispatch.ts'
import type { OutcomeAcks } from './outcome.ts'
import type { AskedQuestion } from './questions.ts'

const OUTCOMES: OutcomeAcks = {
  ...RESTAURANT_OUTCOMES,
  ...MENU_OUTCOMES,
  ...BASKET_OUTCOMES,
  ...PICKUP_OUTCOMES,
  ...PAYMENT_OUTCOMES,
  ...ORDER_OUTCOMES,
  ...HISTORY_OUTCOMES,
  ...ARRIVAL_OUTCOMES,
  ...ACCOUNT_OUTCOMES,
}

/** What a turn says before its question: how the answer was understood, and what the customer should know of it. */
export function acksOf(event: LoggedEvent, step: Step, question: AskedQuestion): readonly Say[] {
  const { before, after } = step
  if (event.type === 'started') return [{ key: 'ack.welcome' }]
  if (event.type === 'undone' || event.type === 'redone') return [turnedAck(event)]
  if (event.type === 'command')
    return [
      ...acksOfCommand(event.command, step),
      ...acksOfProposalLeft(before, after),
      ...(event.isCut ? [{ key: 'ack.cut', values: { most: MOST_LETTERS } }] : []),
    ]
  if (event.type === 'done' || event.type === 'failed') return acksOfOutcome(event, step, question)
  return []
}

/** What was taken back, or done again; of an older log only that something was. */
function turnedAck({ type, what }: Extract<LoggedEvent, { type: 'undone' | 'redone' }>): Say {
  return what === undefined
    ? { key: `ack.${type}` }
    : { key: `ack.${type}What`, values: { what: { say: what } } }
}

function acksOfCommand<Type extends CommandType>(command: CommandOf<Type>, step: Step): readonly Say[] {
  return commandOf(command).acks?.(command, step) ?? []
}

function acksOfOutcome(
  event: Extract<LoggedEvent, { type: 'done' | 'failed' }>,
  { before, after, facts }: Step,
  question: AskedQuestion,
): readonly Say[] {
  const effect = before.pending[event.effect]
  if (!effect) return []
  if (effect.traits.isRenewal) return acksOfGone(facts)
  const failure = event.type === 'failed' ? failureOf(event.error) : undefined
  return OUTCOMES[effect.src]?.({ failure, before, after, facts, question }) ?? []
}
