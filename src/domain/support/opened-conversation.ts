import type { Device } from '../account/open-session.ts'
import type { PaymentProvider } from '../checkout/payment-provider.ts'
import type { ConversationCode, OrderId, RestaurantId } from '../ids.ts'
import type { OrderState } from '../orders/order.ts'
import type { ConversationOutcome, SendingReason } from './sent-conversation.ts'

/** A conversation as it is listed at the desk: everything but what was said in it. Instants in epoch ms. */
export type FoundConversation = {
  readonly code: ConversationCode
  readonly sentAt: number
  readonly beganAt: number
  readonly entries: number
  readonly version: string
  readonly view: string
  readonly language: string
  readonly device: Device
  readonly reason: SendingReason
  readonly restaurantId?: RestaurantId
  readonly outcome: ConversationOutcome
  readonly question: string
  readonly faults: readonly string[]
}

export const NOTE_KINDS = ['note', 'reply', 'act'] as const
/** What was written at a conversation: for colleagues, to the customer, or that something was done about an order. */
export type NoteKind = (typeof NOTE_KINDS)[number]

export type ConversationNote = {
  readonly author: string
  readonly kind: NoteKind
  readonly body: string
  /** Epoch ms. */
  readonly writtenAt: number
}

/** What the desk knows of an order that was made in a conversation. */
export type OrderAtDesk = {
  readonly id: OrderId
  readonly state: OrderState
  readonly number?: string
  readonly restaurantId: RestaurantId
  readonly retrievalDate: number
  /** Where its money can be given back: at its provider, by its name for the payment. */
  readonly payment?: { readonly provider: PaymentProvider; readonly reference?: string }
}

/** What was done about a conversation, and what it is about: all of an open one that an act at the desk can change. */
export type HandledConversation = {
  readonly orders: readonly OrderAtDesk[]
  readonly notes: readonly ConversationNote[]
}

/** A conversation as it is opened: its log, packed, and what names the large answers in it. */
export type OpenedConversation = FoundConversation &
  HandledConversation & {
    readonly log: string
    readonly parts: readonly { readonly name: string; readonly sha: string }[]
    readonly hasValues: boolean
    /** Whether its sender has an address a reply can go to. */
    readonly canBeAnswered: boolean
  }

export const DESK_ACTS = ['resend', 'cancel', 'kitchen'] as const
/** What the staff may do about an order: its confirmation once more, cancel it, tell the kitchen again. */
export type DeskAct = (typeof DESK_ACTS)[number]
