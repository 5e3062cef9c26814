import type { Outage } from '#domain/catalogue/product.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { OrderedItem } from '#domain/orders/order.ts'

/** What was ordered, with everything marked that is out of stock and must be told as such (S8.7). */
export function markOutaged(
  items: readonly OrderedItem[],
  productCodes: readonly ProductCode[],
): readonly OrderedItem[] {
  const codes = new Set(productCodes)
  const marked = (item: OrderedItem): OrderedItem => ({
    ...item,
    isOutaged: codes.has(item.productCode),
    children: item.children.map(marked),
  })
  return items.map(marked)
}

/** Whether anything ordered, down to the parts, is out of stock (S4.69). */
export function hasOutagedItem(items: readonly OrderedItem[], outages: readonly Outage[]): boolean {
  return outagedField(items, outages) !== undefined
}

/** The place of the first thing ordered that is out of stock, as a refusal names it; what was left out cannot be. */
export function outagedField(
  items: readonly OrderedItem[],
  outages: readonly Outage[],
  above = 'items',
): string | undefined {
  if (outages.length === 0) return undefined
  for (const [index, item] of items.entries()) {
    if (item.quantity === 0 || item.kind === 'without') continue
    const field = `${above}.${index}`
    if (outages.some(({ productCode }) => productCode === item.productCode)) return field
    const below = outagedField(item.children, outages, `${field}.children`)
    if (below !== undefined) return below
  }
  return undefined
}
