import type { Order } from '#domain/orders/order.ts'
import { isArrivalOf } from '#flows/arrival/arrival.selectors.ts'
import { useConversation } from '../runtime/runner-context.ts'

/** Whether an arrival to this order is underway; only then the component that shows it is fetched. */
export function useIsArriving({ id }: Order): boolean {
  return useConversation(({ flows }) => isArrivalOf(flows.arrival, id))
}
