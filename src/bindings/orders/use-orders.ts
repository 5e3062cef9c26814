import { ORDER_ITEMS_RELOAD_MS } from '#domain/constants.ts'
import type { Order } from '#domain/orders/order.ts'
import { progressOf } from '#domain/orders/tracking/progress.ts'
import { injectionDelayOf, orderNameOf, restaurantOf, shownOrders } from '#flows/orders/order.selectors.ts'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { orderStateOf } from './order-state.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { useNow } from '../timing/use-now.ts'
import { usePendingOrders } from './use-pending-orders.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** The orders of the current-order page: the followed one first, then the others, newest first (S2.53). */
export function useOrders(): readonly Order[] {
  const runner = useRunner()
  useConversation(({ flows }) => flows.tracking.context)
  return shownOrders(runner.conversation())
}

/** What the one current order is called; undefined where there are several, each with its name. */
export function useOrderName(): string | undefined {
  const { say } = useFormatter()
  const runner = useRunner()
  const [order, ...others] = useOrders()
  return order && others.length === 0 ? say(orderNameOf(order, runner.conversation())) : undefined
}

/**
 * The current orders in a few words, for while the customer does something else; undefined while their cards are shown
 * and while there is nothing to come of any.
 */
export function useLiveOrder(): { readonly text: string; readonly label: string } | undefined {
  const { t, say, time } = useFormatter()
  const runner = useRunner()
  const { hasPending } = usePendingOrders()
  const isAway = useConversation((conversation) => liveQuestionOf(conversation)?.name !== 'order')
  const isWaiting = isAway && hasPending
  const now = useNow(isWaiting ? ORDER_ITEMS_RELOAD_MS : undefined)
  const orders = useOrders().filter(({ state }) => state !== 'CANCELLED')
  const [order] = orders
  const restaurant = useConversation(
    (conversation) => order && restaurantOf(order.restaurantId, conversation),
  )
  if (!isWaiting || !order) return undefined
  const state = t(orderStateOf(order, progressOf(order, injectionDelayOf(restaurant), now)).key)
  const text = order.posId ?? time(order.retrievalDate, now)
  if (orders.length === 1) return { text, label: t('order.live', { what: text, state }) }
  const what = say(orderNameOf(order, runner.conversation()))
  const count = orders.length - 1
  return {
    text: t('order.andMore', { what: text, count }),
    label: t('order.liveOfSeveral', { what, state, count }),
  }
}
