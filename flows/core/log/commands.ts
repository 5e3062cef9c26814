import {
  type Infer,
  type Struct,
  array,
  boolean,
  define,
  enums,
  is,
  literal,
  number,
  optional,
  string,
  type,
  union,
} from 'superstruct'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import { FEEDBACK_KINDS } from '#domain/orders/after-order/feedback-message.ts'
import type { Order } from '#domain/orders/order.ts'
import type { CategoryId, PaymentMethodId, ProductCode, RestaurantId } from '#domain/ids.ts'
import { INQUIRY } from './inquiry.ts'
import { type Stored, idOf } from './stored.ts'
import type { Say } from './say.ts'
import {
  contactFacts,
  contactTokens,
  feedbackTokens,
  lineId,
  mailLink,
  mode,
  orderId,
  productCode,
  quoted,
  token,
  wish,
  wordMark,
  writtenChange,
  writtenOrder,
  yes,
} from './command-data.ts'

const NOTHING = type({})

const UNKNOWN_TOLD = [
  'offered',
  'first',
  'atCheckout',
  'language',
  'nothingDone',
  'paid',
  'refusal',
  'allergy',
  'complaint',
] as const
/**
 * Of words nothing was done on: that they may have meant what is offered, that something else is to be answered first, that
 * the checkout is here, how another language is chosen, why nothing is taken back: nothing was done, or it is paid for; and that they refuse, tell of
 * an allergy or complain, so that nothing is ordered by them.
 */
export type UnknownTold = (typeof UNKNOWN_TOLD)[number]

