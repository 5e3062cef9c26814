import type { Selection } from '../basket/basket.ts'
import { chooseOnly, eachPart, partPath, quantityOf, takesExactlyOne } from '../catalogue/options.ts'
import type { Part, Product } from '../catalogue/product.ts'
import { minor, ZERO } from './minor.ts'
import type { Minor } from './minor.ts'

/**
 * What a part adds to one piece, in minor units (S5.59, S5.60, S5.61).
 * Reading: units up to the included quantity cost defaultUnitPrice, units above it addedUnitPrice, and each unit
 * missing below it, like each unit of a removal, takes off subtractedUnitPrice.
 */
export function partPrice(part: Part, quantity: number): Minor {
  return minor(partAmount(part, quantity))
}

/** One piece of a product with its chosen parts, as the menu lists it, in minor units (S5.58, S5.62). */
export function unitPriceOf(product: Product, selection: Selection): Minor {
  if (product.type === 'COUPON') return ZERO
  let parts = 0
  eachPart(product, selection, (part, quantity) => {
    parts += partAmount(part, quantity)
  })
  const own = product.price.defaultUnitPrice
  return minor(Math.max(0, product.type === 'COMBO' ? Math.max(parts, own) : own + parts))
}

/**
 * Tells what one more of each part adds to a piece as it is chosen, or the last one of it has added, in minor units; `group`:
 * the one the parts stand in. Of one choice among several in a combo it is what the combo then costs beside its cheapest, as
 * the parts count only where they come to more than the combo itself (S5.58).
 */
export function addedPrices(product: Product, selection: Selection, group?: Part): (part: Part) => Minor {
  if (product.type !== 'COMBO')
    return (part) => lastOf(quantityOf(part, selection, group), (count) => partAmount(part, count))
  if (group === undefined || !takesExactlyOne(group))
    return (part) =>
      lastOf(quantityOf(part, selection, group), (count) =>
        unitPriceOf(product, { ...selection, [partPath(part)]: count }),
      )
  // Once for the whole group: each is the price of a whole combo.
  const prices = new Map(
    group.parts.flatMap((part) => {
      const chosen = chooseOnly(product, selection, partPath(part))
      return chosen.ok ? [[partPath(part), unitPriceOf(product, chosen.value)] as const] : []
    }),
  )
  const least = Math.min(...prices.values())
  return (part) => {
    const price = prices.get(partPath(part))
    return price === undefined ? ZERO : minor(price - least)
  }
}

/** What the last of so many adds, or the first where there are none. */
function lastOf(quantity: number, priceOf: (count: number) => number): Minor {
  const last = Math.max(1, quantity)
  return minor(priceOf(last) - priceOf(last - 1))
}

function partAmount(part: Part, quantity: number): number {
  const { defaultUnitPrice, addedUnitPrice, subtractedUnitPrice } = part.product.price
  if (part.kind === 'without') return -subtractedUnitPrice * quantity
  const difference = quantity - part.includedQuantity
  return difference >= 0
    ? defaultUnitPrice * part.includedQuantity + addedUnitPrice * difference
    : defaultUnitPrice * quantity + subtractedUnitPrice * difference
}
