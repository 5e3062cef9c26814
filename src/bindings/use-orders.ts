import { ORDER_ITEMS_RELOAD_MS } from '#domain/constants.ts'
import type { Order } from '#domain/orders/order.ts'
import { progressOf } from '#domain/orders/progress.ts'
import { injectionDelayOf, restaurantOf, shownOrders } from '#flows/dialogue/order-at-hand.ts'
import { useConversation, useRunner } from './runner-context.ts'
import { useNow } from './use-now.ts'
import { usePendingOrders } from './use-pending-orders.ts'
import { useSpeech } from './use-speech.ts'

/** The orders of the current-order page: the one at hand first, then the others, newest first (S2.53). */
export function useOrders(): readonly Order[] {
  const runner = useRunner()
  useConversation(({ flows }) => flows.tracking.context)
  return shownOrders(runner.conversation())
}

/** The order that waits while the customer does something else, in a few words; undefined while it is in front of them. */
export function useLiveOrder(): { readonly text: string; readonly label: string } | undefined {
  const { t, time } = useSpeech()
  const now = useNow(ORDER_ITEMS_RELOAD_MS)
  const { hasPending } = usePendingOrders()
  const isShown = useConversation(({ flows }) => flows.dialogue.value === 'order')
  const order = useConversation(
    ({ flows }) => flows.tracking.context.order ?? flows.tracking.context.orders[0],
  )
  const restaurant = useConversation(
    (conversation) => order && restaurantOf(order.restaurantId, conversation),
  )
  if (isShown || !hasPending || !order) return undefined
  const state = t(`order.progress.${progressOf(order, injectionDelayOf(restaurant), now)}`)
  return {
    text: order.posId ?? time(order.retrievalDate, now),
    label: t('order.live', { state }),
  }
}
