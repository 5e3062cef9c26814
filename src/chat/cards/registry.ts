import { lazy, type ComponentType } from 'react'
import type { QuestionName } from '#flows/dialogue/turn.ts'
import type { CardProps } from './card-props.ts'
import { ModeCard } from './mode.card.tsx'
import { RestaurantCard } from './restaurant.card.tsx'
import { WaitingCard } from './waiting.card.tsx'

/** Only what a first turn can show comes with the page; the rest is fetched while the customer reads it. */
const loadOthers = () => import('./later.cards.ts')

function later(name: keyof Awaited<ReturnType<typeof loadOthers>>): ComponentType<CardProps> {
  return lazy(() => loadOthers().then((cards) => ({ default: cards[name] })))
}

/** Fetches the later cards ahead of need. */
export function prefetchCards(): void {
  // A failed fetch is tried again, and told, when the card is needed.
  loadOthers().catch(() => undefined)
}

const CodeCard = later('CodeCard')
const ConfirmCard = later('ConfirmCard')
const NoticeCard = later('NoticeCard')

/** The card of each question. */
export const CARDS: Readonly<Record<QuestionName, ComponentType<CardProps>>> = {
  restaurantsLoading: WaitingCard,
  restaurantsFailed: NoticeCard,
  restaurant: RestaurantCard,
  restaurantSearching: WaitingCard,
  linkOpening: WaitingCard,
  code: CodeCard,
  mode: ModeCard,
  menuLoading: WaitingCard,
  menuFailed: NoticeCard,
  categories: later('CategoriesCard'),
  products: later('ProductsCard'),
  customise: later('CustomiseCard'),
  alcohol: ConfirmCard,
  basket: later('BasketCard'),
  startOver: ConfirmCard,
  outage: NoticeCard,
  basketUpdated: NoticeCard,
  orderingDisabled: NoticeCard,
  closed: NoticeCard,
  pickup: later('PickupCard'),
  checkout: later('CheckoutCard'),
  usualLoading: WaitingCard,
  paying: WaitingCard,
  paymentFailed: NoticeCard,
  priceChanged: NoticeCard,
  order: later('OrderCard'),
  orderLoading: WaitingCard,
  orderNotFound: NoticeCard,
}
