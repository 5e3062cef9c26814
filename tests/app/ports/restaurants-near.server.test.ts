import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPorts } from '#app/ports/ports.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { BROWSER_PAGE } from '#app/ports/page-world.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { conversationWith, NOON } from '#tests/support/flows.ts'
import { httpOf } from '#tests/support/http-of.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { aPaymentWorld } from '#tests/support/payment-world.ts'

const HERE = { latitude: 60, longitude: 11 }
const KM_OF_A_DEGREE = 111.195

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const [brygga] = aCatalogue().restaurants
  if (!brygga) throw new Error('the catalogue is empty')
  const { EATIN, TAKEOUT } = brygga.menus
  const restaurants = [15.1, 14.9, 1].map((km) => {
    const restaurant = aRestaurantAt(km)
    const own = { restaurantId: restaurant.id, campaignId: restaurant.currentCampaignId }
    return { restaurant, menus: { EATIN: { ...EATIN, ...own }, TAKEOUT: { ...TAKEOUT, ...own } } }
  })
  await shop.reset(aCatalogue({ restaurants }))
})
afterAll(() => shop.close())

test.each([
  [15, ['at 1 km', 'at 14.9 km']],
  [15.2, ['at 1 km', 'at 14.9 km', 'at 15.1 km']],
  [5, ['at 1 km']],
])(
  'within the %s km a deployment sets, the restaurants near a place are %j (S9.20)',
  async (radius, names) => {
    expect(await namesNear(radius)).toEqual(names)
  },
)

test('where nobody names a radius it is 15 km (S9.20)', async () => {
  const { items } = (await shop.customer().ask('GET', 'restaurants?lat=60&lng=11')).json()
  expect(items.map(({ name }: Restaurant) => name)).toEqual(['at 1 km', 'at 14.9 km'])
})

async function namesNear(searchRadiusKm: number) {
  const known = conversationWith().conversation()
  const conversation = { ...known, settings: { ...known.settings, searchRadiusKm } }
  const { listRestaurants } = createPorts({
    http: httpOf(shop.customer()),
    page: BROWSER_PAGE,
    personalData: createPersonalData(undefined),
    storage: undefined,
    now: () => NOON,
    language: () => 'en',
    deviceToken: () => 'device',
    isDeviceKnown: () => false,
    flags: DESCRIBED_FLAGS,
    payments: aPaymentWorld(),
  })
  const found = await listRestaurants?.({ near: HERE } as never, {
    signal: new AbortController().signal,
    conversation,
  })
  return (found as readonly Restaurant[]).map(({ name }) => name)
}

function aRestaurantAt(km: number): Restaurant {
  return aRestaurant({
    id: id(`restaurant-${km}`),
    slug: `restaurant-${km * 10}`,
    name: `at ${km} km`,
    currentCampaignId: id(`campaign-${km * 10}`),
    geolocation: { latitude: HERE.latitude + km / KM_OF_A_DEGREE, longitude: HERE.longitude },
  })
}
