import { loginEmail } from '#domain/account/login-email.ts'
import { couponCodesAmong } from '#domain/basket/coupons.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import type { OrderId, RestaurantId } from '#domain/ids.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import type { Deps } from '../process/deps.ts'
import type { Queries } from '../database/database.ts'
import { isKnownDevice } from '../session/known-devices.store.ts'
import { countAttempts, forgiveAttempt } from './rate-counters.store.ts'
import { TooManyTries, type RefusalCode } from '../http/failure.ts'
import type { Call, Route } from '../http/route.ts'

type Counting = Pick<Deps, 'clock' | 'limits'> & { readonly database: Queries }

/** Takes back the count of a try that was right. */
export type Forgive = () => Promise<void>

/** Many customers may share one address, as behind the wireless network of an airport. */
const CUSTOMERS_OF_AN_ADDRESS = 20
/** One account is in few places at once; somebody in many is guessing its password from each. */
const PLACES_OF_AN_ACCOUNT = 4
const CODES_OF_AN_ADDRESS = 4
const CODE_WINDOW_MS = 600_000
const STAFF_TRIES = 20
const STAFF_WINDOW_MS = 3_600_000
const COLLEAGUES_OF_AN_ADDRESS = 4
/** Somebody who guesses from elsewhere keeps nobody out with less than this. */
const PLACES_OF_STAFF = 2

/**
 * Calls of one kind by one customer, an account or else an address; and by all customers of one address, as a new guest
 * costs nothing. A cookie anybody can make up is nobody yet; else 429.
 */
export async function limitCalls(
  { method, path, limit: given }: Pick<Route, 'method' | 'path' | 'limit'>,
  call: Call,
  { clock, callCounts }: Pick<Deps, 'clock' | 'callCounts'>,
): Promise<void> {
  if (!given) return
  const { max, windowMs, by } = given
  const name = `call/${method} ${path}`
  const account = by === 'address' ? undefined : (await call.session())?.accountId
  const own = { key: `${name}/${account ?? call.address}`, max }
  const ofAddress = { key: `${name}/of/${call.address}`, max: max * CUSTOMERS_OF_AN_ADDRESS }
  const now = clock.now()
  const until = await callCounts.fullUntil(own, account === undefined ? undefined : ofAddress, windowMs, now)
  if (until !== undefined) throw new TooManyTries(until - now)
}

/**
 * Wrong logins to one account from one address, from one address at all, and to one account at all (ASVS 6.3.1); else 429.
 * On a device its user has logged in on before they count by that device alone: strangers who guess keep nobody out.
 */
export async function limitLogins(
  email: string,
  { address, deviceToken }: Call,
  deps: Counting,
): Promise<Forgive> {
  const { loginsPerMinute: most } = deps.limits
  if (deviceToken !== undefined && (await isKnownDevice(deps.database, deviceToken, email, deps.clock.now())))
    return limit(`login/on/${deviceToken}`, most, 60_000, deps)
  const account = loginEmail(email)
  await limit(`login/${address}`, most * CUSTOMERS_OF_AN_ADDRESS, 60_000, deps)
  return allOf([
    await limit(`login/${address}/${account}`, most, 60_000, deps),
    await limit(`login/of/${account}`, most * PLACES_OF_AN_ACCOUNT, 60_000, deps),
  ])
}

/**
 * Wrong logins of the staff to one account from one address, from one address at all, and to one account at all; else 429.
 * Twenty an hour: a code has a million values, three of which are right.
 */
export async function limitStaffLogins(
  email: string,
  address: string,
  deps: Omit<Counting, 'limits'>,
): Promise<Forgive> {
  const account = loginEmail(email)
  const forgiven: Forgive[] = []
  for (const [key, max] of [
    [`staff/${address}/${account}`, STAFF_TRIES],
    [`staff/${address}`, STAFF_TRIES * COLLEAGUES_OF_AN_ADDRESS],
    [`staff/of/${account}`, STAFF_TRIES * PLACES_OF_STAFF],
  ] as const)
    forgiven.push(await limit(key, max, STAFF_WINDOW_MS, deps, 'staff.tooManyTries'))
  return allOf(forgiven)
}

/** Orders of one address that nobody has paid yet: a guest costs nothing, and what nobody pays fills a kitchen's day; else 429. */
export async function limitUnpaid(
  { address }: Call,
  { clock, limits, orders }: Pick<Deps, 'clock' | 'limits' | 'orders'>,
) {
  const now = clock.now()
  const { count, oldest } = await orders.unpaidFrom(address, now - UNPAID_ORDER_KEPT_MS)
  if (count >= limits.ordersPerMinute * CUSTOMERS_OF_AN_ADDRESS)
    throw new TooManyTries((oldest ?? now) + UNPAID_ORDER_KEPT_MS - now)
}

