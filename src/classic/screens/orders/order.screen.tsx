import { Fragment, Suspense } from 'react'
import type { Order } from '#domain/orders/order.ts'
import { isServed } from '#domain/orders/after-order/rating.ts'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useIsArriving } from '#bindings/arrival/use-is-arriving.ts'
import { useOrderReceipt } from '#bindings/orders/use-order-receipt.ts'
import { useOrderStatus } from '#bindings/orders/use-order-status.ts'
import { useOrderName, useOrders } from '#bindings/orders/use-orders.ts'
import { useOtherPickup } from '#bindings/orders/use-other-pickup.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { OfferToSend } from '#pages/support/offer-to-send.tsx'
import { Title } from '#pages/title.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { OrderCard } from '#ui/orders/order-card.tsx'
import { OrderDetails, OrderReceipt } from '#ui/orders/order-details.tsx'
import { SlotPicker } from '#ui/checkout/slot-picker.tsx'
import { BackLink } from '../../layout/back-link.tsx'
import { PromptNotice } from '../prompt-notice.tsx'
import { LaterArrival, LaterAfterOrder } from '../later-screens.tsx'
import screen from '../screen.module.css'
import { Spinner } from '../spinner.tsx'

/** The current orders, and the questions about them (S2.53-S2.55, S2.59, S2.60, S4.37-S4.43). */
export function OrderScreen() {
  const { t } = useFormatter()
  const about = useOrderName()
  return (
    <div className={screen.narrow}>
      <BackLink to={{ name: 'menu' }}>{t('classic.backToMenu')}</BackLink>
      <Title about={about}>{t('order.label')}</Title>
      <Suspense fallback={<Spinner />}>
        <NeedsTexts of="orders">
          <Asked />
        </NeedsTexts>
      </Suspense>
    </div>
  )
}

function Asked() {
  const question = useConversation(liveQuestionOf)
  const orders = useOrders()
  if (question?.surface === 'wait') return <Spinner />
  if (question?.surface === 'notice') return <PromptNotice />
  if (question?.name === 'orderPickup') return <OtherPickup />
  return (
    <>
      {orders.map((order) => (
        <Fragment key={order.id}>
          <LiveOrder order={order} />
          {isServed(order) && <LaterAfterOrder order={order} />}
        </Fragment>
      ))}
      <OfferToSend reason="order" />
    </>
  )
}

function OtherPickup() {
  const pickup = useOtherPickup()
  return pickup.picker ? (
    <SlotPicker {...pickup.picker} isLive />
  ) : (
    <Notice tone="warm" title={pickup.none} isLive actions={[pickup.keep]} onAction={pickup.onKeep} />
  )
}

function LiveOrder({ order }: { readonly order: Order }) {
  const { card, details } = useOrderStatus(order)
  const { told, print, paper } = useOrderReceipt(order)
  const isArriving = useIsArriving(order)
  return (
    <OrderCard
      {...card}
      details={{
        ...details,
        content: <OrderDetails {...told} print={print} isLive />,
      }}
      isLive
    >
      <OrderReceipt {...told} paper={paper} />
      {isArriving && <LaterArrival />}
    </OrderCard>
  )
}
