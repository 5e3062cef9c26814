import { expect } from 'vitest'
import {
  fetchCategories,
  fetchCategoryProducts,
  fetchCurrentContent,
  fetchMenu,
  fetchNavigation,
  fetchNavigations,
  fetchOptions,
  fetchOutages,
  fetchParts,
  fetchPrices,
  fetchProduct,
  fetchProductsByName,
  fetchSubcategories,
  fetchSuggestiveSales,
  type Shop,
} from '#api/menu.api.ts'
import { findPlaces, findPlacesNear } from '#api/places.api.ts'
import {
  authenticateRestaurant,
  fetchInformation,
  fetchRestaurant,
  fetchRestaurants,
} from '#api/restaurants.api.ts'
import { checkHealth, fetchBanners, fetchDeployment, fetchParameters, fetchTime } from '#api/settings.api.ts'
import { id } from '#domain/ids.ts'
import type { Http } from '#api/http.ts'
import { NOON } from '#tests/support/test-shop.ts'
import { BRYGGA, NOT_THERE, refused, type Row, type Rows } from './stage.ts'

const SKI = { latitude: 59.72, longitude: 10.84 }
const SOME_PLACES = expect.arrayContaining([
  { label: expect.any(String), position: { latitude: expect.any(Number), longitude: expect.any(Number) } },
])
const FRIES = { productCode: 'fries', state: 'UNAVAILABLE' }

/** Restaurants, menus, places, and what the deployment sets (S7.24 to S7.42, S7.67). */
export const CATALOGUE_ROWS: Rows = {
  fetchRestaurants: {
    answered: [({ aVisitor }) => fetchRestaurants(aVisitor())(), [{ id: 'brygga' }, { id: 'canteen' }]],
    failed: [({ gone }) => fetchRestaurants(gone())(), NOT_THERE],
  },
  fetchRestaurant: {
    answered: [({ aVisitor }) => fetchRestaurant(aVisitor())('brygga-burger'), { id: 'brygga' }],
    failed: [({ aVisitor }) => fetchRestaurant(aVisitor())('nobody'), refused(404, 'restaurant.notFound')],
  },
  fetchInformation: {
    answered: [({ aVisitor }) => fetchInformation(aVisitor())(id('brygga')), { plain: '', byLanguage: {} }],
    failed: [
      ({ aVisitor }) => fetchInformation(aVisitor())(id('nobody')),
      refused(404, 'restaurant.notFound'),
    ],
  },
  authenticateRestaurant: {
    answered: [({ aVisitor }) => authenticateRestaurant(aVisitor())(id('canteen'), '1234'), true],
    failed: [
      ({ aVisitor }) => authenticateRestaurant(aVisitor())(id('canteen'), '9999'),
      refused(403, 'restaurant.wrongCode', 'authentication_code'),
    ],
  },
  fetchMenu: ofMenu((http, shop) => fetchMenu(http)(shop), {
    menu: { mode: 'EATIN', categories: [{ id: 'food' }] },
    outages: [],
  }),
  fetchProduct: ofMenu((http, shop) => fetchProduct(http)(shop, id('burger'), 'context'), {
    code: 'burger',
  }),
  fetchProductsByName: ofMenu((http, shop) => fetchProductsByName(http)(shop, 'BURG'), [{ code: 'burger' }]),
  fetchPrices: ofMenu((http, shop) => fetchPrices(http)(shop, id('burger'), 'EATIN'), {
    defaultUnitPrice: 14_900,
  }),
  fetchParts: ofMenu(
    (http, shop) => fetchParts(http)(shop, id('meal')),
    [
      { partCode: 'meal-burger', kind: 'regular' },
      { partCode: 'drink', kind: 'option' },
    ],
  ),
  fetchOptions: ofMenu((http, shop) => fetchOptions(http)(shop, id('meal')), [{ partCode: 'drink' }]),
  fetchNavigations: ofMenu((http, shop) => fetchNavigations(http)(shop, 'Online Ordering'), [{ id: 'food' }]),
  fetchNavigation: ofMenu((http, shop) => fetchNavigation(http)(shop, id('food')), { id: 'food' }),
  fetchSubcategories: ofMenu((http, shop) => fetchSubcategories(http)(shop, id('food')), []),
  fetchCategories: ofMenu((http, shop) => fetchCategories(http)(shop, id('food')), []),
  fetchCategoryProducts: ofMenu(
    async (http, shop) => (await fetchCategoryProducts(http)(shop, id('food'))).length,
    6,
  ),
  fetchOutages: {
    answered: [
      async ({ aVisitor, soldOut }) => {
        await soldOut('fries')
        const outages = fetchOutages(aVisitor())
        return [
          await outages(BRYGGA),
          await outages(BRYGGA, id('fries')),
          await outages(BRYGGA, id('burger')),
        ]
      },
      [[FRIES], [FRIES], []],
    ],
    failed: [
      ({ aVisitor }) => fetchOutages(aVisitor())(BRYGGA, id('nothing')),
      refused(404, 'product.notFound'),
    ],
  },
  fetchSuggestiveSales: ofMenu((http, shop) => fetchSuggestiveSales(http)(shop), []),
  fetchCurrentContent: {
    answered: [({ aVisitor }) => fetchCurrentContent(aVisitor())(id('brygga')), {}],
    failed: [
      ({ aVisitor }) => fetchCurrentContent(aVisitor())(id('nobody')),
      refused(404, 'restaurant.notFound'),
    ],
  },
  findPlaces: {
    answered: [({ aVisitor }) => findPlaces(aVisitor())('2060'), SOME_PLACES],
    failed: [({ gone }) => findPlaces(gone())('2060'), NOT_THERE],
  },
  findPlacesNear: {
    answered: [({ aVisitor }) => findPlacesNear(aVisitor())(SKI), SOME_PLACES],
    failed: [({ gone }) => findPlacesNear(gone())(SKI), NOT_THERE],
  },
  fetchParameters: {
    answered: [({ aVisitor }) => fetchParameters(aVisitor())(), { privacyUrl: '/privacy' }],
    failed: [async ({ gone }) => Object.keys(await fetchParameters(gone())()), { read: [] }],
  },
  fetchBanners: {
    answered: [({ aVisitor }) => fetchBanners(aVisitor())(), []],
    failed: [({ gone }) => fetchBanners(gone())(), NOT_THERE],
  },
  checkHealth: {
    answered: [({ aVisitor }) => checkHealth(aVisitor())(), undefined],
    failed: [
      ({ aVisitor, withoutDatabase }) => withoutDatabase(() => checkHealth(aVisitor())()),
      refused(503, 'server.unavailable'),
    ],
  },
  fetchDeployment: {
    answered: [({ aVisitor }) => fetchDeployment(aVisitor())(), { id: 'test', currency: 'nok' }],
    failed: [({ gone }) => fetchDeployment(gone())(), NOT_THERE],
  },
  fetchTime: {
    answered: [({ aVisitor }) => fetchTime(aVisitor())(), NOON],
    failed: [({ gone }) => fetchTime(gone())(), NOT_THERE],
  },
}

/** A call about a campaign; one that nobody published has nothing. */
function ofMenu(call: (http: Http, shop: Shop) => Promise<unknown>, read: unknown): Row {
  return {
    answered: [({ aVisitor }) => call(aVisitor(), BRYGGA), read],
    failed: [
      ({ aVisitor }) => call(aVisitor(), { ...BRYGGA, campaignId: id('nowhere') }),
      refused(404, 'restaurant.notFound'),
    ],
  }
}
