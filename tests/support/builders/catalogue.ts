import type {
  Category,
  CouponAttributes,
  Menu,
  Part,
  Product,
  ProductMetadata,
  Tax,
  UnitPrices,
} from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import { id } from '#domain/ids.ts'
import type { ProductCode } from '#domain/ids.ts'
import { minor, ZERO } from '#domain/money/minor.ts'

export function aText(plain: string): Translated {
  return { plain, byLanguage: {} }
}

/** Prices in minor units; what is added costs the default price unless told otherwise. */
export function aPrice(price = 0, added = price, subtracted = 0): UnitPrices {
  return {
    defaultUnitPrice: minor(price),
    addedUnitPrice: minor(added),
    subtractedUnitPrice: minor(subtracted),
  }
}

/** 25 %, included, 2 decimals, half up. */
export function aTax(overrides: Partial<Tax> = {}): Tax {
  return { rate: 25, isIncludedInPrice: true, calculationScale: 2, roundingMode: 'HALF_UP', ...overrides }
}

export function aMetadata(alcoholByVolume = 0): ProductMetadata {
  return { allergens: [], alcoholByVolume, nutritionalInfo: [] }
}

export type PartOverrides = Partial<Omit<Part, 'parts' | 'partCode' | 'product' | 'parentArray'>> & {
  readonly code?: string
  readonly price?: UnitPrices
  readonly alcohol?: number
  readonly parts?: readonly Part[]
}

/** A part at the top of its product, at most one of it; its own parts are put below it, so parent chains always fit. */
export function aPart({ code = 'part', price, alcohol, parts = [], ...overrides }: PartOverrides = {}): Part {
  const partCode = id<ProductCode>(code)
  return {
    partCode,
    product: {
      id: id(`id-${code}`),
      code: partCode,
      name: aText(code),
      description: aText(''),
      price: price ?? aPrice(),
      metadata: aMetadata(alcohol),
    },
    kind: 'option',
    defaultQuantity: 0,
    minQuantity: 0,
    maxQuantity: 1,
    includedQuantity: 0,
    isDeposit: false,
    parentArray: [],
    ...overrides,
    parts: parts.map((part) => below(partCode, part)),
  }
}

function below(parent: ProductCode, part: Part): Part {
  const parts = part.parts.map((each) => below(parent, each))
  return { ...part, parentArray: [parent, ...part.parentArray], parts }
}

/** "Choose one": an option that must be taken from exactly once. */
export function aGroup(code: string, parts: readonly Part[], overrides: PartOverrides = {}): Part {
  return aPart({ code, minQuantity: 1, maxQuantity: 1, ...overrides, parts })
}

export type ProductOverrides = Partial<Omit<Product, 'code' | 'name'>> & {
  readonly code?: string
  readonly name?: string
  readonly alcohol?: number
}

/** A burger of 100.00 without parts, sold in every mode. */
export function aProduct({
  code = 'burger',
  name = code,
  alcohol = 0,
  ...overrides
}: ProductOverrides = {}): Product {
  return {
    id: id(`id-${code}`),
    code: id(code),
    name: aText(name),
    description: aText(`about ${name}`),
    type: 'REGULAR',
    price: aPrice(10_000),
    tax: aTax(),
    tags: [],
    priority: 0,
    parts: [],
    suggestive: [],
    upsell: [],
    dimensions: [],
    metadata: aMetadata(alcohol),
    customParams: { service: '3', tagOnlineFilter: [] },
    isEnabled: true,
    ...overrides,
  }
}

/** A coupon product, by default 10 % off the order, valid from 1000 to 2000. */
export function aCoupon(coupon: Partial<CouponAttributes> = {}, overrides: ProductOverrides = {}): Product {
  const attributes: CouponAttributes = {
    type: 'ORDER',
    validFrom: 1_000,
    validUntil: 2_000,
    discRate: 10,
    ...coupon,
  }
  return aProduct({
    code: '1234',
    type: 'COUPON',
    price: { defaultUnitPrice: ZERO, addedUnitPrice: ZERO, subtractedUnitPrice: ZERO },
    customParams: { service: '3', tagOnlineFilter: [], coupon: attributes },
    ...overrides,
  })
}

export type CategoryOverrides = Partial<Omit<Category, 'id' | 'name' | 'products'>> & {
  readonly name?: string
  readonly products?: readonly (string | Product)[]
}

/** A category of products in the order given. */
export function aCategory({
  name = 'category',
  products = [],
  ...overrides
}: CategoryOverrides = {}): Category {
  return {
    id: id(name),
    name: aText(name),
    sortOrder: 0,
    children: [],
    ...overrides,
    products: products.map((product, priority) => ({
      code: id(typeof product === 'string' ? product : product.code),
      priority,
    })),
  }
}

export type MenuOverrides = Partial<Omit<Menu, 'products'>> & { readonly products?: readonly Product[] }

/** A menu of the products given, all in one category unless categories are given. */
export function aMenu({ products = [aProduct()], ...overrides }: MenuOverrides = {}): Menu {
  return {
    restaurantId: id('restaurant'),
    campaignId: id('campaign'),
    mode: 'EATIN',
    contextCode: 'context',
    categories: [aCategory({ products })],
    suggestiveSales: [],
    ...overrides,
    products: Object.fromEntries(products.map((product) => [product.code, product])),
  }
}
