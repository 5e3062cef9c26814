import type { Infer, Struct } from 'superstruct'
import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import type { Category, Menu, Outage, Product, SuggestiveSale } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { PictureVersionsSchema, fromVersions, toVersions } from './picture-versions.contract.ts'
import { ProductSchema, fromProduct, toProduct } from './product.contract.ts'
import { Count, Key, LanguageItems, languageItemsOf, maybe, present, translatedOf } from '../wire/wire.ts'
import { array, enums, named, number, recursive, string, type } from '../wire/wire-types.ts'

export type NavigationSchema = {
  id: string
  name: string
  displayName?: { language: string; value: string }[] | null | undefined
  imageUrl?: string | null | undefined
  imageVersions?: Infer<typeof PictureVersionsSchema> | null | undefined
  sortOrder?: number | null | undefined
  productsCount?: number | null | undefined
  products?: { code: string; priority?: number | null | undefined }[] | null | undefined
  children?: NavigationSchema[] | null | undefined
  subnavigations?: NavigationSchema[] | null | undefined
  categories?: NavigationSchema[] | null | undefined
}

const Navigations = array(recursive<NavigationSchema>(() => NavigationSchema))

/**
 * S3.12: a category. Reading: `children`, `subnavigations` and `categories` name the ones below it, and the first that is
 * there is read; we send `children` whole, and `categories` without what is below and in them.
 */
export const NavigationSchema: Struct<NavigationSchema, unknown> = named(
  'Navigation',
  type({
    id: Key,
    name: string(),
    displayName: maybe(LanguageItems),
    imageUrl: maybe(string()),
    imageVersions: maybe(PictureVersionsSchema),
    sortOrder: maybe(number()),
    productsCount: maybe(Count),
    products: maybe(array(type({ code: Key, priority: maybe(number()) }))),
    children: maybe(Navigations),
    subnavigations: maybe(Navigations),
    categories: maybe(Navigations),
  }),
) as unknown as Struct<NavigationSchema, unknown>

/** S7.33 */
export const NavigationListSchema = type({ items: array(NavigationSchema) })

/** S7.29, S7.35 */
export const ProductListSchema = type({ items: array(ProductSchema) })

/** S3.32 */
export const SuggestiveSaleSchema = type({
  id: Key,
  scope: enums(['ITEM_ORDER', 'ITEM', 'ORDER']),
  entities: array(Key),
})

/** S7.38 */
export const SuggestiveListSchema = type({ items: array(SuggestiveSaleSchema) })

/** S3.11 */
export const OutageSchema = type({ productCode: Key, state: string() })

/** S7.36 */
export const OutageListSchema = type({ items: array(OutageSchema) })

/** S7.37: a whole menu in one answer. */
export const MenuSchema = named(
  'Menu',
  type({
    restaurantId: Key,
    campaignId: Key,
    orderType: enums(PICKUP_MODES),
    contextCode: string(),
    navigations: array(NavigationSchema),
    products: array(ProductSchema),
    suggestive: array(SuggestiveSaleSchema),
    outages: maybe(array(OutageSchema)),
  }),
)
export type MenuSchema = Infer<typeof MenuSchema>

/** The menu of one restaurant in one mode, and what was out of stock when it was published. */
export type MenuAnswer = { readonly menu: Menu; readonly outages: readonly Outage[] }

/** S7.40 */
export const CurrentContentSchema = type({
  classifications: array(NavigationSchema),
  products: array(ProductSchema),
})

export function toMenuAnswer(wire: MenuSchema): MenuAnswer {
  const menu: Menu = {
    restaurantId: id(wire.restaurantId),
    campaignId: id(wire.campaignId),
    mode: wire.orderType,
    contextCode: wire.contextCode,
    categories: wire.navigations.map(toCategory),
    products: Object.fromEntries(wire.products.map((product) => [product.code, toProduct(product)])),
    suggestiveSales: wire.suggestive.map(toSuggestiveSale),
  }
  return { menu, outages: (wire.outages ?? []).map(toOutage) }
}

export function fromMenuAnswer({ menu, outages }: MenuAnswer): MenuSchema {
  return {
    restaurantId: menu.restaurantId,
    campaignId: menu.campaignId,
    orderType: menu.mode,
    contextCode: menu.contextCode,
    navigations: menu.categories.map(fromCategory),
    products: Object.values(menu.products).map(fromProduct),
    suggestive: menu.suggestiveSales.map(fromSuggestiveSale),
    outages: outages.map(fromOutage),
  }
}

export function toCategory(wire: NavigationSchema): Category {
  return {
    id: id(wire.id),
    name: translatedOf(wire.name, wire.displayName),
    ...present({ imageUrl: wire.imageUrl, imageVersions: toVersions(wire.imageVersions) }),
    sortOrder: wire.sortOrder ?? 0,
    products: (wire.products ?? []).map(({ code, priority }) => ({
      code: id(code),
      priority: priority ?? 0,
    })),
    children: (wire.children ?? wire.subnavigations ?? wire.categories ?? []).map(toCategory),
  }
}

export function fromCategory(category: Category): NavigationSchema {
  return {
    ...titleOf(category),
    products: category.products.map(({ code, priority }) => ({ code, priority })),
    children: category.children.map(fromCategory),
    categories: category.children.map(titleOf),
  }
}

function titleOf({
  id: code,
  name,
  imageUrl,
  imageVersions,
  sortOrder,
  products,
}: Category): NavigationSchema {
  return {
    id: code,
    name: name.plain,
    displayName: languageItemsOf(name),
    ...present({ imageUrl, imageVersions: fromVersions(imageVersions) }),
    sortOrder,
    productsCount: products.length,
  }
}

export function toSuggestiveSale(wire: Infer<typeof SuggestiveSaleSchema>): SuggestiveSale {
  return { id: id(wire.id), scope: wire.scope, entities: wire.entities.map((code) => id(code)) }
}

export function fromSuggestiveSale(sale: SuggestiveSale): Infer<typeof SuggestiveSaleSchema> {
  return { id: sale.id, scope: sale.scope, entities: [...sale.entities] }
}

/** S2.20, S2.21: any state but DISABLED is listed as unavailable. */
export function toOutage(wire: Infer<typeof OutageSchema>): Outage {
  return {
    productCode: id(wire.productCode),
    state: wire.state === 'DISABLED' ? 'DISABLED' : 'UNAVAILABLE',
  }
}

export function fromOutage(outage: Outage): Infer<typeof OutageSchema> {
  return { productCode: outage.productCode, state: outage.state }
}

export function toCurrentContent(wire: Infer<typeof CurrentContentSchema>): {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
} {
  return { categories: wire.classifications.map(toCategory), products: wire.products.map(toProduct) }
}

export function fromCurrentContent(menu: Menu): Infer<typeof CurrentContentSchema> {
  return {
    classifications: menu.categories.map(fromCategory),
    products: Object.values(menu.products).map(fromProduct),
  }
}
