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
 * What one more of a part adds to a piece as it is chosen, or the last one of it has added, in minor units. Of one choice
 * among several in a combo it is what the combo then costs beside its cheapest, as the parts count only where they come to
 * more than the combo itself (S5.58).
 */
export function addedPrice(product: Product, selection: Selection, part: Part, group?: Part): Minor {
  const quantity = quantityOf(part, selection, group)
  if (product.type !== 'COMBO')
    return minor(partAmount(part, Math.max(1, quantity)) - partAmount(part, Math.max(1, quantity) - 1))
  if (group !== undefined && takesExactlyOne(group)) {
    const price = priceWithOnly(product, selection, part)
    if (price === undefined) return ZERO
    const prices = group.parts.map((each) => priceWithOnly(product, selection, each) ?? price)
    return minor(price - Math.min(...prices))
  }
  const priceOf = (count: number) => unitPriceOf(product, { ...selection, [partPath(part)]: count })
  return minor(priceOf(Math.max(1, quantity)) - priceOf(Math.max(1, quantity) - 1))
}

/** Undefined of what cannot be chosen. */
function priceWithOnly(product: Product, selection: Selection, part: Part): Minor | undefined {
  const chosen = chooseOnly(product, selection, partPath(part))
  return chosen.ok ? unitPriceOf(product, chosen.value) : undefined
}

function partAmount(part: Part, quantity: number): number {
  const { defaultUnitPrice, addedUnitPrice, subtractedUnitPrice } = part.product.price
  if (part.kind === 'without') return -subtractedUnitPrice * quantity
  const difference = quantity - part.includedQuantity
  return difference >= 0
    ? defaultUnitPrice * part.includedQuantity + addedUnitPrice * difference
    : defaultUnitPrice * quantity + subtractedUnitPrice * difference
}
