import type { Progress } from '#domain/orders/tracking/progress.ts'
import type { Locator, Page } from '@playwright/test'
import type { Language, Names, Texts } from './texts.ts'

/** The two faces of the product. */
export const VIEWS = ['chat', 'classic'] as const
/** With the conversation as it is read one question to a page. */
export const EVERY_VIEW = ['chat', 'linear', 'classic'] as const
export type View = (typeof EVERY_VIEW)[number]

export type Mode = 'EATIN' | 'TAKEOUT' | 'TABLE_SERVICE'

/** What the checkout may ask a guest for. */
export type Detail = 'email' | 'firstName' | 'lastName' | 'phoneNumber'

/** Where an order stands in the customer's words (S4.37-S4.43). */
export type OrderProgress = Progress

/** What the house asks, as a turn of the chat or a screen or dialog of the classic view. */
export type Asked =
  | 'restaurant'
  | 'code'
  | 'mode'
  | 'table'
  | 'categories'
  | 'products'
  | 'customise'
  | 'alcohol'
  | 'basket'
  | 'startOver'
  | 'modeConflict'
  | 'basketElsewhere'
  | 'outage'
  | 'basketUpdated'
  | 'orderingDisabled'
  | 'closed'
  | 'otherOpening'
  | 'checkout'
  | 'paymentFailed'
  | 'order'
  | 'orderSignedOut'
  | 'history'
  | 'reportClosed'
  | 'orderPickup'
  | 'orderCancel'
  | 'orderCancelled'
  | 'orderSendNow'
  | 'orderRefused'
  | 'orderChangeFailed'
  | 'reorderPrice'
  | 'reorderUnavailable'
  | 'reorderNothing'
  | 'reorderElsewhere'
  | 'reorderAlcohol'

/** What a customer does and sees in a journey, in either view. A tap is a tap: reading and typing are free. */
export type Shopper = {
  readonly view: View
  readonly page: Page
  readonly language: Language
  readonly t: Texts
  /** Where the customer reads and answers: the live turn, or the screen. */
  readonly place: Locator
  /** What a question or a screen is read from. */
  readonly heading: Locator
  /** The heading that is read as what was asked for comes: it has the focus. */
  readonly headingRead: () => Locator
  /** A name of the menu in this customer's language. */
  readonly word: (words: Names) => string
  /** Taps made so far. */
  readonly taps: () => number
  readonly tap: (target: Locator) => Promise<void>
  /** A button where the customer answers. */
  readonly button: (name: string | RegExp) => Locator
  readonly open: (path?: string) => Promise<void>
  readonly openLink: (slug: string) => Promise<void>
  /** Loads the page anew and waits until it is at hand. */
  readonly reload: () => Promise<void>
  readonly chooseRestaurant: (name: string, mode: Mode) => Promise<void>
  /** A restaurant in the list, with its notes and links. */
  readonly restaurant: (name: string) => Promise<Locator>
  readonly searchPlace: (place: string) => Promise<void>
  /** The restaurants as they are listed now. */
  readonly restaurants: () => Locator
  readonly enterCode: (code: string) => Promise<void>
  readonly chooseMode: (mode: Mode) => Promise<void>
  /** Leaves what is at hand for the list of categories. */
  readonly toCategories: () => Promise<void>
  readonly chooseCategory: (name: string) => Promise<void>
  /** Opens a product that has something to choose. */
  readonly openProduct: (name: string) => Promise<void>
  /** The button that adds a product, brought into sight. */
  readonly addButton: (name: string) => Promise<Locator>
  /** Adds a product that has nothing to choose. */
  readonly addProduct: (name: string) => Promise<void>
  /** Chooses an option, and opens its group before if it stands closed. */
  readonly pickOption: (group: string, option: string) => Promise<void>
  /** An option is chosen, whether or not its group is open. */
  readonly expectPicked: (option: string) => Promise<void>
  /** One of an extra, or one more. */
  readonly addExtra: (name: string) => Promise<void>
  readonly confirmProduct: () => Promise<void>
  readonly openBasket: () => Promise<void>
  readonly removeLine: (name: string) => Promise<void>
  readonly enterCoupon: (code: string) => Promise<void>
  readonly removeCoupon: (name: string) => Promise<void>
  readonly checkout: () => Promise<void>
  /** Keeps what was changed of a line of the basket. */
  readonly saveProduct: () => Promise<void>
  readonly fillDetail: (name: Detail, text: string) => Promise<void>
  readonly fillEmail: (email: string) => Promise<void>
  readonly acceptPolicy: () => Promise<void>
  /** Goes to where the ways of paying stand, this one among them. */
  readonly toWays: (name: string) => Promise<void>
  readonly pay: () => Promise<void>
  /** Pays by the button with the words of this key. */
  readonly reach: (target: Locator) => Promise<void>
  readonly payBy: (name: string) => Promise<void>
  readonly payButton: () => Locator
  /** What the basket comes to, as the page always tells it. */
  readonly basketTotal: () => Promise<string>
  /** The basket at hand on every page; not there while it is empty. */
  readonly expectEmptyBasket: () => Promise<void>
  readonly expectQuestion: (asked: Asked) => Promise<void>
  /** Waits until this is told where the customer looks or listens. */
  readonly expectTold: (text: string | RegExp) => Promise<void>
  /** Answers what is asked by one of its buttons. */
  readonly answer: (name: string) => Promise<void>
  readonly expectOrder: (progress: OrderProgress) => Promise<void>
  /** The order is paid and at hand, whether or not its kitchen was called since: that comes with the next full minute. */
  readonly expectPlaced: () => Promise<void>
  /** The number to call out at the counter. */
  readonly pickupNumber: () => Locator
  /** The same as last time, offered with the first question. */
  readonly orderTheUsual: () => Promise<void>
  /** Comes back another day: the device still knows its owner, the conversation is over. */
  readonly forgetConversation: () => Promise<void>
  /** What a screen reader was told since the page was opened. */
  readonly heard: () => Promise<readonly string[]>
  readonly back: () => Promise<void>
}
