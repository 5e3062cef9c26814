import type { Order } from '#domain/orders/order.ts'
import { isArrivalOf } from '#flows/machines/arrival.selectors.ts'
import { useConversation } from '../runtime/runner-context.ts'

/** Whether the arrival to this order is being spoken of: what shows it is fetched then. */
export function useIsArriving({ id }: Order): boolean {
  return useConversation(({ flows }) => isArrivalOf(flows.arrival, id))
}
