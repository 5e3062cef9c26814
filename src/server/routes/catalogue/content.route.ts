import {
  fromCategory,
  fromCurrentContent,
  fromOutage,
  fromSuggestiveSale,
} from '#contracts/catalogue/menu.contract.ts'
import { fromPart, fromPrices } from '#contracts/catalogue/part.contract.ts'
import { fromProduct } from '#contracts/catalogue/product.contract.ts'
import { categoriesFrom, productsOf, withoutCoupons } from '#domain/catalogue/menu.ts'
import type { Category, Menu } from '#domain/catalogue/product.ts'
import type { Deps } from '../../process/deps.ts'
import { refusal } from '../../http/failure.ts'
import type { Answer, Call, Route } from '../../http/route.ts'
import { modeOf } from '../../menu/mode-of.ts'
import { menuOf, productOf, productOrCouponOf } from './menu-of.ts'
import { restaurantOf, versioned } from './restaurants.route.ts'

const CAMPAIGN = '/restaurants/:id/campaigns/:campaignId'

/** The single pieces of a menu (S7.28 to S7.38, S7.40); a view that wants the whole asks for the cache. */
export function contentRoutes(deps: Deps): readonly Route[] {
  return [
    get(
      `${CAMPAIGN}/products`,
      'Products of a campaign; filterByName keeps names that contain it.',
      async (call) => {
        const { menu } = await menuOf(call, deps)
        return { items: productsNamed(menu, call.query['filterByName'] ?? '').map(fromProduct) }
      },
    ),
    get(`${CAMPAIGN}/products/:code`, 'One product by code; a coupon where discounts are on.', async (call) =>
      fromProduct(await productOrCouponOf(call, deps)),
    ),
    get(
      `${CAMPAIGN}/products/:code/prices/:context`,
      'The prices of a product in a context.',
      async (call) => {
        const { price, tax } = await productOf(call, deps)
        return { ...fromPrices(price), tax }
      },
    ),
    get(`${CAMPAIGN}/products/:code/parts`, 'The parts of a product.', async (call) => ({
      items: (await productOf(call, deps)).parts.map(fromPart),
    })),
    get(`${CAMPAIGN}/products/:code/options`, 'The options of a product.', async (call) => ({
      items: (await productOf(call, deps)).parts.filter((part) => part.kind === 'option').map(fromPart),
    })),
    get(`${CAMPAIGN}/navigations`, 'The categories; navigationName names the root.', async (call) => {
      const { menu } = await menuOf(call, deps)
      const wanted = call.query['navigationName']
      const isRoot = wanted === undefined || wanted === restaurantOf(call, deps).rootNavigation
      const found = isRoot
        ? menu.categories
        : allCategories(menu).filter((each) => each.name.plain === wanted)
      return { items: found.map(fromCategory) }
    }),
    get(`${CAMPAIGN}/navigations/:navigationId`, 'One category.', async (call) =>
      fromCategory((await categoryOf(call, deps)).category),
    ),
    ...['children', 'categories'].map((piece) =>
      get(
        `${CAMPAIGN}/navigations/:navigationId/${piece}`,
        'The categories below a category.',
        async (call) => ({
          items: (await categoryOf(call, deps)).category.children.map(fromCategory),
        }),
      ),
    ),
    get(`${CAMPAIGN}/navigations/:navigationId/products`, 'The products of a category.', async (call) => {
      const { menu, category } = await categoryOf(call, deps)
      return { items: productsOf(withoutCoupons(menu), category).map(fromProduct) }
    }),
    get(`${CAMPAIGN}/outages`, 'What is out of stock.', async (call) => ({
      items: restaurantOf(call, deps).outageProducts.map(fromOutage),
    })),
    get(`${CAMPAIGN}/outages/:code`, 'What is out of stock of one product: it, or nothing.', async (call) => {
      const { code } = await productOf(call, deps)
      const outages = restaurantOf(call, deps).outageProducts
      return { items: outages.filter(({ productCode }) => productCode === code).map(fromOutage) }
    }),
    get(`${CAMPAIGN}/suggestive`, 'The suggestive sales.', async (call) => ({
      items: (await menuOf(call, deps)).menu.suggestiveSales.map(fromSuggestiveSale),
    })),
    get(
      '/restaurants/:id/current-content',
      'Categories and products of the campaign sold now.',
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

function get(path: string, summary: string, bodyFor: (call: Call) => Promise<unknown>): Route {
  return {
    method: 'GET',
    path,
    summary,
    answer: async (call): Promise<Answer> => versioned(call, await bodyFor(call)),
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
  const { menu } = await menuOf(call, deps)
  const category = allCategories(menu).find((each) => each.id === call.params['navigationId'])
  if (!category) throw refusal('product.notFound', 'navigationId')
  return { menu, category }
}
