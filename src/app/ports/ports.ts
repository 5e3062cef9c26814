import { authenticateGuest, fetchSession } from '#api/authentication.api.ts'
import { createGuest } from '#api/guests-users.api.ts'
import type { Http } from '#api/http.ts'
import { fetchMenu, fetchProduct } from '#api/menu.api.ts'
import { createOrder, fetchOrder, fetchOrders } from '#api/orders.api.ts'
import { payByTest } from '#api/payments.api.ts'
import { findPlaces } from '#api/places.api.ts'
import { authenticateRestaurant, fetchRestaurant, fetchRestaurants } from '#api/restaurants.api.ts'
import {
  ACTIVE_ORDERS_POLL_MS,
  OPEN_STATE_CHECK_MS,
  PICKUP_CHECK_MS,
  RESTAURANT_STATUS_POLL_MS,
} from '#domain/constants.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { DETAIL_FIELDS, missingDetails, NO_DETAILS } from '#domain/checkout/contact-details.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import type { GuestId, OrderId, ProductCode, RestaurantId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import { HISTORY_STATES } from '#domain/orders/lists.ts'
import { isOpen } from '#domain/restaurant/opening-hours.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { accountIdOf, type Identity } from '#domain/account/identity.ts'
import type { FoundCoupon, Home } from '#flows/basket/basket.machine.ts'
import type { OrderRequest } from '#flows/checkout/checkout.machine.ts'
import type { ContactFacts, ContactTokens } from '#flows/commands.ts'
import type { MenuKey } from '#flows/menu/menu.machine.ts'
import type { Near } from '#flows/restaurant/restaurant.machine.ts'
import type { Port, Ports } from '#flows/runner.ts'
import type { Visitor } from '#flows/session/session.machine.ts'
import type { Vault } from '#bindings/use-speech.ts'
import { asPort, portFailureOf, refusal } from './failing.ts'
import { backOff, never, pause } from './waiting.ts'

type World = {
  readonly http: Http
  readonly vault: Vault
  readonly now: () => number
  readonly language: () => string
  readonly deviceToken: () => string
  readonly flags: FeatureFlags
}

type At = Parameters<Port>[1]