/** What each command carries, as logs store it: everything a customer can do, in either view. */
const DATA = {
  /** `asks`: as in `mode.choose`. */
  'restaurant.choose': type({ id: idOf<RestaurantId>(), mode: optional(mode), asks: optional(yes) }),
  /**
   * `isForCode` where only a restaurant that asks for a code is wanted (S2.42, S2.46); `tableNumber`: of the table its code
   * stands on.
   */
  'restaurant.open': type({
    slug: string(),
    isForCode: optional(boolean()),
    tableNumber: optional(string()),
  }),
  'restaurant.search': type({ text: token }),
  'restaurant.near': type({ at: optional(type({ latitude: number(), longitude: number() })) }),
  'restaurant.showAll': NOTHING,
  'restaurant.retry': NOTHING,
  'restaurant.change': NOTHING,
  'code.submit': type({ code: token }),
  /** `asks`: before it takes anything out of the basket; logs from when it did not ask have none. */
  'mode.choose': type({ mode, asks: optional(yes) }),
  'mode.resolve': type({ choice: enums(['replace', 'leaveOut', 'stay']) }),
  'mode.change': NOTHING,
  /** The table the food is brought to: its number, or that another is to be told. */
  'table.tell': type({ number: string() }),
  'table.change': NOTHING,
  'menu.retry': NOTHING,
  'menu.categories': NOTHING,
  'category.choose': type({ id: idOf<CategoryId>() }),
  'product.open': type({ code: productCode, lineId: optional(lineId) }),
  /** `stays`: of a list, which the customer stays at; logs from when all that was added led to the basket have none. */
  'product.add': type({ code: productCode, recommenderId: optional(lineId), stays: optional(yes) }),
  'customise.setPart': type({ path: string(), quantity: number() }),
  'customise.choose': type({ path: string() }),
  'customise.setQuantity': type({ quantity: number() }),
  /** What a sentence wishes of the open product. */
  'customise.wish': type({ wishes: array(wish) }),
  'customise.reset': NOTHING,
  'customise.confirm': NOTHING,
  'customise.cancel': NOTHING,
  'alcohol.confirm': NOTHING,
  'alcohol.decline': NOTHING,
  /** `carries`: with all that was chosen of the line; logs from when it was not carried have none. */
  'upsell.accept': type({ lineId, code: productCode, carries: optional(yes) }),
  /** No larger thing is offered again with this order. */
  'upsell.decline': NOTHING,
  /** A sentence read as an order is proposed; nothing of it is in the basket until it is accepted. */
  'proposal.make': type({ text: token, order: writtenOrder }),
  /** `isManyMeant`: the customer was asked whether so many are meant. */
  'proposal.accept': type({ isManyMeant: optional(yes) }),
  'proposal.keep': NOTHING,
  'proposal.change': type({ line: number() }),
  /** Another product that a line's words fit. */
  'proposal.instead': type({ line: number(), code: productCode }),
  /** What else the sentence may mean. */
  'proposal.otherwise': NOTHING,
  'proposal.decline': NOTHING,
  /**
   * A sentence read as a change of the basket is proposed; nothing is changed until it is accepted. Logs from when a change
   * was told in sentences have no `marks`.
   */
  'revision.make': type({ text: token, changes: array(writtenChange), marks: optional(array(wordMark)) }),
  /** Which line is meant. */
  'revision.pick': type({ change: number(), line: lineId }),
  'revision.accept': NOTHING,
  'revision.decline': NOTHING,
  'basket.open': NOTHING,
  'basket.setQuantity': type({ lineId, quantity: number() }),
  /** `stays`: as in `product.add`; `code`: of what is taken away there. */
  'basket.removeLine': type({ lineId, stays: optional(yes), code: optional(productCode) }),
  'basket.acknowledge': NOTHING,
  'basket.seeMenu': NOTHING,
  'basket.dropRepriced': NOTHING,
  'basket.startOver': NOTHING,
  'basket.confirmStartOver': NOTHING,
  'basket.cancelStartOver': NOTHING,
  /** Whether the basket may go where another restaurant is chosen (S4.109). */
  'basket.confirmMove': NOTHING,
  'basket.cancelMove': NOTHING,
  'outage.resolve': type({ choice: enums(['mend', 'replace', 'delete', 'continue']) }),
  'coupon.submit': type({ code: string() }),
  'disabled.continue': NOTHING,
  'checkout.start': NOTHING,
  'pickup.change': NOTHING,
  /** `shown`: of the earliest, the time (epoch ms) it was told with. */
  'pickup.choose': type({ at: union([number(), literal('earliest')]), shown: optional(number()) }),
  'payment.choose': type({
    way: type({
      provider: enums(PAYMENT_PROVIDERS),
      methodId: optional(idOf<PaymentMethodId>()),
      isWallet: optional(yes),
    }),
  }),
  'payment.change': NOTHING,
  /**
   * `at`: the pickup time (epoch ms) that stood there; `isWallet` where the payer is told by a wallet; `savesCard` where the
   * card is to be kept for the next time.
   */
  'checkout.pay': type({
    contact: contactTokens,
    facts: contactFacts,
    at: optional(number()),
    isWallet: optional(yes),
    /** The card form stood beside it, filled in. */
    hasCard: optional(yes),
    savesCard: optional(boolean()),
  }),
  /** The card form is filled in; what it holds never leaves it. */
  'card.submit': type({ savesCard: boolean() }),
  'price.accept': NOTHING,
  'price.decline': NOTHING,
  'payment.retry': NOTHING,
  'payment.dismiss': NOTHING,
  'payment.beside': NOTHING,
  'order.follow': type({ id: orderId }),
  'order.new': NOTHING,
  'order.again': type({ id: orderId }),
  'order.rate': type({ id: orderId, rating: number() }),
  'order.resend': type({ id: orderId }),
  'history.open': NOTHING,
  'history.more': NOTHING,
  'reorder.accept': NOTHING,
  'reorder.resolve': type({ choice: enums(['replace', 'continue', 'delete']) }),
  'reorder.cancel': NOTHING,
  'report.open': type({ id: orderId, kind: enums(FEEDBACK_KINDS) }),
  'report.send': type({ message: feedbackTokens }),
  'report.close': NOTHING,
  'orders.show': NOTHING,
  'orders.retry': NOTHING,
  'order.cancel': type({ id: orderId, link: optional(mailLink) }),
  'order.confirmCancel': NOTHING,
  'order.changePickup': type({ id: orderId, link: optional(mailLink) }),
  'order.choosePickup': type({ at: number() }),
  'order.sendNow': type({ id: orderId }),
  'order.confirmSendNow': NOTHING,
  'order.onMyWay': type({ id: orderId }),
  'order.changeMode': type({ id: orderId, mode }),
  /** Tell the kitchen when the customer arrives: asked, agreed to, with the parking bay, and no longer. */
  'arrival.ask': type({ id: orderId }),
  'arrival.agree': NOTHING,
  'arrival.tellBay': type({ bay: token }),
  'arrival.stop': NOTHING,
  'order.retryChange': NOTHING,
  'order.keep': NOTHING,
  'usual.choose': NOTHING,
  /** What was in the basket of a conversation that is gone; whoever kept it has read it. */
  'basket.restore': type({
    order: define<Order>('Order', (order) => typeof order === 'object' && order !== null),
  }),
  /** Fetch restaurants and menus again, because what is kept is too old (S4.111). */
  'cache.clear': NOTHING,
  /** Fetch who the customer is: `check` at the start, `renew` after a login or a change of the profile. */
  'session.check': NOTHING,
  'session.renew': NOTHING,
  'session.end': NOTHING,
  /** The account is deleted: nobody is logged in any more. */
  'session.forget': NOTHING,
  'favourite.set': type({ id: idOf<RestaurantId>(), isFavourite: boolean() }),
  'help.ask': NOTHING,
  /** A question of the customer, answered from the menu and the restaurant. */
  'inquiry.make': type({ inquiry: INQUIRY }),
  /**
   * `soldOut`: the product that was plainly meant and cannot be had now. `told`: how it is put; older logs have none. `said`:
   * the words that are asked about.
   */
  'words.unknown': type({
    candidates: array(define<Candidate>('Candidate', isCandidate)),
    soldOut: optional(productCode),
    told: optional(enums(UNKNOWN_TOLD)),
    said: optional(quoted),
  }),
}

type Data = typeof DATA
export type CommandType = keyof Data

/** Everything a customer can do, in either view. */
export type Command = {
  [Type in CommandType]: { readonly type: Type } & Stored<Infer<Data[Type]>>
}[CommandType]

/** Whether something stored is a command as this version knows it. */
export function isStoredCommand(value: unknown): value is Command {
  if (!is(value, type({ type: string() })) || !isKnown(value.type)) return false
  const carried: Struct<Command, unknown> = DATA[value.type] as never
  return is(value, carried)
}

function isKnown(name: string): name is CommandType {
  return Object.hasOwn(DATA, name)
}

/** What typed text may have meant, offered as a choice. */
export type Candidate = { readonly label: CandidateLabel; readonly command: Command }

export type CandidateLabel =
  | { readonly kind: 'product'; readonly code: ProductCode }
  | { readonly kind: 'category'; readonly id: CategoryId }
  | { readonly kind: 'restaurant'; readonly id: RestaurantId }
  | ({ readonly kind: 'key' } & Say)

function isCandidate(value: unknown): boolean {
  return is(value, type({ label: type({ kind: string() }), command: define('Command', isStoredCommand) }))
}
