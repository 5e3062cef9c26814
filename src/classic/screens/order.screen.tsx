import { isServed } from '#domain/orders/rating.ts'
import { liveTurnOf } from '#flows/conversation.ts'
import { useConversation } from '#bindings/runner-context.ts'
import { useOrderStatus } from '#bindings/use-order-status.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { OrderCard } from '#ui/order-card.tsx'
import { OrderLines } from '#ui/order-lines.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { Title } from '#pages/title.tsx'
import { InterruptionNotice } from './interruption-notice.tsx'
import { LaterOrderCare } from './later-screens.tsx'
import screen from './screen.module.css'
import { Spinner } from './spinner.tsx'

/** The order on its way to the kitchen (S2.52-S2.54, S4.37-S4.43). */
export function OrderScreen() {
  const { t } = useSpeech()
  const question = useConversation((conversation) => liveTurnOf(conversation)?.question.name)
  const isServedNow = useConversation(
    ({ flows: { tracking } }) => tracking.context.order && isServed(tracking.context.order),
  )
  return (
    <div className={screen.narrow}>
      <BackLink to={{ name: 'menu' }}>{t('classic.backToMenu')}</BackLink>
      <Title>{t('order.label')}</Title>
      {question === 'orderLoading' && <Spinner />}
      {question === 'orderNotFound' && <InterruptionNotice name="orderNotFound" />}
      {question === 'order' && (
        <>
          <LiveOrder />
          {isServedNow && <LaterOrderCare />}
        </>
      )}
    </div>
  )
}

function LiveOrder() {
  const { t } = useSpeech()
  const status = useOrderStatus()
  if (!status) return null
  return (
    <OrderCard
      {...status.card}
      details={{
        ...status.details,
        content: <OrderLines label={t('basket.lines')} lines={status.lines} />,
      }}
      isLive
    />
  )
}
