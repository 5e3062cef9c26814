import type { ComponentType } from 'react'
import type { QuestionName } from '#flows/dialogue/turn.ts'
import { AlcoholCard } from './alcohol.card.tsx'
import { BasketCard } from './basket.card.tsx'
import type { CardProps } from './card-props.ts'
import { CategoriesCard } from './categories.card.tsx'
import { CheckoutCard } from './checkout.card.tsx'
import { CodeCard } from './code.card.tsx'
import { CustomiseCard } from './customise.card.tsx'
import { ModeCard } from './mode.card.tsx'
import {
  BasketUpdatedCard,
  ClosedCard,
  MenuFailedCard,
  OrderingDisabledCard,
  OrderNotFoundCard,
  OutageCard,
  PaymentFailedCard,
  PriceChangedCard,
  RestaurantsFailedCard,
  StartOverCard,
  WaitingCard,
} from './notice.cards.tsx'
import { OrderCard } from './order.card.tsx'
import { PickupCard } from './pickup.card.tsx'
import { ProductsCard } from './products.card.tsx'
import { RestaurantCard } from './restaurant.card.tsx'

/** The card of each question. */
export const CARDS: Readonly<Record<QuestionName, ComponentType<CardProps>>> = {
  restaurantsLoading: WaitingCard,
  restaurantsFailed: RestaurantsFailedCard,
  restaurant: RestaurantCard,
  restaurantSearching: WaitingCard,
  linkOpening: WaitingCard,
  code: CodeCard,
  mode: ModeCard,
  menuLoading: WaitingCard,
  menuFailed: MenuFailedCard,
  categories: CategoriesCard,
  products: ProductsCard,
  customise: CustomiseCard,
  alcohol: AlcoholCard,
  basket: BasketCard,
  startOver: StartOverCard,
  outage: OutageCard,
  basketUpdated: BasketUpdatedCard,
  orderingDisabled: OrderingDisabledCard,
  closed: ClosedCard,
  pickup: PickupCard,
  checkout: CheckoutCard,
  usualLoading: WaitingCard,
  paying: WaitingCard,
  paymentFailed: PaymentFailedCard,
  priceChanged: PriceChangedCard,
  order: OrderCard,
  orderLoading: WaitingCard,
  orderNotFound: OrderNotFoundCard,
}
