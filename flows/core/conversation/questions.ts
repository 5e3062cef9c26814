import type { Conversation } from './conversation.ts'
import { liveTurnOf } from './conversation.ts'
import type { Question } from '../log/turn.ts'
import { basket, basketUpdated, modeConflict, startOver } from '../../basket/basket.questions.ts'
import { closed, orderingDisabled, outage } from '../../basket/ordering-barred.questions.ts'
import {
  history,
  historyFailed,
  historyLoading,
  report,
  reportClosed,
  reportLoading,
} from '../../history/history.questions.ts'
import {
  categories,
  menuFailed,
  menuLoading,
  mode,
  products,
  reorderLoading,
  table,
} from '../../menu/menu.questions.ts'
import {
  noOrders,
  order,
  orderLoading,
  orderNotFound,
  orderSignedOut,
  orderUnreached,
} from '../../orders/order.questions.ts'
import {
  orderCancel,
  orderCancelled,
  orderCancelling,
  orderChangeFailed,
  orderChanging,
  orderPickup,
  orderRefused,
  orderSendNow,
} from '../../orders/order-change.questions.ts'
import {
  card,
  payment,
  paymentFailed,
  paymentRecalling,
  paymentBeside,
  paymentSettling,
  paymentWay,
  paying,
  priceChanged,
} from '../../checkout/payment.questions.ts'
import { otherOpening, pickup } from '../../checkout/pickup.questions.ts'
import { alcohol, customise } from '../../product/product.questions.ts'
import { proposal, proposalMany } from '../../typed/proposal.questions.ts'
import type { OfferedAnswer, QuestionDefinition, QuestionContext } from './question.ts'
import { revision, revisionLine } from '../../typed/revision.questions.ts'
import {
  reorderAlcohol,
  reorderElsewhere,
  reorderNothing,
  reorderPrice,
  reorderUnavailable,
} from '../../reorder/reorder.questions.ts'
import {
  basketElsewhere,
  code,
  linkOpening,
  restaurant,
  restaurantSearching,
  restaurantsFailed,
  restaurantsLoading,
} from '../../restaurant/restaurant.questions.ts'

/** Every question. The first that has to be asked is: what stands in the way of the order, then the customer's place in it. */
const LIST = [
  card,
  paying,
  priceChanged,
  paymentFailed,
  paymentBeside,
  paymentSettling,
  basketElsewhere,
  restaurantsLoading,
  restaurantSearching,
  restaurantsFailed,
  restaurant,
  linkOpening,
  code,
  outage,
  startOver,
  modeConflict,
  orderingDisabled,
  basketUpdated,
  closed,
  otherOpening,
  reorderPrice,
  reorderUnavailable,
  reorderNothing,
  reorderElsewhere,
  reorderAlcohol,
  menuLoading,
  reorderLoading,
  menuFailed,
  mode,
  revisionLine,
  revision,
  proposalMany,
  proposal,
  alcohol,
  customise,
  table,
  categories,
  products,
  basket,
  pickup,
  paymentRecalling,
  paymentWay,
  payment,
  historyLoading,
  historyFailed,
  history,
  reportLoading,
  reportClosed,
  report,
  orderLoading,
  orderNotFound,
  orderUnreached,
  orderSignedOut,
  orderCancel,
  orderCancelling,
  orderCancelled,
  orderPickup,
  orderSendNow,
  orderChanging,
  orderRefused,
  orderChangeFailed,
  order,
  noOrders,
]

/** What is asked; each has its prompt in the catalogue. */
export type QuestionName = (typeof LIST)[number]['name']

export const QUESTIONS: readonly QuestionDefinition<QuestionName>[] = LIST

/** A question that this version asks. */
export type AskedQuestion = Question & { readonly name: QuestionName }

/** What is asked now. Where nothing else is, the restaurant is. Pure. */
export function questionOf(conversation: QuestionContext): AskedQuestion {
  const { name, subject }: QuestionDefinition<QuestionName> =
    QUESTIONS.find(({ isAsked }) => isAsked(conversation)) ?? restaurant
  const what = subject?.(conversation.flows)
  return { name, key: what === undefined ? name : `${name}:${what}` }
}

/** A question by its name; nothing where a conversation of another version knows one more. */
export function questionNamed(name: string): QuestionDefinition<QuestionName> | undefined {
  return QUESTIONS.find((known) => known.name === name)
}

/** The question that waits for the customer. */
export function liveQuestionOf(conversation: Conversation): QuestionDefinition<QuestionName> | undefined {
  const live = liveTurnOf(conversation)
  return live && questionNamed(live.question.name)
}

/** Whether the live question tells of a no or of a fault, which the restaurant can look into; nothing where all is well. */
export function troubleOf(conversation: Conversation): 'refusal' | 'fault' | undefined {
  const { isRefusal = false, tone } = liveQuestionOf(conversation) ?? {}
  if (isRefusal) return 'refusal'
  return (typeof tone === 'function' ? tone(conversation.flows) : tone) === 'error' ? 'fault' : undefined
}

/** What the live question can be answered with, in the order it is shown; typed text is matched against the same. */
export function answersOf(conversation: Conversation): readonly OfferedAnswer[] {
  return liveQuestionOf(conversation)?.answers(conversation) ?? []
}

/** How many things there are to choose from: what a card lists, without the ways past it. */
export function choicesOf(conversation: Conversation): number {
  const question = liveQuestionOf(conversation)
  if (!question) return 0
  if (question.shown) return question.shown(conversation)
  const listed = question.choices ?? (question.surface === 'card' ? undefined : question.answers)
  return listed?.(conversation).length ?? 0
}

/** Whether the turn only tells that something is on its way; what comes takes its place. */
export function isWaiting({ name }: Question): boolean {
  return questionNamed(name)?.surface === 'wait'
}
