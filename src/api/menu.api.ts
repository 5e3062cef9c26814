import type { Part, PickupMode, Product, SuggestiveSale, UnitPrices } from '#domain/catalogue/product.ts'
import type { Category, Outage } from '#domain/catalogue/product.ts'
import { DEFAULT_ORDER_TYPE } from '#domain/constants.ts'
import type { CampaignId, CategoryId, ProductCode, RestaurantId } from '#domain/ids.ts'
import {
  CurrentContentSchema,
  MenuSchema,
  NavigationListSchema,
  NavigationSchema,
  OutageListSchema,
  ProductListSchema,
  SuggestiveListSchema,
  toCategory,
  toCurrentContent,
  toMenuAnswer,
  toOutage,
  toSuggestiveSale,
} from '#contracts/catalogue/menu.contract.ts'
import type { MenuAnswer } from '#contracts/catalogue/menu.contract.ts'
import { PartListSchema, PriceSchema, toPart, toPrices } from '#contracts/catalogue/part.contract.ts'
import { ProductSchema, toProduct } from '#contracts/catalogue/product.contract.ts'
import { answer, path } from './http.ts'
import type { Http } from './http.ts'

/** S7.23: what a menu belongs to. */
export type Shop = { readonly restaurantId: RestaurantId; readonly campaignId: CampaignId }

const MENU_TIMEOUT_MS = 20_000

const readCategories = answer(NavigationListSchema, (wire) => wire.items.map(toCategory))
const readProducts = answer(ProductListSchema, (wire) => wire.items.map(toProduct))
const readParts = answer(PartListSchema, (wire) => wire.items.map(toPart))

/** GET .../cache/{orderType} (S7.37): a whole menu. */
export function fetchMenu(http: Http) {
  return (shop: Shop, mode: PickupMode = DEFAULT_ORDER_TYPE): Promise<MenuAnswer> =>
    http({
      path: shopPath(shop) + path`/cache/${mode}`,
      timeoutMs: MENU_TIMEOUT_MS,
      read: answer(MenuSchema, toMenuAnswer),
    })
}

/** GET .../products/{code} (S7.28). */
export function fetchProduct(http: Http) {
  return (shop: Shop, code: ProductCode, contextCode: string): Promise<Product> =>
    http({
      path: shopPath(shop) + path`/products/${code}`,
      query: { contextCode },
      read: answer(ProductSchema, toProduct),
    })
}

/** GET .../products?filterByName (S7.29). */
export function fetchProductsByName(http: Http) {
  return (shop: Shop, filterByName: string): Promise<readonly Product[]> =>
    http({ path: `${shopPath(shop)}/products`, query: { filterByName }, read: readProducts })
}

/** GET .../products/{code}/prices/{context} (S7.30). */
export function fetchPrices(http: Http) {
  return (shop: Shop, code: ProductCode, context: string): Promise<UnitPrices> =>
    http({
      path: shopPath(shop) + path`/products/${code}/prices/${context}`,
      read: answer(PriceSchema, toPrices),
    })
}

/** GET .../products/{code}/parts (S7.31). */
export function fetchParts(http: Http) {
  return (shop: Shop, code: ProductCode): Promise<readonly Part[]> =>
    http({ path: shopPath(shop) + path`/products/${code}/parts`, read: readParts })
}

/** GET .../products/{code}/options (S7.32). */
export function fetchOptions(http: Http) {
  return (shop: Shop, code: ProductCode): Promise<readonly Part[]> =>
    http({ path: shopPath(shop) + path`/products/${code}/options`, read: readParts })
}

/** GET .../navigations?navigationName (S7.33). */
export function fetchNavigations(http: Http) {
  return (shop: Shop, navigationName?: string): Promise<readonly Category[]> =>
    http({ path: `${shopPath(shop)}/navigations`, query: { navigationName }, read: readCategories })
}

/** GET .../navigations/{id} (S7.34). */
export function fetchNavigation(http: Http) {
  return (shop: Shop, categoryId: CategoryId): Promise<Category> =>
    http({
      path: shopPath(shop) + path`/navigations/${categoryId}`,
      read: answer(NavigationSchema, toCategory),
    })
}

/** GET .../navigations/{id}/children (S7.35). */
export function fetchSubcategories(http: Http) {
  return (shop: Shop, categoryId: CategoryId): Promise<readonly Category[]> =>
    http({ path: shopPath(shop) + path`/navigations/${categoryId}/children`, read: readCategories })
}

/** GET .../navigations/{id}/categories (S7.35). */
export function fetchCategories(http: Http) {
  return (shop: Shop, categoryId: CategoryId): Promise<readonly Category[]> =>
    http({ path: shopPath(shop) + path`/navigations/${categoryId}/categories`, read: readCategories })
}

/** GET .../navigations/{id}/products (S7.35). */
export function fetchCategoryProducts(http: Http) {
  return (shop: Shop, categoryId: CategoryId): Promise<readonly Product[]> =>
    http({ path: shopPath(shop) + path`/navigations/${categoryId}/products`, read: readProducts })
}

/** GET .../outages[/{id}] (S7.36): of the whole shop, or of one product. */
export function fetchOutages(http: Http) {
  return (shop: Shop, code?: ProductCode): Promise<readonly Outage[]> =>
    http({
      path: `${shopPath(shop)}/outages${code === undefined ? '' : path`/${code}`}`,
      read: answer(OutageListSchema, (wire) => wire.items.map(toOutage)),
    })
}

/** GET .../suggestive (S7.38). */
export function fetchSuggestiveSales(http: Http) {
  return (shop: Shop): Promise<readonly SuggestiveSale[]> =>
    http({
      path: `${shopPath(shop)}/suggestive`,
      read: answer(SuggestiveListSchema, (wire) => wire.items.map(toSuggestiveSale)),
    })
}

/** GET /restaurants/{id}/current-content (S7.40). */
export function fetchCurrentContent(http: Http) {
  return (restaurantId: RestaurantId) =>
    http({
      path: path`/restaurants/${restaurantId}/current-content`,
      timeoutMs: MENU_TIMEOUT_MS,
      read: answer(CurrentContentSchema, toCurrentContent),
    })
}

function shopPath({ restaurantId, campaignId }: Shop): string {
  return path`/restaurants/${restaurantId}/campaigns/${campaignId}`
}
