import { isOrderOf } from '#domain/account/identity.ts'
import { id } from '#domain/ids.ts'
import type { AccountId, OrderId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { signedIn } from '../../core/http/route.ts'
import type { Call, SignedIn } from '../../core/http/route.ts'
import type { StoredOrder } from '../store/order-row.ts'

/** The order of the address if it belongs to the caller, and whose it is to them; anybody else's does not exist (S4.46). */
export async function ownOrder(
  call: Call,
  deps: Pick<Deps, 'orders'>,
): Promise<StoredOrder & { readonly viewer: AccountId }> {
  const session = await signedIn(call)
  const stored = await deps.orders.find(call.params['id'] ?? '')
  if (!stored || !maySee(session, stored)) throw refusal('order.notFound')
  return { ...stored, viewer: session.accountId }
}

/** Refuses an order that is not the caller's. Mostly that is known without reading it. */
export async function assertOwn(
  orderId: string,
  session: SignedIn,
  { orders }: Pick<Deps, 'orders'>,
): Promise<void> {
  const known = await orders.revOf(orderId)
  if (known && maySee(session, { order: { ...known, id: id<OrderId>(orderId) } })) return
  const stored = known && (await orders.find(orderId))
  if (!stored || !maySee(session, stored)) throw refusal('order.notFound')
}

/**
 * One's own, what one made as a guest before it joined an account or before one logged in on the same device; a session
 * opened by the link of a mail sees the orders it was opened for and no other (S4.44, S6.11).
 */
export function maySee(
  { accountId, orderIds, broughtOrderIds }: Pick<SignedIn, 'accountId' | 'orderIds' | 'broughtOrderIds'>,
  { order, guestId }: { readonly order: Pick<Order, 'id' | 'accountId'>; readonly guestId?: AccountId },
): boolean {
  const isOwn = isOrderOf(accountId, order) || accountId === guestId || broughtOrderIds.includes(order.id)
  return isOwn && (orderIds === undefined || orderIds.includes(order.id))
}
