import type { Identity } from '#domain/account/identity.ts'
import type { DetailField } from '#domain/checkout/contact-details.ts'
import type { AccountId, RestaurantId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'

/** Who is at the other end, as far as the flows care; never a name or an address. */
export type Visitor = {
  readonly kind: Identity['kind']
  readonly isContactKnown: boolean
  readonly usual: Order | undefined
  /** Whose orders are shown; a visitor has none. */
  readonly accountId?: AccountId
  /** What an order needs and a user's profile lacks (S5.17). */
  readonly missing?: readonly DetailField[]
  /** A user's favourite restaurants (S7.20). */
  readonly favourites?: readonly RestaurantId[]
}

/** Nobody the server knows. */
export const STRANGER: Visitor = { kind: 'visitor', isContactKnown: false, usual: undefined }

/** Whether who is at the other end has been found out. */
export function isVisitorKnown(snapshot: { readonly value: unknown }): boolean {
  return snapshot.value === 'known' || snapshot.value === 'keeping'
}

/** Whether nobody has found out who is at the other end, and nobody is finding out. */
export function isVisitorUnasked(snapshot: { readonly value: unknown }): boolean {
  return snapshot.value === 'unknown'
}

/** Whether no favourite is on its way to the server. */
export function isFavouriteKept(snapshot: { readonly value: unknown }): boolean {
  return snapshot.value !== 'keeping'
}

/** Whether the orders shown so far are somebody else's now (S4.3, S4.7). */
export function isOtherAccount(before: Visitor, visitor: Visitor): boolean {
  return before.kind !== 'visitor' && before.accountId !== visitor.accountId
}
