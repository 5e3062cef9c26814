import { checkTableNumber } from '../basket/table-number.ts'
import type { Allergen } from '../catalogue/product.ts'
import { SENDING_REASONS, type SendingReason } from '../support/sent-conversation.ts'
import { id, type CategoryId, type LineId, type OrderId, type RestaurantId } from '../ids.ts'

export const FORGOT_PASSWORD_ACTIONS = ['request', 'sent', 'success', 'fail'] as const
/** S2.77 */
export type ForgotPasswordAction = (typeof FORGOT_PASSWORD_ACTIONS)[number]

export const LEGAL_TEXTS = ['privacy', 'terms', 'allergens', 'nutrition'] as const
/** What a deployment that has no legal pages of its own links to (S2.99, S3.40). */
export type LegalText = (typeof LEGAL_TEXTS)[number]

type EmailLink = { readonly guestId?: string; readonly accessToken?: string }

/** Every address of spec section 2 (S2.1 to S2.84). */
export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'beforeOrder' }
  | { readonly name: 'categories' }
  | { readonly name: 'menu'; readonly categoryId?: CategoryId }
  /** `lineId` stands in the navigation state, not in the address: that basket line is edited (S2.26). */
  | { readonly name: 'product'; readonly product: string; readonly lineId?: LineId }
  | {
      readonly name: 'restaurants'
      readonly latitude?: number
      readonly longitude?: number
      readonly openInfo?: RestaurantId
    }
  | { readonly name: 'restaurantInfo'; readonly restaurantId: RestaurantId }
  /** `tableNumber`: what the code on a table adds to the link (`?table=12`). */
  | { readonly name: 'restaurantLink'; readonly slug: string; readonly tableNumber?: string }
  | { readonly name: 'authenticate'; readonly slugOrId: string }
  | { readonly name: 'checkout' }
  | { readonly name: 'paymentSuccess' }
  | { readonly name: 'paymentRefused' }
  | { readonly name: 'paymentCancel' }
  | { readonly name: 'currentOrder' }
  | { readonly name: 'conflictedOrder'; readonly orderId: OrderId }
  | { readonly name: 'orderHistory' }
  | ({ readonly name: 'cancelOrder'; readonly orderId: OrderId } & EmailLink)
  | ({ readonly name: 'modifyPickup'; readonly orderId: OrderId } & EmailLink)
  | { readonly name: 'reportProblem'; readonly orderId: OrderId }
  | { readonly name: 'login' }
  | { readonly name: 'profile' }
  | { readonly name: 'profileUpdate' }
  | { readonly name: 'profileCreate' }
  | { readonly name: 'mailSent' }
  /** `token`: empty where the address lost it. */
  | { readonly name: 'confirmation'; readonly token: string }
  | { readonly name: 'forgotPassword'; readonly action: ForgotPasswordAction }
  | { readonly name: 'contact' }
  /** What the customer avoids; kept on the device, so that what is suggested is in no address. */
  | { readonly name: 'avoidList'; readonly suggested?: readonly Allergen[] }
  | { readonly name: 'legal'; readonly text: LegalText }
  | { readonly name: 'sendConversation'; readonly reason?: SendingReason }
  | { readonly name: 'orderDisabled' }
  | { readonly name: 'technicalIssue'; readonly code?: number }
  | { readonly name: 'notFound' }
  | { readonly name: 'unknown'; readonly path: string }

/**
 * The route of an address: path with an optional query; anything else is `unknown` (S2.83). The secrets of a mailed link
 * stand behind the `#`, which no server, log or other site gets to see, or in the path as the specification has them.
 */
export function parseRoute(address: string): Route {
  const [beforeHash = '', fragment = ''] = address.split('#')
  const cut = beforeHash.indexOf('?')
  const path = cut < 0 ? beforeHash : beforeHash.slice(0, cut)
  const query = new URLSearchParams(cut < 0 ? '' : beforeHash.slice(cut + 1))
  const segments = decodedSegments(path)
  const secrets = decodedSegments(fragment) ?? []
  const route = segments === undefined ? undefined : routeOf(segments, query, secrets)
  return route ?? { name: 'unknown', path }
}

