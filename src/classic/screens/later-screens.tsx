import { Suspense, type ComponentType } from 'react'
import { laterPart } from '#bindings/runtime/later.ts'
import { Spinner } from './spinner.tsx'

const afterOrder = () => import('./orders/after-order.screens.tsx')

/** Past orders; most visits never open them, so the screen is fetched when it is wanted. */
export const LaterHistoryScreen = waitedFor(() => afterOrder().then(({ HistoryScreen }) => HistoryScreen))

/** The form for feedback or a problem, fetched when it is wanted. */
export const LaterReportScreen = waitedFor(() => afterOrder().then(({ ReportScreen }) => ReportScreen))

/** Stars and feedback for the followed order. */
export const LaterAfterOrder = waitedFor(() => afterOrder().then(({ LiveAfterOrder }) => LiveAfterOrder))

/** Tells the kitchen when the customer of an order arrives. */
export const LaterArrival = waitedFor(() =>
  import('./arrival/order-arrival.tsx').then(({ OrderArrival }) => OrderArrival),
)

function waitedFor<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Screen = laterPart(load)
  return function LaterScreen(props: Props) {
    return (
      <Suspense fallback={<Spinner />}>
        <Screen {...props} />
      </Suspense>
    )
  }
}
