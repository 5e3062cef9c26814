import type { ComponentType } from 'react'
import type { QuestionName } from '#flows/core/conversation/questions.ts'
import { later } from '#bindings/runtime/later.ts'
import type { CardProps } from './card-props.ts'
import type * as laterCards from './later.cards.ts'
import { ModeCard } from './menu/mode.card.tsx'
import { RestaurantCard } from './restaurant/restaurant.card.tsx'

type LaterCard = keyof typeof laterCards

/** Only what a first turn can show comes with the page; the rest is fetched while the customer reads it. */
const others = later<LaterCard, CardProps>(() => import('./later.cards.ts'))

/** The checkout brings the form library, which no card before it should wait for. */
const checkout = later<'CheckoutCard' | 'PaymentWayCard', CardProps>(
  () => import('./checkout/checkout.cards.ts'),
)

/** Fetches the later cards ahead of need, and the checkout behind them. */
export function prefetchCards(): Promise<void> {
  const coming = others.fetchAhead()
  void coming.then(checkout.fetchAhead)
  return coming
}

/** Fetches the checkout ahead of need, where it can be what is shown first. */
export const prefetchCheckoutCard = checkout.fetchAhead

/** Cards about past orders are fetched apart, because most visits never show them. */
const afterOrder = later<'HistoryCard' | 'ReportCard', CardProps>(
  () => import('./orders/after-order.cards.tsx'),
)

/** Fetches the cards about past orders ahead of need. */
export const prefetchAfterOrder = afterOrder.fetchAhead

/** The card of every question that has none of its own. */
export const PromptCard = others.component('PromptCard')

/** What stands beneath an answer to words or to who asks for help, which most visits never do. */
const asides = later<'HelpChoices' | 'RepromptChoices', CardProps>(() => import('./aside.cards.ts'))

/** Fetches the choices beneath answers ahead of need. */
export const prefetchAsides = asides.fetchAhead

export const HelpChoices = asides.component('HelpChoices')
export const RepromptChoices = asides.component('RepromptChoices')

/** The questions that take more than a list of answers, each with a card of its own. */
export const CARDS: Readonly<Partial<Record<string, ComponentType<CardProps>>>> = {
  restaurant: RestaurantCard,
  code: others.component('CodeCard'),
  mode: ModeCard,
  table: others.component('TableCard'),
  proposal: others.component('ProposalCard'),
  revision: others.component('RevisionCard'),
  categories: others.component('CategoriesCard'),
  products: others.component('ProductsCard'),
  customise: others.component('CustomiseCard'),
  basket: others.component('BasketCard'),
  pickup: others.component('PickupCard'),
  paymentWay: checkout.component('PaymentWayCard'),
  checkout: checkout.component('CheckoutCard'),
  order: others.component('OrderCard'),
  orderPickup: others.component('OrderPickupCard'),
  history: afterOrder.component('HistoryCard'),
  report: afterOrder.component('ReportCard'),
} satisfies Partial<Record<QuestionName, ComponentType<CardProps>>>
