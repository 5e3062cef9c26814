import { describeLine } from '#domain/basket/describe-line.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { MOST_LETTERS, type LoggedEvent } from '../log/log.ts'
import { failureOf } from '../log/port.ts'
import { couponRefusal } from './code-refusals.ts'
import { LAST_ATTEMPT } from '../machines/reprompt.ts'
import { inquiryAnswerOf } from '../conversation/inquiry.selectors.ts'
import { isLinkProblem } from '../conversation/order.selectors.ts'
import type { Question } from '../log/turn.ts'
import type { Say } from '../log/say.ts'
import { lineTold, lineValues, pickupTime, type LineTold } from './line-values.ts'
import { acksOfLapse } from './pickup.acks.ts'
import {
  acksOfArrival,
  acksOfChange,
  acksOfOrders,
  acksOfPayment,
  acksOfReorder,
  failureAck,
} from './order.acks.ts'
import { acksOfProposal, acksOfProposalLeft } from './proposal.acks.ts'
import { acksOfRevision } from './revision.acks.ts'
import { acksOfWishes } from './wish.acks.ts'
import { acksOfGone, acksOfList, acksOfMenu, acksOfRestaurant, acksOfWatch } from './restaurant.acks.ts'
import { acksOfAccount, acksOfLoss } from './session.acks.ts'

