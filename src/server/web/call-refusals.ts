import type { Problem } from '#domain/problem.ts'
import { statusOf } from '../http/failure.ts'
import type { RequestProblem } from '../http/failure.ts'
import type { Route } from '../http/route.ts'
import { callWireOf } from './call-wires.ts'

type Code = Problem | RequestProblem
/** A code under its own status, or under another one that this call gives it. */
type Refused = Code | readonly [status: number, code: Code]

const SIGNED_IN = ['account.notSignedIn'] as const
const OWN_USER = [...SIGNED_IN, 'account.notFound'] as const
const OWN_ORDER = [...SIGNED_IN, 'order.notFound'] as const
const RESTAURANT = ['restaurant.notFound'] as const
const MENU = [...RESTAURANT, 'restaurant.codeRequired'] as const
const PRODUCT = [...MENU, 'product.notFound'] as const
const DETAILS = ['field.required', 'field.email', 'field.checkoutName', 'field.checkoutPhone'] as const
const PROFILE = ['field.required', 'field.firstName', 'field.lastName', 'field.phone'] as const
const PASSWORD = [
  'field.required',
  'field.passwordPattern',
  'field.passwordTooLong',
  'field.passwordCommon',
] as const
const LINK = ['link.invalid', 'link.otherEmail', 'link.expired', 'link.used'] as const
const MAIL = ['field.required', 'field.email', 'account.mailsSent'] as const
const BOT_CHECK = ['request.botCheck'] as const
/** What somebody may not sell or buy any more. */
const SELLING = [
  'restaurant.closed',
  'restaurant.orderingDisabled',
  'product.notFound',
  'product.unavailable',
  'product.outage',
  'product.alcoholForTakeout',
  'pickup.none',
  'pickup.tooEarly',
  'pickup.tooLate',
] as const
const LINES = [
  'basket.empty',
  'basket.tooManyLines',
  'basket.conflicts',
  'basket.tableMissing',
  'product.requiredMissing',
  'part.unknown',
  'part.minReached',
  'part.maxReached',
  'part.optionsMaxReached',
  'line.invalidQuantity',
  'line.maxReached',
] as const
const COUPON = [
  'coupon.invalid',
  'coupon.notYetValid',
  'coupon.expired',
  'coupon.alreadyApplied',
  'coupon.noEligibleProduct',
  'request.tooMany',
] as const
const PAYING = [
  ...OWN_ORDER,
  ...RESTAURANT,
  ...SELLING,
  'order.alreadyCancelled',
  'order.alreadyPaid',
  'order.notModifiable',
  'payment.refused',
  'payment.unavailable',
] as const

