import type { AccountId, GuestId, RestaurantId, UserId } from '../ids.ts'
import type { Order } from '../orders/order.ts'

/** S3.1 */
export type Profile = {
  readonly id: UserId
  readonly accountId: AccountId
  readonly language: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber?: string
  /** Restaurants the customer likes best, in the order they were chosen (S6.7). */
  readonly favourites: readonly RestaurantId[]
}

/** S3.2 */
export type Guest = {
  readonly id: GuestId
  readonly accountId: AccountId
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly deviceToken: string
  readonly language: string
  readonly phoneNumber?: string
  readonly isTermsAccepted: boolean
  readonly isPolicyAccepted: boolean
  readonly isOffersAccepted: boolean
}

/** S4.1 */
export type Identity =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'guest'; readonly guest: Guest }
  | { readonly kind: 'user'; readonly profile: Profile }

/** S3.3; `expiresAt` in epoch ms, when the access token ends. */
export type Session = { readonly identity: Identity; readonly expiresAt?: number }

export const VISITOR: Identity = { kind: 'visitor' }

/** The account whose orders are read (S6.11). */
export function accountIdOf(identity: Identity): AccountId | undefined {
  if (identity.kind === 'user') return identity.profile.accountId
  if (identity.kind === 'guest') return identity.guest.accountId
  return undefined
}

/** Where mails to the customer go; empty for a visitor. */
export function emailOf(identity: Identity): string {
  if (identity.kind === 'user') return identity.profile.email
  return identity.kind === 'guest' ? identity.guest.email : ''
}

/** Whether an order belongs to an account: the server gives it to no other (S6.11), and a page that got another's logs out (S4.7). */
export function isOrderOf(accountId: AccountId | undefined, order: Pick<Order, 'accountId'>): boolean {
  return order.accountId === accountId
}
