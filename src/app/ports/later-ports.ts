import { authenticateGuest, logOut } from '#api/authentication.api.ts'
import { fetchBotCheck, solveBotCheck } from '#api/bot-check.api.ts'
import { addFavourite, changeUser, createGuest, removeFavourite } from '#api/guests-users.api.ts'
import { fetchProduct } from '#api/menu.api.ts'
import {
  createOrder,
  fetchOrder,
  fetchOrders,
  rateOrder,
  resendEmail,
  sendFeedback,
} from '#api/orders.api.ts'
import { findPlaces } from '#api/places.api.ts'
import { authenticateRestaurant, fetchRestaurant } from '#api/restaurants.api.ts'
import { accountIdOf, emailOf, type Identity } from '#domain/account/identity.ts'
import {
  DETAIL_FIELDS,
  missingDetails,
  neededDetails,
  NO_DETAILS,
  type DetailField,
} from '#domain/checkout/contact-details.ts'
import { HISTORY_PAGE_SIZE } from '#domain/constants.ts'
import type { AccountId, OrderId, ProductCode, RestaurantId } from '#domain/ids.ts'
import type { FeedbackKind } from '#domain/orders/after-order/feedback-message.ts'
import { NO_HISTORY, type OrderHistory } from '#domain/orders/history/history.ts'
import { HISTORY_STATES } from '#domain/orders/history/lists.ts'
import type { Order } from '#domain/orders/order.ts'
import { usualOf } from '#domain/orders/history/usual.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { BasketOrigin } from '#domain/basket/add-line.ts'
import type { FoundCoupon } from '#flows/basket/basket.events.ts'
import type { Identified, OrderRequest } from '#flows/checkout/checkout.events.ts'
import type { ContactFacts, ContactTokens, FeedbackTokens } from '#flows/core/log/command-data.ts'
import type { Near } from '#flows/restaurant/restaurant.events.ts'
import type { Favourite } from '#flows/account/session.machine.ts'
import { ANONYMOUS, type Visitor } from '#flows/account/visitor.ts'
import { createArrivalPorts } from './arrival-ports.ts'
import { keepReceiptAddress } from '#bindings/checkout/receipt-address.ts'
import { asPort, portRefusal } from './failing.ts'
import { createOrderPorts } from './order-ports.ts'
import { createPaymentPorts } from './payment-ports.ts'
import { redactionOf } from './redaction.ts'
import { currentSession, wasKnown } from './current-session.ts'
import { alone, pause } from './waiting.ts'
import type { At, World } from './world.ts'

type Told = {
  readonly id: OrderId
  readonly kind: FeedbackKind
  readonly message: FeedbackTokens | undefined
}

/** As long as another tab may take to say who orders (ms); after that it is gone. */
const OTHER_TAB_MS = 10_000

type IdentifyInput = { readonly contact: ContactTokens; readonly facts: ContactFacts | undefined }

