import { OPEN_STATE_CHECK_MS } from '#domain/constants.ts'
import { badgeCount, isKeptPending } from '#domain/orders/history/lists.ts'
import { shownOrders } from '#flows/orders/order.selectors.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { useNow } from '../timing/use-now.ts'

/** Whether there are current orders, and the number the timer button shows (S2.98, S4.14, S4.36). */
export function usePendingOrders(): { readonly hasPending: boolean; readonly count: number } {
  const runner = useRunner()
  useConversation(({ flows }) => flows.tracking.context)
  const orders = shownOrders(runner.conversation())
  const now = useNow(orders.length > 0 ? OPEN_STATE_CHECK_MS : undefined)
  const pending = orders.filter((order) => isKeptPending(order, now))
  return { hasPending: pending.length > 0, count: badgeCount(pending) }
}
