import { productIn } from '#domain/catalogue/menu.ts'
import { defaultQuantityOf, isGroup, isWorthTelling, partAt } from '#domain/catalogue/options.ts'
import type { Menu, Part, PartProduct, Product } from '#domain/catalogue/product.ts'
import type { ProductCode } from '#domain/ids.ts'
import { ZERO } from '#domain/money/minor.ts'
import type { Minor } from '#domain/money/minor.ts'
import { partPrice } from '#domain/money/pricing.ts'
import type { OrderItem, OrderedItem } from '#domain/orders/order.ts'

/**
 * What was ordered as the menu describes it now, kept with the order (S3.36). `prices` are what each line costs with
 * tax, in the order of the items.
 */
export function orderedItemsOf(
  items: readonly OrderItem[],
  menu: Menu,
  prices: readonly Minor[],
): readonly OrderedItem[] {
  return items.flatMap((item, index) => {
    const product = productIn(menu, item.productCode)
    if (!product) return []
    return [
      {
        ...described(item, product, product.type),
        price: prices[index] ?? ZERO,
        children: childrenOf(item, product, []),
      },
    ]
  })
}

function childrenOf(
  item: OrderItem,
  product: Product,
  parents: readonly ProductCode[],
): readonly OrderedItem[] {
  return item.children.flatMap((child) => {
    const codes = [...parents, child.productCode]
    const part = partAt(product, codes.join('/'))
    const children = childrenOf(child, product, codes)
    // Some catalogues begin every chain with the product itself: that node is no part.
    if (!part) return children
    return [
      {
        ...described(child, part.product, part.kind === 'option' ? 'OPTION' : 'REGULAR'),
        kind: part.kind,
        price: isGroup(part) ? ZERO : partPrice(part, child.quantity),
        ...(isUsual(part, child.quantity, partAt(product, parents.join('/'))) && { isUsual: true }),
        children,
      },
    ]
  })
}

function isUsual(part: Part, quantity: number, group: Part | undefined): boolean {
  const { kind, includedQuantity } = part
  const defaultQuantity = defaultQuantityOf(part, group)
  return !isWorthTelling({ kind, quantity, includedQuantity, defaultQuantity })
}

function described(
  item: OrderItem,
  product: PartProduct,
  type: Product['type'],
): Omit<OrderedItem, 'price' | 'children'> {
  return {
    productCode: item.productCode,
    quantity: item.quantity,
    contextCode: item.contextCode,
    snapshot: {
      name: product.name,
      description: product.description,
      type,
      ...(product.imageUrl !== undefined && { imageUrl: product.imageUrl }),
      ...(product.calories !== undefined && { calories: product.calories }),
      metadata: product.metadata,
    },
    isOutaged: false,
  }
}
