import { previousUrlOf, redirectOf } from '#domain/navigation/guards.ts'
import { hrefOf, parseRoute, type Route } from '#domain/navigation/routes.ts'
import type { Command } from '../core/log/commands.ts'
import type { MailLink } from '../core/log/command-data.ts'
import { liveTurnOf, type Conversation } from '../core/conversation/conversation.ts'
import { placeRouteOf } from './place-route.ts'
import { isWholeMenu, settledRestaurantOf } from '../core/conversation/selectors.ts'
import { isVisitorKnown, isVisitorUnasked } from '../account/visitor.ts'
import { factsOf, productOf } from './visit-facts.ts'

/** Routes that are pages: opening one leaves the conversation where it is. */
export type PageRoute = Extract<
  Route,
  {
    name:
      | 'paymentSuccess'
      | 'paymentRefused'
      | 'paymentCancel'
      | 'contact'
      | 'avoidList'
      | 'legal'
      | 'sendConversation'
      | 'orderDisabled'
      | 'technicalIssue'
      | 'notFound'
      | AccountRoute['name']
  }
>

/** The pages about who the customer is. */
export type AccountRoute = Extract<
  Route,
  {
    name:
      | 'login'
      | 'profile'
      | 'profileUpdate'
      | 'profileCreate'
      | 'mailSent'
      | 'confirmation'
      | 'forgotPassword'
  }
>

/** What opening an address means: a command, or a page, or nothing where the conversation is already there. */
export type Visit =
  | ({ readonly kind: 'command'; readonly command: Command } & Address)
  | { readonly kind: 'page'; readonly page: PageRoute }
  | ({ readonly kind: 'stay' } & Address)

/** The address itself, where it says more than its command: whose opening hours are open (S2.33). */
type Address = { readonly at?: Route }

const MOST_REDIRECTS = 5

/** Follows the redirects of spec section 2 from an address and says what opening the last one means. */
export function visitOf(route: Route, conversation: Conversation): Visit {
  const place = hrefOf(placeRouteOf(conversation))
  if (isAwaitedPayment(route, conversation)) return { kind: 'stay' }
  if (hrefOf(route) === place && !isOtherLine(route, conversation)) return { kind: 'stay' }
  const arrived = inCategory(guarded(route, conversation), conversation)
  if (hrefOf(arrived) === place && !isOtherLine(arrived, conversation)) return { kind: 'stay' }
  const page = pageOf(arrived)
  if (page) return { kind: 'page', page }
  const command = commandOf(arrived, conversation)
  return command
    ? { kind: 'command', command, ...addressOf(arrived) }
    : { kind: 'stay', ...addressOf(arrived) }
}

/**
 * Whether a payment the customer comes back from is the one the conversation waits for, which tells more of it than the
 * page does (S2.51, S2.52).
 */
function isAwaitedPayment(route: Route, { flows }: Conversation): boolean {
  return isPaymentReturn(route.name) && AWAITING.has(flows.checkout.value)
}

/** Whether a route of this name is where a provider sends its customer back to. */
export function isPaymentReturn(name: Route['name']): boolean {
  return RETURNS.has(name)
}

const RETURNS: ReadonlySet<Route['name']> = new Set(['paymentSuccess', 'paymentRefused', 'paymentCancel'])
const AWAITING: ReadonlySet<unknown> = new Set(['leaving', 'settling', 'failed'])

/**
 * Whether an address must wait for the check of the session, because it may lead to the login instead (S2.56, S4.45). A
 * page need not wait, because it is judged again afterwards; nothing waits where no check is underway.
 */
export function mustWaitForSession(route: Route, conversation: Conversation): boolean {
  const { session } = conversation.flows
  if (isVisitorKnown(session) || isVisitorUnasked(session) || pageOf(route)) return false
  const facts = factsOf(route, conversation)
  return redirectOf(route, facts) !== redirectOf(route, { ...facts, identity: 'visitor' })
}

function addressOf(route: Route): Address {
  return route.name === 'restaurants' && route.openInfo !== undefined ? { at: route } : {}
}

/** Whether the product is open, but not for the basket line the address wants to edit (S2.26). */
function isOtherLine(route: Route, { flows }: Conversation): boolean {
  if (route.name !== 'product' || route.lineId === undefined) return false
  const isInBasket = flows.basket.context.basket.lines.some(({ id }) => id === route.lineId)
  return isInBasket && flows.customise.context.editing !== route.lineId
}

