import { lazy, Suspense } from 'react'
import type { Order } from '#domain/orders/order.ts'
import { isServed } from '#domain/orders/rating.ts'
import { NeedsTexts } from '#bindings/needs-texts.tsx'
import { useOrderStatus } from '#bindings/use-order-status.ts'
import { useOrders } from '#bindings/use-orders.ts'
import { OrderCard as OrderPanel } from '#ui/order-card.tsx'
import { OrderLines } from '#ui/order-lines.tsx'
import { Totals } from '#ui/totals.tsx'

const LiveOrderCare = lazy(() =>
  import('./after-order.cards.tsx').then((cards) => ({ default: cards.LiveOrderCare })),
)

/** The live order, its lines on demand, what can still be done about it; below it any others on their way. */
export function OrderCard({ isLive }: { readonly isLive: boolean }) {
  const [atHand, ...others] = useOrders()
  if (!atHand) return null
  return (
    <NeedsTexts of="orders">
      <LiveOrder order={atHand} isLive={isLive} />
      {isServed(atHand) && (
        <Suspense fallback={null}>
          <LiveOrderCare isLive={isLive} />
        </Suspense>
      )}
      {others.map((order) => (
        <LiveOrder key={order.id} order={order} isLive={isLive} />
      ))}
    </NeedsTexts>
  )
}

function LiveOrder({ order, isLive }: { readonly order: Order; readonly isLive: boolean }) {
  const { card, details, lines, linesLabel, totals } = useOrderStatus(order)
  return (
    <OrderPanel
      {...card}
      details={{
        ...details,
        content: (
          <>
            <OrderLines label={linesLabel} lines={lines} />
            <Totals rows={totals} />
          </>
        ),
      }}
      isLive={isLive}
    />
  )
}