/** What a call refuses beside what every call does, by its operation id. */
const REFUSES: Readonly<Record<string, readonly Refused[]>> = {
  authenticateGuest: ['order.linkInvalid', 'order.linkExpired'],
  authenticateUser: ['account.wrongCredentials', 'request.tooMany'],
  authenticateBySignOn: ['account.ssoFailed', 'account.ssoKnownAddress', 'account.ssoUnproven'],
  refreshSession: SIGNED_IN,
  createGuest: DETAILS,
  guest: OWN_ORDER,
  registerUser: [...MAIL, 'account.exists'],
  validateUser: [...BOT_CHECK, ...PROFILE, ...PASSWORD, ...LINK, 'field.email', 'account.exists'],
  changeUser: [...OWN_USER, ...PROFILE, 'account.emailFixed'],
  user: OWN_USER,
  deleteUser: [...OWN_USER, 'account.orderUnderway'],
  losePassword: [...MAIL, [500, 'account.notFound']],
  resetPassword: [...PASSWORD, ...LINK],
  exportAccount: SIGNED_IN,
  addFavourite: [...OWN_USER, ...RESTAURANT],
  removeFavourite: OWN_USER,
  restaurant: RESTAURANT,
  restaurantTexts: RESTAURANT,
  authenticateRestaurant: [...RESTAURANT, 'restaurant.wrongCode', 'restaurant.tooManyCodes'],
  menuOfMode: MENU,
  menu: MENU,
  products: MENU,
  product: [...PRODUCT, 'coupon.tooManyTries'],
  prices: PRODUCT,
  parts: PRODUCT,
  options: PRODUCT,
  navigations: MENU,
  navigation: PRODUCT,
  navigationChildren: PRODUCT,
  navigationCategories: PRODUCT,
  navigationProducts: PRODUCT,
  outages: MENU,
  outagesOfProduct: PRODUCT,
  suggestiveSales: MENU,
  currentContent: PRODUCT,
  orders: OWN_ORDER,
  createOrder: [
    ...SIGNED_IN,
    ...RESTAURANT,
    ...SELLING,
    ...LINES,
    ...COUPON,
    ...DETAILS,
    'restaurant.codeRequired',
    'checkout.minimumAmount',
    'checkout.invalidTotal',
    'checkout.policyRequired',
    'checkout.detailsMissing',
    'request.keyMissing',
    'request.keyReused',
  ],
  changeOrder: [
    ...OWN_ORDER,
    ...RESTAURANT,
    ...SELLING,
    'basket.tableMissing',
    'checkout.incompatiblePrice',
    'order.alreadyCancelled',
    'order.alreadyInjected',
    'order.alreadyOnTheWay',
    'order.notModifiable',
    'order.itemsFixed',
    'request.tooMany',
  ],
  order: OWN_ORDER,
  orderItems: OWN_ORDER,
  findConflicts: [...MENU, 'basket.tooManyLines', 'request.tooMany'],
  cancelOrder: [...OWN_ORDER, 'order.alreadyCancelled', 'order.notCancellable', 'order.tooLateToCancel'],
  rateOrder: [...OWN_ORDER, 'order.notRatable', 'order.alreadyRated', 'order.invalidRating'],
  sendFeedback: [...OWN_ORDER, ...BOT_CHECK, ...DETAILS, 'order.noFeedback', 'order.feedbackSent'],
  resendMail: [...OWN_ORDER, 'order.notResendable'],
  payByCard: [...PAYING, 'paymentMethod.notFound', [502, 'payment.failed']],
  payByForm: [...PAYING, 'paymentMethod.notFound'],
  payByTest: PAYING,
  returnFromForm: ['order.notFound'],
  formMethods: OWN_USER,
  deleteFormMethod: [...OWN_USER, 'paymentMethod.notFound', 'payment.unavailable'],
  cardMethods: OWN_USER,
  deleteCardMethod: [...OWN_USER, 'paymentMethod.notFound', 'payment.unavailable'],
  settlePayment: [...OWN_ORDER, 'payment.unavailable'],
  startPrediction: [
    ...OWN_ORDER,
    ...RESTAURANT,
    'prediction.notOffered',
    'field.parkingBay',
    'field.required',
  ],
  updatePrediction: [...SIGNED_IN, 'prediction.notFound', 'prediction.notOffered'],
  messagePrediction: [...SIGNED_IN, 'prediction.notFound', 'prediction.notOffered', 'field.parkingBay'],
  cancelPrediction: [...SIGNED_IN, 'prediction.notFound', 'prediction.notOffered'],
  predictionOfRestaurant: RESTAURANT,
  outbox: ['request.notFound'],
  tellKitchen: [
    ...RESTAURANT,
    'request.notFound',
    'product.notFound',
    'order.notFound',
    'order.notModifiable',
    'order.alreadyInjected',
  ],
  kitchen: [...RESTAURANT, 'request.notFound'],
  moveClock: ['request.notFound'],
  takeKitchenMessage: [
    ...RESTAURANT,
    [401, 'request.invalid'],
    'request.notFound',
    'order.notFound',
    'order.notModifiable',
  ],
}

/** A call as it is described; `isSigned`: what lets it in is its signature, and no session. */
export type DescribedCall = Omit<Route, 'answer'> & { readonly isSigned?: boolean }

/** What every call may be answered, and what follows of how it is asked. */
function usualOf({ method, limit, isSameSiteOnly, isSigned }: DescribedCall): readonly Code[] {
  return [
    'request.invalid',
    ...(method === 'GET' ? [] : (['request.tooDeep', 'request.tooLarge', 'request.mediaType'] as const)),
    ...((method !== 'GET' && isSigned !== true) || isSameSiteOnly === true
      ? (['request.crossSite'] as const)
      : []),
    ...(limit ? (['request.tooMany'] as const) : []),
    'server.failed',
    'server.unavailable',
  ]
}

/** The codes a call may refuse with, by the status they come under. */
export function refusalsOf(route: DescribedCall): ReadonlyMap<number, readonly Code[]> {
  const codes = new Map<number, Set<Code>>()
  for (const refused of [...usualOf(route), ...(REFUSES[callWireOf(route)?.id ?? ''] ?? [])]) {
    const [status, code] = typeof refused === 'string' ? ([statusOf(refused), refused] as const) : refused
    codes.set(status, (codes.get(status) ?? new Set()).add(code))
  }
  return new Map(
    [...codes].toSorted(([one], [other]) => one - other).map(([status, set]) => [status, [...set]]),
  )
}

/** Whether somebody has to be signed in. */
export function needsSession(route: DescribedCall): boolean {
  return refusalsOf(route).get(401)?.includes('account.notSignedIn') === true
}
