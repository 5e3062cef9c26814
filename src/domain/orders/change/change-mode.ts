import { EMPTY_BASKET } from '../../basket/basket.ts'
import { lineConflicts } from '../../basket/line-conflicts.ts'
import { isModeOffered } from '../../basket/offered-modes.ts'
import { linesFromItems } from '../../basket/order-items.ts'
import { needsTable } from '../../basket/table-number.ts'
import { basketTotals } from '../../basket/totals.ts'
import type { SaleTerms } from '../../catalogue/availability.ts'
import type { Menu } from '../../catalogue/product.ts'
import { id } from '../../ids.ts'
import { addMinor, minor, type Minor } from '../../money/minor.ts'
import type { TaxRow } from '../../money/tax-rows.ts'
import { refuse, succeed, type Result } from '../../verdict.ts'
import { canModifyPickup } from './modify-pickup.ts'
import type { Order, OrderItem } from '../order.ts'

/**
 * What an order costs when it is had in another mode (S7.46). Reading: while its pickup time could be changed, where
 * everything in it is sold in that mode, where a table it goes to is known, and where the amount to pay stays what was agreed; only the tax in it may
 * differ. `menu` is that mode's, of the campaign it was ordered from.
 */
export function modeChange({
  order,
  requested,
  menu,
  saleTerms,
}: {
  readonly order: Order
  readonly requested: readonly OrderItem[]
  readonly menu: Menu
  readonly saleTerms: SaleTerms
}): Result<{ readonly price: Minor; readonly taxes: Minor; readonly taxRows: readonly TaxRow[] }> {
  const modifiable = canModifyPickup(order)
  if (!modifiable.ok) return modifiable
  if (!isModeOffered(saleTerms.mode, saleTerms.flags)) return refuse('product.unavailable')
  if (needsTable(saleTerms.mode) && order.tableNumber === undefined) return refuse('basket.tableMissing')
  const lines = linesFromItems(requested, menu, (index) => id(`line-${index}`))
  if (!lines.ok) return refuse(lines.problem)
  const basket = { ...EMPTY_BASKET, lines: lines.value }
  const [conflict] = lineConflicts(basket, menu, saleTerms)
  if (conflict) return refuse(conflict.problem)
  const { total, tax, taxRows } = basketTotals(basket)
  return total === addMinor(order.price, order.taxes)
    ? succeed({ price: minor(total - tax), taxes: tax, taxRows })
    : refuse('checkout.incompatiblePrice')
}
