import { OPEN_STATE_CHECK_MS } from '#domain/constants.ts'
import { badgeCount, isKeptPending } from '#domain/orders/lists.ts'
import { useConversation } from './runner-context.ts'
import { useNow } from './use-now.ts'

/** Whether an order is still on its way, and the number the timer button shows (S2.98, S4.14, S4.36). */
export function usePendingOrders(): { readonly hasPending: boolean; readonly count: number } {
  const order = useConversation(({ flows }) => flows.tracking.context.order)
  const now = useNow(order ? OPEN_STATE_CHECK_MS : undefined)
  const pending = order && isKeptPending(order, now) ? [order] : []
  return { hasPending: pending.length > 0, count: badgeCount(pending) }
}
