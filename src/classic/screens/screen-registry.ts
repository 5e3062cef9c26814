import type { ComponentType } from 'react'
import { later } from '#bindings/runtime/later.ts'
import type { ScreenName } from '../screen-of.ts'
import type * as orderingScreens from './ordering.screens.ts'
import { LaterHistoryScreen, LaterReportScreen } from './later-screens.tsx'
import { RestaurantsScreen } from './restaurant/restaurants.screen.tsx'

/** The screens of ordering, fetched while the customer looks for a restaurant. */
const ordering = later<keyof typeof orderingScreens, object>(() => import('./ordering.screens.ts'))

/** The checkout brings the form library, which no screen before it should wait for. */
const checkout = later<'CheckoutScreen', object>(() => import('./checkout/checkout.screen.tsx'))

/** Fetches the screens that follow the choice of a restaurant ahead of need, and the checkout behind them. */
export function prefetchScreens(): Promise<void> {
  const coming = ordering.fetchAhead()
  void coming.then(checkout.fetchAhead)
  return coming
}

/** Fetches the checkout ahead of need, where it can be what is shown first. */
export const prefetchCheckoutScreen = checkout.fetchAhead

/** The component of each screen; only the first one comes with the page. */
export const SCREEN_OF: Readonly<Record<ScreenName, ComponentType>> = {
  restaurants: RestaurantsScreen,
  authenticate: ordering.component('AuthenticateScreen'),
  beforeOrder: ordering.component('BeforeOrderScreen'),
  table: ordering.component('TableScreen'),
  loading: ordering.component('LoadingScreen'),
  categories: ordering.component('CategoriesScreen'),
  menu: ordering.component('MenuScreen'),
  product: ordering.component('ProductScreen'),
  checkout: checkout.component('CheckoutScreen'),
  order: ordering.component('OrderScreen'),
  history: LaterHistoryScreen,
  report: LaterReportScreen,
}
