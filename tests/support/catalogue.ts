import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Menu, PickupMode } from '#domain/catalogue/product.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Catalogue } from '#server/catalogue/store/catalogue.store.ts'
import { aCategory, aGroup, aMenu, aPart, aPrice, aProduct, aTax } from './builders/catalogue.ts'
import { aRestaurant } from './builders/restaurant.ts'

export function aDeployment(overrides: Partial<Deployment> = {}): Deployment {
  return {
    id: 'test',
    productName: 'Orda',
    titleSuffix: 'Orda',
    languages: ['en', 'no'],
    defaultLanguage: 'no',
    flags: DESCRIBED_FLAGS,
    currency: 'nok',
    country: 'NO',
    start: { latitude: 60.194255, longitude: 11.0990202 },
    zoom: 14,
    searchRadiusKm: 15,
    payments: ['test'],
    look: {},
    twentyFourHourLanguages: [],
    ageLimits: [],
    signOn: [],
    pictureHosts: [],
    banners: [],
    webhooks: [],
    ...overrides,
  }
}

const PRODUCTS = [
  aProduct({ code: 'burger', price: aPrice(14_900) }),
  aProduct({ code: 'fries', price: aPrice(4_900) }),
  aProduct({ code: 'cola', price: aPrice(3_900) }),
  aProduct({ code: 'beer', price: aPrice(9_900), alcohol: 4.7 }),
  aProduct({ code: 'soup', price: aPrice(8_900), customParams: { service: '1', tagOnlineFilter: [] } }),
  aProduct({
    code: 'meal',
    type: 'COMBO',
    price: aPrice(19_900),
    parts: [
      aPart({
        code: 'meal-burger',
        kind: 'regular',
        defaultQuantity: 1,
        minQuantity: 1,
        includedQuantity: 1,
        price: aPrice(19_900),
      }),
      aGroup('drink', [
        aPart({ code: 'meal-cola', price: aPrice(0) }),
        aPart({ code: 'meal-shake', price: aPrice(1_500) }),
        aPart({ code: 'meal-beer', price: aPrice(3_000), alcohol: 4.7 }),
      ]),
    ],
  }),
]

/** A small shop: Brygga Burger, open 10 to 22, and a canteen that asks for the code 1234. */
export function aCatalogue(overrides: Partial<Catalogue> = {}): Catalogue {
  const brygga = aRestaurant({ id: id('brygga'), slug: 'brygga-burger', currentCampaignId: id('brygga-1') })
  const canteen = aRestaurant({
    id: id('canteen'),
    slug: 'canteen',
    name: 'Kantina',
    currentCampaignId: id('canteen-1'),
    authenticationRequired: true,
  })
  return {
    deployment: aDeployment({ flags: { ...DESCRIBED_FLAGS, authentication: true } }),
    parameters: [{ key: 'PRIVACY_URL', value: '/privacy' }],
    restaurants: [
      { restaurant: brygga, menus: menusOf(brygga) },
      { restaurant: canteen, menus: menusOf(canteen), authenticationCode: '1234' },
    ],
    ...overrides,
  }
}

function menusOf(restaurant: Restaurant): { EATIN: Menu; TAKEOUT: Menu } {
  return { EATIN: menuIn('EATIN', 25, restaurant), TAKEOUT: menuIn('TAKEOUT', 15, restaurant) }
}

function menuIn(mode: PickupMode, rate: number, restaurant: Restaurant): Menu {
  const products = PRODUCTS.map((product) => ({ ...product, tax: aTax({ rate }) }))
  return aMenu({
    restaurantId: restaurant.id,
    campaignId: restaurant.currentCampaignId,
    mode,
    products,
    categories: [aCategory({ name: 'food', products })],
  })
}
