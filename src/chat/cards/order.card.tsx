import { useOrderStatus } from '#bindings/use-order-status.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { OrderCard as OrderPanel } from '#ui/order-card.tsx'
import { OrderLines } from '#ui/order-lines.tsx'

/** The live order, its lines on demand, and the way to another. */
export function OrderCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useSpeech()
  const status = useOrderStatus()
  if (!status) return null
  return (
    <OrderPanel
      {...status.card}
      details={{
        ...status.details,
        content: <OrderLines label={t('basket.lines')} lines={status.lines} />,
      }}
      isLive={isLive}
    />
  )
}
