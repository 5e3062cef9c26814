import type { Inquiry } from './inquiry.ts'
import type { Say } from './say.ts'
import type { Wish } from '#domain/basket/wished-selection.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import type { PaymentWay } from '#domain/checkout/payment-way.ts'
import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import type { FeedbackKind, FeedbackSubject } from '#domain/orders/care/feedback-message.ts'
import type { Order } from '#domain/orders/order.ts'
import type { CategoryId, LineId, OrderId, ProductCode, RestaurantId } from '#domain/ids.ts'

/** A value kept beside the log (names, mail, phone, typed text), so that it can be dropped without losing the conversation. */
export type Token = string

/** What the customer typed about themselves, each a token; never the values. */
export type ContactTokens = {
  readonly email?: Token
  readonly firstName?: Token
  readonly lastName?: Token
  readonly phoneNumber?: Token
}

/** The guest and the secret of a mailed link, each a token; never the values. */
export type MailLink = { readonly guest: Token; readonly secret: Token }

/** What the rules found about the contact form, without any personal data. */
export type ContactFacts = {
  readonly isComplete: boolean
  readonly isPolicyAccepted: boolean
  readonly isOffersAccepted: boolean
}

/** A message about an order: what was typed stands as tokens. */
export type FeedbackTokens = {
  readonly subject: FeedbackSubject
  readonly body: Token
  readonly name: Token
  readonly email: Token
  readonly phoneNumber: Token
}

/** How some letters of a typed sentence were taken, by their place in it: from a letter up to another. */
export type WordMark = { readonly from: number; readonly to: number; readonly taken: Taken }

/** Some letters of what was typed. */
export type Quoted = { readonly token: Token; readonly from: number; readonly to: number }

/** `aside`: it is known what they say, and that nothing is ordered by it, as of money and of people. */
export type Taken = 'understood' | 'guessed' | 'left' | 'aside'

/** A line as a sentence has it. `others`: products its words fit as well. */
export type WrittenLine = {
  readonly product: ProductCode
  readonly quantity: number
  readonly choices: readonly Wish[]
  readonly others: readonly ProductCode[]
  /** It comes in so many pieces, and a number of it was said; `wanted`: that of pieces, which may make no whole portions. */
  readonly portion?: { readonly of: number; readonly wanted?: number }
}

/** A sentence that was read as an order, and how each of its words was taken; never the words. */
export type WrittenOrder = {
  readonly lines: readonly WrittenLine[]
  readonly marks: readonly WordMark[]
  readonly mode?: PickupMode
  /** `18:30`, `+20` for minutes from now, or `earliest`. */
  readonly time?: string
  /** Mode and time are taken with the order when it is accepted; logs from when they were only noted have none. */
  readonly takesTerms?: true
  /** The lines of another reading that is nearly as good. */
  readonly otherwise?: readonly WrittenLine[]
}

/** An order with other lines than were read; what else the sentence may have meant was of those. */
export function withLines(order: WrittenOrder, lines: readonly WrittenLine[]): WrittenOrder {
  const { otherwise: _, ...rest } = order
  return { ...rest, lines }
}

/** A basket line that a sentence may speak of, and what is wished of it. */
export type SpokenLine = { readonly line: LineId; readonly choices: readonly Wish[] }

/**
 * A change of the basket as a sentence has it. `of`: the line it is about; several where it has to be asked which. `alter`:
 * with the choices; `again`: one more line like it, with the choices; `swap`: another product in its place; `more`: so many
 * pieces more, or fewer below 0; `count`: so many pieces. `quantity` of `alter` and `swap`: of so many pieces, where not all.
 */
export type WrittenChange = {
  readonly of: readonly SpokenLine[]
  /** `add`: something new beside the other changes; its line says only what it is said beside. */
  readonly does: 'add' | 'alter' | 'again' | 'swap' | 'more' | 'count' | 'remove'
  readonly quantity?: number
  readonly product?: ProductCode
}

