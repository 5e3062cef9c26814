import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchBanners, fetchParameters } from '#api/settings.api.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { httpOf } from '#tests/support/http-of.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { shipped } from '#tests/support/shipped.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const MANY = Array.from({ length: 120 }, (_, at) => ({ key: `KEY_${100 + at}`, value: String(at) }))

test('the described deployment sets every system parameter, switches as switches (S3.39, S3.40)', async () => {
  const { parameters } = shipped()
  await shop.reset(aCatalogue({ parameters }))
  expect(await fetchParameters(httpOf(shop.customer()))()).toEqual({
    debugModeEnabled: false,
    allergens: '/legal/allergens',
    contactPage: '/contact',
    termsAndConditionsPage: '/legal/terms',
    privacyPolicyPage: '/legal/privacy',
    nutritionPage: '/legal/nutrition',
    showCustomOrderMessage: false,
    privacyUrl: '/legal/privacy',
    termsOfUseUrl: '/legal/terms',
  })
})

test.each([
  ['?limit=100&skip=0&category=SYSTEM', 100, 'KEY_100'],
  ['?limit=2&skip=3&category=SYSTEM', 2, 'KEY_103'],
  ['?limit=1000&skip=0&category=SYSTEM', 100, 'KEY_100'],
  ['', 100, 'KEY_100'],
  ['?skip=119', 1, 'KEY_219'],
  ['?category=OTHER', 0, undefined],
])('of the parameters, %j asks for %i from %s on (S7.41, S9.6)', async (query, count, first) => {
  await shop.reset(aCatalogue({ parameters: MANY }))
  const { items } = (await shop.customer().ask('GET', `parameters${query}`)).json()
  expect([items.length, items[0]?.key]).toEqual([count, first])
})

describe('the banners of a deployment', () => {
  const banners = [
    { imageUrl: '/deployment/pictures/week.png', url: '/restaurant/brygga', text: both('New', 'Nytt') },
    { imageUrl: 'https://pictures.example/b.png', text: both('Late', 'Sent') },
  ]
  const withBanners = () => shop.reset(aCatalogue({ deployment: aDeployment({ banners }) }))

  test('are told by their own call, in every language they speak (S7.39)', async () => {
    await withBanners()
    expect(await fetchBanners(httpOf(shop.customer()))()).toEqual(banners)
  })

  test('are none where it has none (S7.39)', async () => {
    expect(await fetchBanners(httpOf(shop.customer()))()).toEqual([])
  })

  test('are left out of what every page carries', async () => {
    await withBanners()
    expect((await shop.customer().ask('GET', 'x/deployment')).json()).not.toHaveProperty('banners')
  })
})

function both(en: string, no: string) {
  return { plain: no, byLanguage: { en, no } }
}
