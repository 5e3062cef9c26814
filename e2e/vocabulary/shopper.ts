export type Mode = 'EATIN' | 'TAKEOUT'

/** Where an order stands in the customer's words (S4.37-S4.43). */
export type OrderProgress =
  'will_be_send' | 'in_progress' | 'has_been_sent' | 'conflicted' | 'error' | 'unknown_error'

/** What a customer does in a journey, in either view. A tap is a tap: reading and typing are free. */
export type Shopper = {
  /** Taps made so far. */
  readonly taps: () => number
  readonly open: () => Promise<void>
  readonly openLink: (slug: string) => Promise<void>
  readonly chooseRestaurant: (name: string, mode: Mode) => Promise<void>
  readonly enterCode: (code: string) => Promise<void>
  readonly chooseMode: (mode: Mode) => Promise<void>
  readonly chooseCategory: (name: string) => Promise<void>
  /** Opens a product that has something to choose. */
  readonly openProduct: (name: string) => Promise<void>
  /** Adds a product that has nothing to choose. */
  readonly addProduct: (name: string) => Promise<void>
  readonly pickOption: (group: string, option: string) => Promise<void>
  readonly confirmProduct: () => Promise<void>
  readonly openBasket: () => Promise<void>
  readonly checkout: () => Promise<void>
  readonly fillEmail: (email: string) => Promise<void>
  readonly acceptPolicy: () => Promise<void>
  readonly pay: () => Promise<void>
  readonly basketTotal: () => Promise<string>
  readonly expectOrder: (progress: OrderProgress) => Promise<void>
  readonly back: () => Promise<void>
}
