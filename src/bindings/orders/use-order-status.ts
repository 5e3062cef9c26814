import { useContext, useState } from 'react'
import { OPEN_STATE_CHECK_MS, PROGRESS_REFRESH_MS } from '#domain/constants.ts'
import { canCancelOrder, cancelUntil } from '#domain/orders/change/cancel-order.ts'
import { injectionMoment } from '#domain/orders/change/injection.ts'
import { isOver } from '#domain/orders/history/lists.ts'
import { isActive } from '#domain/orders/tracking/polling.ts'
import { wayTo } from '#domain/restaurant/way-to.ts'
import type { Order } from '#domain/orders/order.ts'
import {
  awaitsPayment,
  isProgressSettled,
  progressOf,
  stagesOf,
  type Progress,
  type Stage,
} from '#domain/orders/tracking/progress.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { mainActionOf, orderActionsOf, type OrderAction } from '#flows/orders/order-actions.ts'
import { injectionDelayOf, nameAmongSeveral, restaurantOf } from '#flows/orders/order.selectors.ts'
import { orderStateOf } from './order-state.ts'
import { useReadyNotice } from './use-ready-notice.ts'
import { useConversation, useDispatch, useRunner } from '../runtime/runner-context.ts'
import { useSwitches } from '../runtime/site-facts.ts'
import { ViewContext } from '../runtime/view-context.ts'
import { useNow } from '../timing/use-now.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { useFormatterAt } from '../words/use-formatter-of.ts'

type Act = {
  readonly id: string
  readonly text: string
  readonly label?: string
  readonly isDangerous?: boolean
  readonly command?: Command
  /** Where it is a matter of the device alone. */
  readonly act?: () => void
}

/** What stands beside the main act while it is allowed, because it has a deadline. */
const IN_TIME: readonly OrderAction['id'][] = ['changePickup', 'cancel']
/** A countdown of hours is no help. */
const COUNTED_DOWN_MS = 3_600_000
const MINUTE_MS = 60_000

/**
 * The state of an order, its pickup number and time, and what can be done about it (S4.17-S4.26,
 * S4.37-S4.43, S8.1-S8.7). Where there are several orders each is called by its name.
 */
