import { lazy, Suspense, type ComponentType } from 'react'
import { Spinner } from './spinner.tsx'

const load = () => import('./orders/after-order.screens.tsx')

/** Past orders; most visits never open them, so the screen is fetched when it is wanted. */
export const LaterHistoryScreen = later(
  lazy(() => load().then(({ HistoryScreen }) => ({ default: HistoryScreen }))),
)

/** The form for feedback or a problem, fetched when it is wanted. */
export const LaterReportScreen = later(
  lazy(() => load().then(({ ReportScreen }) => ({ default: ReportScreen }))),
)

/** Stars and feedback for the followed order. */
export const LaterOrderCare = later(
  lazy(() => load().then(({ LiveOrderCare }) => ({ default: LiveOrderCare }))),
)

/** Tells the kitchen when the customer of an order arrives. */
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
