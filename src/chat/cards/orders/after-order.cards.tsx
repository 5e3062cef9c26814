import type { Order } from '#domain/orders/order.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useFeedbackForm } from '#bindings/orders/use-feedback-form.ts'
import { useLiveAfterOrder } from '#bindings/orders/use-after-order.ts'
import { useOrderHistory } from '#bindings/history/use-order-history.ts'
import { FeedbackForm } from '#ui/orders/feedback-form.tsx'
import { AfterOrder } from '#ui/orders/after-order.tsx'
import { OrderHistory } from '#ui/history/order-history.tsx'
import type { CardProps } from '../card-props.ts'

/** Past orders, each repeated with one tap (S2.56-S2.58). */
export function HistoryCard({ isLive }: CardProps) {
  return (
    <NeedsTexts of="orders">
      <Orders isLive={isLive} />
    </NeedsTexts>
  )
}

function Orders({ isLive }: { readonly isLive: boolean }) {
  return <OrderHistory {...useOrderHistory()} isLive={isLive} />
}

/** The form for feedback about an order or a problem with it (S2.61). */
export function ReportCard({ isLive }: CardProps) {
  return (
    <NeedsTexts of="orders">
      <Report isLive={isLive} />
    </NeedsTexts>
  )
}

function Report({ isLive }: { readonly isLive: boolean }) {
  return <FeedbackForm {...useFeedbackForm()} isLive={isLive} />
}

type CareProps = { readonly order: Order; readonly isLive: boolean }

/** Stars and feedback for the followed order, once it was served (S4.27). */
export function LiveAfterOrder(props: CareProps) {
  return (
    <NeedsTexts of="orders">
      <Care {...props} />
    </NeedsTexts>
  )
}

function Care({ order, isLive }: CareProps) {
  return <AfterOrder {...useLiveAfterOrder(order)} isLive={isLive} />
}
