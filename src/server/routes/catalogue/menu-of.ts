import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { Deps } from '../../process/deps.ts'
import { limitCoupons } from '../../http/limit-tries.ts'
import { refusal } from '../../http/failure.ts'
import type { Call } from '../../http/route.ts'
import { modeOf } from '../../menu/mode-of.ts'
import type { PublishedMenu } from '../../menu/published-menu.ts'
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
  return entryOf(call, menu)
}

function entryOf(call: Call, menu: Menu): Product {
  const entry = productIn(menu, call.params['code'] ?? '')
  if (!entry) throw refusal('product.notFound')
  return entry
}
