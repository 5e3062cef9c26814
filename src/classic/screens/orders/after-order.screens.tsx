import type { OrderId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFeedbackForm } from '#bindings/orders/use-feedback-form.ts'
import { useLiveAfterOrder } from '#bindings/orders/use-after-order.ts'
import { useOrderHistory } from '#bindings/history/use-order-history.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Title } from '#pages/title.tsx'
import { FeedbackForm } from '#ui/orders/feedback-form.tsx'
import { AfterOrder, type AfterOrderProps } from '#ui/orders/after-order.tsx'
import { OrderHistory } from '#ui/history/order-history.tsx'
import { useClassic } from '../../classic-context.ts'
import { BackLink } from '../../layout/back-link.tsx'
import { PromptNotice } from '../prompt-notice.tsx'
import screen from '../screen.module.css'
import { Spinner } from '../spinner.tsx'

/** Past orders, six at a time (S2.56-S2.58). */
export function HistoryScreen() {
  const { t } = useFormatter()
  const surface = useConversation((conversation) => liveQuestionOf(conversation)?.surface)
  return (
    <NeedsTexts of="orders">
      <div className={screen.narrow}>
        <BackLink to={{ name: 'menu' }}>{t('classic.backToMenu')}</BackLink>
        <Title>{t('order.history')}</Title>
        {surface === 'wait' && <Spinner />}
        {surface === 'notice' && <PromptNotice />}
        {surface !== 'wait' && surface !== 'notice' && <Orders />}
      </div>
    </NeedsTexts>
  )
}

function Orders() {
  const history = useOrderHistory()
  const withRating = useRatingDialog()
  const rows = history.rows.map((row) => ({ ...row, care: withRating(row.id, row.care) }))
  return <OrderHistory {...history} rows={rows} isLive />
}

/** The form for feedback about an order or a problem with it (S2.61). */
export function ReportScreen() {
  return (
    <NeedsTexts of="orders">
      <div className={screen.narrow}>
        <Report />
      </div>
    </NeedsTexts>
  )
}

function Report() {
  const { t } = useFormatter()
  const surface = useConversation((conversation) => liveQuestionOf(conversation)?.surface)
  const kind = useConversation(({ flows }) => flows.care.context.kind)
  return (
    <>
      <BackLink to={{ name: 'orderHistory' }}>{t('order.history')}</BackLink>
      <Title>{t(`feedback.title.${kind}`)}</Title>
      {surface === 'wait' && <Spinner />}
      {surface === 'notice' && <PromptNotice />}
      {surface === 'card' && <Form />}
    </>
  )
}

function Form() {
  return <FeedbackForm {...useFeedbackForm()} isLive />
}

/** Stars and feedback for the followed order, once it was served (S4.27). */
export function LiveAfterOrder({ order }: { readonly order: Order }) {
  return (
    <NeedsTexts of="orders">
      <Care order={order} />
    </NeedsTexts>
  )
}

function Care({ order }: { readonly order: Order }) {
  const care = useLiveAfterOrder(order)
  const withRating = useRatingDialog()
  return <AfterOrder {...withRating(order.id, care)} isLive />
}

/** Stars that can still be given are asked for in a dialog (S2.118). */
function useRatingDialog() {
  const { t } = useFormatter()
  const { askRating } = useClassic()
  return (id: OrderId, care: AfterOrderProps): AfterOrderProps =>
    care.rating === undefined || care.rating.given !== undefined
      ? care
      : {
          notes: care.notes,
          acts: [{ id: 'rate', text: t('rating.open'), onAct: () => askRating(id) }, ...care.acts],
        }
}