/** A sentence that was read as a change, and how each of its words was taken; never the words. */
export type WrittenRevision = {
  readonly changes: readonly WrittenChange[]
  readonly marks: readonly WordMark[]
}

/** Everything a customer can do, in either view. */
export type Command =
  /** `asks`: as in `mode.choose`. */
  | {
      readonly type: 'restaurant.choose'
      readonly id: RestaurantId
      readonly mode?: PickupMode
      readonly asks?: true
    }
  /** `isForCode` where only a restaurant that asks for a code is wanted (S2.42, S2.46). */
  /** `tableNumber`: of the table its code stands on. */
  | {
      readonly type: 'restaurant.open'
      readonly slug: string
      readonly isForCode?: boolean
      readonly tableNumber?: string
    }
  | { readonly type: 'restaurant.search'; readonly text: Token }
  | { readonly type: 'restaurant.near'; readonly at?: Coordinates }
  | { readonly type: 'restaurant.showAll' }
  | { readonly type: 'restaurant.retry' }
  | { readonly type: 'restaurant.change' }
  | { readonly type: 'code.submit'; readonly code: Token }
  /** `asks`: before it takes anything out of the basket; logs from when it did not ask have none. */
  | { readonly type: 'mode.choose'; readonly mode: PickupMode; readonly asks?: true }
  | { readonly type: 'mode.resolve'; readonly choice: 'replace' | 'leaveOut' | 'stay' }
  | { readonly type: 'mode.change' }
  /** The table the food is brought to: its number, or that another is to be told. */
  | { readonly type: 'table.tell'; readonly number: string }
  | { readonly type: 'table.change' }
  | { readonly type: 'menu.retry' }
  | { readonly type: 'menu.categories' }
  | { readonly type: 'category.choose'; readonly id: CategoryId }
  | { readonly type: 'product.open'; readonly code: ProductCode; readonly lineId?: LineId }
  | { readonly type: 'product.add'; readonly code: ProductCode; readonly recommenderId?: LineId }
  | { readonly type: 'customise.setPart'; readonly path: string; readonly quantity: number }
  | { readonly type: 'customise.choose'; readonly path: string }
  | { readonly type: 'customise.setQuantity'; readonly quantity: number }
  /** What a sentence wishes of the open product. */
  | { readonly type: 'customise.wish'; readonly wishes: readonly Wish[] }
  | { readonly type: 'customise.reset' }
  | { readonly type: 'customise.confirm' }
  | { readonly type: 'customise.cancel' }
  | { readonly type: 'alcohol.confirm' }
  | { readonly type: 'alcohol.decline' }
  /** `carries`: with all that was chosen of the line; logs from when it was not carried have none. */
  | {
      readonly type: 'upsell.accept'
      readonly lineId: LineId
      readonly code: ProductCode
      readonly carries?: true
    }
  /** A sentence read as an order is proposed; nothing of it is in the basket until it is accepted. */
  | { readonly type: 'proposal.make'; readonly text: Token; readonly order: WrittenOrder }
  /** `isManyMeant`: the customer was asked whether so many are meant. */
  | { readonly type: 'proposal.accept'; readonly isManyMeant?: true }
  | { readonly type: 'proposal.keep' }
  | { readonly type: 'proposal.change'; readonly line: number }
  /** Another product that a line's words fit. */
  | { readonly type: 'proposal.instead'; readonly line: number; readonly code: ProductCode }
  /** What else the sentence may mean. */
  | { readonly type: 'proposal.otherwise' }
  | { readonly type: 'proposal.decline' }
  /** A sentence read as a change of the basket is proposed; nothing is changed until it is accepted. */
  | {
      readonly type: 'revision.make'
      readonly text: Token
      readonly changes: readonly WrittenChange[]
      /** Logs from when a change was told in sentences have none. */
      readonly marks?: readonly WordMark[]
    }
  /** Which line is meant. */
  | { readonly type: 'revision.pick'; readonly change: number; readonly line: LineId }
  | { readonly type: 'revision.accept' }
  | { readonly type: 'revision.decline' }
  | { readonly type: 'basket.open' }
  | { readonly type: 'basket.setQuantity'; readonly lineId: LineId; readonly quantity: number }
  | { readonly type: 'basket.removeLine'; readonly lineId: LineId }
  | { readonly type: 'basket.acknowledge' }
  | { readonly type: 'basket.seeMenu' }
  | { readonly type: 'basket.dropRepriced' }
  | { readonly type: 'basket.startOver' }
  | { readonly type: 'basket.confirmStartOver' }
  | { readonly type: 'basket.cancelStartOver' }
  /** Whether the basket may go where another restaurant is chosen (S4.109). */
  | { readonly type: 'basket.confirmMove' }
  | { readonly type: 'basket.cancelMove' }
  | { readonly type: 'outage.resolve'; readonly choice: 'mend' | 'replace' | 'delete' | 'continue' }
  | { readonly type: 'coupon.submit'; readonly code: string }
  | { readonly type: 'disabled.continue' }
  | { readonly type: 'checkout.start' }
  | { readonly type: 'pickup.change' }
  /** `shown`: of the earliest, the time (epoch ms) it was told with. */
  | { readonly type: 'pickup.choose'; readonly at: number | 'earliest'; readonly shown?: number }
  | { readonly type: 'payment.choose'; readonly way: PaymentWay }
  | { readonly type: 'payment.change' }
  /** `at`: the pickup time (epoch ms) that stood there; `isWallet` where the payer is told by a wallet; `savesCard` where the card is to be kept for the next time. */
  | {
      readonly type: 'checkout.pay'
      readonly contact: ContactTokens
      readonly facts: ContactFacts
      readonly at?: number
      readonly isWallet?: true
      readonly savesCard?: boolean
    }
  /** The card form is filled in; what it holds never leaves it. */
  | { readonly type: 'card.submit'; readonly savesCard: boolean }
  | { readonly type: 'price.accept' }
  | { readonly type: 'price.decline' }
  | { readonly type: 'payment.retry' }
  | { readonly type: 'payment.dismiss' }
  | { readonly type: 'payment.beside' }
  | { readonly type: 'order.follow'; readonly id: OrderId }
  | { readonly type: 'order.new' }
  | { readonly type: 'order.again'; readonly id: OrderId }
  | { readonly type: 'order.rate'; readonly id: OrderId; readonly rating: number }
  | { readonly type: 'order.resend'; readonly id: OrderId }
  | { readonly type: 'history.open' }
  | { readonly type: 'history.more' }
  | { readonly type: 'reorder.accept' }
  | { readonly type: 'reorder.resolve'; readonly choice: 'replace' | 'continue' | 'delete' }
  | { readonly type: 'reorder.cancel' }
  | { readonly type: 'report.open'; readonly id: OrderId; readonly kind: FeedbackKind }
  | { readonly type: 'report.send'; readonly message: FeedbackTokens }
  | { readonly type: 'report.close' }
  | { readonly type: 'orders.show' }
  | { readonly type: 'orders.retry' }
  | { readonly type: 'order.cancel'; readonly id: OrderId; readonly link?: MailLink }
  | { readonly type: 'order.confirmCancel' }
  | { readonly type: 'order.changePickup'; readonly id: OrderId; readonly link?: MailLink }
  | { readonly type: 'order.choosePickup'; readonly at: number }
  | { readonly type: 'order.sendNow'; readonly id: OrderId }
  | { readonly type: 'order.confirmSendNow' }
  | { readonly type: 'order.onMyWay'; readonly id: OrderId }
  | { readonly type: 'order.changeMode'; readonly id: OrderId; readonly mode: PickupMode }
  /** Tell the kitchen when the customer arrives: asked, agreed to, with the parking bay, and no longer. */
  | { readonly type: 'arrival.ask'; readonly id: OrderId }
  | { readonly type: 'arrival.agree' }
  | { readonly type: 'arrival.tellBay'; readonly bay: Token }
  | { readonly type: 'arrival.stop' }
  | { readonly type: 'order.retryChange' }
  | { readonly type: 'order.keep' }
  | { readonly type: 'usual.choose' }
  /** What was in the basket of a conversation that is gone. */
  | { readonly type: 'basket.restore'; readonly order: Order }
  /** Fetch restaurants and menus again, because what is kept is too old (S4.111). */
  | { readonly type: 'cache.clear' }
  /** Fetch who the customer is: `check` at the start, `renew` after a login or a change of the profile. */
  | { readonly type: 'session.check' }
  | { readonly type: 'session.renew' }
  | { readonly type: 'session.end' }
  /** The account is deleted: nobody is logged in any more. */
  | { readonly type: 'session.forget' }
  | { readonly type: 'favourite.set'; readonly id: RestaurantId; readonly isFavourite: boolean }
  | { readonly type: 'help.ask' }
  /** A question of the customer, answered from the menu and the restaurant. */
  | { readonly type: 'inquiry.make'; readonly inquiry: Inquiry }
  /**
   * `soldOut`: the product that was plainly meant and cannot be had now. `told`: how it is put; older logs have none. `said`:
   * the words that are asked about.
   */
  | {
      readonly type: 'words.unknown'
      readonly candidates: readonly Candidate[]
      readonly soldOut?: ProductCode
      readonly told?: UnknownTold
      readonly said?: Quoted
    }

