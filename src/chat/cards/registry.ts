import type { ComponentType } from 'react'
import type { QuestionName } from '#flows/dialogue/turn.ts'
import { BasketCard } from './basket.card.tsx'
import type { CardProps } from './card-props.ts'
import { CategoriesCard } from './categories.card.tsx'
import { CheckoutCard } from './checkout.card.tsx'
import { CodeCard } from './code.card.tsx'
import { CustomiseCard } from './customise.card.tsx'
import { ModeCard } from './mode.card.tsx'
import { ConfirmCard, NoticeCard, WaitingCard } from './notice.cards.tsx'
import { OrderCard } from './order.card.tsx'
import { PickupCard } from './pickup.card.tsx'
import { ProductsCard } from './products.card.tsx'
import { RestaurantCard } from './restaurant.card.tsx'

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
  categories: CategoriesCard,
  products: ProductsCard,
  customise: CustomiseCard,
  alcohol: ConfirmCard,
  basket: BasketCard,
  startOver: ConfirmCard,
  outage: NoticeCard,
  basketUpdated: NoticeCard,
  orderingDisabled: NoticeCard,
  closed: NoticeCard,
  pickup: PickupCard,
  checkout: CheckoutCard,
  usualLoading: WaitingCard,
  paying: WaitingCard,
  paymentFailed: NoticeCard,
  priceChanged: NoticeCard,
  order: OrderCard,
  orderLoading: WaitingCard,
  orderNotFound: NoticeCard,
}
