import type { OrderId } from '#domain/ids.ts'
import type { LinkEnds, Session } from './session-row.ts'

/** `until`: when its link ends, epoch ms. */
export type LinkedOrder = { readonly orderId: OrderId; readonly until: number }

/** When what the link of a mail opened ends. */
export function endOf(link: LinkedOrder | undefined): LinkEnds {
  return link === undefined ? {} : { [link.orderId]: link.until }
}

/** When the links end by which somebody saw these orders before. */
export function endsOf(orderIds: readonly OrderId[], previous: Session | undefined): LinkEnds {
  const seen = Object.entries(previous?.linkEnds ?? {})
  return Object.fromEntries(seen.filter(([orderId]) => orderIds.some((each) => each === orderId)))
}

/** A session as it stands at `now`, without the orders whose link has ended. */
export function withoutEnded(session: Session, now: number): Session {
  const { orderIds, broughtOrderIds, linkEnds } = session
  if (Object.keys(linkEnds).length === 0) return session
  const isSeen = (orderId: OrderId) => (linkEnds[orderId] ?? Number.POSITIVE_INFINITY) > now
  return {
    ...session,
    ...(orderIds && { orderIds: orderIds.filter(isSeen) }),
    broughtOrderIds: broughtOrderIds.filter(isSeen),
  }
}
