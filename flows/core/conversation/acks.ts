import type { CommandOf, Step } from './command.ts'
import type { CommandType } from '../log/commands.ts'
import { commandOf } from './dispatch.ts'
import type { Conversation } from './conversation.ts'
import { isLinkProblem } from '../../orders/order.selectors.ts'
import { MOST_LETTERS, type LoggedEvent } from '../log/log.ts'
import { failureOf } from '../log/port.ts'
import type { Say } from '../log/say.ts'
import type { AskedQuestion } from './questions.ts'
import { couponRefusal } from '../../restaurant/code-refusals.ts'
import {
  acksOfArrival,
  acksOfChange,
  acksOfOrders,
  acksOfPayment,
  acksOfReorder,
  failureAck,
} from '../../orders/order.acks.ts'
import { acksOfLapse } from '../../checkout/pickup.acks.ts'
import { acksOfProposalLeft } from '../../typed/proposal.acks.ts'
import {
  acksOfGone,
  acksOfList,
  acksOfMenu,
  acksOfRestaurant,
  acksOfWatch,
} from '../../restaurant/restaurant.acks.ts'
import { acksOfAccount, acksOfLoss } from '../../account/session.acks.ts'

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
  if (event.type === 'done' || event.type === 'failed') return acksOfAnswer(event, before, after, question)
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

function acksOfAnswer(
  event: Extract<LoggedEvent, { type: 'done' | 'failed' }>,
  before: Conversation,
  after: Conversation,
  question: AskedQuestion,
): readonly Say[] {
  const effect = before.pending[event.effect]
  const failed = event.type === 'failed'
  if (effect?.traits.isRenewal) return acksOfGone(before, after)
  switch (effect?.src) {
    case 'listRestaurants':
      if (!failed) return acksOfList(after)
      return after.flows.restaurant.value === 'choosing' ? [{ key: 'ack.listFailed' }] : []
    case 'geocode':
    case 'locate':
      return failed ? [{ key: `ack.${after.flows.restaurant.context.problem ?? 'searchFailed'}` }] : []
    case 'findRestaurant':
      return failed ? [{ key: 'ack.linkNotFound' }] : acksOfRestaurant(after)
    case 'submitCode':
      return failed ? [codeAck(after)] : acksOfRestaurant(after)
    case 'loadMenu':
      return failed
        ? []
        : [...acksOfMenu(after), ...acksOfReorder(before, after), ...acksOfGone(before, after)]
    case 'watchRestaurant':
      return [...acksOfWatch(before, after, question), ...acksOfGone(before, after)]
    case 'watchOrders':
      return failed ? acksOfLoss(before, after) : acksOfOrders(before, after)
    case 'openOrder':
      return failed && isLinkProblem(after.flows.tracking.context.problem) ? [{ key: 'ack.linkExpired' }] : []
    case 'changeOrder':
      return failed ? [] : acksOfChange(after)
    case 'findCoupon': {
      const { problem } = after.flows.basket.context
      return [{ key: problem === undefined ? 'ack.couponApplied' : couponRefusal(problem) }]
    }
    case 'currentVisitor':
      return acksOfAccount(before, after)
    case 'keepFavourite':
      return failed ? [{ key: 'ack.favouriteNotKept' }] : []
    case 'logOut':
      return [{ key: failed ? 'ack.notLoggedOut' : 'ack.loggedOut' }]
    case 'waitForLapse':
      return failed ? [] : acksOfLapse(before, after, question)
    case 'pay':
    case 'leaveToPay':
    case 'settlePayment':
      if (event.type === 'failed') return acksOfRefusedOrder(event.error, after)
      return after.flows.checkout.value === 'reviewing' ? acksOfPayment(before, after) : []
    case 'listHistory':
      return failed && question.name === 'history' ? [{ key: 'ack.historyFailed' }] : []
    case 'rateOrder':
      return [failed ? failureAck('ack.ratingFailed', after) : { key: 'ack.rated' }]
    case 'resendEmail':
      return [failed ? failureAck('ack.resendFailed', after) : { key: 'ack.resent' }]
    case 'sendFeedback':
      return [failed ? failureAck('ack.feedbackFailed', after) : { key: 'ack.feedbackSent' }]
    case 'followArrival':
      return acksOfArrival(before, after)
    case 'tellParkingBay':
      return [{ key: failed ? 'ack.arrival.bayFailed' : 'ack.arrival.bay' }]
    case 'createOrder':
      if (question.name === 'code') return [{ key: 'problem.restaurant.codeRequired' }]
      return event.type === 'failed' ? acksOfRefusedOrder(event.error, after) : []
    default:
      return []
  }
}

/** Why nothing was ordered, where it is the order itself that cannot be. */
function acksOfRefusedOrder(error: unknown, { flows }: Conversation): readonly Say[] {
  const { code, field } = failureOf(error)
  if (flows.checkout.value !== 'reviewing' || flows.checkout.context.request) return []
  if (code === 'basket.conflicts') return [{ key: 'ack.conflicted' }]
  if (code === 'product.outage') return [{ key: 'ack.soldOut' }]
  return field?.startsWith('items.') ? [{ key: `problem.${code}` }] : []
}

/** The field of the code says why; a code nobody could look at is not called wrong. */
function codeAck({ flows }: Conversation): Say {
  const isJudged = ['restaurant.wrongCode', 'restaurant.tooManyCodes'].includes(
    flows.restaurant.context.problem ?? '',
  )
  return { key: isJudged ? 'ack.codeRefused' : 'ack.codeNotChecked' }
}
