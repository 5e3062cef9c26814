import { allow, refuse, type Verdict } from '../verdict.ts'
import type { Identity } from './identity.ts'

type Role = Identity['kind']

const EVERYBODY: readonly Role[] = ['visitor', 'guest', 'user']
const KNOWN: readonly Role[] = ['guest', 'user']
const USER: readonly Role[] = ['user']
// Reading (S2.72, S2.76): an active guest counts as not logged in, and is logged out first.
const NOT_LOGGED_IN: readonly Role[] = ['visitor', 'guest']

/** Who may do what (S6.1 to S6.11). */
const ROLES = {
  browseRestaurants: EVERYBODY,
  browseMenu: EVERYBODY,
  register: NOT_LOGGED_IN,
  logIn: NOT_LOGGED_IN,
  becomeGuest: NOT_LOGGED_IN,
  order: KNOWN,
  followOrders: KNOWN,
  seeHistory: KNOWN,
  cancelOrder: KNOWN,
  modifyPickup: KNOWN,
  rateOrder: KNOWN,
  giveFeedback: KNOWN,
  logOut: KNOWN,
  seeProfile: USER,
  editProfile: USER,
  deleteAccount: USER,
  keepFavourites: USER,
  useSavedCards: USER,
} as const

export type Permission = keyof typeof ROLES

/** Whether the customer's role may do something; whether this order or restaurant allows it is another rule's (S6.15). */
export function canDo(identity: Identity, permission: Permission): Verdict {
  if (ROLES[permission].includes(identity.kind)) return allow
  return refuse(identity.kind === 'user' ? 'account.alreadySignedIn' : 'account.notSignedIn')
}
