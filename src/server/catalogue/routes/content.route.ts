import {
  CurrentContentSchema,
  NavigationListSchema,
  NavigationSchema,
  OutageListSchema,
  ProductListSchema,
  SuggestiveListSchema,
  fromCategory,
  fromCurrentContent,
  fromOutage,
  fromSuggestiveSale,
} from '#contracts/catalogue/menu.contract.ts'
import { PartListSchema, fromPart, fromPrices } from '#contracts/catalogue/part.contract.ts'
import { ProductSchema, TaxedPriceSchema, fromProduct } from '#contracts/catalogue/product.contract.ts'
import { categoriesFrom, productsOf, withoutCoupons } from '#domain/catalogue/menu.ts'
import type { Category, Menu } from '#domain/catalogue/product.ts'
import { FOR_MODE, texts } from '../../core/http/query.ts'
import { MENU, PRODUCT } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { PRIVATE } from '../../core/http/route.ts'
import type { Answer, Call, Route } from '../../core/http/route.ts'
import { modeOf } from '../mode-of.ts'
import { menuInContext, menuOf, productOf, productOrCouponOf, soldIn } from './menu-of.ts'
import { restaurantOf, versioned } from './restaurants.route.ts'

/** The single pieces of a menu (S7.28 to S7.38, S7.40); a view that wants the whole asks for the cache. */
export function contentRoutes(deps: Deps): readonly Route[] {
  return [
    piece(
      {
        id: 'products',
        path: '/products',
        summary: 'Products of a campaign; filterByName keeps names that contain it.',
        query: texts('filterByName', 'orderType'),
        gives: ProductListSchema,
        refuses: MENU,
      },
      async (call) => {
        const { menu } = await menuOf(call, deps)
        return { items: productsNamed(menu, call.query['filterByName'] ?? '').map(fromProduct) }
      },
    ),
    piece(
      {
        id: 'product',
        path: '/products/:code',
        summary: 'One product by code; a coupon where discounts are on.',
        gives: ProductSchema,
        refuses: [...PRODUCT, 'coupon.tooManyTries', 'coupon.usedUp', 'coupon.usedBefore'],
      },
      async (call) => fromProduct(await productOrCouponOf(call, deps)),
      // What a coupon is to one customer it is not to the next.
      ({ type }) => (type === 'COUPON' ? PRIVATE['cache-control'] : undefined),
    ),
    piece(
      {
        id: 'prices',
        path: '/products/:code/prices/:context',
        summary: 'The prices of a product in a context.',
        gives: TaxedPriceSchema,
      },
      async (call) => {
        const { menu } = await menuInContext(call, deps)
        const { price, tax } = soldIn(menu, call)
        return { ...fromPrices(price), tax }
      },
    ),
    piece(
      {
        id: 'parts',
        path: '/products/:code/parts',
        summary: 'The parts of a product.',
        gives: PartListSchema,
      },
      async (call) => ({ items: (await productOf(call, deps)).parts.map(fromPart) }),
    ),
    piece(
      {
        id: 'options',
        path: '/products/:code/options',
        summary: 'The options of a product.',
        gives: PartListSchema,
      },
      async (call) => ({
        items: (await productOf(call, deps)).parts.filter((part) => part.kind === 'option').map(fromPart),
      }),
    ),
    piece(
      {
        id: 'navigations',
        path: '/navigations',
        summary: 'The categories; navigationName names the root.',
        query: texts('navigationName', 'orderType'),
        gives: NavigationListSchema,
        refuses: MENU,
      },
      async (call) => {
        const menu = withoutCoupons((await menuOf(call, deps)).menu)
        const wanted = call.query['navigationName']
        const isRoot = wanted === undefined || wanted === restaurantOf(call, deps).rootNavigation
        const found = isRoot
          ? menu.categories
          : allCategories(menu).filter((each) => each.name.plain === wanted)
        return { items: found.map(fromCategory) }
      },
    ),
    piece(
      {
        id: 'navigation',
        path: '/navigations/:navigationId',
        summary: 'One category.',
        gives: NavigationSchema,
      },
      async (call) => fromCategory((await categoryOf(call, deps)).category),
    ),
    ...[
      { id: 'navigationChildren', below: 'children' },
      { id: 'navigationCategories', below: 'categories' },
    ].map(({ id, below }) =>
      piece(
        {
          id,
          path: `/navigations/:navigationId/${below}`,
          summary: 'The categories below a category.',
          gives: NavigationListSchema,
        },
        async (call) => ({ items: (await categoryOf(call, deps)).category.children.map(fromCategory) }),
      ),
    ),
    piece(
      {
        id: 'navigationProducts',
        path: '/navigations/:navigationId/products',
        summary: 'The products of a category.',
        gives: ProductListSchema,
      },
      async (call) => {
        const { menu, category } = await categoryOf(call, deps)
        return { items: productsOf(menu, category).map(fromProduct) }
      },
    ),
    piece(
      {
        id: 'outages',
        path: '/outages',
        summary: 'What is out of stock.',
        query: texts(),
        gives: OutageListSchema,
        refuses: MENU,
      },
      async (call) => ({ items: restaurantOf(call, deps).outageProducts.map(fromOutage) }),
    ),
    piece(
      {
        id: 'outagesOfProduct',
        path: '/outages/:code',
        summary: 'What is out of stock of one product: it, or nothing.',
        gives: OutageListSchema,
      },
      async (call) => {
        const { code } = await productOf(call, deps)
        const outages = restaurantOf(call, deps).outageProducts
        return { items: outages.filter(({ productCode }) => productCode === code).map(fromOutage) }
      },
    ),
    piece(
      {
        id: 'suggestiveSales',
        path: '/suggestive',
        summary: 'The suggestive sales.',
        gives: SuggestiveListSchema,
        refuses: MENU,
      },
      async (call) => ({
        items: (await menuOf(call, deps)).menu.suggestiveSales.map(fromSuggestiveSale),
      }),
    ),
    get(
      {
        id: 'currentContent',
        path: '/restaurants/:id/current-content',
        summary: 'Categories and products of the campaign sold now.',
        gives: CurrentContentSchema,
      },
      async (call) => {
        const published = deps.catalogue.currentMenu(
          restaurantOf(call, deps),
          modeOf(call.query['orderType']),
        )
        if (!published) throw refusal('restaurant.notFound')
        return fromCurrentContent(withoutCoupons(published.menu))
      },
    ),
  ]
}

