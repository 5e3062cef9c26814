import type { Basket, BasketLine, Selection } from '#domain/basket/basket.ts'
import { composeLine } from '#domain/basket/compose-line.ts'
import type { SaleTerms } from '#domain/catalogue/availability.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import { aProduct } from './catalogue.ts'

export type LineOverrides = Partial<Omit<BasketLine, 'id' | 'recommenderId'>> & {
  readonly id?: string
  readonly product?: Product
  readonly selection?: Selection
  readonly recommenderId?: string
}

/** One plain burger, or whatever product is given, as the basket holds it. */
export function aLine(overrides: LineOverrides = {}): BasketLine {
  const {
    product = aProduct(),
    selection = {},
    id: lineId = product.code,
    recommenderId,
    ...rest
  } = overrides
  const line = composeLine({
    id: id(lineId),
    product,
    selection,
    quantity: product.type === 'COUPON' ? 0 : 1,
    contextCode: 'context',
    recommenderId: recommenderId === undefined ? undefined : id(recommenderId),
  })
  return { ...line, ...rest }
}

/** The lines in a basket of the restaurant that `aMenu` belongs to. */
export function aBasket(overrides: Partial<Basket> = {}): Basket {
  return {
    restaurantId: id('restaurant'),
    campaignId: id('campaign'),
    lines: [],
    removedItems: [],
    ...overrides,
  }
}

export function aShelf(overrides: Partial<SaleTerms> = {}): SaleTerms {
  return { mode: 'EATIN', outages: [], flags: DESCRIBED_FLAGS, ...overrides }
}
