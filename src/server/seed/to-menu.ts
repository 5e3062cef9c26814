import { createHash } from 'node:crypto'
import type { Versions } from '../pictures/read-versions.ts'
import type {
  Category,
  Menu,
  NutritionKey,
  Part,
  PartProduct,
  Product,
  ProductMetadata,
  Tax,
  UnitPrices,
} from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { CampaignId, ProductCode, ProductId, RestaurantId } from '#domain/ids.ts'
import { id } from '#domain/ids.ts'
import { fromMajor } from '#domain/money/minor.ts'
import type { Larder } from './expand-parts.ts'
import { expandParts, isGroup, kindOf, larderOf, partsBelow, quantitiesOf } from './expand-parts.ts'
import { pictureOf } from './folder-picture.ts'
import type {
  CategorySource,
  IngredientSource,
  PartSource,
  ProductSource,
  RestaurantSource,
  TaxSource,
  TextSource,
} from './schema.ts'

type Mode = 'EATIN' | 'TAKEOUT'
type Kitchen = {
  readonly source: RestaurantSource
  readonly larder: Larder
  readonly language: string
  readonly versions: Versions
}

/** Norwegian law taxes a drink as alcohol above 0.7 % by volume. */
const TAXED_AS_ALCOHOL_ABOVE = 0.7
const KJ_PER_KCAL = 4.184

/** The two menus of a checked restaurant's file; they differ in context and tax. Texts fall back to `language`. */
export function toMenus(
  source: RestaurantSource,
  language: string,
  versions: Versions = new Map(),
): Record<Mode, Menu> {
  const kitchen: Kitchen = { source, larder: larderOf(source), language, versions }
  const campaign = campaignIdOf(source, versions)
  return { EATIN: toMenu(kitchen, campaign, 'EATIN'), TAKEOUT: toMenu(kitchen, campaign, 'TAKEOUT') }
}

/** A campaign is named after what it sells and shows, so that a changed menu is another campaign. */
export function campaignIdOf(source: RestaurantSource, versions: Versions): CampaignId {
  const { categories, ingredients, partGroups, products, suggestiveSales, restaurant } = source
  const content = JSON.stringify([
    categories,
    ingredients,
    partGroups,
    products,
    suggestiveSales,
    restaurant.tax,
  ])
  const shown = [...versions].filter(([name]) => content.includes(`"${name}"`))
  const told = shown.length === 0 ? content : content + JSON.stringify(shown)
  return id(`${restaurant.slug}-${createHash('sha256').update(told).digest('hex').slice(0, 12)}`)
}

function toMenu(kitchen: Kitchen, campaignId: CampaignId, mode: Mode): Menu {
  const { source } = kitchen
  return {
    restaurantId: id<RestaurantId>(source.restaurant.id),
    campaignId,
    mode,
    contextCode: mode,
    categories: source.categories.map((category, index) => toCategory(kitchen, category, index)),
    products: Object.fromEntries(
      source.products.map((product, index) => [product.code, toProduct(kitchen, product, index, mode)]),
    ),
    suggestiveSales: source.suggestiveSales.map(({ id: name, scope, products }) => ({
      id: id(name),
      scope,
      entities: products.map((code) => id<ProductCode>(code)),
    })),
  }
}

function toCategory(kitchen: Kitchen, category: CategorySource, index: number): Category {
  return {
    id: id(category.id),
    name: toTranslated(kitchen, category.name),
    ...(category.image !== undefined && pictureOf(category.image, kitchen.versions)),
    sortOrder: index,
    products: (category.products ?? []).map((code, priority) => ({ code: id<ProductCode>(code), priority })),
    children: (category.children ?? []).map((child, place) => toCategory(kitchen, child, place)),
  }
}

function toProduct(kitchen: Kitchen, product: ProductSource, priority: number, mode: Mode): Product {
  return {
    ...toPartProduct(kitchen, product, pricesOf(product)),
    type: product.type ?? 'REGULAR',
    tax: taxOf(kitchen.source, product, mode),
    tags: product.tags ?? [],
    priority,
    parts: toParts(kitchen, product.parts ?? [], []),
    suggestive: (product.suggestive ?? []).map((name) => id(name)),
    upsell: (product.upsell ?? []).map((code) => id(code)),
    dimensions: (product.dimensions ?? []).map(({ dimensionChar, productCode }) => ({
      dimensionChar,
      productCode: id<ProductCode>(productCode),
    })),
    customParams: customParamsOf(product),
    isEnabled: product.isEnabled ?? true,
  }
}

function customParamsOf(product: ProductSource): Product['customParams'] {
  const { coupon, complement } = product
  return {
    service: product.service ?? '3',
    tagOnlineFilter: product.tagOnlineFilter ?? [],
    ...(complement !== undefined && { complement }),
    ...(coupon !== undefined && { coupon: toCoupon(coupon) }),
  }
}

