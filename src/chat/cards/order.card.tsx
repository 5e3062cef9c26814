import { lazy, Suspense } from 'react'
import { isServed } from '#domain/orders/rating.ts'
import { useConversation } from '#bindings/runner-context.ts'
import { useOrderStatus } from '#bindings/use-order-status.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { OrderCard as OrderPanel } from '#ui/order-card.tsx'
import { OrderLines } from '#ui/order-lines.tsx'

const LiveOrderCare = lazy(() =>
  import('./after-order.cards.tsx').then((cards) => ({ default: cards.LiveOrderCare })),
)

/** The live order, its lines on demand, and the way to another. */
export function OrderCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useSpeech()
  const status = useOrderStatus()
  const isServedNow = useConversation(
    ({ flows: { tracking } }) => tracking.context.order && isServed(tracking.context.order),
  )
  if (!status) return null
  return (
    <>
      <OrderPanel
        {...status.card}
        details={{
          ...status.details,
          content: <OrderLines label={t('basket.lines')} lines={status.lines} />,
        }}
        isLive={isLive}
      />
      {isServedNow && (
        <Suspense fallback={null}>
          <LiveOrderCare isLive={isLive} />
        </Suspense>
      )}
    </>
  )
}
