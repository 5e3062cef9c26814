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
import { failureOf, type PortFailure } from '../log/port.ts'
import type { Say } from '../log/say.ts'
import type { CommandOf, Told } from './command.ts'
import type { Effect } from './conversation.ts'
import { commandOf } from './dispatch.ts'
import type { Outcome, OutcomeAcks } from './outcome.ts'
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

/**
 * What a turn says before its question: how the answer was understood, and what the customer should know of it. `answered`:
 * the effect whose answer the event is.
 */
export function acksOf(
  event: LoggedEvent,
  told: Told,
  question: AskedQuestion,
  answered: Effect | undefined,
): readonly Say[] {
  if (event.type === 'started') return [{ key: 'ack.welcome' }]
  if (event.type === 'undone' || event.type === 'redone') return [turnedAck(event)]
  if (event.type === 'command')
    return [
      ...acksOfCommand(event.command, told),
      ...acksOfProposalLeft(told.facts),
      ...(event.isCut ? [{ key: 'ack.cut', values: { most: MOST_LETTERS } }] : []),
    ]
  return answered ? acksOfOutcome(answered, { ...told, failure: failureIn(event), question }) : []
}

/** What was taken back, or done again; of an older log only that something was. */
function turnedAck({ type, what }: Extract<LoggedEvent, { type: 'undone' | 'redone' }>): Say {
  return what === undefined
    ? { key: `ack.${type}` }
    : { key: `ack.${type}What`, values: { what: { say: what } } }
}

function acksOfCommand<Type extends CommandType>(command: CommandOf<Type>, told: Told): readonly Say[] {
  return commandOf(command).acks?.(command, told) ?? []
}

function acksOfOutcome({ src, traits }: Effect, outcome: Outcome): readonly Say[] {
  return traits.isRenewal ? acksOfGone(outcome.facts) : (OUTCOMES[src]?.(outcome) ?? [])
}

function failureIn(event: LoggedEvent): PortFailure | undefined {
  return event.type === 'failed' ? failureOf(event.error) : undefined
}
