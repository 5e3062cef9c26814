import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import {
  authenticateGuest,
  fetchSession,
  leaveGuest,
  logIn,
  logInBySso,
  logOut,
} from '#api/authentication.api.ts'
import {
  addFavourite,
  changeUser,
  createGuest,
  deleteUser,
  fetchGuest,
  fetchUser,
  registerUser,
  removeFavourite,
  requestPassword,
  resetPassword,
  validateUser,
} from '#api/guests-users.api.ts'
import type { Http } from '#api/http.ts'
import {
  fetchCategories,
  fetchCategoryProducts,
  fetchCurrentContent,
  fetchMenu,
  fetchNavigation,
  fetchNavigations,
  fetchOptions,
  fetchOutages,
  fetchParts,
  fetchPrices,
  fetchProduct,
  fetchProductsByName,
  fetchSubcategories,
  fetchSuggestiveSales,
} from '#api/menu.api.ts'
import {
  cancelOrder,
  changeOrder,
  createOrder,
  fetchConflicts,
  fetchOrder,
  fetchOrderItems,
  fetchOrders,
  rateOrder,
  resendEmail,
  sendFeedback,
} from '#api/orders.api.ts'
import {
  deleteSavedMethod,
  fetchSavedMethods,
  payByTest,
  startCardPayment,
  startAwayPayment,
} from '#api/payments.api.ts'
import { findPlaces, findPlacesNear } from '#api/places.api.ts'
import {
  cancelPrediction,
  checkPrediction,
  fetchIsPredictionOffered,
  startPrediction,
  tellParkingBay,
  updatePrediction,
} from '#api/prediction.api.ts'
import {
  authenticateRestaurant,
  fetchRestaurant,
  fetchRestaurants,
  fetchInformation,
} from '#api/restaurants.api.ts'
import { checkHealth, fetchBanners, fetchDeployment, fetchParameters, fetchTime } from '#api/settings.api.ts'
import { fromMenuAnswer } from '#contracts/catalogue/menu.contract.ts'
import { fromOrder } from '#contracts/orders/orders.contract.ts'
import { fromRestaurant } from '#contracts/catalogue/restaurants.contract.ts'
import { aMenu } from '#tests/support/builders/catalogue.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'
import { clientOf, says } from './fake-fetch.ts'

const shop = { restaurantId: id<never>('r'), campaignId: id<never>('c') }
const here = { latitude: 60.2, longitude: 11.1 }
const consents = { isTermsAccepted: true, isPolicyAccepted: true, isOffersAccepted: false }
const item = { productCode: id<never>('burger'), quantity: 1, contextCode: 'x', children: [] }
const newOrder = {
  ...shop,
  items: [item],
  pickUpMode: 'EATIN' as const,
  retrievalDate: Date.UTC(2026, 2, 10, 12),
  isPredictOrder: false,
  email: 'kari@example.com',
}
const change = { retrievalDate: Date.UTC(2026, 2, 10, 13), injectNow: true }
const feedback = {
  body: 'b',
  feedbackSubject: 's',
  phoneNumber: '',
  name: '',
  email: '',
  reportProblem: true,
}
const registration = {
  validationToken: 't',
  email: 'kari@example.com',
  firstName: 'Kari',
  lastName: 'Nordmann',
  password: 'Passord1!',
  addressLine1: 'Empty',
  postalCode: 'Empty',
  city: 'Empty',
  language: 'no',
  ...consents,
}
const newGuest = { email: 'kari@example.com', deviceToken: 'device-token', language: 'no', ...consents }

type Row = [
  request: string,
  call: (http: Http) => Promise<unknown>,
  body?: Readonly<Record<string, unknown>>,
  headers?: Readonly<Record<string, string>>,
]

