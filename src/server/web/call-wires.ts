import { any, number, object, min, integer, optional, string, type } from 'superstruct'
import {
  GuestCredentialsWire,
  LogoutQueryWire,
  SessionWire,
  SsoCredentialsWire,
  UserCredentialsWire,
} from '#contracts/accounts/authentication.contract.ts'
import { BotCheckWire } from '#contracts/accounts/bot-check.contract.ts'
import {
  FavouriteWire,
  GuestWire,
  LostPasswordWire,
  NewGuestWire,
  NewUserWire,
  PasswordResetWire,
  UserChangeWire,
  UserValidationWire,
  UserWire,
} from '#contracts/accounts/guests-users.contract.ts'
import {
  CurrentContentWire,
  MenuWire,
  NavigationListWire,
  NavigationWire,
  OutageListWire,
  ProductListWire,
  SuggestiveListWire,
} from '#contracts/catalogue/menu.contract.ts'
import { PartListWire, PartWire, PriceWire } from '#contracts/catalogue/part.contract.ts'
import { ProductWire } from '#contracts/catalogue/product.contract.ts'
import {
  RestaurantAuthenticatedWire,
  RestaurantAuthenticationWire,
  RestaurantListWire,
  RestaurantTextsWire,
  RestaurantWire,
} from '#contracts/catalogue/restaurants.contract.ts'
import {
  FeedbackWire,
  NewOrderWire,
  OrderChangeWire,
  OrderItemWire,
  RatingWire,
} from '#contracts/orders/order-calls.contract.ts'
import {
  ConflictQuestionWire,
  ConflictsWire,
  OrderQueryWire,
} from '#contracts/orders/order-queries.contract.ts'
import {
  OrderItemsWire,
  OrderListWire,
  OrderWire,
  OrderedItemWire,
} from '#contracts/orders/orders.contract.ts'
import {
  CardPaymentWire,
  FormPaymentWire,
  MethodPaymentOrderWire,
  PaymentOrderWire,
  SavedMethodListWire,
  TestPaymentWire,
} from '#contracts/orders/payments.contract.ts'
import {
  PredictionCancelWire,
  PredictionCheckWire,
  PredictionMessageWire,
  PredictionStartWire,
  PredictionUpdateWire,
  PredictionWire,
} from '#contracts/orders/prediction.contract.ts'
import { DeploymentWire } from '#contracts/system/deployment.contract.ts'
import { BannerListWire, ParameterListWire } from '#contracts/system/parameters.contract.ts'
import { GeocodeWire, TimeWire } from '#contracts/system/places.contract.ts'
import { BOT_CHECK_HEADER, IDEMPOTENCY_KEY_HEADER, ProblemWire } from '#contracts/wire/problem.contract.ts'
import type { Route } from '../http/route.ts'
import { KitchenMessageWire } from '../pos/kitchen-message.ts'
import { KitchenWire } from '../pos/kitchen-order.ts'
import { MessageItemWire, OrderMessageWire } from '../webhooks/order-message.ts'
import { SIGNATURE_HEADERS } from '../webhooks/standard-webhooks.ts'

/** What one call takes and gives, as the structs that check it. */
export type CallWire = {
  readonly id: string
  readonly body?: object
  readonly query?: object
  readonly headers?: readonly string[]
  /** Undefined where the answer is another address (303), or nothing (204). */
  readonly gives?: object
  readonly status?: number
}

/** Structs that bear a name of their own in the description. */
export const NAMED_WIRES: ReadonlyMap<object, string> = new Map<object, string>([
  [ProblemWire, 'Problem'],
  [SessionWire, 'Session'],
  [GuestWire, 'Guest'],
  [UserWire, 'User'],
  [RestaurantWire, 'Restaurant'],
  [MenuWire, 'Menu'],
  [NavigationWire, 'Navigation'],
  [ProductWire, 'Product'],
  [PartWire, 'Part'],
  [NewOrderWire, 'NewOrder'],
  [OrderItemWire, 'OrderItem'],
  [OrderWire, 'Order'],
  [OrderedItemWire, 'OrderedItem'],
  [DeploymentWire, 'Deployment'],
  [OrderMessageWire, 'OrderMessage'],
  [MessageItemWire, 'MessageItem'],
])

const Done = RestaurantAuthenticatedWire
const text = optional(string())
const Page = { skip: text, limit: text }
const ForMode = type({ orderType: text })
const CAMPAIGN = 'GET /restaurants/:id/campaigns/:campaignId'

