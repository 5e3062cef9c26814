import { useState } from 'react'
import { PROGRESS_REFRESH_MS } from '#domain/constants.ts'
import { canCancelOrder, cancelUntil } from '#domain/orders/change/cancel-order.ts'
import { injectionMoment } from '#domain/orders/change/injection.ts'
import { isActive } from '#domain/orders/tracking/polling.ts'
import type { Order } from '#domain/orders/order.ts'
import { isProgressSettled, progressOf, type Progress } from '#domain/orders/tracking/progress.ts'
import type { Command } from '#flows/log/commands.ts'
import { mainActionOf, orderActionsOf, type OrderAction } from '#flows/conversation/order-actions.ts'
import { injectionDelayOf, restaurantOf } from '#flows/conversation/order.selectors.ts'
import { orderStateOf } from './order-state.ts'
import { useConversation, useDispatch, useRunner } from '../runtime/runner-context.ts'
import { useSwitches } from '../runtime/site-facts.ts'
import { useNow } from '../timing/use-now.ts'
import { useFormatter } from '../words/use-formatter.ts'

const STAGES = ['received', 'sent', 'ready'] as const
/** Of an order whose kitchen tells how far it is. */
const KITCHEN_STAGES = ['received', 'made', 'fetch'] as const
type Act = {
  readonly id: string
  readonly text: string
  readonly isDangerous?: boolean
  readonly command: Command
}

/**
 * The state of an order, its pickup number and time, and what can be done about it (S4.17-S4.26,
 * S4.37-S4.43, S8.1-S8.7).
 */