/** Mails of one kind to one mail address, whoever asks for them and whether it has an account; else 429. */
export async function limitMails(kind: string, email: string, deps: Counting): Promise<void> {
  const { accountMailsPerHour } = deps.limits
  await limit(`mail/${kind}/${loginEmail(email)}`, accountMailsPerHour, 3_600_000, deps, 'account.mailsSent')
}

/** Wrong codes of one restaurant from one address, and from one account (ASVS 2.4.1): a new session is no new customer; else 429. */
export async function limitCodes(restaurantId: RestaurantId, call: Call, deps: Counting): Promise<Forgive> {
  const { codeTries } = deps.limits
  const forgiven: Forgive[] = []
  for (const key of await guesserOf(`code/${restaurantId}`, call))
    forgiven.push(await limit(key, codeTries, CODE_WINDOW_MS, deps, 'restaurant.tooManyCodes'))
  return allOf(forgiven)
}

/**
 * Codes of discounts that are none, by account, by address and of all there are, as guests and addresses cost who has many
 * nothing; else 429. Each code a call tells of is one guess, and who has guessed too often is not told of a right one
 * either. `menus`: the one that is sold by first.
 */
export async function limitCoupons(
  codes: readonly string[],
  menus: readonly [Menu, ...Menu[]],
  call: Call,
  deps: Counting,
): Promise<void> {
  const tried = couponCodesAmong(codes, menus)
  if (tried.length === 0) return
  const wrong = tried.filter((code) => productIn(menus[0], code) === undefined).length
  const most = deps.limits.codeTries * CODES_OF_AN_ADDRESS
  const problem = 'coupon.tooManyTries'
  for (const key of await guesserOf('coupon', call))
    await limit(key, most, CODE_WINDOW_MS, deps, problem, wrong)
  await limit('coupon/all', most * CUSTOMERS_OF_AN_ADDRESS, CODE_WINDOW_MS, deps, problem, wrong)
}

/** Conversations sent by one account, and from one address, in a day; else 429. */
export async function limitSentConversations(call: Call, deps: Counting): Promise<void> {
  const most = deps.limits.conversationsPerDay
  for (const key of await guesserOf('conversations', call)) await limit(key, most, 86_400_000, deps)
}

/** Reports of what a policy stopped, from one address; else 429. */
export async function limitReports(address: string, deps: Counting): Promise<void> {
  await limit(`policy-reports/${address}`, deps.limits.settlesPerMinute, 60_000, deps)
}

/** Whether a page is drawn for this address by itself: else it gets the one that draws itself, so that nobody is refused. */
export async function mayDrawPage(address: string, deps: Counting): Promise<boolean> {
  const key = `draw/${address}`
  const counted = await countAttempts(deps.database, key, 60_000, deps.clock.now()).catch(() => undefined)
  return counted === undefined || counted.count <= deps.limits.drawsPerMinute
}

/** Mails sent once more of one order, whoever asks: its address may be that of somebody else; else 429. */
export async function limitResends(orderId: OrderId, queries: Queries, deps: Counting): Promise<void> {
  const { accountMailsPerHour } = deps.limits
  await limit(`resend/${orderId}`, accountMailsPerHour, 3_600_000, { ...deps, database: queries })
}

/** Moves of one order to another time or mode, each of which is told by mail; else 429. Counted within its transaction. */
export async function limitMoves(orderId: OrderId, queries: Queries, deps: Counting): Promise<void> {
  await limit(`move/${orderId}`, deps.limits.ordersPerMinute * 2, 3_600_000, { ...deps, database: queries })
}

/** By address, and where somebody is signed in by account too: whoever moves from place to place stays the same. */
async function guesserOf(what: string, call: Call): Promise<readonly string[]> {
  const account = (await call.session())?.accountId
  return [`${what}/${call.address}`, ...(account === undefined ? [] : [`${what}/of/${account}`])]
}

function allOf(each: readonly Forgive[]): Forgive {
  return async () => {
    for (const forgive of each) await forgive()
  }
}

async function limit(
  key: string,
  max: number,
  windowMs: number,
  deps: Omit<Counting, 'limits'>,
  problem?: RefusalCode,
  tries = 1,
): Promise<Forgive> {
  const now = deps.clock.now()
  const { count, until } = await countAttempts(deps.database, key, windowMs, now, tries)
  if (count > max) throw new TooManyTries(until - now, problem)
  return () => forgiveAttempt(deps.database, key)
}