type Told = Pick<Route, 'id' | 'path' | 'summary' | 'gives' | 'query' | 'refuses'>
type BodyFor<Body> = (call: Call) => Promise<Body>
type KeptFor<Body> = (body: Body) => string | undefined

/** A piece of a campaign; the path is that below it. */
function piece<Body>(told: Told, bodyFor: BodyFor<Body>, keptFor?: KeptFor<Body>): Route {
  return get({ ...told, path: `/restaurants/:id/campaigns/:campaignId${told.path}` }, bodyFor, keptFor)
}

/** A call for what is on a menu; most name a product or category, which may be unknown. */
function get<Body>(told: Told, bodyFor: BodyFor<Body>, keptFor?: KeptFor<Body>): Route {
  return {
    method: 'GET',
    query: FOR_MODE,
    refuses: PRODUCT,
    isVersioned: true,
    ...told,
    answer: async (call): Promise<Answer> => {
      const body = await bodyFor(call)
      return versioned(call, body, keptFor?.(body))
    },
  }
}

function productsNamed(menu: Menu, part: string) {
  const wanted = part.toLowerCase()
  return Object.values(withoutCoupons(menu).products).filter(({ name }) =>
    [name.plain, ...Object.values(name.byLanguage)].some((each) => each.toLowerCase().includes(wanted)),
  )
}

function allCategories(menu: Menu): readonly Category[] {
  return menu.categories.flatMap(categoriesFrom)
}

async function categoryOf(call: Call, deps: Deps): Promise<{ menu: Menu; category: Category }> {
  const menu = withoutCoupons((await menuOf(call, deps)).menu)
  const category = allCategories(menu).find((each) => each.id === call.params['navigationId'])
  if (!category) throw refusal('product.notFound', 'navigationId')
  return { menu, category }
}
