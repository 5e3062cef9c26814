import { authenticateGuest } from '#api/authentication.api.ts'
import { isUnchanged } from '#api/http.ts'
import { cancelOrder as cancel, changeOrder as change, fetchOrder, fetchOrders } from '#api/orders.api.ts'
import { fetchRestaurant } from '#api/restaurants.api.ts'
import type { OrderQuery } from '#contracts/orders/order-queries.contract.ts'
import { accountIdOf } from '#domain/account/identity.ts'
import { ACTIVE_ORDERS_POLL_MS, CURRENT_ORDERS_PAGE_SIZE } from '#domain/constants.ts'
import type { AccountId, OrderId, RestaurantId } from '#domain/ids.ts'
import { CURRENT_STATES, currentOrders, isKeptPending } from '#domain/orders/history/lists.ts'
import type { Order } from '#domain/orders/order.ts'
import { isFollowed } from '#domain/orders/tracking/kitchen-step.ts'
import { changedSince, isActive, ordersPollMs, unseenWaitMs } from '#domain/orders/tracking/polling.ts'
import type { MailLink } from '#flows/core/log/command-data.ts'
import type { OrderChange } from '#flows/orders/order-change.machine.ts'
import type { Found, Heard } from '#flows/orders/order-tracking.events.ts'
import { isLinkProblem, restaurantOf } from '#flows/orders/order.selectors.ts'
import { asPort, portFailureOf, portRefusal } from './failing.ts'
import { currentSession, wasKnown } from './current-session.ts'
import { backOff, pause, waitUntilDue } from './waiting.ts'
import { redactionOf } from './redaction.ts'
import type { At, World } from './world.ts'

type Known = {
  readonly order: Order | undefined
  readonly orders: readonly Order[]
  readonly heardAt: number | undefined
  readonly isLost: boolean
}

/** What the orders that are known rest on: when the server told them by its own clock (epoch ms), and which version they were. */
type Basis = { readonly toldAt: number | undefined; readonly version: string | undefined }

/** Polls in a row that may fail before the customer is told. */
const FAILURES_BEFORE_TOLD = 2
/** Status codes of a poll that mean the orders are no longer the customer's; after any other the poll goes on. */
const NOT_THEIRS: readonly (number | undefined)[] = [401, 403, 404]

