import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { RestaurantId } from '#domain/ids.ts'
import type { Deps } from '../../core/process/deps.ts'
import { limitCoupons } from '../../core/limits/rate-limits.ts'
import { refusal } from '../../core/http/failure.ts'
import type { Call } from '../../core/http/route.ts'
import { modeOf } from '../mode-of.ts'
import type { PublishedMenu } from '../published-menu.ts'
import { findUnredeemable, redeemerOf } from '../../orders/store/coupon-uses.store.ts'
import type { Unredeemable } from '../../orders/store/coupon-uses.store.ts'
import { restaurantOf } from './restaurants.route.ts'

/** The menu a content call speaks of; a campaign nobody published is as unknown as a restaurant nobody runs. */
export async function menuOf(
  call: Call,
  deps: Pick<Deps, 'catalogue'>,
  orderType?: string,
): Promise<PublishedMenu> {
  const restaurant = restaurantOf(call, deps)
  const campaignId = call.params['campaignId'] ?? restaurant.currentCampaignId
  const menu = await deps.catalogue.menu(
    restaurant.id,
    campaignId,
    modeOf(orderType ?? call.query['orderType']),
  )
  if (!menu) throw refusal('restaurant.notFound', 'campaignId')
  return menu
}

/**
 * The menu of a context (S7.30): of the mode it names, or the one that bears it as its context code. Nobody buys in any
 * other.
 */
export async function menuInContext(call: Call, deps: Pick<Deps, 'catalogue'>): Promise<PublishedMenu> {
  const context = call.params['context'] ?? ''
  const isMode = PICKUP_MODES.some((mode) => mode === context.toUpperCase())
  const published = await menuOf(call, deps, isMode ? context : undefined)
  if (!isMode && published.menu.contextCode !== context) throw refusal('product.notFound', 'context')
  return published
}

/** A product that is sold; a coupon is none. */
export async function productOf(call: Call, deps: Pick<Deps, 'catalogue'>): Promise<Product> {
  return soldIn((await menuOf(call, deps)).menu, call)
}

/** The product of a call on a menu, where it is sold there. */
export function soldIn(menu: Menu, call: Call): Product {
  const product = entryOf(call, menu)
  if (product.type === 'COUPON') throw refusal('product.notFound')
  return product
}

/** A product, or the coupon of a code where the deployment takes discounts (S4.88, S1.48). */
export async function productOrCouponOf(call: Call, deps: Deps): Promise<Product> {
  if (!deps.catalogue.deployment().flags.discounts) return productOf(call, deps)
  const { menu } = await menuOf(call, deps)
  await limitCoupons([call.params['code'] ?? ''], [menu], call, deps)
  const entry = entryOf(call, menu)
  if (entry.type !== 'COUPON') return entry
  const used = await usedUp([entry], restaurantOf(call, deps).id, call, deps)
  if (used) throw refusal(used.problem)
  return entry
}

/** The first coupon that whoever asks cannot use once more; who is not signed in is told only what nobody can. */
export async function usedUp(
  coupons: readonly Product[],
  restaurantId: RestaurantId,
  call: Call,
  deps: Pick<Deps, 'accounts' | 'database'>,
): Promise<Unredeemable | undefined> {
  const accountId = (await call.session())?.accountId
  const account = accountId === undefined ? undefined : await deps.accounts.find(accountId)
  const redeemer = account && redeemerOf(account)
  return findUnredeemable(deps.database, { restaurantId, coupons, redeemer })
}

function entryOf(call: Call, menu: Menu): Product {
  const entry = productIn(menu, call.params['code'] ?? '')
  if (!entry) throw refusal('product.notFound')
  return entry
}