/** The address of a route; `parseRoute` is its inverse. */
export function hrefOf(route: Route): string {
  switch (route.name) {
    case 'menu':
      return join('order', route.categoryId)
    case 'product':
      return join('product', route.product)
    case 'restaurants':
      return `/restaurants${queryOf({ lat: route.latitude, lng: route.longitude, openInfo: route.openInfo })}`
    case 'restaurantInfo':
      return join('restaurants', route.restaurantId)
    case 'restaurantLink':
      return `${join('restaurant', route.slug)}${queryOf({ table: route.tableNumber })}`
    case 'authenticate':
      return join('restaurants', route.slugOrId, 'authenticate')
    case 'conflictedOrder':
      return join('current-order', 'conflict', route.orderId)
    case 'cancelOrder':
      return `${join('cancel-order', route.orderId)}${fragmentOf(emailLinkOf(route))}`
    case 'modifyPickup':
      return `${join('modify-pickup', route.orderId)}${fragmentOf(emailLinkOf(route))}`
    case 'reportProblem':
      return join('report-problem', route.orderId)
    case 'confirmation':
      return `/profile/confirmation${fragmentOf(route.token === '' ? [] : [route.token])}`
    case 'forgotPassword':
      return join('profile', 'forgot-password', route.action)
    case 'legal':
      return join('legal', route.text)
    case 'technicalIssue':
      return `/technical-issue${queryOf({ code: route.code })}`
    case 'sendConversation':
      return `/send-conversation${queryOf({ why: route.reason })}`
    case 'unknown':
      return route.path
    default:
      return PLAIN_PATHS[route.name]
  }
}

/** Routes whose address is nothing but a path. */
const PLAIN_PATHS = {
  home: '/',
  beforeOrder: '/before-order',
  categories: '/categories',
  checkout: '/checkout',
  paymentSuccess: '/payment-success',
  paymentRefused: '/payment-refused',
  paymentCancel: '/payment-cancel',
  currentOrder: '/current-order',
  orderHistory: '/order-history',
  login: '/login',
  profile: '/profile',
  profileUpdate: '/profile/update',
  profileCreate: '/profile/create',
  mailSent: '/profile/mail-sent',
  contact: '/contact',
  avoidList: '/allergens',
  orderDisabled: '/order-disabled',
  notFound: '/404',
} as const

type PlainRouteName = keyof typeof PLAIN_PATHS

const PLAIN_ROUTES = new Map<string, PlainRouteName>(
  (Object.keys(PLAIN_PATHS) as PlainRouteName[]).map((name) => [PLAIN_PATHS[name], name]),
)

function routeOf(
  segments: readonly string[],
  query: URLSearchParams,
  secrets: readonly string[],
): Route | undefined {
  const plain = PLAIN_ROUTES.get(`/${segments.join('/')}`)
  if (plain !== undefined) return { name: plain }
  const [head = '', ...rest] = segments
  const [first, ...inPath] = rest
  const [second, third] = inPath.length > 0 ? inPath : secrets
  if (rest.length === 0 && head === 'order') return { name: 'menu' }
  if (rest.length === 0 && head === 'restaurants') return restaurantsRoute(query)
  if (rest.length === 0 && head === 'technical-issue') return technicalIssueRoute(query)
  if (rest.length === 0 && head === 'send-conversation') return sendConversationRoute(query)
  if (first === undefined) return undefined
  if (head === 'cancel-order' && rest.length <= 3)
    return { name: 'cancelOrder', orderId: id<OrderId>(first), ...emailLink(second, third) }
  if (head === 'modify-pickup' && rest.length <= 3)
    return { name: 'modifyPickup', orderId: id<OrderId>(first), ...emailLink(second, third) }
  if (rest.length === 1 && head === 'restaurant') return restaurantLinkRoute(first, query)
  if (head === 'profile' && first === 'confirmation' && rest.length === 1)
    return { name: 'confirmation', token: secrets[0] ?? '' }
  if (rest.length === 1) return routeOfOne(head, first)
  return rest.length === 2 && second !== undefined ? routeOfTwo(head, first, second) : undefined
}

