import { ORDER_ITEMS_RELOAD_MS } from '#domain/constants.ts'
import type { Order } from '#domain/orders/order.ts'
import { progressOf } from '#domain/orders/tracking/progress.ts'
import { injectionDelayOf, restaurantOf, shownOrders } from '#flows/conversation/order.selectors.ts'
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

/**
 * The current order in a few words, for while the customer does something else; undefined while the order itself is
 * shown.
 */
export function useLiveOrder(): { readonly text: string; readonly label: string } | undefined {
  const { t, time } = useFormatter()
  const { hasPending } = usePendingOrders()
  const isAway = useConversation(({ flows }) => flows.dialogue.value !== 'order')
  const isWaiting = isAway && hasPending
  const now = useNow(isWaiting ? ORDER_ITEMS_RELOAD_MS : undefined)
  const [order] = useOrders()
  const restaurant = useConversation(
    (conversation) => order && restaurantOf(order.restaurantId, conversation),
  )
  if (!isWaiting || !order) return undefined
  const text = order.posId ?? time(order.retrievalDate, now)
  const state = t(orderStateOf(order, progressOf(order, injectionDelayOf(restaurant), now)).key)
  return { text, label: t('order.live', { what: text, state }) }
}
