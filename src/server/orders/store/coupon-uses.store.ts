import { loginEmail } from '#domain/account/login-email.ts'
import { GIVES_COUPONS_BACK, canRedeem } from '#domain/basket/coupons.ts'
import type { Redemptions } from '#domain/basket/coupons.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { AccountId, OrderId, ProductCode, RestaurantId } from '#domain/ids.ts'
import { UNPAID } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import type { Account } from '../../accounts/store/account-row.ts'
import { Whole, idOf } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'
import { hashOf } from '../../core/database/tokens.ts'

/** Who uses coupons: an account, and of a guest whoever has the mail address too. */
export type Redeemer = { readonly accountId: AccountId; readonly mailHash: string | null }

/** Coupons of a restaurant in somebody's hand. */
export type Redeeming = {
  readonly restaurantId: RestaurantId
  readonly coupons: readonly Product[]
  /** Nobody is known to look. */
  readonly redeemer: Redeemer | undefined
}

/** Which of them cannot be used once more, and why. */
export type Unredeemable = { readonly code: ProductCode; readonly problem: Problem }

/** The customer an account is, ordering with a mail address of their own choice. */
export function redeemerOf(account: Pick<Account, 'id' | 'kind' | 'email'>, email = account.email): Redeemer {
  return { accountId: account.id, mailHash: account.kind === 'guest' ? mailHashOf(email) : null }
}

/** The first coupon that was used as often as it may be. */
export async function findUnredeemable(
  queries: Queries,
  { restaurantId, coupons, redeemer }: Redeeming,
): Promise<Unredeemable | undefined> {
  for (const product of coupons) {
    const { coupon } = product.customParams
    if (coupon?.maxRedemptions === undefined && coupon?.maxRedemptionsPerCustomer === undefined) continue
    const [found] = await queries.query(COUNT_USES, [
      restaurantId,
      product.code,
      coupon.validFrom,
      GIVES_COUPONS_BACK,
      redeemer?.accountId ?? null,
      redeemer?.mailHash ?? null,
    ])
    const verdict = canRedeem(coupon, found ? usesRow(found) : UNUSED)
    if (!verdict.ok) return { code: product.code, problem: verdict.problem }
  }
  return undefined
}

/** Until the transaction ends nobody else counts these coupons: of two who want the last one, one is second. */
export async function lockCoupons(queries: Queries, { restaurantId, coupons }: Redeeming): Promise<void> {
  // In one order everywhere, so that two orders with the same two never wait for each other.
  for (const code of coupons.map((each) => each.code).toSorted())
    await queries.query('SELECT pg_advisory_xact_lock(hashtextextended($1::text, 0))', [
      `coupon/${restaurantId}/${code}`,
    ])
}

/** Counts the coupons of an order from here on. */
export async function insertUses(
  queries: Queries,
  orderId: OrderId,
  { restaurantId, coupons, redeemer }: Redeeming,
  now: number,
): Promise<void> {
  for (const { code } of coupons)
    await queries.query(
      `INSERT INTO coupon_uses (order_id, restaurant_id, code, mail_hash, used_at) VALUES ($1, $2, $3, $4, $5)`,
      [orderId, restaurantId, code, redeemer?.mailHash ?? null, now],
    )
}

/** Orders of an account that hold a coupon and are not paid yet. */
export async function unpaidWith(
  queries: Queries,
  { restaurantId, code }: { readonly restaurantId: RestaurantId; readonly code: ProductCode },
  accountId: AccountId,
): Promise<readonly OrderId[]> {
  const rows = await queries.query(
    `SELECT o.id FROM coupon_uses u JOIN orders o ON o.id = u.order_id
     WHERE u.restaurant_id = $1 AND u.code = $2 AND o.account_id = $3 AND o.state = ANY($4::text[])`,
    [restaurantId, code, accountId, UNPAID],
  )
  return rows.map((row) => orderRow(row).id)
}

/** From here on nothing tells which coupons an address has used. */
export async function forgetAddress(queries: Queries, email: string): Promise<void> {
  await queries.query('UPDATE coupon_uses SET mail_hash = NULL WHERE mail_hash = $1', [mailHashOf(email)])
}

function mailHashOf(email: string): string {
  return hashOf(loginEmail(email))
}

const UNUSED: Redemptions = { inAll: 0, byCustomer: 0 }

const COUNT_USES = `
  SELECT count(*)::integer AS "inAll",
    (count(*) FILTER (WHERE o.account_id = $5 OR o.guest_id = $5 OR u.mail_hash = $6))::integer AS "byCustomer"
  FROM coupon_uses u JOIN orders o ON o.id = u.order_id
  WHERE u.restaurant_id = $1 AND u.code = $2 AND u.used_at >= $3 AND o.state <> ALL($4::text[])`

const usesRow = rowReader('coupon_uses', { inAll: Whole, byCustomer: Whole })
const orderRow = rowReader('orders', { id: idOf<OrderId>() })