/** The effects of following and changing orders. Their answers go into the log, so they carry no personal data. */
export function createOrderPorts({ http, page, personalData, now, deviceToken }: World) {
  const redacted = redactionOf(personalData)
  /** Whether an answer to this page has told the server's time: only then is it known from when on to ask. */
  let isTimeTold = false
  let inFlight: Promise<unknown> = Promise.resolve()
  return { openOrder, watchOrders, cancelOrder, changeOrder }

  /** A mailed link lets its guest in first (S4.44). */
  async function openOrder({
    id,
    link,
  }: {
    id: OrderId | undefined
    link: MailLink | undefined
  }): Promise<Found> {
    if (id === undefined) throw portRefusal('order.notFound')
    if (link) await letIn(link)
    const order = await fetchOrder(http)(id).catch((error: unknown) => {
      const failure = portFailureOf(error)
      throw failure.status === 401 ? portRefusal('account.notSignedIn') : failure
    })
    const restaurant = await fetchRestaurant(http)(order.restaurantId).catch(() => undefined)
    return { order: redacted(order), restaurant }
  }

  async function letIn({ guest, secret }: MailLink): Promise<void> {
    const guestId = personalData.read(guest)
    const secretSaid = personalData.read(secret)
    // The values of the link are kept in this tab only.
    if (guestId === undefined || secretSaid === undefined) throw portRefusal('order.linkInvalid')
    await authenticateGuest(http)({ guestId, deviceToken: secretSaid }).catch((error: unknown) => {
      const failure = portFailureOf(error)
      throw failure.kind === 'refused' && !isLinkProblem(failure.code)
        ? portRefusal('order.linkInvalid')
        : failure
    })
    // From here on the session is checked when a page opens.
    deviceToken()
  }

  /** Answers when something changed; lost polls are made up for, never two in flight, few in a tab nobody sees (S7.43, S9.10). */
  async function watchOrders(known: Known, at: At): Promise<Heard> {
    let accountId = known.order?.accountId ?? known.orders[0]?.accountId
    let failures = known.isLost ? FAILURES_BEFORE_TOLD : 0
    let due = known.heardAt === undefined ? now() : now() + waitAfter(known, failures)
    let basis: Basis = { toldAt: known.heardAt, version: undefined }
    const unplaced = new Set<RestaurantId>()
    for (;;) {
      const kept = known.orders.filter((order) => isKeptPending(order, now()))
      if (kept.length < known.orders.length) return told(known, { orders: kept })
      if (now() >= due + (page.isSeen() ? 0 : unseenWaitMs(watchedOf(known)))) {
        try {
          accountId ??= await accountNow(at)
          const looked = await lookAlone(known, accountId, basis, at.signal)
          failures = 0
          basis = looked.basis
          const heard = await withPlaces(looked.heard, at, unplaced)
          if (known.isLost || known.heardAt === undefined || isNew(known, heard)) return heard
        } catch (error) {
          const failure = portFailureOf(error)
          if (failure.kind === 'refused' && NOT_THEIRS.includes(failure.status ?? 401)) throw failure
          failures += 1
          if (failures === FAILURES_BEFORE_TOLD && !known.isLost) return told(known, { isLost: true })
        }
        due = now() + waitAfter(known, failures)
      }
      await pause(waitUntilDue(due - now(), ACTIVE_ORDERS_POLL_MS), at.signal)
    }
  }

  /** Waits for the look of a watch that has ended meanwhile: two are never on their way at once. */
  async function lookAlone(known: Known, accountId: AccountId, basis: Basis, signal: AbortSignal) {
    await inFlight.catch(() => undefined)
    signal.throwIfAborted()
    const own = look(known, accountId, basis)
    inFlight = own
    return own
  }

  async function look(
    { order, orders }: Known,
    accountId: AccountId,
    basis: Basis,
  ): Promise<{ readonly heard: Heard; readonly basis: Basis }> {
    const at = now()
    const since = isTimeTold ? basis.toldAt : undefined
    const query: OrderQuery = {
      accountId,
      list: 'PENDING',
      skip: 0,
      limit: CURRENT_ORDERS_PAGE_SIZE,
      states: CURRENT_STATES,
      checkUpdate: since !== undefined,
      mobileOnly: false,
      ...(since === undefined ? {} : { since: changedSince(since) }),
    }
    const list = await fetchOrders(http)(query, basis.version).catch(nothingIfUnchanged)
    if (!list) return { heard: { orders, order, at: basis.toldAt ?? at, isLost: false }, basis }
    const current = currentOrders(orders, list.orders.map(redacted), at)
    const listed = current.find(({ id }) => id === order?.id)
    const isAsked = order !== undefined && listed === undefined && (isActive(order) || isFollowed(order))
    const found = isAsked ? redacted(await fetchOrder(http)(order.id)) : (listed ?? order)
    isTimeTold = list.madeAt !== undefined
    const toldAt = list.madeAt ?? at
    return {
      heard: { orders: current, order: found, at: toldAt, isLost: false },
      basis: { toldAt, version: list.version },
    }
  }

  /** With the restaurants nobody knows yet, because what can be done about an order is theirs to say; each asked for once. */
  async function withPlaces(heard: Heard, { conversation }: At, asked: Set<RestaurantId>): Promise<Heard> {
    const wanted = [...(heard.order ? [heard.order] : []), ...heard.orders]
      .map(({ restaurantId }) => restaurantId)
      .filter((each) => restaurantOf(each, conversation) === undefined && !asked.has(each))
    if (wanted.length === 0) return heard
    for (const each of wanted) asked.add(each)
    const found = await Promise.all(
      [...new Set(wanted)].map((each) => fetchRestaurant(http)(each).catch(() => undefined)),
    )
    const restaurants = found.filter((each) => each !== undefined)
    return restaurants.length === 0 ? heard : { ...heard, restaurants }
  }

  async function accountNow(at: At): Promise<AccountId> {
    const { identity } = await currentSession(http, wasKnown(at))
    const accountId = accountIdOf(identity)
    if (accountId === undefined) throw portRefusal('account.notSignedIn')
    return accountId
  }

  function told(known: Known, change: Partial<Heard>): Heard {
    const { order, orders, isLost, heardAt } = known
    return { order, orders, isLost, at: heardAt ?? now(), ...change }
  }

  async function cancelOrder({ id }: { id: OrderId | undefined }): Promise<Order> {
    if (id === undefined) throw portRefusal('order.notFound')
    return redacted(await asPort(cancel(http)(id)))
  }

  async function changeOrder({
    id,
    change: wanted,
  }: {
    id: OrderId | undefined
    change: OrderChange | undefined
  }): Promise<Order> {
    if (id === undefined || wanted === undefined) throw portRefusal('order.notFound')
    return redacted(await asPort(change(http)(id, wanted)))
  }
}

function nothingIfUnchanged(failure: unknown): undefined {
  if (!isUnchanged(failure)) throw failure
}

function waitAfter(known: Known, failures: number): number {
  const wait = ordersPollMs(watchedOf(known))
  return failures === 0 ? wait : backOff(Math.min(wait, ACTIVE_ORDERS_POLL_MS), failures)
}

function watchedOf({ order, orders }: Known): readonly Order[] {
  return order ? [order, ...orders] : orders
}

function isNew(known: Known, heard: Heard): boolean {
  const isOther = JSON.stringify([known.order, known.orders]) !== JSON.stringify([heard.order, heard.orders])
  return isOther || heard.restaurants !== undefined
}