/** What a turn says before its question: how the answer was understood, and what the customer should know of it. */
export function acksOf(
  event: LoggedEvent,
  before: Conversation,
  after: Conversation,
  question: Question,
): readonly Say[] {
  if (event.type === 'started') return [{ key: 'ack.welcome' }]
  if (event.type === 'undone' || event.type === 'redone') return [turnedAck(event)]
  if (event.type === 'command')
    return [
      ...acksOfCommand(event.command, before, after),
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

function acksOfCommand(command: Command, before: Conversation, after: Conversation): readonly Say[] {
  switch (command.type) {
    case 'restaurant.choose':
    case 'basket.confirmMove':
      // No restaurant is settled while the question is open if the basket may be emptied.
      return after.flows.basket.value === 'confirmingMove' ? [] : [...acksOfRestaurant(after)]
    case 'mode.choose':
      return after.flows.basket.value === 'askingMode' ? [] : [{ key: `ack.mode.${command.mode}` }]
    case 'table.tell':
      return [{ key: 'ack.table', values: { number: command.number } }]
    case 'mode.resolve':
      return command.choice === 'replace' ? [] : acksOfMode(before, after)
    case 'category.choose': {
      const found = after.flows.menu.context.menu?.categories.find(({ id }) => id === command.id)
      return found ? [{ key: 'ack.category', values: { name: { text: found.name } } }] : []
    }
    case 'product.add':
    case 'customise.confirm':
    case 'alcohol.confirm': {
      const told = lineTold(command, before, after)
      const problem = after.flows.basket.context.problem
      if (problem !== undefined) return [{ key: `problem.${problem}` }]
      const isForMode = before.flows.menu.context.mode !== after.flows.menu.context.mode
      return [...(told ? [lineAck(told)] : []), ...(isForMode ? acksOfMode(before, after) : [])]
    }
    case 'alcohol.decline':
      return [{ key: 'ack.alcoholDeclined' }]
    case 'basket.removeLine': {
      const line = before.flows.basket.context.basket.lines.find(({ id }) => id === command.lineId)
      return line ? [{ key: 'ack.removed', values: { name: { text: line.name } } }] : []
    }
    case 'basket.confirmStartOver':
      return [{ key: 'ack.startedOver' }]
    case 'basket.setQuantity': {
      const { problem } = after.flows.basket.context
      if (problem !== undefined) return [{ key: `problem.${problem}` }]
      const line = after.flows.basket.context.basket.lines.find(({ id }) => id === command.lineId)
      return line
        ? [{ key: 'ack.quantity', values: { name: { text: line.name }, quantity: line.quantity } }]
        : []
    }
    case 'pickup.choose':
      return [{ key: 'ack.pickup', values: { time: pickupTime(after) } }]
    case 'coupon.submit':
      return []
    case 'price.decline':
      return [{ key: 'ack.priceDeclined' }]
    case 'basket.cancelMove':
    case 'revision.decline':
    case 'payment.dismiss':
      return [{ key: 'ack.basketKept' }]
    case 'help.ask':
      return [{ key: 'ack.help' }, { key: `help.${before.turns.at(-1)?.question.name ?? 'restaurant'}` }]
    case 'inquiry.make':
      return inquiryAnswerOf(command.inquiry, after).says
    case 'words.unknown': {
      const named = command.soldOut && after.flows.menu.context.menu?.products[command.soldOut]
      if (named) return [{ key: 'unknown.soldOut', values: { name: { text: named.name } } }]
      const attempt = after.flows.dialogue.context.reprompt?.attempt ?? 1
      if (command.told && (command.told !== 'offered' || attempt < LAST_ATTEMPT))
        return [
          ...(command.said === undefined ? [] : [{ key: 'ack.cautioned', values: { words: command.said } }]),
          { key: command.told === 'paid' ? 'tray.barred' : `unknown.${command.told}` },
        ]
      return [{ key: `unknown.${Math.min(attempt, LAST_ATTEMPT)}` }]
    }
    case 'proposal.accept':
    case 'proposal.decline':
    case 'proposal.instead':
    case 'proposal.otherwise':
      return acksOfProposal(command, before, after)
    case 'revision.accept':
      return acksOfRevision(before, after)
    case 'customise.wish':
      return acksOfWishes(command.wishes, before, after)
    case 'order.new':
      return [{ key: 'ack.orderFollowed' }]
    case 'order.again':
    case 'usual.choose':
    case 'reorder.accept':
    case 'reorder.resolve':
      return acksOfReorder(before, after)
    case 'arrival.ask':
      return after.flows.arrival.value === 'consenting' ? [{ key: 'ack.arrival.asked' }] : []
    case 'arrival.stop':
      return before.flows.arrival.context.arrival === undefined ? [] : [{ key: 'ack.arrival.stopped' }]
    case 'order.rate':
    case 'order.resend': {
      const { problem } = after.flows.care.context
      return problem === undefined ? [] : [{ key: `problem.${problem}` }]
    }
    default:
      return []
  }
}

/** How the food is had after a question about it, and what went for that. */
function acksOfMode(before: Conversation, after: Conversation): readonly Say[] {
  const { mode } = after.flows.menu.context
  const kept = new Set(after.flows.basket.context.basket.lines.map(({ id }) => id))
  const gone = before.flows.basket.context.basket.lines.filter(({ id }) => !kept.has(id))
  return [
    ...gone.map((line): Say => ({ key: 'ack.removed', values: { name: { text: line.name } } })),
    ...(mode === undefined ? [] : [{ key: `ack.mode.${mode}` }]),
  ]
}

/** What became of a line; of one that was there before only what came to it. */
function lineAck(told: LineTold): Say {
  const { did, line } = told
  switch (did) {
    case 'added':
      return { key: 'ack.added', values: lineValues(line, told.pieces) }
    case 'addedMore':
      return { key: 'ack.addedMore', values: { ...lineValues(line, told.pieces), total: line.quantity } }
    case 'changed': {
      const { details } = describeLine(line)
      return { key: details.length > 0 ? 'ack.changedWith' : 'ack.changed', values: lineValues(line) }
    }
    case 'replaced':
      return { key: 'ack.replaced', values: { ...lineValues(line), was: { text: told.was.name } } }
  }
}

/** Refetching is not mentioned; a change it brings raises its own question. */
const RENEWALS: ReadonlySet<string> = new Set(['renewMenu', 'renewRestaurants'])

function acksOfAnswer(
  event: Extract<LoggedEvent, { type: 'done' | 'failed' }>,
  before: Conversation,
  after: Conversation,
  question: Question,
): readonly Say[] {
  const effect = before.pending[event.effect]
  const failed = event.type === 'failed'
  if (effect && RENEWALS.has(effect.id)) return acksOfGone(before, after)
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
