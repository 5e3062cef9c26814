import type { PickupMode, Product } from '#domain/catalogue/product.ts'
import { DESCRIBED_FLAGS, type FeatureFlags } from '#domain/feature-flags.ts'
import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import type { PaymentWay } from '#domain/checkout/payment-way.ts'
import { id } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { ContactFacts } from '#flows/core/log/command-data.ts'
import type { Settings } from '#flows/core/log/log.ts'
import type { Visitor } from '#flows/account/visitor.ts'
import type { Answer, SimulatedShop } from '#scripts/simulation/simulated-backend.ts'
import { simulateConversation, type Talk } from '#scripts/simulation/simulated-conversation.ts'
import { at } from './at.ts'
import { anOrder, anOrderedItem } from './builders/order.ts'
import { aCatalogue } from './catalogue.ts'

export { refused, type Answer } from '#scripts/simulation/simulated-backend.ts'
export type { Talk } from '#scripts/simulation/simulated-conversation.ts'

export const NOON = at('2026-03-10 12:00')

/** A contact form filled in and its policy accepted. */
export const FILLED: ContactFacts = { isComplete: true, isPolicyAccepted: true, isOffersAccepted: false }

/** The customer pays with a form filled in; the address is a token, never the address. */
export const PAY: Command = { type: 'checkout.pay', contact: { email: 'token-email' }, facts: FILLED }

export function failed(code = 'network'): Answer {
  return { failure: { kind: 'failed', code } }
}

/** A conversation without a browser, at the small shop of the tests unless said otherwise. */
export function conversationWith(
  given: {
    readonly flags?: Partial<FeatureFlags>
    readonly shops?: readonly SimulatedShop[]
    readonly coupons?: readonly Product[]
    readonly path?: string
    readonly now?: number
    readonly visitor?: Visitor
    readonly history?: readonly Order[]
    readonly minimumOrder?: number
    readonly isArrivalWanted?: boolean
    readonly id?: string
    readonly first?: Readonly<Record<string, readonly Answer[]>>
    readonly payments?: readonly PaymentProvider[]
  } = {},
): Talk {
  const { flags, minimumOrder, payments, ...rest } = given
  const settings: Settings = {
    deployment: 'test',
    flags: { ...DESCRIBED_FLAGS, ...flags },
    start: { latitude: 60.194255, longitude: 11.0990202 },
    searchRadiusKm: 15,
    payment: payments?.[0] ?? 'test',
    ...(payments === undefined ? {} : { payments }),
    ...(minimumOrder === undefined ? {} : { minimumOrder: minor(minimumOrder) }),
  }
  return simulateConversation({
    id: 'talk',
    now: NOON,
    shops: aCatalogue().restaurants,
    ...rest,
    settings,
  })
}

/** The steps to the categories of Brygga Burger. */
export function atTheMenu(
  given: Parameters<typeof conversationWith>[0] = {},
  mode: PickupMode = 'EATIN',
): Talk {
  return conversationWith(given).says(
    { type: 'restaurant.choose', id: id('brygga') },
    { type: 'mode.choose', mode },
  )
}

/** A burger in the basket and the recap in front of the customer. */
export function atTheCheckout(given: Parameters<typeof conversationWith>[0] = {}): Talk {
  return atTheMenu(given).says({ type: 'product.add', code: id('burger') }, { type: 'checkout.start' })
}

/** The order is made, and is to be paid in this way, which was chosen among all there are. */
export function payingBy(way: PaymentWay, given: Parameters<typeof conversationWith>[0] = {}): Talk {
  return atTheCheckout({ payments: ['stripe', 'nepting', 'test'], ...given }).says(
    { type: 'payment.choose', way },
    PAY,
  )
}

/** The order of a returning customer, as the account call tells it. */
export function aRegular(order: Partial<Order> = {}): Visitor {
  return {
    kind: 'guest',
    isContactKnown: true,
    usual: anOrder({
      restaurantId: id('brygga'),
      campaignId: id('brygga-1'),
      state: 'PAID',
      pickUpMode: 'EATIN',
      items: [anOrderedItem({ productCode: id('burger'), quantity: 2 })],
      ...order,
    }),
  }
}