export type CommandType = Command['type']

/**
 * Of words nothing was done on: that they may have meant what is offered, that something else is to be answered first, how
 * another language is chosen, why nothing is taken back: nothing was done, or it is paid for; and that they refuse, tell of
 * an allergy or complain, so that nothing is ordered by them.
 */
export type UnknownTold =
  | 'offered'
  | 'first'
  | 'language'
  | 'nothingDone'
  | 'paid'
  | 'refusal'
  | 'allergy'
  | 'complaint'

/** What typed text may have meant, offered as a choice. */
export type Candidate = { readonly label: CandidateLabel; readonly command: Command }

export type CandidateLabel =
  | { readonly kind: 'product'; readonly code: ProductCode }
  | { readonly kind: 'category'; readonly id: CategoryId }
  | { readonly kind: 'restaurant'; readonly id: RestaurantId }
  | ({ readonly kind: 'key' } & Say)

/** Commands that only adjust the live card: they are folded and logged, but answer no question and make no turn. */
const ADJUSTMENTS: ReadonlySet<CommandType> = new Set<CommandType>([
  'customise.setPart',
  'customise.choose',
  'customise.setQuantity',
  'customise.reset',
  'proposal.instead',
  'proposal.otherwise',
  'basket.setQuantity',
  'restaurant.retry',
  'menu.retry',
  'orders.retry',
  'coupon.submit',
  'card.submit',
  'cache.clear',
  'session.check',
  'session.renew',
  'session.forget',
  'order.rate',
  'order.resend',
  'history.more',
  'favourite.set',
  'arrival.ask',
  'arrival.agree',
  'arrival.tellBay',
  'arrival.stop',
])

/** Whether a command only adjusts the live card. */
export function isAdjustment(type: CommandType): boolean {
  return ADJUSTMENTS.has(type)
}

/** Commands whose effect on the server cannot be reversed: taking back earlier answers keeps them. */
const OUTLIVING: ReadonlySet<CommandType> = new Set<CommandType>([
  'cache.clear',
  'session.check',
  'session.renew',
  'session.end',
  'session.forget',
  'favourite.set',
  'order.rate',
  'order.resend',
  'arrival.ask',
  'arrival.agree',
  'arrival.tellBay',
  'arrival.stop',
])

/** Whether a command is kept when answers before it are taken back. */
export function outlivesUndo(type: CommandType): boolean {
  return OUTLIVING.has(type)
}