export function useOrderStatus(order: Order) {
  const dispatch = useDispatch()
  const runner = useRunner()
  const { showsOrderMessage } = useSwitches()
  const [isOpen, setIsOpen] = useState(useContext(ViewContext).whole.has(`details of ${order.id}`))
  const restaurant = useConversation((conversation) => restaurantOf(order.restaurantId, conversation))
  const { t, say, time } = useFormatterAt(restaurant)
  useConversation(({ flows }) => flows.tracking.context)
  const called = nameAmongSeveral(order, runner.conversation())
  const name = called && say(called)
  const delay = injectionDelayOf(restaurant)
  const now = useNow((at) => refreshOf(progressOf(order, delay, at)))
  // Read so that the actions follow the arrival.
  useConversation(({ flows }) => flows.arrival.value)
  const lost = useLost(now)
  const progress = progressOf(order, delay, now)
  const { key: stateKey, isWaiting } = orderStateOf(order, progress)
  const notice = useReadyNotice(order)
  const isTrouble = progress === 'error' || progress === 'conflicted' || progress === 'unknown_error'
  const isCanceled = order.state === 'CANCELLED'
  const trouble = t([`CurrentOrderPage.error.${order.state}`, 'CurrentOrderPage.unknown_error'])
  const offered = orderActionsOf(order, runner.conversation(), now)
  const main = mainActionOf(offered)
  const actOf = (id: string, key: string, does: Pick<Act, 'command' | 'act'>): Act => ({
    id: `${id}-${order.id}`,
    text: t(key),
    ...(name !== undefined && { label: t('order.told', { order: name, what: t(key) }) }),
    isDangerous: id === 'cancel',
    ...does,
  })
  const ofAction = ({ id, key, command }: OrderAction) => actOf(id, key, { command })
  const isInTime = ({ id }: OrderAction) => IN_TIME.includes(id)
  const others = offered.filter((action) => action !== main)
  const anew = actOf('new', 'order.new', { command: { type: 'order.new' } })
  const again = actOf('again', 'order.again', { command: { type: 'order.again', id: order.id } })
  const acts = {
    main: isOver(order) ? again : main && ofAction(main),
    beside: [
      ...(notice.isOffered ? [actOf('notice', 'order.notice.ask', { act: notice.ask })] : []),
      ...others.filter(isInTime).map(ofAction),
      ...(isOver(order) ? [] : [anew]),
    ],
    more: [
      ...(isOver(order) ? [anew] : []),
      ...others.filter((action) => !isInTime(action)).map(ofAction),
      actOf('history', 'order.history', { command: { type: 'history.open' } }),
    ],
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
        const known = [acts.main, ...acts.beside, ...acts.more]
        const act = known.find((each) => each?.id === wanted)
        if (act?.command) dispatch(act.command)
        act?.act?.()
      },
      place: restaurant && {
        name: restaurant.name,
        address: t('restaurant.address', restaurant.address),
        // Who is brought their food is there already, and nobody looks for where they have been.
        way:
          isTrouble || progress === 'collected' || order.pickUpMode === 'TABLE_SERVICE'
            ? undefined
            : { href: wayTo(restaurant.geolocation), text: t('order.way') },
      },
      label: name ?? t('order.label'),
      name,
      tone: toneOf(progress, isTrouble),
      isWaiting,
      // That it is canceled is said once, with what becomes of the money.
      stateText: isCanceled ? trouble : t(stateKey),
      stateHint: isTrouble
        ? [
            ...(isCanceled ? [] : [trouble]),
            ...(order.refusalReason === undefined
              ? []
              : [t('order.kitchenSays', { reason: order.refusalReason })]),
          ].join(' ') || undefined
        : (lost ?? hintOf(progress)),
      stages: isTrouble
        ? []
        : stagesOf(order).map(({ id, state }) => ({
            id,
            text: t(`order.stage.${id}`),
            time: timeOfStage(id),
            state,
          })),
      stagesLabel: t('order.stages'),
      notes: [
        ...(isTrouble ? [] : [t(`modeNoun.${order.pickUpMode}`)]),
        ...(isTrouble || order.tableNumber === undefined
          ? []
          : [t('table.at', { number: order.tableNumber })]),
        ...(isTrouble || !showsOrderMessage ? [] : [t('order.houseMessage')]),
        ...(order.isOnMyWay && isActive(order) ? [t('orders.onMyWay')] : []),
        ...(notice.isOn ? [t('order.notice.on')] : []),
        ...deadlines(),
      ],
      ...(order.posId === undefined
        ? {}
        : {
            // The label is that of the sentence above where the customer has to tell the number to pay (S8.2); nobody picks
            // up what is brought to a table.
            number: {
              label: t(
                order.state === 'PAYMENT_ERROR' || order.pickUpMode === 'TABLE_SERVICE'
                  ? 'orders.number'
                  : 'order.number',
              ),
              value: order.posId,
            },
          }),
      ...(isTrouble
        ? {}
        : {
            pickup: { label: t('order.pickup'), value: time(order.retrievalDate, now), hint: countdown() },
          }),
    },
  }

  function hintOf(shown: Progress): string | undefined {
    if (shown === 'due' || shown === 'late') return t(`order.hint.${shown}`)
    if (shown === 'ready')
      return t(order.pickUpMode === 'TABLE_SERVICE' ? 'order.hint.toTable' : 'order.hint.toCollect')
    return shown === 'will_be_send' && !isWaiting && order.posId === undefined
      ? t('order.sentAt', { time: time(injectionMoment(order, delay), now) })
      : undefined
  }

  function timeOfStage(id: Stage['id']): string | undefined {
    if (id === 'received') return time(order.createdAt, now)
    const isSent = id === 'sent' && order.posId !== undefined && order.injectedAt !== undefined
    return isSent ? time(order.injectedAt, now) : undefined
  }

  function countdown(): string | undefined {
    const left = order.retrievalDate - now
    const isCounted = left > 0 && left < COUNTED_DOWN_MS && COUNTED_DOWN.includes(progress)
    return isCounted ? t('order.inMinutes', { count: Math.ceil(left / MINUTE_MS) }) : undefined
  }

  /** Until when it can be changed and canceled, or since when no more. */
  function deadlines(): readonly string[] {
    if (restaurant === undefined || isTrouble) return []
    if (canCancelOrder(order, delay, now).ok)
      return [t('orders.cancelUntil', { time: time(cancelUntil(order, delay), now) })]
    if (awaitsPayment(order) || progress === 'collected') return []
    const since = Math.min(order.injectedAt ?? now, cancelUntil(order, delay))
    return [t('orders.fixedSince', { time: time(since, now) })]
  }
}

const COUNTED_DOWN: readonly Progress[] = [
  'will_be_send',
  'in_progress',
  'unreached',
  'has_been_sent',
  'being_made',
]

/** How often (ms) the display is looked at: what the kitchen has changes only by the minute (S4.37). */
function refreshOf(progress: Progress): number | undefined {
  if (isProgressSettled(progress)) return undefined
  return WITH_KITCHEN.includes(progress) ? OPEN_STATE_CHECK_MS : PROGRESS_REFRESH_MS
}

/** The sentence that no news of the orders has come lately, with the time of the last. */
function useLost(now: number): string | undefined {
  const { t, time } = useFormatter()
  const isLost = useConversation(({ flows }) => flows.tracking.context.isLost)
  const heardAt = useConversation(({ flows }) => flows.tracking.context.heardAt)
  if (!isLost) return undefined
  return heardAt === undefined ? t('orders.lostAtOnce') : t('orders.lost', { time: time(heardAt, now) })
}

const WITH_KITCHEN: readonly Progress[] = ['has_been_sent', 'being_made', 'due', 'late', 'ready', 'collected']

function toneOf(progress: Progress, isTrouble: boolean): 'trouble' | 'done' | 'calm' {
  if (isTrouble) return 'trouble'
  return WITH_KITCHEN.includes(progress) ? 'done' : 'calm'
}
