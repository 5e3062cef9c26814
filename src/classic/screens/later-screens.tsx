import { lazy, Suspense, type ComponentType } from 'react'
import { Spinner } from './spinner.tsx'

const load = () => import('./orders/after-order.screens.tsx')

/** The orders of the past; most visits look at none, so it is fetched when it is wanted. */
export const LaterHistoryScreen = later(
  lazy(() => load().then(({ HistoryScreen }) => ({ default: HistoryScreen }))),
)

/** The form for feedback or a problem, fetched when it is wanted. */
export const LaterReportScreen = later(
  lazy(() => load().then(({ ReportScreen }) => ({ default: ReportScreen }))),
)

/** Stars and words for the order that is followed. */
export const LaterOrderCare = later(
  lazy(() => load().then(({ LiveOrderCare }) => ({ default: LiveOrderCare }))),
)

/** When the kitchen may expect the customer of an order. */
export const LaterArrival = later(
  lazy(() => import('./orders/order-arrival.tsx').then(({ OrderArrival }) => ({ default: OrderArrival }))),
)

function later<Props extends object>(Screen: ComponentType<Props>) {
  return function LaterScreen(props: Props) {
    return (
      <Suspense fallback={<Spinner />}>
        <Screen {...props} />
      </Suspense>
    )
  }
}
