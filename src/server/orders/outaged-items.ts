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

/** Whether anything ordered, down to the parts, is out of stock; what was left out cannot be (S4.69). */
export function hasOutagedItem(items: readonly OrderedItem[], outages: readonly Outage[]): boolean {
  if (outages.length === 0) return false
  const codes = new Set(outages.map((outage) => outage.productCode))
  return items.some((item) => holds(item, codes))
}

function holds(item: OrderedItem, codes: ReadonlySet<string>): boolean {
  if (item.quantity === 0 || item.kind === 'without') return false
  return codes.has(item.productCode) || item.children.some((child) => holds(child, codes))
}