/** The effects of searching, codes, paying and following; fetched when the first of them is asked for. */
export function createLaterPorts(world: World) {
  const { http, personalData, now, language, deviceToken, flags, storage } = world
  const redacted = redactionOf(personalData)
  return {
    geocode,
    submitCode,
    currentVisitor,
    logOut: leave,
    keepFavourite,
    findCoupon,
    identify,
    createOrder: order,
    findOrder,
    listHistory,
    rateOrder: rate,
    resendEmail: resend,
    sendFeedback: tell,
    ...createOrderPorts(world),
    ...createPaymentPorts(world),
    ...createArrivalPorts(world),
  }

  async function geocode({ text }: { text: string }): Promise<Near> {
    const [place] = await asPort(findPlaces(http)(personalData.read(text) ?? ''))
    if (!place) throw portRefusal('noResults')
    return { ...place.position, label: place.label }
  }

  async function submitCode({ id, code }: { id: RestaurantId; code: string }): Promise<Restaurant> {
    await asPort(authenticateRestaurant(http)(id, personalData.read(code) ?? ''))
    return asPort(fetchRestaurant(http)(id))
  }

  async function currentVisitor(_: undefined, at: At): Promise<Visitor> {
    const { identity } = await currentSession(http, wasKnown(at))
    const accountId = accountIdOf(identity)
    if (accountId === undefined) return ANONYMOUS
    keepReceiptAddress(personalData, emailOf(identity))
    const history = await historyOf(accountId, 0, HISTORY_PAGE_SIZE).catch(() => NO_HISTORY)
    return {
      kind: identity.kind,
      isContactKnown: missingOf(identity).length === 0,
      usual: usualOf(history.orders),
      accountId,
      ...(identity.kind === 'user'
        ? { missing: missingOf(identity), favourites: identity.profile.favourites }
        : {}),
    }
  }

  async function keepFavourite(favourite: Favourite | undefined, at: At): Promise<null> {
    const { identity } = await currentSession(http, wasKnown(at))
    if (!favourite || identity.kind !== 'user') throw portRefusal('account.notSignedIn')
    const { id, isFavourite } = favourite
    await asPort(isFavourite ? addFavourite(http)(identity.profile.id, id) : removeFavourite(http)(id))
    return null
  }

  async function leave(): Promise<null> {
    await asPort(logOut(http)())
    return null
  }

  async function findCoupon(wanted: {
    origin: BasketOrigin
    code: ProductCode
    contextCode: string
  }): Promise<FoundCoupon> {
    const product = await asPort(fetchProduct(http)(wanted.origin, wanted.code, wanted.contextCode))
    return { product, at: now() }
  }

  /**
   * One tab after the other: the second finds the guest whom the first has made, and orders for the same one (F17). What
   * was typed in another tab that tab alone can tell, so it is let go first; without storage no other tab knows of it.
   */
  async function identify(input: IdentifyInput, at: At): Promise<Identified> {
    if (storage && !isTyped(input.contact)) await pause(OTHER_TAB_MS, at.signal)
    return alone('orda.identify', at.signal, () => identified(input, at))
  }

  /** Whether this tab knows what was typed; true where nothing was. */
  function isTyped({ email }: ContactTokens): boolean {
    return email === undefined || personalData.read(email) !== undefined
  }

  async function identified({ contact, facts }: IdentifyInput, at: At): Promise<Identified> {
    const { identity } = await currentSession(http, wasKnown(at))
    const missing = missingOf(identity)
    const accountId = accountIdOf(identity)
    if (accountId !== undefined && missing.length === 0) return { accountId }
    if (identity.kind === 'user') {
      const change = Object.fromEntries(missing.map((field) => [field, said(contact[field])]))
      await asPort(changeUser(http)(identity.profile.id, change))
      return { accountId: identity.profile.accountId }
    }
    // Whoever was known is asked nothing by the form, and what was typed in a tab that is gone is not known to this one:
    // nobody can be made a guest of it (F32).
    if (contact.email === undefined || !isTyped(contact)) throw portRefusal('session.ended')
    const guest = await asPort(
      createGuest(http)({
        email: said(contact.email),
        firstName: said(contact.firstName),
        lastName: said(contact.lastName),
        phoneNumber: said(contact.phoneNumber),
        deviceToken: deviceToken(),
        language: language(),
        isTermsAccepted: true,
        isPolicyAccepted: facts?.isPolicyAccepted ?? false,
        isOffersAccepted: facts?.isOffersAccepted ?? false,
      }),
    )
    await asPort(authenticateGuest(http)({ guestId: guest.id, deviceToken: deviceToken() }))
    return { accountId: guest.accountId }
  }

  async function order(request: OrderRequest | undefined): Promise<Order> {
    if (!request) throw portRefusal('basket.empty')
    const { key, contact, ...rest } = request
    const details = Object.entries(contact).flatMap(([field, token]) => {
      const value = said(token)
      return value === '' ? [] : [[field, value] as const]
    })
    return redacted(
      await asPort(
        createOrder(http)({ ...rest, isPredictOrder: false, ...Object.fromEntries(details) }, key),
      ),
    )
  }

  async function findOrder({ id }: { id: OrderId | undefined }): Promise<Order> {
    if (id === undefined) throw portRefusal('order.notFound')
    return redacted(await asPort(fetchOrder(http)(id)))
  }

  async function listHistory(
    { skip, limit }: { skip: number; limit: number },
    at: At,
  ): Promise<OrderHistory> {
    const { identity } = await currentSession(http, wasKnown(at))
    const accountId = accountIdOf(identity)
    if (accountId === undefined) throw portRefusal('account.notSignedIn')
    return asPort(historyOf(accountId, skip, limit))
  }

  async function rate({ id, rating }: { id: OrderId; rating: number }): Promise<Order> {
    return redacted(await asPort(rateOrder(http)(id, rating)))
  }

  async function resend({ id }: { id: OrderId }): Promise<null> {
    await asPort(resendEmail(http)(id))
    return null
  }

  async function tell({ id, kind, message }: Told, { signal }: At): Promise<Order> {
    if (!message) throw portRefusal('order.notFound')
    const { subject, body, name, email, phoneNumber } = message
    const feedback = {
      feedbackSubject: subject,
      body: said(body),
      name: said(name),
      email: said(email),
      phoneNumber: said(phoneNumber),
      reportProblem: kind === 'problem',
    }
    const solved = await solveBotCheck(await asPort(fetchBotCheck(http)()), signal)
    await asPort(sendFeedback(http)(id, feedback, solved))
    return redacted(await asPort(fetchOrder(http)(id)))
  }

  async function historyOf(accountId: AccountId, skip: number, limit: number): Promise<OrderHistory> {
    const { orders, total } = await fetchOrders(http)({
      accountId,
      list: 'ORDER_HISTORY',
      skip,
      limit,
      states: HISTORY_STATES,
      checkUpdate: false,
      mobileOnly: false,
    })
    return { orders: orders.map(redacted), total }
  }

  function said(token: string | undefined): string {
    return token === undefined ? '' : (personalData.read(token) ?? '')
  }

  /** What an order needs and the server does not know of the customer yet (S5.17). */
  function missingOf(identity: Identity): readonly DetailField[] {
    if (identity.kind === 'visitor') return neededDetails(flags)
    const known = identity.kind === 'guest' ? identity.guest : identity.profile
    const details = Object.fromEntries(DETAIL_FIELDS.map((field) => [field, known[field] ?? '']))
    return missingDetails({ ...NO_DETAILS, ...details }, flags)
  }
}