/**
 * The address a login leads back to: the one that asked for it, also where its order belongs to another account (S3.50,
 * S4.45).
 */
export function cameFrom(route: Route, conversation: Conversation): string | undefined {
  const question = liveTurnOf(conversation)?.question.name
  const areOrdersHidden = question === 'orderSignedOut' || question === 'historyFailed'
  if (route.name === 'login' && areOrdersHidden) return hrefOf(placeRouteOf(conversation))
  return previousUrlOf(route, factsOf(route, conversation))
}

/** The route the guards of spec section 2 lead to from this one. */
export function guarded(route: Route, conversation: Conversation): Route {
  let current = route
  for (let step = 0; step < MOST_REDIRECTS; step++) {
    const redirect = redirectOf(current, factsOf(current, conversation))
    if (redirect === undefined) return current
    current = parseRoute(redirect)
  }
  return current
}

/** A menu address without a category gets the category shown last (S2.13), unless it is the whole menu's own. */
function inCategory(route: Route, conversation: Conversation): Route {
  const { categoryId } = conversation.flows.menu.context
  if (route.name !== 'menu' || categoryId === undefined || isWholeMenu(conversation)) return route
  return { name: 'menu', categoryId: route.categoryId ?? categoryId }
}

function pageOf(route: Route): PageRoute | undefined {
  switch (route.name) {
    case 'paymentSuccess':
    case 'paymentRefused':
    case 'paymentCancel':
    case 'contact':
    case 'avoidList':
    case 'legal':
    case 'orderDisabled':
    case 'technicalIssue':
    case 'sendConversation':
    case 'notFound':
    case 'login':
    case 'profile':
    case 'profileUpdate':
    case 'profileCreate':
    case 'mailSent':
    case 'confirmation':
    case 'forgotPassword':
      return route
    default:
      return undefined
  }
}

function commandOf(route: Route, conversation: Conversation): Command | undefined {
  switch (route.name) {
    case 'restaurants':
      if (route.latitude !== undefined && route.longitude !== undefined)
        return {
          type: 'restaurant.near',
          at: { latitude: route.latitude, longitude: route.longitude },
        }
      // Reading: a customer who only looked at other restaurants returns to their own by the logo, not by the list.
      return isLookingForRestaurant(conversation) ? undefined : { type: 'restaurant.change' }
    case 'restaurantLink':
      return {
        type: 'restaurant.open',
        slug: route.slug,
        ...(route.tableNumber === undefined ? {} : { tableNumber: route.tableNumber }),
      }
    case 'authenticate':
      return { type: 'restaurant.open', slug: route.slugOrId, isForCode: true }
    case 'beforeOrder':
      return { type: 'mode.change' }
    case 'categories':
      return { type: 'menu.categories' }
    case 'menu':
      return route.categoryId === undefined
        ? { type: 'menu.categories' }
        : { type: 'category.choose', id: route.categoryId }
    case 'product': {
      const product = productOf(route.product, conversation)
      const line = route.lineId === undefined ? {} : { lineId: route.lineId }
      return product && { type: 'product.open', code: product.code, ...line }
    }
    case 'checkout':
      return { type: 'checkout.start' }
    case 'currentOrder':
      return { type: 'orders.show' }
    case 'conflictedOrder':
      return { type: 'order.follow', id: route.orderId }
    case 'cancelOrder':
      return { type: 'order.cancel', id: route.orderId, ...linkOf(route) }
    case 'modifyPickup':
      return { type: 'order.changePickup', id: route.orderId, ...linkOf(route) }
    case 'orderHistory':
      return { type: 'history.open' }
    case 'reportProblem':
      return { type: 'report.open', id: route.orderId, kind: 'problem' }
    default:
      return undefined
  }
}

/** Whether the list of restaurants is shown and none is settled on. */
function isLookingForRestaurant(conversation: Conversation): boolean {
  const isThere = placeRouteOf(conversation).name === 'restaurants'
  return isThere && settledRestaurantOf(conversation) === undefined
}

/** The guest and secret of a mailed link; `withTokens` of the bindings has put tokens in place of their values. */
function linkOf({ guestId, accessToken }: { readonly guestId?: string; readonly accessToken?: string }): {
  readonly link?: MailLink
} {
  return guestId === undefined || accessToken === undefined
    ? {}
    : { link: { guest: guestId, secret: accessToken } }
}