function toCoupon(
  coupon: NonNullable<ProductSource['coupon']>,
): NonNullable<Product['customParams']['coupon']> {
  const { discProd, reqTag, discTag, reqQty, validFrom, validUntil, type, discRate } = coupon
  const { maxRedemptions, maxRedemptionsPerCustomer } = coupon
  return {
    type,
    validFrom: Date.parse(validFrom),
    validUntil: Date.parse(validUntil),
    discRate,
    ...(reqTag !== undefined && { reqTag }),
    ...(discTag !== undefined && { discTag }),
    ...(reqQty !== undefined && { reqQty }),
    ...(discProd !== undefined && { discProd: id<ProductCode>(discProd) }),
    ...(maxRedemptions !== undefined && { maxRedemptions }),
    ...(maxRedemptionsPerCustomer !== undefined && { maxRedemptionsPerCustomer }),
  }
}

function toParts(
  kitchen: Kitchen,
  parts: readonly (PartSource | string)[],
  above: readonly ProductCode[],
): readonly Part[] {
  return expandParts(parts, kitchen.larder).map((part) => {
    const code = id<ProductCode>(part.code)
    const choices = partsBelow(part, kitchen.larder)
    const { quantity, min, max, included } = quantitiesOf(part)
    return {
      partCode: code,
      product: toPartProduct(kitchen, factsOf(kitchen, part), pricesOf(part)),
      kind: kindOf(part),
      defaultQuantity: isGroup(part, kitchen.larder) ? presetOf(choices, kitchen.larder) : quantity,
      minQuantity: min,
      maxQuantity: max,
      includedQuantity: included,
      isDeposit: part.isDeposit ?? false,
      parentArray: above,
      ...(part.classification !== undefined && { classificationCode: part.classification }),
      parts: toParts(kitchen, choices, [...above, code]),
    }
  })
}

/** A group stands at as many as its options are preset to. */
function presetOf(choices: readonly (PartSource | string)[], larder: Larder): number {
  return expandParts(choices, larder).reduce((total, choice) => total + quantitiesOf(choice).quantity, 0)
}

// What a choice is made of is named, priced and warned about; only a component is described, and tables stay with products:
// a menu repeats each part in every product that offers it.
function factsOf({ larder }: Kitchen, part: PartSource): IngredientSource {
  const facts = larder.ingredients.get(part.code) ?? larder.products.get(part.code)
  const { name, alsoCalled, description, image, calories, allergens, alcohol } = facts ?? {}
  return {
    code: part.code,
    name: part.name ?? name ?? {},
    ...(alsoCalled !== undefined && part.name === undefined && { alsoCalled }),
    ...(description !== undefined && kindOf(part) === 'regular' && { description }),
    ...((part.image ?? image) !== undefined && { image: part.image ?? image }),
    ...(calories !== undefined && { calories }),
    ...(allergens !== undefined && { allergens }),
    ...(alcohol !== undefined && { alcohol }),
  }
}

function toPartProduct(kitchen: Kitchen, facts: IngredientSource, price: UnitPrices): PartProduct {
  return {
    id: id<ProductId>(`${kitchen.source.restaurant.id}-${facts.code}`),
    code: id(facts.code),
    name: toTranslated(kitchen, facts.name),
    ...(facts.alsoCalled !== undefined && { alsoCalled: facts.alsoCalled }),
    description: toTranslated(kitchen, facts.description ?? {}),
    ...(facts.image !== undefined && pictureOf(facts.image, kitchen.versions)),
    ...(facts.calories !== undefined && { calories: facts.calories }),
    price,
    metadata: metadataOf(facts),
  }
}

/** Energy is written once, as calories, and shown in kcal and kJ where there is a nutrition table. */
function metadataOf({ allergens, alcohol, calories, nutrition }: IngredientSource): ProductMetadata {
  const energy =
    nutrition === undefined || calories === undefined
      ? {}
      : { energy_kcal: calories, energy_kj: Math.round(calories * KJ_PER_KCAL) }
  const table = Object.entries({ ...energy, ...nutrition }) as [NutritionKey, number][]
  return {
    allergens: allergens ?? [],
    alcoholByVolume: alcohol ?? 0,
    nutritionalInfo: table.map(([name, value]) => ({ name, value })),
  }
}

function pricesOf(priced: { price?: number; added?: number; subtracted?: number }): UnitPrices {
  return {
    defaultUnitPrice: fromMajor(priced.price ?? 0),
    addedUnitPrice: fromMajor(priced.added ?? priced.price ?? 0),
    subtractedUnitPrice: fromMajor(priced.subtracted ?? 0),
  }
}

function taxOf(source: RestaurantSource, product: ProductSource, mode: Mode): Tax {
  const isAlcohol = (product.alcohol ?? 0) > TAXED_AS_ALCOHOL_ABOVE
  const tax: TaxSource = product.tax ?? source.restaurant.tax[isAlcohol ? 'alcohol' : 'food']
  const { eatIn, takeout, isIncludedInPrice, calculationScale, roundingMode } = tax
  return { rate: mode === 'EATIN' ? eatIn : takeout, isIncludedInPrice, calculationScale, roundingMode }
}

function toTranslated({ language }: Kitchen, text: TextSource): Translated {
  return { plain: text[language] ?? '', byLanguage: text }
}
