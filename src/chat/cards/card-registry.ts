import type { ComponentType } from 'react'
import type { QuestionName } from '#flows/log/turn.ts'
import { later } from '#bindings/runtime/later.ts'
import type { CardProps } from './card-props.ts'
import type * as laterCards from './later.cards.ts'
import { ModeCard } from './restaurant/mode.card.tsx'
import { RestaurantCard } from './restaurant/restaurant.card.tsx'
import { WaitingCard } from './waiting.card.tsx'

type LaterCard = keyof typeof laterCards

/** Only what a first turn can show comes with the page; the rest is fetched while the customer reads it. */
const others = later<LaterCard, CardProps>(() => import('./later.cards.ts'))

/** Fetches the later cards ahead of need. */
export const prefetchCards = others.fetchAhead

/** What follows an order is a part of its own: most visits look at none of it. */
const afterOrder = later<'HistoryCard' | 'ReportCard', CardProps>(
  () => import('./orders/after-order.cards.tsx'),
)

/** Fetches the cards of what follows an order ahead of need. */
export const prefetchAfterOrder = afterOrder.fetchAhead

const CodeCard = others.component('CodeCard')
const ConfirmCard = others.component('ConfirmCard')
const NoticeCard = others.component('NoticeCard')
const OrderConfirmCard = others.component('OrderConfirmCard')
const OrderNoticeCard = others.component('OrderNoticeCard')

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
  categories: others.component('CategoriesCard'),
  products: others.component('ProductsCard'),
  customise: others.component('CustomiseCard'),
  alcohol: ConfirmCard,
  basket: others.component('BasketCard'),
  startOver: ConfirmCard,
  basketElsewhere: ConfirmCard,
  outage: NoticeCard,
  basketUpdated: NoticeCard,
  orderingDisabled: NoticeCard,
  closed: NoticeCard,
  pickup: others.component('PickupCard'),
  checkout: others.component('CheckoutCard'),
  reorderLoading: WaitingCard,
  reorderPrice: ConfirmCard,
  reorderUnavailable: NoticeCard,
  reorderNothing: NoticeCard,
  reorderElsewhere: ConfirmCard,
  reorderAlcohol: NoticeCard,
  paying: WaitingCard,
  paymentFailed: NoticeCard,
  priceChanged: NoticeCard,
  order: others.component('OrderCard'),
  orderLoading: WaitingCard,
  historyLoading: WaitingCard,
  historyFailed: NoticeCard,
  history: afterOrder.component('HistoryCard'),
  reportLoading: WaitingCard,
  reportClosed: NoticeCard,
  report: afterOrder.component('ReportCard'),
  orderNotFound: OrderNoticeCard,
  orderUnreached: OrderNoticeCard,
  orderSignedOut: OrderNoticeCard,
  noOrders: OrderNoticeCard,
  orderCancel: OrderConfirmCard,
  orderCancelling: WaitingCard,
  orderCancelled: OrderNoticeCard,
  orderPickup: others.component('OrderPickupCard'),
  orderSendNow: OrderConfirmCard,
  orderChanging: WaitingCard,
  orderRefused: OrderNoticeCard,
  orderChangeFailed: OrderNoticeCard,
}
