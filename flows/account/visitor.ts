import type { Identity } from '#domain/account/identity.ts'
import type { DetailField } from '#domain/checkout/contact-details.ts'
import type { AccountId, RestaurantId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'

/** What the flows know about the customer: never a name or an address. */
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

/** A customer without a session. */
export const ANONYMOUS: Visitor = { kind: 'visitor', isContactKnown: false, usual: undefined }

/** Whether the check of the session has ended. */
export function isVisitorKnown(snapshot: { readonly value: unknown }): boolean {
  return snapshot.value === 'known' || snapshot.value === 'keeping'
}

/** Whether no check of the session has ended and none is underway. */
export function isVisitorUnasked(snapshot: { readonly value: unknown }): boolean {
  return snapshot.value === 'unknown'
}

/** Whether no change of a favourite is on its way to the server. */
export function isFavouriteKept(snapshot: { readonly value: unknown }): boolean {
  return snapshot.value !== 'keeping'
}

/** Whether the account changed, so that the orders shown so far belong to somebody else (S4.3, S4.7). */
export function isOtherAccount(before: Visitor, visitor: Visitor): boolean {
  return before.kind !== 'visitor' && before.accountId !== visitor.accountId
}

/** Whether a user came or went: cards are kept for users. */
export function areOtherCards(before: Visitor, visitor: Visitor): boolean {
  const isSame = before.kind === visitor.kind && before.accountId === visitor.accountId
  return !isSame && (before.kind === 'user' || visitor.kind === 'user')
}
