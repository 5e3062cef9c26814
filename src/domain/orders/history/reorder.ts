import type { BasketLine } from '../../basket/basket.ts'
import { conflictOf } from '../../basket/line-conflicts.ts'
import { linesFromItems } from '../../basket/order-items.ts'
import { lineTotals } from '../../basket/totals.ts'
import { isBarred, type SaleTerms } from '../../catalogue/availability.ts'
import { productIn } from '../../catalogue/menu.ts'
import type { Menu } from '../../catalogue/product.ts'
import type { LineId } from '../../ids.ts'
import { addMinor, type Minor } from '../../money/minor.ts'
import type { Order, OrderedItem, OrderItem } from '../order.ts'

/** S4.97. `missing` and `barred` are what the dialogs list; amounts are with tax, in minor units. */
export type ReorderOutcome =
  | { readonly kind: 'success'; readonly lines: readonly BasketLine[] }
  | {
      readonly kind: 'differentPrice'
      readonly problem: 'reorder.differentPrice'
      readonly lines: readonly BasketLine[]
      readonly was: Minor
      readonly is: Minor
    }
  | {
      readonly kind: 'unavailableProducts'
      readonly problem: 'reorder.unavailableProducts'
      readonly lines: readonly BasketLine[]
      readonly missing: readonly OrderedItem[]
    }
  | { readonly kind: 'noProducts'; readonly problem: 'reorder.noProducts' }
  | { readonly kind: 'differentRestaurant'; readonly problem: 'reorder.differentRestaurant' }
  | {
      readonly kind: 'noAlcoholForPickup'
      readonly problem: 'reorder.alcoholForTakeout'
      readonly barred: readonly OrderedItem[]
      /** What can be had without them. */
      readonly lines: readonly BasketLine[]
      readonly missing: readonly OrderedItem[]
    }

/** What repeating an order from a restaurant's menu leads to; lines carry today's prices (S4.92 to S4.99). */
export function reorderOutcome(reorder: {
  readonly order: Order
  readonly menu: Menu
  readonly saleTerms: SaleTerms
  readonly lineIdAt: (index: number) => LineId
}): ReorderOutcome {
  const { order, menu, saleTerms, lineIdAt } = reorder
  if (order.restaurantId !== menu.restaurantId)
    return { kind: 'differentRestaurant', problem: 'reorder.differentRestaurant' }
  const items = order.items.filter((item) => item.snapshot.type !== 'COUPON')
  const barred = items.filter((item) => isBarred(strongestIn(item, menu), saleTerms))
  const lines: BasketLine[] = []
  const missing: OrderedItem[] = []
  items.forEach((item, index) => {
    if (barred.includes(item)) return
    const line = lineAgain(item, menu, saleTerms, lineIdAt(index))
    if (line === undefined) missing.push(item)
    else lines.push(line)
  })
  if (barred.length > 0)
    return { kind: 'noAlcoholForPickup', problem: 'reorder.alcoholForTakeout', barred, lines, missing }
  if (lines.length === 0) return { kind: 'noProducts', problem: 'reorder.noProducts' }
  if (missing.length > 0)
    return { kind: 'unavailableProducts', problem: 'reorder.unavailableProducts', lines, missing }
  const was = order.originalPrice ?? addMinor(order.price, order.taxes)
  const is = addMinor(...lines.map((line) => lineTotals(line).withTax))
  if (order.campaignId !== menu.campaignId && was !== is)
    return { kind: 'differentPrice', problem: 'reorder.differentPrice', lines, was, is }
  return { kind: 'success', lines }
}

function lineAgain(
  item: OrderedItem,
  menu: Menu,
  saleTerms: SaleTerms,
  lineId: LineId,
): BasketLine | undefined {
  const lines = linesFromItems([toItem(item, menu.contextCode)], menu, () => lineId)
  const line = lines.ok ? lines.value[0] : undefined
  return line && conflictOf(line, menu, saleTerms) === undefined ? line : undefined
}

/** Percent by volume of the strongest thing in an item, as it was sold or as the menu says today (S4.96). */
function strongestIn(item: OrderedItem, menu: Menu): number {
  if (item.kind === 'without' || item.quantity === 0) return 0
  return Math.max(
    item.snapshot.metadata.alcoholByVolume,
    productIn(menu, item.productCode)?.metadata.alcoholByVolume ?? 0,
    ...item.children.map((child) => strongestIn(child, menu)),
  )
}

function toItem(item: OrderedItem, contextCode: string): OrderItem {
  return {
    productCode: item.productCode,
    quantity: item.quantity,
    contextCode,
    children: item.children.map((child) => toItem(child, contextCode)),
  }
}
