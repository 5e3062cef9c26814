import { checkNumbersOnly } from '#domain/account/fields.ts'
import { loginEmail } from '#domain/account/login-email.ts'
import type { OrderId, RestaurantId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import type { Deps } from '../process/deps.ts'
import type { Queries } from '../store/database.ts'
import { countTry, forgiveTry } from '../store/tries.store.ts'
import { TooManyTries } from './failure.ts'
import type { Call, Route } from './route.ts'

type Counting = Pick<Deps, 'clock' | 'limits'> & { readonly database: Queries }

/** Takes back the count of a try that was right. */
export type Forgive = () => Promise<void>

/** Many customers may share one address, as behind the wireless network of an airport. */
const LOGINS_OF_AN_ADDRESS = 20
const CODES_OF_AN_ADDRESS = 4
const ORDERS_OF_AN_ADDRESS = 20
const CODE_WINDOW_MS = 600_000

/** Calls of one kind by one customer: an account, else an address. A cookie anybody can make up is nobody yet; else 429. */
export async function limitCalls(
  { method, path, limit: given }: Pick<Route, 'method' | 'path' | 'limit'>,
  call: Call,
  deps: Counting,
): Promise<void> {
  if (!given) return
  const session = given.by === 'address' ? undefined : await call.session()
  const customer = session?.accountId ?? call.address
  await limit(`call/${method} ${path}/${customer}`, given.max, given.windowMs, deps)
}

/** Wrong logins to one account from one address, and from one address at all (ASVS 6.3.1); else 429. */
export async function limitLogins(email: string, { address }: Call, deps: Counting): Promise<Forgive> {
  const { loginsPerMinute } = deps.limits
  await limit(`login/${address}`, loginsPerMinute * LOGINS_OF_AN_ADDRESS, 60_000, deps)
  return limit(`login/${address}/${loginEmail(email)}`, loginsPerMinute, 60_000, deps)
}

/** Orders from one address, whoever makes them: a guest costs nothing, and what nobody pays fills a kitchen's day; else 429. */
export async function limitOrders({ address }: Call, deps: Counting): Promise<void> {
  await limit(`orders/${address}`, deps.limits.ordersPerMinute * ORDERS_OF_AN_ADDRESS, 60_000, deps)
}

/** Mails of one kind to one mail address, whoever asks for them and whether it has an account; else 429. */
export async function limitMails(kind: string, email: string, deps: Counting): Promise<void> {
  const { accountMailsPerHour } = deps.limits
  await limit(`mail/${kind}/${loginEmail(email)}`, accountMailsPerHour, 3_600_000, deps, 'account.mailsSent')
}

/** Wrong codes of one restaurant from one address (ASVS 2.4.1): a new session is no new customer; else 429. */
export async function limitCodes(
  restaurantId: RestaurantId,
  { address }: Call,
  deps: Counting,
): Promise<Forgive> {
  return limit(`code/${address}/${restaurantId}`, deps.limits.codeTries, CODE_WINDOW_MS, deps)
}

/** Codes of discounts that are none, from one address: whoever counts through them is stopped; else 429. */
export async function limitCoupons(code: string, { address }: Call, deps: Counting): Promise<Forgive> {
  if (!checkNumbersOnly(code).ok) return async () => undefined
  return limit(`coupon/${address}`, deps.limits.codeTries * CODES_OF_AN_ADDRESS, CODE_WINDOW_MS, deps)
}

/** Moves of one order to another time or mode, each of which is told by mail; else 429. Counted within its transaction. */
export async function limitMoves(orderId: OrderId, queries: Queries, deps: Counting): Promise<void> {
  await limit(`move/${orderId}`, deps.limits.ordersPerMinute * 2, 3_600_000, { ...deps, database: queries })
}

async function limit(
  key: string,
  max: number,
  windowMs: number,
  deps: Counting,
  problem?: Problem,
): Promise<Forgive> {
  const now = deps.clock.now()
  const { count, until } = await countTry(deps.database, key, windowMs, now)
  if (count > max) throw new TooManyTries(until - now, problem)
  return () => forgiveTry(deps.database, key)
}