describe('every call asks as the contract says', () => {
  test.each<Row>([
    [
      'POST /accounts/authentication/guests',
      (http) => authenticateGuest(http)({ guestId: 'g', deviceToken: 'd' }),
      { guestId: 'g', deviceToken: 'd' },
    ],
    [
      'POST /accounts/authentication/users',
      (http) => logIn(http)({ email: 'e', password: 'p' }),
      { email: 'e', password: 'p' },
    ],
    [
      'POST /accounts/authentication/users-sso',
      (http) => logInBySso(http)({ authType: 'a', accessToken: 't', language: 'no' }),
      { authType: 'a', accessToken: 't', language: 'no' },
    ],
    ['POST /accounts/authentication/logout', (http) => logOut(http)()],
    ['POST /accounts/authentication/logout?before=login', (http) => leaveGuest(http)()],
    ['GET /accounts/authentication/current', (http) => fetchSession(http)()],
    ['POST /accounts/guests', (http) => createGuest(http)(newGuest), newGuest],
    ['GET /accounts/guests/g', (http) => fetchGuest(http)(id('g'))],
    [
      'POST /accounts/users',
      (http) => registerUser(http)({ email: 'e', language: 'no' }),
      { email: 'e', language: 'no' },
    ],
    [
      'POST /accounts/users/validate',
      (http) => validateUser(http)(registration, 'proof'),
      registration,
      { 'x-bot-check': 'proof' },
    ],
    [
      'PATCH /accounts/users/u',
      (http) => changeUser(http)(id('u'), { phoneNumber: '1' }),
      { phoneNumber: '1' },
    ],
    ['GET /accounts/users/u', (http) => fetchUser(http)(id('u'))],
    ['DELETE /accounts/users/u', (http) => deleteUser(http)(id('u'))],
    ['POST /accounts/users/lost-password', (http) => requestPassword(http)('e'), { email: 'e' }],
    [
      'POST /accounts/users/reset-password',
      (http) => resetPassword(http)({ resetPasswordToken: 't', email: 'e', password: 'p' }),
      { resetPasswordToken: 't', email: 'e', password: 'p' },
    ],
    ['POST /accounts/users/u', (http) => addFavourite(http)(id('u'), id('r')), { restaurantId: 'r' }],
    ['DELETE /accounts/users/delete/r', (http) => removeFavourite(http)(id('r'))],
    ['GET /restaurants?limit=20&skip=0', (http) => fetchRestaurants(http)()],
    [
      'GET /restaurants?lat=60.2&lng=11.1&limit=20&skip=0&radius=15',
      (http) => fetchRestaurants(http)({ near: here }),
    ],
    ['GET /restaurants/brygga-burger', (http) => fetchRestaurant(http)('brygga-burger')],
    [
      'POST /restaurants/r/authenticate',
      (http) => authenticateRestaurant(http)(id('r'), '1234'),
      { restaurantId: 'r', authentication_code: '1234' },
    ],
    [
      'GET /restaurants/r/campaigns/c/products/burger?contextCode=x',
      (http) => fetchProduct(http)(shop, id('burger'), 'x'),
    ],
    [
      'GET /restaurants/r/campaigns/c/products?filterByName=bur',
      (http) => fetchProductsByName(http)(shop, 'bur'),
    ],
    [
      'GET /restaurants/r/campaigns/c/products/burger/prices/x',
      (http) => fetchPrices(http)(shop, id('burger'), 'x'),
    ],
    ['GET /restaurants/r/campaigns/c/products/burger/parts', (http) => fetchParts(http)(shop, id('burger'))],
    [
      'GET /restaurants/r/campaigns/c/products/burger/options',
      (http) => fetchOptions(http)(shop, id('burger')),
    ],
    [
      'GET /restaurants/r/campaigns/c/navigations?navigationName=Online+Ordering',
      (http) => fetchNavigations(http)(shop, 'Online Ordering'),
    ],
    ['GET /restaurants/r/campaigns/c/navigations/n', (http) => fetchNavigation(http)(shop, id('n'))],
    [
      'GET /restaurants/r/campaigns/c/navigations/n/children',
      (http) => fetchSubcategories(http)(shop, id('n')),
    ],
    [
      'GET /restaurants/r/campaigns/c/navigations/n/categories',
      (http) => fetchCategories(http)(shop, id('n')),
    ],
    [
      'GET /restaurants/r/campaigns/c/navigations/n/products',
      (http) => fetchCategoryProducts(http)(shop, id('n')),
    ],
    ['GET /restaurants/r/campaigns/c/outages', (http) => fetchOutages(http)(shop)],
    ['GET /restaurants/r/campaigns/c/outages/beer', (http) => fetchOutages(http)(shop, id('beer'))],
    ['GET /restaurants/r/campaigns/c/cache/EATIN', (http) => fetchMenu(http)(shop)],
    ['GET /restaurants/r/campaigns/c/cache/TAKEOUT', (http) => fetchMenu(http)(shop, 'TAKEOUT')],
    ['GET /restaurants/r/campaigns/c/suggestive', (http) => fetchSuggestiveSales(http)(shop)],
    ['GET /brand/banners/', (http) => fetchBanners(http)()],
    ['GET /restaurants/r/current-content', (http) => fetchCurrentContent(http)(id('r'))],
    ['GET /parameters?limit=100&skip=0&category=SYSTEM', (http) => fetchParameters(http)()],
    ['GET /', (http) => checkHealth(http)()],
    [
      'POST /orders',
      (http) => createOrder(http)(newOrder, 'key-12345'),
      { email: 'kari@example.com', retrievalDate: '2026-03-10T12:00:00.000Z' },
      { 'idempotency-key': 'key-12345' },
    ],
    [
      'PATCH /orders/o',
      (http) => changeOrder(http)(id('o'), change),
      { injectNow: true, retrievalDate: '2026-03-10T13:00:00.000Z' },
    ],
    ['GET /orders/o', (http) => fetchOrder(http)(id('o'))],
    ['GET /orders/o/items', (http) => fetchOrderItems(http)(id('o'))],
    ['POST /orders/o/resend-email', (http) => resendEmail(http)(id('o'))],
    [
      'POST /orders/find-conflicts',
      (http) => fetchConflicts(http)({ ...shop, items: [item] }),
      { restaurantId: 'r', campaignId: 'c', items: [item] },
    ],
    ['PATCH /orders/o/cancel', (http) => cancelOrder(http)(id('o'))],
    ['PATCH /orders/o/rate', (http) => rateOrder(http)(id('o'), 5), { rating: 5 }],
    [
      'POST /orders/o/feedback',
      (http) => sendFeedback(http)(id('o'), feedback, 'proof'),
      feedback,
      { 'x-bot-check': 'proof' },
    ],
    ['POST /payments/stripe', (http) => startCardPayment(http)('stripe', id('o')), { orderId: 'o' }],
    ['POST /payments/fake', (http) => payByTest(http)(id('o')), { orderId: 'o' }],
    [
      'POST /payments/nepting',
      (http) => startAwayPayment(http)('nepting', id('o'), { paymentMethodId: id('m') }),
      { orderId: 'o', paymentMethodId: 'm' },
    ],
    ['GET /payment-methods/nepting', (http) => fetchSavedMethods(http)('nepting')],
    ['GET /x/payment-methods/stripe', (http) => fetchSavedMethods(http)('stripe')],
    [
      'DELETE /payment-methods/nepting/m',
      (http) => deleteSavedMethod(http)({ keeper: 'nepting', id: id('m') }),
    ],
    [
      'DELETE /x/payment-methods/stripe/m',
      (http) => deleteSavedMethod(http)({ keeper: 'stripe', id: id('m') }),
    ],
    ['POST /predict/start', (http) => startPrediction(http)(id('o'), here), { OrderId: 'o' }],
    ['POST /predict/update', (http) => updatePrediction(http)('s', here), { SessionId: 's' }],
    [
      'POST /predict/message',
      (http) => tellParkingBay(http)('s', '4'),
      { SessionId: 's', CustomMessageDetails: { ParkingBayNumber: '4' } },
    ],
    ['POST /predict/cancel', (http) => cancelPrediction(http)('s'), { SessionId: 's' }],
    ['GET /predict/health-check', (http) => checkPrediction(http)()],
    ['GET /predict/restaurant-check/r', (http) => fetchIsPredictionOffered(http)(id('r'))],
    ['GET /x/deployment', (http) => fetchDeployment(http)()],
    ['GET /x/time', (http) => fetchTime(http)()],
    ['GET /x/restaurants/r/texts', (http) => fetchInformation(http)(id('r'))],
    ['GET /x/geocode?q=2060', (http) => findPlaces(http)('2060')],
    ['GET /x/geocode?lat=60.2&lng=11.1', (http) => findPlacesNear(http)(here)],
  ])('%s (S7.3 to S7.67, S9.5, S9.6, S9.27, S9.29)', async (request, call, body, headers) => {
    const { http, asked } = clientOf(() => says({}, 418))
    await call(http).catch(() => undefined)
    const [first] = asked
    const query = new URLSearchParams(first?.query).toString()
    expect(`${first?.method} ${first?.path}${query && `?${query}`}`).toBe(request)
    if (body) expect(first?.body).toMatchObject(body)
    else expect(first?.body).toBeUndefined()
    expect(first?.headers).toMatchObject(headers ?? {})
  })

  test.each<readonly [string, (http: Http) => Promise<unknown>]>([
    ['a menu', (http) => fetchMenu(http)(shop)],
    ['a product', (http) => fetchProduct(http)(shop, id('burger'), 'x')],
    ['products by name', (http) => fetchProductsByName(http)(shop, 'bur')],
    ['prices', (http) => fetchPrices(http)(shop, id('burger'), 'x')],
    ['parts', (http) => fetchParts(http)(shop, id('burger'))],
    ['options', (http) => fetchOptions(http)(shop, id('burger'))],
    ['navigations', (http) => fetchNavigations(http)(shop)],
    ['a navigation', (http) => fetchNavigation(http)(shop, id('n'))],
    ['its children', (http) => fetchSubcategories(http)(shop, id('n'))],
    ['its categories', (http) => fetchCategories(http)(shop, id('n'))],
    ['its products', (http) => fetchCategoryProducts(http)(shop, id('n'))],
    ['outages', (http) => fetchOutages(http)(shop)],
    ['suggestions', (http) => fetchSuggestiveSales(http)(shop)],
  ])('%s are asked of a restaurant and its campaign (S7.23)', async (_what, call) => {
    const { http, asked } = clientOf(() => says({}))
    await call(http).catch(() => undefined)
    expect(asked[0]?.path).toMatch(/^\/restaurants\/r\/campaigns\/c\//)
  })

  test('orders are asked for with their states and the last answered moment (S7.43)', async () => {
    const { http, asked } = clientOf(() => says({ items: [], total: 0 }))
    const states = ['VALIDATED', 'SENT'] as const
    const query = { skip: 0, limit: 20, states, checkUpdate: true, mobileOnly: false }
    await fetchOrders(http)({ accountId: id('a'), list: 'PENDING', since: 0, ...query })
    expect(asked[0]?.query).toEqual({
      accountId: 'a',
      orderState: 'PENDING',
      skip: '0',
      limit: '20',
      validStates: 'VALIDATED,SENT',
      'since-time': '1970-01-01T00:00:00.000Z',
      checkUpdate: 'true',
      mobileOnly: 'false',
    })
  })
})

describe('answers become domain values', () => {
  test('an order', async () => {
    const order: Order = anOrder()
    const { http } = clientOf(() => says(fromOrder(order)))
    expect(await fetchOrder(http)(order.id)).toEqual(order)
  })

  test('a menu', async () => {
    const answer = { menu: aMenu(), outages: [] }
    const { http } = clientOf(() => says(fromMenuAnswer(answer)))
    expect(await fetchMenu(http)(shop)).toEqual(answer)
  })

  test('restaurants', async () => {
    const restaurant = aRestaurant()
    const { http } = clientOf(() => says({ items: [fromRestaurant(restaurant)] }))
    expect(await fetchRestaurants(http)()).toEqual([restaurant])
  })
})

test('a restaurant is asked for as it is now, the list as it was kept (S4.59, S4.65)', async () => {
  const restaurant = aRestaurant()
  const { http, asked } = clientOf(({ path }) =>
    says(path === '/restaurants' ? [fromRestaurant(restaurant)] : fromRestaurant(restaurant)),
  )
  await fetchRestaurant(http)(restaurant.id)
  await fetchRestaurants(http)().catch(() => undefined)
  expect(asked.map(({ cache }) => cache)).toEqual(['no-cache', undefined])
})

describe('what fails quietly and what does not', () => {
  test('system parameters that cannot be loaded are none (S7.41, S8.50)', async () => {
    expect(await fetchParameters(clientOf(() => says({}, 500)).http)()).toEqual({})
  })

  test.each([
    ['a menu', (http: Http) => fetchMenu(http)(shop)],
    ['a list of restaurants', (http: Http) => fetchRestaurants(http)()],
  ])('%s that cannot be loaded fails (S7.24, reading)', async (_name, call) => {
    const { http } = clientOf(() => says({}, 500))
    await expect(call(http)).rejects.toMatchObject({ kind: 'http', status: 500 })
  })

  test('a wrong password is told at once (S7.4)', async () => {
    const { http, asked } = clientOf(() => says({ code: 'account.wrongCredentials' }, 401))
    await expect(logIn(http)({ email: 'e', password: 'p' })).rejects.toMatchObject({
      code: 'account.wrongCredentials',
    })
    expect(asked).toHaveLength(1)
  })

  test('a rating nobody may give never leaves the device (S7.52)', async () => {
    const { http, asked } = clientOf(() => says({}))
    await expect(rateOrder(http)(id('o'), 6)).rejects.toMatchObject({ kind: 'contract', field: 'rating' })
    expect(asked).toEqual([])
  })

  test('a field the contract does not know is not sent (S3.48)', async () => {
    const { http, asked } = clientOf(() => says({}))
    await validateUser(http)(Object.assign({ confirm_password: 'p' }, registration), 'proof')
    expect(asked[0]?.body).toEqual(registration)
  })
})