export function useOrderStatus(order: Order) {
  const { t, time } = useFormatter()
  const dispatch = useDispatch()
  const runner = useRunner()
  const { showsOrderMessage } = useSwitches()
  const [isOpen, setIsOpen] = useState(false)
  const restaurant = useConversation((conversation) => restaurantOf(order.restaurantId, conversation))
  const delay = injectionDelayOf(restaurant)
  const now = useNow((at) =>
    isProgressSettled(progressOf(order, delay, at)) ? undefined : PROGRESS_REFRESH_MS,
  )
  // Read so that the actions follow the arrival.
  useConversation(({ flows }) => flows.arrival.value)
  const lost = useLost(now)
  const progress = progressOf(order, delay, now)
  const { key: stateKey, isWaiting } = orderStateOf(order, progress)
  const isTrouble = progress === 'error' || progress === 'conflicted' || progress === 'unknown_error'
  const offered = orderActionsOf(order, runner.conversation(), now)
  const main = mainActionOf(offered)
  const actOf = ({ id, key, command }: OrderAction): Act => ({
    id: `${id}-${order.id}`,
    text: t(key),
    isDangerous: id === 'cancel',
    command,
  })
  const anew: Act = {
    id: `new-${order.id}`,
    text: t(isTrouble ? 'order.again' : 'order.new'),
    command: { type: 'order.new' },
  }
  const history: Act = {
    id: `history-${order.id}`,
    text: t('order.history'),
    command: { type: 'history.open' },
  }
  const others = offered.filter((action) => action !== main).map(actOf)
  const acts = {
    main: isTrouble ? anew : main && actOf(main),
    beside: isTrouble ? undefined : anew,
    more: [
      ...others.filter(({ isDangerous }) => !isDangerous),
      history,
      ...others.filter(({ isDangerous }) => isDangerous),
    ],
  }
  const isStepped = order.kitchenStep !== undefined
  const reached = isStepped ? reachedInKitchen(progress) : reachedOf(progress)
  // When the number was given is not told to anybody.
  const timeOfStage = {
    received: time(order.createdAt, now),
    sent:
      order.injectedAt === undefined || progress === 'unreached' ? undefined : time(order.injectedAt, now),
    ready: undefined,
    made: undefined,
    fetch: undefined,
  }
  return {
    details: {
      text: t(isOpen ? 'order.hideDetails' : 'order.showDetails'),
      isOpen,
      onToggle: () => setIsOpen(!isOpen),
    },
    card: {
      acts,
      moreText: t('order.more'),
      onAct: (wanted: string) => {
        const act = [acts.main, acts.beside, ...acts.more].find((known) => known?.id === wanted)
        if (act) dispatch(act.command)
      },
      place: restaurant && {
        name: restaurant.name,
        address: t('restaurant.address', restaurant.address),
      },
      label: t('order.label'),
      tone: toneOf(progress, isTrouble),
      isWaiting,
      stateText: t(stateKey),
      stateHint: isTrouble
        ? [
            t([`CurrentOrderPage.error.${order.state}`, 'CurrentOrderPage.unknown_error']),
            ...(order.refusalReason === undefined
              ? []
              : [t('order.kitchenSays', { reason: order.refusalReason })]),
          ].join(' ')
        : (lost ??
          (progress === 'will_be_send' && !isWaiting && order.posId === undefined
            ? t('order.sentAt', { time: time(injectionMoment(order, delay), now) })
            : undefined)),
      stages: isTrouble
        ? []
        : (isStepped ? KITCHEN_STAGES : STAGES).map((stage, index) => ({
            id: stage,
            text: t(`order.stage.${stage}`),
            time: timeOfStage[stage],
            state: stateOfStage(index, reached),
          })),
      stagesLabel: t('order.stages'),
      notes: [
        ...(isTrouble ? [] : [t(`mode.${order.pickUpMode}`)]),
        ...(isTrouble || order.tableNumber === undefined
          ? []
          : [t('table.at', { number: order.tableNumber })]),
        ...(isTrouble || !showsOrderMessage ? [] : [t('order.houseMessage')]),
        ...(order.isOnMyWay && isActive(order) ? [t('orders.onMyWay')] : []),
        ...(canCancelOrder(order, delay, now).ok
          ? [t('orders.cancelUntil', { time: time(cancelUntil(order, delay), now) })]
          : []),
      ],
      ...(order.posId === undefined
        ? {}
        : {
            // The label is that of the sentence above where the customer has to tell the number to pay (S8.2).
            number: {
              label: t(order.state === 'PAYMENT_ERROR' ? 'orders.number' : 'order.number'),
              value: order.posId,
            },
          }),
      ...(isTrouble ? {} : { pickup: { label: t('order.pickup'), value: time(order.retrievalDate, now) } }),
    },
  }
}

/** The sentence that no news of the orders has come lately, with the time of the last. */
function useLost(now: number): string | undefined {
  const { t, time } = useFormatter()
  const isLost = useConversation(({ flows }) => flows.tracking.context.isLost)
  const heardAt = useConversation(({ flows }) => flows.tracking.context.heardAt)
  if (!isLost) return undefined
  return heardAt === undefined ? t('orders.lostAtOnce') : t('orders.lost', { time: time(heardAt, now) })
}

const WITH_KITCHEN: readonly Progress[] = ['has_been_sent', 'being_made', 'ready', 'collected']

function toneOf(progress: Progress, isTrouble: boolean): 'trouble' | 'done' | 'calm' {
  if (isTrouble) return 'trouble'
  return WITH_KITCHEN.includes(progress) ? 'done' : 'calm'
}

function stateOfStage(index: number, reached: number): 'done' | 'current' | 'ahead' {
  if (index === reached) return 'current'
  return index < reached ? 'done' : 'ahead'
}

function reachedInKitchen(progress: Progress): number {
  switch (progress) {
    case 'being_made':
      return 1
    case 'ready':
      return 2
    case 'collected':
      return 3
    default:
      return 0
  }
}

function reachedOf(progress: Progress): number {
  switch (progress) {
    case 'will_be_send':
      return 0
    case 'in_progress':
    case 'unreached':
      return 1
    case 'has_been_sent':
      return 3
    default:
      return 0
  }
}
