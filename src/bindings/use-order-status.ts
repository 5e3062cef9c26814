import { useState } from 'react'
import { PROGRESS_REFRESH_MS } from '#domain/constants.ts'
import { injectionMoment } from '#domain/orders/injection.ts'
import { progressOf, type Progress } from '#domain/orders/progress.ts'
import { orderedLinesOf } from './ordered-lines.ts'
import { useConversation, useDispatch } from './runner-context.ts'
import { useNow } from './use-now.ts'
import { useSpeech } from './use-speech.ts'

const STAGES = ['received', 'sent', 'ready'] as const

/** Where the order stands, its pickup number and time, its lines (S4.37-S4.43, S8.1-S8.7); looked at every 300 ms until nothing changes any more. */
export function useOrderStatus() {
  const speech = useSpeech()
  const { t, time } = speech
  const isSettled = useConversation(({ flows }) => flows.tracking.value === 'settled')
  const now = useNow(isSettled ? undefined : PROGRESS_REFRESH_MS)
  const order = useConversation(({ flows }) => flows.tracking.context.order)
  const isLost = useConversation(({ flows }) => flows.tracking.value === 'lost')
  const delay = useConversation(
    ({ flows }) => flows.restaurant.context.chosen?.settings.ordersInjectionDelayMinutes ?? 0,
  )
  const [isOpen, setIsOpen] = useState(false)
  const dispatch = useDispatch()
  if (!order) return undefined
  const progress = progressOf(order, delay, now)
  const isTrouble = progress === 'error' || progress === 'conflicted' || progress === 'unknown_error'
  const reached = reachedOf(progress)
  return {
    details: {
      text: t(isOpen ? 'order.hideDetails' : 'order.showDetails'),
      isOpen,
      onToggle: () => setIsOpen(!isOpen),
    },
    card: {
      actions: [
        { id: 'new', text: t(isTrouble ? 'order.again' : 'order.new'), isPrimary: isTrouble },
        { id: 'history', text: t('order.history') },
      ],
      onAct: (id: string) => dispatch({ type: id === 'history' ? 'history.open' : 'order.new' }),
      label: t('order.label'),
      tone: toneOf(progress, isTrouble),
      stateText: t(`order.progress.${progress}`),
      stateHint: isTrouble
        ? t([`CurrentOrderPage.error.${order.state}`, 'CurrentOrderPage.unknown_error'])
        : progress === 'will_be_send'
          ? t('order.sentAt', { time: time(injectionMoment(order, delay), now) })
          : isLost
            ? t('order.lost')
            : undefined,
      stages: isTrouble
        ? []
        : STAGES.map((stage, index) => ({
            id: stage,
            text: t(`order.stage.${stage}`),
            state: stateOfStage(index, reached),
          })),
      stagesLabel: t('order.stages'),
      ...(order.posId === undefined ? {} : { number: { label: t('order.number'), value: order.posId } }),
      ...(isTrouble ? {} : { pickup: { label: t('order.pickup'), value: time(order.retrievalDate, now) } }),
    },
    lines: orderedLinesOf(order, speech),
  }
}

function toneOf(progress: Progress, isTrouble: boolean): 'trouble' | 'done' | 'calm' {
  if (isTrouble) return 'trouble'
  return progress === 'has_been_sent' ? 'done' : 'calm'
}

function stateOfStage(index: number, reached: number): 'done' | 'current' | 'ahead' {
  if (index === reached) return 'current'
  return index < reached ? 'done' : 'ahead'
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