function routeOfOne(head: string, value: string): Route | undefined {
  switch (head) {
    case 'order':
      return { name: 'menu', categoryId: id<CategoryId>(value) }
    case 'product':
      return { name: 'product', product: value }
    case 'restaurants':
      return { name: 'restaurantInfo', restaurantId: id<RestaurantId>(value) }
    case 'report-problem':
      return { name: 'reportProblem', orderId: id<OrderId>(value) }
    case 'legal':
      return legalRoute(value)
    default:
      return undefined
  }
}

function restaurantLinkRoute(slug: string, query: URLSearchParams): Route {
  const tableNumber = query.get('table') ?? ''
  return {
    name: 'restaurantLink',
    slug,
    ...(checkTableNumber(tableNumber).ok ? { tableNumber: tableNumber.trim() } : {}),
  }
}

function legalRoute(value: string): Route | undefined {
  const text = LEGAL_TEXTS.find((known) => known === value)
  return text && { name: 'legal', text }
}

function routeOfTwo(head: string, first: string, second: string): Route | undefined {
  if (head === 'restaurants' && second === 'authenticate') return { name: 'authenticate', slugOrId: first }
  if (head === 'current-order' && first === 'conflict')
    return { name: 'conflictedOrder', orderId: id<OrderId>(second) }
  if (head === 'profile' && first === 'confirmation') return { name: 'confirmation', token: second }
  const action = FORGOT_PASSWORD_ACTIONS.find((known) => known === second)
  if (head === 'profile' && first === 'forgot-password' && action !== undefined)
    return { name: 'forgotPassword', action }
  return undefined
}

function restaurantsRoute(query: URLSearchParams): Route {
  const latitude = numberIn(query, 'lat')
  const longitude = numberIn(query, 'lng')
  const openInfo = query.get('openInfo')
  return {
    name: 'restaurants',
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    ...(openInfo ? { openInfo: id<RestaurantId>(openInfo) } : {}),
  }
}

function technicalIssueRoute(query: URLSearchParams): Route {
  const code = numberIn(query, 'code')
  return { name: 'technicalIssue', ...(code === undefined ? {} : { code }) }
}

function sendConversationRoute(query: URLSearchParams): Route {
  const reason = SENDING_REASONS.find((known) => known === query.get('why'))
  return { name: 'sendConversation', ...(reason === undefined ? {} : { reason }) }
}

function emailLink(guestId: string | undefined, accessToken: string | undefined): EmailLink {
  return {
    ...(guestId === undefined ? {} : { guestId }),
    ...(accessToken === undefined ? {} : { accessToken }),
  }
}

function emailLinkOf({ guestId, accessToken }: EmailLink): readonly (string | undefined)[] {
  return guestId === undefined ? [] : [guestId, accessToken]
}

function fragmentOf(secrets: readonly (string | undefined)[]): string {
  const written = secrets.filter((secret) => secret !== undefined)
  return written.length === 0 ? '' : `#${written.map(encodeURIComponent).join('/')}`
}

function numberIn(query: URLSearchParams, key: string): number | undefined {
  const text = query.get(key)
  const value = Number(text)
  return text !== null && text.trim() !== '' && Number.isFinite(value) ? value : undefined
}

function decodedSegments(path: string): readonly string[] | undefined {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
  } catch {
    return undefined
  }
}

function join(...segments: readonly (string | undefined)[]): string {
  const written = segments.filter((segment) => segment !== undefined)
  return `/${written.map(encodeURIComponent).join('/')}`
}

function queryOf(values: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(values).filter(([, value]) => value !== undefined)
  if (written.length === 0) return ''
  return `?${new URLSearchParams(written.map(([key, value]) => [key, String(value)])).toString()}`
}
