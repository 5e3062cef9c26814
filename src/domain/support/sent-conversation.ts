import type { ConversationCode, OrderId, RestaurantId } from '../ids.ts'

export const CONVERSATION_OUTCOMES = ['paid', 'refused', 'fault', 'left'] as const
/** What a conversation came to: an order paid for, a no, something that did not work, or a question left open. */
export type ConversationOutcome = (typeof CONVERSATION_OUTCOMES)[number]

export const SENDING_REASONS = ['help', 'order', 'report', 'refusal', 'fault'] as const
/** Where a customer was when they sent their conversation: at the help, an order, a problem they reported, a refusal, or a fault. */
export type SendingReason = (typeof SENDING_REASONS)[number]

/** What one looks for conversations by; `beganAt` in epoch ms, `faults` the codes of what went wrong, the last ones. */
export type ConversationSummary = {
  readonly beganAt: number
  readonly entries: number
  readonly restaurantId?: RestaurantId
  readonly orderIds: readonly OrderId[]
  readonly outcome: ConversationOutcome
  /** The name of the question that was open last. */
  readonly question: string
  readonly faults: readonly string[]
}

/** A value that a token of the log stands for, or a field that was filled in. */
export type PersonalValue = { readonly name: string; readonly value: string }

/** What became of a conversation that was sent: its code, and the large answers that the restaurant does not know yet. */
export type Received = { readonly code: ConversationCode; readonly wanted: readonly string[] }
