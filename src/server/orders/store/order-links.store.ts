import type { OrderId } from '#domain/ids.ts'
import { Finite, idOf } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'
import { hashOf, newToken } from '../../core/database/tokens.ts'

/** How long after the pickup time (S4.44) the links of a mail let their guest in. */
export const ORDER_LINK_LASTS_MS = 24 * 3_600_000

const linkedOrderRow = rowReader('orders', { id: idOf<OrderId>(), retrieval_at: Finite })

/** `until` in epoch ms. */
export type OrderLink = { readonly orderId: OrderId; readonly until: number; readonly isExpired: boolean }

/** A new secret for the links of one mail; only its hash is kept here. */
export async function makeOrderLink(queries: Queries, orderId: OrderId): Promise<string> {
  const token = newToken()
  await queries.query('INSERT INTO order_links (token_hash, order_id) VALUES ($1, $2)', [
    hashOf(token),
    orderId,
  ])
  return token
}

/** The order this secret opens for this guest; undefined where it opens none. A moved pickup time moves its end. */
export async function findOrderLink(
  queries: Queries,
  guestId: string,
  token: string,
  now: number,
): Promise<OrderLink | undefined> {
  const [found] = await queries.query(
    `SELECT o.id, o.retrieval_at FROM order_links l
     JOIN orders o ON o.id = l.order_id JOIN accounts a ON a.id = coalesce(o.guest_id, o.account_id)
     WHERE l.token_hash = $1 AND a.id = $2 AND a.kind = 'guest'`,
    [hashOf(token), guestId],
  )
  if (!found) return undefined
  const order = linkedOrderRow(found)
  const until = order.retrieval_at + ORDER_LINK_LASTS_MS
  return { orderId: order.id, until, isExpired: now >= until }
}
