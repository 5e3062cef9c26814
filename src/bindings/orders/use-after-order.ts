import { useContext } from 'react'
import { canResendConfirmation } from '#domain/orders/after-order/confirmation-mail.ts'
import { canGiveFeedback, canReportProblem } from '#domain/orders/after-order/feedback.ts'
import type { Order } from '#domain/orders/order.ts'
import { canRate, isCollected, RATING_MAX } from '#domain/orders/after-order/rating.ts'
import { PROGRESS_REFRESH_MS } from '#domain/constants.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useWayToSend } from '../support/use-way-to-send.ts'
import { useNow } from '../timing/use-now.ts'
import { useFormatter, PersonalDataContext } from '../words/use-formatter.ts'

/** Where stars are kept that were picked and not given. */
const draftOf = (id: Order['id']) => `stars ${id}`

const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1)

/**
 * What a customer can say about an order and has said: stars, feedback, a problem, the confirmation once more
 * (S4.27-S4.31).
 */
export function useAfterOrder() {
  const { t } = useFormatter()
  const personalData = useContext(PersonalDataContext)
  const dispatch = useDispatch()
  const care = useConversation(({ flows }) => flows.care)
  const { orderId, resent } = care.context
  const wayToSend = useWayToSend('report')

  return (order: Order) => {
    const { id, rating } = order
    const isResent = resent.includes(id)
    const isAbout = orderId === id
    const stars = (count: number) => t('rating.stars', { count })
    const canBeRated = canRate(order, RATING_MAX).ok
    return {
      rating:
        rating === undefined && !canBeRated
          ? undefined
          : {
              label: t('rating.label'),
              names: STARS.map(stars),
              given:
                rating === undefined
                  ? undefined
                  : { stars: rating, text: t('rating.given', { count: rating }) },
              kept: Number(personalData.draftOf(draftOf(id))),
              onPick: (picked: number) => personalData.keepDraft(draftOf(id), String(picked)),
              act: t('rating.send'),
              isBusy: isAbout && care.value === 'rating',
              onRate: (picked: number) => dispatch({ type: 'order.rate', id, rating: picked }),
            },
      notes: [
        ...(order.feedbackedAt === undefined ? [] : [{ id: 'feedback', text: t('feedback.sent') }]),
        ...(order.reportedAt === undefined ? [] : [{ id: 'problem', text: t('feedback.reported') }]),
      ],
      acts: [
        ...(canGiveFeedback(order).ok
          ? [
              {
                id: 'feedback',
                text: t('feedback.open'),
                onAct: () => dispatch({ type: 'report.open', id, kind: 'feedback' }),
              },
            ]
          : []),
        ...(canReportProblem(order).ok
          ? [
              {
                id: 'problem',
                text: t('feedback.openProblem'),
                onAct: () => dispatch({ type: 'report.open', id, kind: 'problem' }),
              },
            ]
          : []),
        ...(canResendConfirmation(order).ok
          ? [
              {
                id: 'resend',
                text: t(isResent ? 'orderHistory.resent' : 'orderHistory.resend'),
                isDone: isResent,
                isBusy: isAbout && care.value === 'resending',
                onAct: () => dispatch({ type: 'order.resend', id }),
              },
            ]
          : []),
        ...(order.reportedAt !== undefined && wayToSend
          ? [{ id: 'send', text: wayToSend.text, onAct: wayToSend.onAct }]
          : []),
      ],
    } as const
  }
}

/** The same about an order on its way: how it was is asked only once it was collected. */
export function useLiveAfterOrder(order: Order) {
  const care = useAfterOrder()(order)
  const now = useNow((at) => (isCollected(order, at) ? undefined : PROGRESS_REFRESH_MS))
  if (isCollected(order, now) || care.rating?.given !== undefined) return care
  return { ...care, rating: undefined, acts: care.acts.filter(({ id }) => id !== 'feedback') }
}
