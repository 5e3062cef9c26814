import { useState } from 'react'
import { PROGRESS_REFRESH_MS } from '#domain/constants.ts'
import { injectionMoment } from '#domain/orders/injection.ts'
import type { OrderedItem } from '#domain/orders/order.ts'
import { progressOf, type Progress } from '#domain/orders/progress.ts'
import { useConversation, useDispatch } from '#bindings/runner-context.ts'
import { useNow } from '#bindings/use-now.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import type { Speech } from '#bindings/speech.ts'
import { detailOf } from '#bindings/wording.ts'
import { OrderCard as OrderPanel } from '#ui/order-card.tsx'
import { OrderLines } from '#ui/order-lines.tsx'

const STAGES = ['received', 'sent', 'ready'] as const

/** The live order: where it stands, its pickup number and time (S4.37-S4.43, S8.1-S8.7). */
export function OrderCard({ isLive }: { readonly isLive: boolean }) {
  const speech = useSpeech()
  const { t, time, total } = speech
  const dispatch = useDispatch()
  const now = useNow(PROGRESS_REFRESH_MS)
  const order = useConversation(({ flows }) => flows.tracking.context.order)
  const isLost = useConversation(({ flows }) => flows.tracking.value === 'lost')
  const delay = useConversation(
    ({ flows }) => flows.restaurant.context.chosen?.settings.ordersInjectionDelayMinutes ?? 0,
  )
  const [isOpen, setIsOpen] = useState(false)
  if (!order) return null
  const progress = progressOf(order, delay, now)
  const isTrouble = progress === 'error' || progress === 'conflicted' || progress === 'unknown_error'
  const reached = reachedOf(progress)
  return (
    <OrderPanel
      label={t('order.label')}
      tone={isTrouble ? 'trouble' : progress === 'has_been_sent' ? 'done' : 'calm'}
      stateText={t(`order.progress.${progress}`)}
      stateHint={
        isTrouble
          ? t([`CurrentOrderPage.error.${order.state}`, 'CurrentOrderPage.unknown_error'])
          : progress === 'will_be_send'
            ? t('order.sentAt', { time: time(injectionMoment(order, delay), now) })
            : isLost
              ? t('order.lost')
              : undefined
      }
      stages={
        isTrouble
          ? []
          : STAGES.map((stage, index) => ({
              id: stage,
              text: t(`order.stage.${stage}`),
              state: index < reached ? 'done' : index === reached ? 'current' : 'ahead',
            }))
      }
      stagesLabel={t('order.stages')}
      {...(order.posId === undefined ? {} : { number: { label: t('order.number'), value: order.posId } })}
      {...(isTrouble ? {} : { pickup: { label: t('order.pickup'), value: time(order.retrievalDate, now) } })}
      details={{
        text: t(isOpen ? 'order.hideDetails' : 'order.showDetails'),
        isOpen,
        onToggle: () => setIsOpen(!isOpen),
        content: (
          <OrderLines
            label={t('basket.lines')}
            lines={order.items.map((item, index) => ({
              id: `${item.productCode}-${index}`,
              quantity: t('basket.times', { quantity: item.quantity }),
              name: speech.text(item.snapshot.name),
              details: detailsOfItem(item, speech),
              price: total(item.price),
            }))}
          />
        ),
      }}
      actions={[
        {
          id: 'new',
          text: t(isTrouble ? 'order.again' : 'order.new'),
          isPrimary: isTrouble,
        },
      ]}
      isLive={isLive}
      onAct={() => dispatch({ type: 'order.new' })}
    />
  )
}

function reachedOf(progress: Progress): number {
  switch (progress) {
    case 'will_be_send':
      return 0
    case 'in_progress':
      return 1
    case 'has_been_sent':
      return 3
    default:
      return 0
  }
}

function detailsOfItem(item: OrderedItem, speech: Speech): readonly string[] {
  return item.children.flatMap((child) => [
    detailOf({ kind: child.kind ?? 'regular', name: child.snapshot.name, quantity: child.quantity }, speech),
    ...detailsOfItem(child, speech),
  ])
}
