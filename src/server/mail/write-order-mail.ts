import type { CatalogueStore } from '../store/catalogue.store.ts'
import type { Queries } from '../store/database.ts'
import { makeOrderLink } from '../store/order-links.store.ts'
import type { StoredOrder } from '../store/order-row.ts'
import { orderMailOf } from './order-mail.ts'
import type { OrderMailKind } from './order-mail-text.ts'
import { writeMail } from './outbox.store.ts'

/** What a mail tells of; the same event is told once. */
export type OrderNews = { readonly kind: OrderMailKind; readonly event: string }

/**
 * Writes to the customer of an order, inside the transaction of what it tells. An order without a mail address, or of a
 * restaurant that is no more, is told nothing: a mail does not fail what it tells of.
 */
export async function writeOrderMail(
  { kind, event }: OrderNews,
  stored: StoredOrder,
  catalogue: Pick<CatalogueStore, 'restaurant' | 'menu'>,
  queries: Queries,
  now: number,
): Promise<void> {
  const { id: orderId, accountId, customerEmail } = stored.order
  if (customerEmail === undefined || customerEmail === '') return
  const [account] = await queries.query<{ kind: string }>('SELECT kind FROM accounts WHERE id = $1', [
    accountId,
  ])
  const guestId = account?.kind === 'guest' ? accountId : undefined
  const content = await orderMailOf(stored, guestId, catalogue, queries, now)
  if (!content) return
  const hasLinks = kind !== 'orderCancellation' && content.cancelUntil !== null && guestId !== undefined
  const secret = hasLinks ? await makeOrderLink(queries, orderId) : undefined
  const { language } = stored
  const mail = { event, kind, orderId, recipient: customerEmail, language, content }
  await writeMail(queries, secret === undefined ? mail : { ...mail, secret }, now)
}
