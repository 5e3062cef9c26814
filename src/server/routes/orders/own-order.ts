import { isOrderOf } from '#domain/account/identity.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Deps } from '../../process/deps.ts'
import { refusal } from '../../http/failure.ts'
import { signedIn } from '../../http/route.ts'
import type { Call, SignedIn } from '../../http/route.ts'
import type { StoredOrder } from '../../store/order-row.ts'

/** The order of the address if it belongs to the caller; anybody else's does not exist (S4.46). */
export async function ownOrder(call: Call, deps: Pick<Deps, 'orders'>): Promise<StoredOrder> {
  const session = await signedIn(call)
  const stored = await deps.orders.find(call.params['id'] ?? '')
  if (!stored || !maySee(session, stored.order)) throw refusal('order.notFound')
  return stored
}

/** One's own; a session opened by the link of a mail sees the orders it was opened for and no other (S4.44, S6.11). */
export function maySee(
  { accountId, orderIds }: Pick<SignedIn, 'accountId' | 'orderIds'>,
  order: Pick<Order, 'id' | 'accountId'>,
): boolean {
  return isOrderOf(accountId, order) && (orderIds === undefined || orderIds.includes(order.id))
}
