import type { ProductCode } from '#domain/ids.ts'
import type { CatalogueStore } from '../catalogue/store/catalogue.store.ts'
import type { Queries } from '../core/database/database.ts'
import { makeOrderLink } from '../orders/store/order-links.store.ts'
import type { StoredOrder } from '../orders/store/order-row.ts'
import { orderMailOf, soldOutNames } from './order-mail.ts'
import { canStillChange } from './order-letter.ts'
import type { OrderMailKind } from './mail.ts'
import { takeBackMails, writeMail } from './outbox.store.ts'

/** What a mail tells of; the same event is told once. */
export type OrderNews = {
  readonly kind: OrderMailKind
  readonly event: string
  /** What could not be had, where that ended the order. */
  readonly soldOut?: readonly ProductCode[]
  /** What the order is called at the counter, where the customer has to go there. */
  readonly number?: string
  /** For so long it waits in case it is taken back. */
  readonly waitsMs?: number
}

/**
 * Writes to the customer of an order, inside the transaction of what it tells. An order without a mail address, or of a
 * restaurant that is no more, is told nothing: a mail does not fail what it tells of.
 */
export async function writeOrderMail(
  { kind, event, soldOut = [], number, waitsMs }: OrderNews,
  stored: StoredOrder,
  catalogue: Pick<CatalogueStore, 'restaurant' | 'menu'>,
  queries: Queries,
  now: number,
): Promise<void> {
  const { id: orderId, accountId, customerEmail } = stored.order
  // What was moved and not told yet is told by what comes after it, or is so no more.
  const isGuest = await takeBackMails(queries, stored.order, 'pickupChange')
  if (customerEmail === undefined || customerEmail === '') return
  const guestId = isGuest ? accountId : undefined
  const told = await orderMailOf(stored, guestId, catalogue, queries, now)
  if (!told) return
  const content = {
    ...told,
    ...(soldOut.length > 0 && { soldOut: soldOutNames(stored, soldOut) }),
    ...(number !== undefined && { number }),
  }
  const hasLinks = canStillChange(kind) && content.cancelUntil !== null && guestId !== undefined
  const secret = hasLinks ? await makeOrderLink(queries, orderId) : undefined
  const { language } = stored
  const mail = {
    event,
    kind,
    orderId,
    recipient: customerEmail,
    language,
    content,
    ...(waitsMs !== undefined && { waitsMs }),
  }
  await writeMail(queries, secret === undefined ? mail : { ...mail, secret }, now)
}
