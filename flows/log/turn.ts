import type { PartKind } from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { Command } from './commands.ts'

/** A value in a sentence, kept as what it is so that any language can say it. */
export type Value =
  | string
  | number
  | { readonly text: Translated }
  | { readonly money: Minor }
  | { readonly time: number }
  | { readonly key: string }
  | { readonly list: readonly Value[] }
  | { readonly part: { readonly kind: PartKind; readonly name: Translated; readonly quantity: number } }
  | { readonly token: string }

/** One sentence: a catalogue key and its values, never the words. */
export type Say = { readonly key: string; readonly values?: Readonly<Record<string, Value>> }

export const QUESTIONS = [
  'restaurantsLoading',
  'restaurantsFailed',
  'restaurant',
  'restaurantSearching',
  'linkOpening',
  'code',
  'mode',
  'menuLoading',
  'menuFailed',
  'categories',
  'products',
  'customise',
  'alcohol',
  'basket',
  'startOver',
  'basketElsewhere',
  'outage',
  'basketUpdated',
  'orderingDisabled',
  'closed',
  'pickup',
  'checkout',
  'reorderLoading',
  'reorderPrice',
  'reorderUnavailable',
  'reorderNothing',
  'reorderElsewhere',
  'reorderAlcohol',
  'paying',
  'paymentFailed',
  'priceChanged',
  'order',
  'orderLoading',
  'orderNotFound',
  'orderUnreached',
  'historyLoading',
  'historyFailed',
  'history',
  'reportLoading',
  'reportClosed',
  'report',
  'orderSignedOut',
  'noOrders',
  'orderCancel',
  'orderCancelling',
  'orderCancelled',
  'orderPickup',
  'orderSendNow',
  'orderChanging',
  'orderRefused',
  'orderChangeFailed',
] as const

/** What is asked; each has its card in the chat and its prompt in the catalogue. */
export type QuestionName = (typeof QUESTIONS)[number]

/** A question and what makes it this one and not the next of the same name. */
export type Question = { readonly name: QuestionName; readonly key: string }

/** The customer's answer that closed a turn, and the command that opens it again. */
export type Answer = { readonly say: Say; readonly said?: string; readonly change?: Command }

/**
 * One exchange. While it is the last of the transcript and unanswered it is live; its card reads the flows.
 * Closed, it is what was asked and answered, and never changes again.
 */
export type Turn = {
  readonly id: string
  readonly step: number
  readonly openedAt: number
  readonly question: Question
  readonly acks: readonly Say[]
  readonly ask: Say
  readonly answer?: Answer
}

const WAITING: ReadonlySet<QuestionName> = new Set<QuestionName>([
  'restaurantsLoading',
  'restaurantSearching',
  'linkOpening',
  'menuLoading',
  'reorderLoading',
  'orderLoading',
  'historyLoading',
  'reportLoading',
  'orderCancelling',
  'orderChanging',
  'paying',
])

/** Whether the turn only tells that something is on its way; what comes takes its place. */
export function isWaiting(question: Question): boolean {
  return WAITING.has(question.name)
}
