import { toOrderItem } from '#contracts/orders/order-calls.contract.ts'
import {
  ConflictQuestionSchema,
  ConflictsSchema,
  fromConflicts,
} from '#contracts/orders/order-queries.contract.ts'
import type { ConflictItem, Conflicts } from '#contracts/orders/order-queries.contract.ts'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import type { BasketLine } from '#domain/basket/basket.ts'
import { findConflicts } from '#domain/basket/conflicts.ts'
import { linesFromItems } from '#domain/basket/order-items.ts'
import { availabilityOf } from '#domain/catalogue/availability.ts'
import type { SaleTerms } from '#domain/catalogue/availability.ts'
import { productIn, withoutCoupons } from '#domain/catalogue/menu.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import { MAX_BASKET_LINES } from '#domain/constants.ts'
import { id } from '#domain/ids.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { FOR_MODE } from '../../core/http/query.ts'
import { MENU } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { limitCoupons } from '../../core/limits/rate-limits.ts'
import { bodyOf, ok, route } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'
import { modeOf } from '../mode-of.ts'
import { usedUp } from './menu-of.ts'

/** S7.50, S3.37: what of a basket made under an older campaign no longer holds. */
export function findConflictsRoute(deps: Deps): Route {
  return route({
    id: 'findConflicts',
    method: 'POST',
    path: '/orders/find-conflicts',
    summary: 'Which items are no longer sold, have other parts, or another price.',
    body: ConflictQuestionSchema,
    query: FOR_MODE,
    gives: ConflictsSchema,
    refuses: [...MENU, 'basket.tooManyLines', 'coupon.tooManyTries', 'request.tooMany'],
    limit: { max: deps.limits.settlesPerMinute, windowMs: 60_000 },
    async answer(call) {
      const { restaurantId, campaignId, items } = bodyOf(call)
      if (items.length > MAX_BASKET_LINES) throw refusal('basket.tooManyLines', 'items')
      const restaurant = deps.catalogue.restaurant(restaurantId)
      if (!restaurant) throw refusal('restaurant.notFound', 'restaurantId')
      const mode = modeOf(call.query['orderType'])
      const current = deps.catalogue.currentMenu(restaurant, mode)
      if (!current) throw refusal('restaurant.notFound')
      const before = (await deps.catalogue.menu(restaurant.id, campaignId, mode)) ?? current
      const { flags } = deps.catalogue.deployment()
      const saleTerms: SaleTerms = { mode, outages: restaurant.outageProducts, flags }
      const asked = items.map(toOrderItem)
      const products = asked.filter(({ quantity }) => quantity !== 0)
      const menus = [withoutCoupons(before.menu), withoutCoupons(current.menu)] as const
      const found = conflictsOf(products, ...menus, saleTerms)
      const codes = asked.filter(({ quantity }) => quantity === 0).map(({ productCode }) => productCode)
      await limitCoupons(codes, [current.menu, before.menu], call, deps)
      const coupons = flags.discounts ? couponsAmong(codes, current.menu) : []
      const used = await Promise.all(coupons.map((coupon) => usedUp([coupon], restaurant.id, call, deps)))
      const worthless = used.flatMap((each) => (each ? [{ code: each.code }] : []))
      return ok(fromConflicts({ ...found, disabled: [...found.disabled, ...worthless] }))
    },
  })
}

/** Coupons are judged when paying; only that one is used up is told before. */
function couponsAmong(codes: readonly ProductCode[], menu: Menu): readonly Product[] {
  const found = [...new Set(codes)].flatMap((code) => productIn(menu, code) ?? [])
  return found.filter(({ type }) => type === 'COUPON')
}

/** Items the old menu cannot read are judged by the new one alone. */
function conflictsOf(items: readonly OrderItem[], before: Menu, now: Menu, saleTerms: SaleTerms): Conflicts {
  const read = items.map((item) => ({ item, line: lineOf(item, before) }))
  const found = findConflicts(
    { ...EMPTY_BASKET, lines: read.flatMap(({ line }) => line ?? []) },
    now,
    saleTerms,
  )
  const unread = read.filter(({ line }) => line === undefined).map(({ item }) => item.productCode)
  const isSold = (code: ProductCode) => {
    const product = productIn(now, code)
    return product !== undefined && availabilityOf(product, saleTerms).availability === 'available'
  }
  const named = (codes: readonly ProductCode[]) => codes.map((code) => conflictOf(code, before, now))
  return {
    disabled: named([
      ...found.disabled.map((line) => line.code),
      ...found.soldOut.map(({ line }) => line.code),
      ...unread.filter((code) => !isSold(code)),
    ]),
    partsChanged: named([...found.partsChanged.map((line) => line.code), ...unread.filter(isSold)]),
    priceChanged: named(found.priceChanged.map(({ line }) => line.code)),
  }
}

function lineOf(item: OrderItem, menu: Menu): BasketLine | undefined {
  const lines = linesFromItems([item], menu, () => id('line'))
  return lines.ok ? lines.value[0] : undefined
}

function conflictOf(code: ProductCode, before: Menu, now: Menu): ConflictItem {
  const product = productIn(now, code) ?? productIn(before, code)
  return product ? { code, snapshot: product } : { code }
}