const WIRES: Readonly<Record<string, CallWire>> = {
  'POST /accounts/authentication/guests': {
    id: 'authenticateGuest',
    body: GuestCredentialsWire,
    gives: SessionWire,
  },
  'POST /accounts/authentication/users': {
    id: 'authenticateUser',
    body: UserCredentialsWire,
    gives: SessionWire,
  },
  'POST /accounts/authentication/users-sso': {
    id: 'authenticateBySignOn',
    body: SsoCredentialsWire,
    gives: SessionWire,
  },
  'GET /x/sign-on/:provider': { id: 'beginSignOn', query: type({ view: text }) },
  'GET /x/sign-on/:provider/callback': {
    id: 'endSignOn',
    query: type({ state: text, code: text, error: text }),
  },
  'POST /accounts/authentication/logout': { id: 'logout', query: LogoutQueryWire, gives: Done },
  'GET /accounts/authentication/current': { id: 'currentAccount', gives: SessionWire },
  'GET /accounts/authentication/refresh-token': { id: 'refreshSession', gives: SessionWire },
  'POST /accounts/guests': { id: 'createGuest', body: NewGuestWire, gives: GuestWire, status: 201 },
  'GET /accounts/guests/:id': { id: 'guest', gives: GuestWire },
  'POST /accounts/users': {
    id: 'registerUser',
    body: NewUserWire,
    headers: [BOT_CHECK_HEADER],
    gives: Done,
    status: 201,
  },
  'POST /accounts/users/validate': {
    id: 'validateUser',
    body: UserValidationWire,
    headers: [BOT_CHECK_HEADER],
    gives: Done,
    status: 201,
  },
  'PATCH /accounts/users/:id': { id: 'changeUser', body: UserChangeWire, gives: UserWire },
  'GET /accounts/users/:id': { id: 'user', gives: UserWire },
  'DELETE /accounts/users/:id': { id: 'deleteUser', gives: Done },
  'POST /accounts/users/lost-password': { id: 'losePassword', body: LostPasswordWire, gives: Done },
  'POST /accounts/users/reset-password': { id: 'resetPassword', body: PasswordResetWire, gives: Done },
  'GET /x/account/export': { id: 'exportAccount', gives: type({ exportedAt: string() }) },
  'POST /accounts/users/:id': { id: 'addFavourite', body: FavouriteWire, gives: Done },
  'DELETE /accounts/users/delete/:id': { id: 'removeFavourite', gives: Done },
  'GET /x/bot-check': { id: 'botCheck', gives: BotCheckWire },
  'GET /restaurants': {
    id: 'restaurants',
    query: type({ lat: text, lng: text, radius: text, ...Page }),
    gives: RestaurantListWire,
  },
  'GET /restaurants/:id': { id: 'restaurant', gives: RestaurantWire },
  'POST /restaurants/:id/authenticate': {
    id: 'authenticateRestaurant',
    body: RestaurantAuthenticationWire,
    gives: Done,
  },
  [`${CAMPAIGN}/cache/:orderType`]: { id: 'menuOfMode', gives: MenuWire },
  [`${CAMPAIGN}/cache`]: { id: 'menu', gives: MenuWire },
  [`${CAMPAIGN}/products`]: {
    id: 'products',
    query: type({ filterByName: text, orderType: text }),
    gives: ProductListWire,
  },
  [`${CAMPAIGN}/products/:code`]: { id: 'product', query: ForMode, gives: ProductWire },
  [`${CAMPAIGN}/products/:code/prices/:context`]: { id: 'prices', query: ForMode, gives: PriceWire },
  [`${CAMPAIGN}/products/:code/parts`]: { id: 'parts', query: ForMode, gives: PartListWire },
  [`${CAMPAIGN}/products/:code/options`]: { id: 'options', query: ForMode, gives: PartListWire },
  [`${CAMPAIGN}/navigations`]: {
    id: 'navigations',
    query: type({ navigationName: text, orderType: text }),
    gives: NavigationListWire,
  },
  [`${CAMPAIGN}/navigations/:navigationId`]: { id: 'navigation', query: ForMode, gives: NavigationWire },
  [`${CAMPAIGN}/navigations/:navigationId/children`]: {
    id: 'navigationChildren',
    query: ForMode,
    gives: NavigationListWire,
  },
  [`${CAMPAIGN}/navigations/:navigationId/categories`]: {
    id: 'navigationCategories',
    query: ForMode,
    gives: NavigationListWire,
  },
  [`${CAMPAIGN}/navigations/:navigationId/products`]: {
    id: 'navigationProducts',
    query: ForMode,
    gives: ProductListWire,
  },
  [`${CAMPAIGN}/outages`]: { id: 'outages', gives: OutageListWire },
  [`${CAMPAIGN}/outages/:code`]: { id: 'outagesOfProduct', query: ForMode, gives: OutageListWire },
  [`${CAMPAIGN}/suggestive`]: { id: 'suggestiveSales', query: ForMode, gives: SuggestiveListWire },
  'GET /restaurants/:id/current-content': { id: 'currentContent', query: ForMode, gives: CurrentContentWire },
  'GET /orders': { id: 'orders', query: OrderQueryWire, gives: OrderListWire },
  'POST /orders': {
    id: 'createOrder',
    body: NewOrderWire,
    headers: [IDEMPOTENCY_KEY_HEADER],
    gives: OrderWire,
    status: 201,
  },
  'PATCH /orders/:id': { id: 'changeOrder', body: OrderChangeWire, gives: OrderWire },
  'GET /orders/:id': { id: 'order', gives: OrderWire },
  'GET /orders/:id/items': { id: 'orderItems', gives: OrderItemsWire },
  'POST /orders/find-conflicts': {
    id: 'findConflicts',
    body: ConflictQuestionWire,
    query: ForMode,
    gives: ConflictsWire,
  },
  'PATCH /orders/:id/cancel': { id: 'cancelOrder', gives: OrderWire },
  'PATCH /orders/:id/rate': { id: 'rateOrder', body: RatingWire, gives: OrderWire },
  'POST /orders/:id/feedback': {
    id: 'sendFeedback',
    body: FeedbackWire,
    headers: [BOT_CHECK_HEADER],
    gives: Done,
  },
  'POST /orders/:id/resend-email': { id: 'resendMail', gives: Done },
  'POST /payments/stripe': { id: 'payByCard', body: MethodPaymentOrderWire, gives: CardPaymentWire },
  'POST /payments/nepting': { id: 'payByForm', body: MethodPaymentOrderWire, gives: FormPaymentWire },
  'POST /payments/fake': { id: 'payByTest', body: PaymentOrderWire, gives: TestPaymentWire },
  'GET /x/payments/nepting/return/:paymentId/:outcome': { id: 'returnFromForm' },
  'GET /payment-methods/nepting': { id: 'formMethods', gives: SavedMethodListWire },
  'DELETE /payment-methods/nepting/:id': { id: 'deleteFormMethod', gives: Done },
  'GET /x/payment-methods/stripe': { id: 'cardMethods', gives: SavedMethodListWire },
  'DELETE /x/payment-methods/stripe/:id': { id: 'deleteCardMethod', gives: Done },
  'POST /x/payments/settle': { id: 'settlePayment', body: PaymentOrderWire, gives: OrderWire },
  'POST /predict/start': { id: 'startPrediction', body: PredictionStartWire, gives: PredictionWire },
  'POST /predict/update': { id: 'updatePrediction', body: PredictionUpdateWire, gives: PredictionWire },
  'POST /predict/message': {
    id: 'messagePrediction',
    body: PredictionMessageWire,
    gives: PredictionCheckWire,
  },
  'POST /predict/cancel': { id: 'cancelPrediction', body: PredictionCancelWire, gives: PredictionCheckWire },
  'GET /predict/health-check': { id: 'predictionHealth', gives: PredictionCheckWire },
  'GET /predict/restaurant-check/:id': { id: 'predictionOfRestaurant', gives: PredictionCheckWire },
  'GET /parameters': { id: 'parameters', query: type({ category: text, ...Page }), gives: ParameterListWire },
  'GET /brand/banners/': { id: 'banners', gives: BannerListWire },
  'GET /': { id: 'alive', gives: Done },
  'GET /x/health': { id: 'health', gives: Done },
  'GET /x/ready': { id: 'ready', gives: Done },
  'GET /x/deployment': { id: 'deployment', gives: DeploymentWire },
  'GET /x/restaurants/:id/texts': { id: 'restaurantTexts', gives: RestaurantTextsWire },
  'GET /x/time': { id: 'time', gives: TimeWire },
  'GET /x/geocode': { id: 'geocode', query: type({ q: text, lat: text, lng: text }), gives: GeocodeWire },
  'GET /openapi.json': { id: 'description', gives: type({ openapi: string() }) },
  'GET /x/outbox': { id: 'outbox', gives: type({ items: any() }) },
  'POST /x/kitchen': { id: 'tellKitchen', body: KitchenWire, gives: RestaurantWire },
  'GET /x/kitchen/:id': {
    id: 'kitchen',
    gives: type({ restaurant: RestaurantWire, mood: any(), orders: any() }),
  },
  'POST /x/point-of-sale': {
    id: 'takeKitchenMessage',
    body: KitchenMessageWire,
    headers: SIGNATURE_HEADERS,
    status: 204,
  },
  'POST /x/test/clock': {
    id: 'moveClock',
    body: object({ now: min(integer(), 0) }),
    gives: type({ now: number() }),
  },
}

/** Calls whose answer bears an ETag, and which answer 304 to who has that version. */
export const VERSIONED: ReadonlySet<string> = new Set([
  'restaurants',
  'restaurant',
  'restaurantTexts',
  'menuOfMode',
  'menu',
  'products',
  'product',
  'prices',
  'parts',
  'options',
  'navigations',
  'navigation',
  'navigationChildren',
  'navigationCategories',
  'navigationProducts',
  'outages',
  'outagesOfProduct',
  'suggestiveSales',
  'currentContent',
  'orders',
  'order',
  'orderItems',
  'parameters',
  'banners',
  'deployment',
])

/** Calls that open, renew or end a session. */
export const OF_SESSIONS: ReadonlySet<string> = new Set([
  'authenticateGuest',
  'authenticateUser',
  'authenticateBySignOn',
  'logout',
  'refreshSession',
  'createGuest',
  'deleteUser',
])

/** What a call takes and gives; undefined where nobody has written it down. */
export function callWireOf({ method, path }: Pick<Route, 'method' | 'path'>): CallWire | undefined {
  return WIRES[`${method} ${path}`]
}