/** Every effect the flows may ask for, performed for real in the browser. */
export function createPorts({ http, vault, now, language, deviceToken, flags }: World): Ports {
  return {
    currentVisitor: () => asPort(currentVisitor()),
    listRestaurants: ({ near }: { near: Near | undefined }) =>
      asPort(fetchRestaurants(http)(near ? { near } : {})),
    findRestaurant: ({ slug }: { slug: string }) => asPort(fetchRestaurant(http)(slug)),
    geocode,
    locate,
    submitCode: ({ id, code }: { id: RestaurantId; code: string }) => asPort(submitCode(id, code)),
    watchRestaurant,
    loadMenu: ({ restaurantId, campaignId, mode }: MenuKey): Promise<Menu> =>
      asPort(fetchMenu(http)({ restaurantId, campaignId }, mode).then(({ menu }) => menu)),
    findCoupon: (wanted: { home: Home; code: ProductCode; contextCode: string }) =>
      asPort(findCoupon(wanted)),
    waitForLapse,
    identify: ({ contact, facts }: { contact: ContactTokens; facts: ContactFacts | undefined }) =>
      asPort(identify(contact, facts)),
    createOrder: (request: OrderRequest | undefined) => asPort(order(request)),
    pay: ({ order: placed }: { order: Order | undefined }) => asPort(pay(placed)),
    findOrder: ({ id }: { id: OrderId }) => asPort(fetchOrder(http)(id)),
    watchOrder,
  } satisfies Record<string, (input: never, at: At) => Promise<unknown>>

  async function currentVisitor(): Promise<Visitor> {
    const { identity } = await fetchSession(http)()
    const accountId = accountIdOf(identity)
    if (accountId === undefined) return { kind: 'visitor', isContactKnown: false, usual: undefined }
    const orders = await fetchOrders(http)({
      accountId,
      list: 'ORDER_HISTORY',
      skip: 0,
      limit: 1,
      states: HISTORY_STATES,
      checkUpdate: false,
    }).catch(() => undefined)
    return { kind: identity.kind, isContactKnown: isContactKnown(identity), usual: orders?.orders[0] }
  }

  function isContactKnown(identity: Identity): boolean {
    const known =
      identity.kind === 'guest' ? identity.guest : identity.kind === 'user' ? identity.profile : undefined
    if (!known) return false
    const details = Object.fromEntries(DETAIL_FIELDS.map((field) => [field, known[field] ?? '']))
    return missingDetails({ ...NO_DETAILS, ...details }, flags).length === 0
  }

  async function geocode({ text }: { text: string }): Promise<Near> {
    const [place] = await asPort(findPlaces(http)(vault.read(text) ?? ''))
    if (!place) throw refusal('noResults')
    return { ...place.position, label: place.label }
  }

  function locate(): Promise<Near> {
    return new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        () => reject(refusal('notLocated')),
        { timeout: 10_000, maximumAge: 60_000 },
      )
    })
  }

  async function submitCode(id: RestaurantId, code: string): Promise<Restaurant> {
    await authenticateRestaurant(http)(id, vault.read(code) ?? '')
    return fetchRestaurant(http)(id)
  }

  /** Answers when something about the restaurant changed, or it opened or closed (S4.59, S4.65). */
  async function watchRestaurant(
    { restaurant, isStale }: { restaurant: Restaurant; isStale: boolean },
    { signal, conversation }: At,
  ): Promise<Restaurant> {
    const known = JSON.stringify(restaurant)
    const wasOpen = isOpen(restaurant, conversation.now)
    let askAt = isStale ? now() : now() + RESTAURANT_STATUS_POLL_MS
    let failures = 0
    for (;;) {
      if (now() >= askAt && document.visibilityState !== 'hidden') {
        const found = await fetchRestaurant(http)(restaurant.id).catch(() => undefined)
        failures = found ? 0 : failures + 1
        askAt = now() + backOff(RESTAURANT_STATUS_POLL_MS, failures)
        if (found && JSON.stringify(found) !== known) return found
      }
      if (isOpen(restaurant, now()) !== wasOpen) return restaurant
      await pause(OPEN_STATE_CHECK_MS, signal)
    }
  }

  async function findCoupon(wanted: {
    home: Home
    code: ProductCode
    contextCode: string
  }): Promise<FoundCoupon> {
    const product = await fetchProduct(http)(wanted.home, wanted.code, wanted.contextCode)
    return { product, at: now() }
  }

  async function waitForLapse({ at }: { at: number | undefined }, { signal }: At): Promise<null> {
    if (at === undefined) return never()
    while (now() < at) await pause(Math.min(PICKUP_CHECK_MS, Math.max(0, at - now())), signal)
    return null
  }

  async function identify(
    contact: ContactTokens,
    facts: ContactFacts | undefined,
  ): Promise<{ readonly guestId: string }> {
    const { identity } = await fetchSession(http)()
    if (identity.kind !== 'visitor' && isContactKnown(identity))
      return { guestId: accountIdOf(identity) ?? '' }
    const said = (token: string | undefined) => (token === undefined ? '' : (vault.read(token) ?? ''))
    const guest = await createGuest(http)({
      email: said(contact.email),
      firstName: said(contact.firstName),
      lastName: said(contact.lastName),
      phoneNumber: said(contact.phoneNumber),
      deviceToken: deviceToken(),
      language: language(),
      isTermsAccepted: true,
      isPolicyAccepted: facts?.isPolicyAccepted ?? false,
      isOffersAccepted: facts?.isOffersAccepted ?? false,
    })
    await authenticateGuest(http)({ guestId: guest.id as GuestId, deviceToken: deviceToken() })
    return { guestId: guest.id }
  }

  function order(request: OrderRequest | undefined): Promise<Order> {
    if (!request) throw refusal('basket.empty')
    const { key, contact, ...rest } = request
    const said = Object.entries(contact).flatMap(([field, token]) => {
      const value = token === undefined ? undefined : vault.read(token)
      return value === undefined || value === '' ? [] : [[field, value] as const]
    })
    return createOrder(http)({ ...rest, isPredictOrder: false, ...Object.fromEntries(said) }, key)
  }

  /** The server alone knows whether an order is paid: after the call it is asked. */
  async function pay(placed: Order | undefined): Promise<Order> {
    if (!placed) throw refusal('order.notFound')
    await payByTest(http)(placed.id)
    return fetchOrder(http)(placed.id)
  }

  /** Answers when something about the order changed; lost polls are made up for, never two in flight (S7.43). */
  async function watchOrder({ order: known }: { order: Order | undefined }, { signal }: At): Promise<Order> {
    if (!known) return never()
    const before = JSON.stringify(known)
    let failures = 0
    for (;;) {
      await pause(backOff(ACTIVE_ORDERS_POLL_MS, failures), signal)
      if (document.visibilityState === 'hidden') continue
      try {
        const found = await fetchOrder(http)(known.id)
        failures = 0
        if (JSON.stringify(found) !== before) return found
      } catch (error) {
        const failure = portFailureOf(error)
        if (failure.kind === 'refused') throw failure
        failures += 1
      }
    }
  }
}
