import type { Selection } from '../basket/basket.ts'
import { eachPart } from '../catalogue/options.ts'
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

function partAmount(part: Part, quantity: number): number {
  const { defaultUnitPrice, addedUnitPrice, subtractedUnitPrice } = part.product.price
  if (part.kind === 'without') return -subtractedUnitPrice * quantity
  const difference = quantity - part.includedQuantity
  return difference >= 0
    ? defaultUnitPrice * part.includedQuantity + addedUnitPrice * difference
    : defaultUnitPrice * quantity + subtractedUnitPrice * difference
}
