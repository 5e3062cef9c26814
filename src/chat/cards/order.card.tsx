import { useState } from 'react'
import { useDispatch } from '#bindings/runner-context.ts'
import { useOrderStatus } from '#bindings/use-order-status.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { OrderCard as OrderPanel } from '#ui/order-card.tsx'
import { OrderLines } from '#ui/order-lines.tsx'

/** The live order, its lines on demand, and the way to another. */
export function OrderCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  const status = useOrderStatus()
  const [isOpen, setIsOpen] = useState(false)
  if (!status) return null
  return (
    <OrderPanel
      {...status.card}
      details={{
        text: t(isOpen ? 'order.hideDetails' : 'order.showDetails'),
        isOpen,
        onToggle: () => setIsOpen(!isOpen),
        content: <OrderLines label={t('basket.lines')} lines={status.lines} />,
      }}
      actions={[
        {
          id: 'new',
          text: t(status.isTrouble ? 'order.again' : 'order.new'),
          isPrimary: status.isTrouble,
        },
      ]}
      isLive={isLive}
      onAct={() => dispatch({ type: 'order.new' })}
    />
  )
}
