import type { Menu, Part, Product } from '#domain/catalogue/product.ts'
import type { Selection } from '#domain/basket/basket.ts'
import { chooseOnly, isGroup, partPath, takesExactlyOne } from '#domain/catalogue/options.ts'
import { partPrice, unitPriceOf } from '#domain/money/pricing.ts'
import type { RestaurantSource } from '../schema.ts'
import type { Report } from '../source-file.ts'

/** A meal costs its own price or its parts, whichever is more (S5.58): tells where even its dearest choices cost nothing. */
export function warnOfCombos({ products }: RestaurantSource, menu: Menu, warn: Report): void {
  products.forEach(({ code, price }, index) => {
    const product = menu.products[code]
    if (product?.type !== 'COMBO') return
    const groups = groupsIn(product.parts)
    if (!groups.some(hasDearer)) return
    const dearest = unitPriceOf(
      product,
      groups.reduce((chosen, group) => withDearest(product, chosen, group), {}),
    )
    if (dearest <= product.price.defaultUnitPrice)
      warn(
        ['products', index, 'price'],
        `its parts never come to more than ${price}: whoever takes the dearest of them pays nothing for it`,
      )
  })
}

function groupsIn(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => [
    ...(isGroup(part) && takesExactlyOne(part) ? [part] : []),
    ...groupsIn(part.parts),
  ])
}

function hasDearer({ parts }: Part): boolean {
  return new Set(parts.map((part) => partPrice(part, 1))).size > 1
}

function withDearest(product: Product, selection: Selection, { parts }: Part): Selection {
  const [dearest] = parts.toSorted((one, other) => partPrice(other, 1) - partPrice(one, 1))
  const chosen = dearest && chooseOnly(product, selection, partPath(dearest))
  return chosen?.ok ? chosen.value : selection
}
