import { Fragment, Suspense } from 'react'
import type { Order } from '#domain/orders/order.ts'
import { isServed } from '#domain/orders/after-order/rating.ts'
import { laterPart } from '#bindings/runtime/later.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useIsArriving } from '#bindings/arrival/use-is-arriving.ts'
import { useOrderReceipt } from '#bindings/orders/use-order-receipt.ts'
import { useOrderStatus } from '#bindings/orders/use-order-status.ts'
import { useOrders } from '#bindings/orders/use-orders.ts'
import { OrderRefresh } from '#pages/order-refresh.tsx'
import { OfferToSend } from '#pages/support/offer-to-send.tsx'
import { OrderCard as OrderPanel } from '#ui/orders/order-card.tsx'
import { OrderDetails, OrderReceipt } from '#ui/orders/order-details.tsx'

const LiveAfterOrder = laterPart(() =>
  import('./after-order.cards.tsx').then((cards) => cards.LiveAfterOrder),
)

const Arrival = laterPart(() => import('../arrival/arrival.card.tsx').then((cards) => cards.ArrivalCard))

/** The followed order, its lines on demand and what can be done about it; below it the other current orders. */
export function OrderCard({ isLive }: { readonly isLive: boolean }) {
  const orders = useOrders()
  return (
    <NeedsTexts of="orders">
      {isLive && <OrderRefresh />}
      {orders.map((order) => (
        <Fragment key={order.id}>
          <LiveOrder order={order} isLive={isLive} />
          {isServed(order) && (
            <Suspense fallback={null}>
              <LiveAfterOrder order={order} isLive={isLive} />
            </Suspense>
          )}
        </Fragment>
      ))}
      {isLive && <OfferToSend reason="order" />}
    </NeedsTexts>
  )
}

function LiveOrder({ order, isLive }: { readonly order: Order; readonly isLive: boolean }) {
  const { card, details } = useOrderStatus(order)
  const { told, print, paper } = useOrderReceipt(order)
  const isArriving = useIsArriving(order)
  return (
    <OrderPanel
      {...card}
      details={{
        ...details,
        content: <OrderDetails {...told} print={print} isLive={isLive} />,
      }}
      isLive={isLive}
    >
      {isLive && <OrderReceipt {...told} paper={paper} />}
      {isArriving && (
        <Suspense fallback={null}>
          <Arrival isLive={isLive} />
        </Suspense>
      )}
    </OrderPanel>
  )
}
