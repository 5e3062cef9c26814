import { expect, test } from 'vitest'
import { partAt, missingParts } from '#domain/catalogue/options.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import type { CatalogueRestaurant } from '#server/seed/catalogue.ts'
import { DEPLOYMENT, littleRestaurant, writeCatalogue } from './little-catalogue.ts'

const little = only(writeCatalogue())
const { EATIN, TAKEOUT } = little.menus

test('food is taxed by the way it is eaten (S3.16)', () => {
  expect([product(EATIN, 'burger').tax.rate, product(TAKEOUT, 'burger').tax.rate]).toEqual([25, 15])
})

test('alcohol is taxed alike to eat in and to take out (S3.16)', () => {
  expect([product(EATIN, 'beer').tax.rate, product(TAKEOUT, 'beer').tax.rate]).toEqual([25, 25])
})

test('prices become øre (S3.15)', () => {
  expect(product(EATIN, 'burger').price.defaultUnitPrice).toBe(15_950)
})

test('a part keeps what it costs within, above and below what is included (S5.59, S5.60, S5.61)', () => {
  const burger = product(EATIN, 'burger')
  expect([0, 1, 2].map((cheddar) => unitPriceOf(burger, { cheddar }))).toEqual([15_450, 15_950, 17_950])
})

test('a combo brings the parts of its component, below its code (S3.23)', () => {
  expect(partAt(product(EATIN, 'meal'), 'burger/onion')?.parentArray).toEqual(['burger'])
})

test('a combo costs its component, and more for a dearer choice (S5.58)', () => {
  const meal = product(EATIN, 'meal')
  expect(
    [{ 'pick-drink/cola': 1 }, { 'pick-drink/beer': 1 }].map((chosen) => unitPriceOf(meal, chosen)),
  ).toEqual([20_000, 26_000])
})

test('a group without a preset must be chosen from (S5.37)', () => {
  expect(missingParts(product(EATIN, 'meal'), {}).map(({ path }) => path)).toEqual(['pick-drink'])
})

test('calories stand in the nutrition table in kcal and kJ (S3.52)', () => {
  expect(product(EATIN, 'burger').metadata.nutritionalInfo).toEqual([
    { name: 'energy_kcal', value: 700 },
    { name: 'energy_kj', value: 2929 },
    { name: 'protein', value: 30 },
  ])
})

test('a coupon keeps how often it may be used', () => {
  const source = littleRestaurant()
  const coupon = source.products.find(({ type }) => type === 'COUPON')?.coupon
  if (!coupon) throw new Error('no coupon')
  const limits = { maxRedemptions: 100, maxRedemptionsPerCustomer: 1 }
  Object.assign(coupon, limits)
  const { products } = only(writeCatalogue({ 'little.json': source })).menus.EATIN
  const sold = Object.values(products).find(({ type }) => type === 'COUPON')
  expect(sold?.customParams.coupon).toMatchObject(limits)
})

test('the other names of a product come along with it, also where it is a part', () => {
  const source = littleRestaurant()
  const burger = source.products.find(({ code }) => code === 'burger')
  if (!burger) throw new Error('no burger')
  Object.assign(burger, { alsoCalled: ['hamburger'] })
  const menu = only(writeCatalogue({ 'little.json': source })).menus.EATIN
  const [component] = menu.products['meal']?.parts ?? []
  expect([menu.products['burger']?.alsoCalled, component?.product.alsoCalled]).toEqual([
    ['hamburger'],
    ['hamburger'],
  ])
})

test('a text falls back to the deployment’s language (S3.18)', () => {
  expect(product(EATIN, 'beer').name.plain).toBe('Øl')
})

test.each([
  ['pictures/soup.svg', '/pictures/soup.svg'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['/own/a.png', '/own/a.png'],
])('the picture %s is shown from %s', (image, address) => {
  const source = littleRestaurant()
  source.restaurant.image = image
  const deployment = { ...DEPLOYMENT, pictureHosts: ['cdn.example'] }
  const folder = writeCatalogue({
    'deployment.json': deployment,
    'little.json': source,
    'pictures/soup.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  expect(only(folder).restaurant.imageUrl).toBe(address)
})

test('opening hours keep several intervals of a day (S3.5)', () => {
  expect(little.restaurant.openingHours).toEqual([
    { name: 'monday', value: '11:00|14:30' },
    { name: 'monday', value: '16:00|02:00' },
  ])
})

test('a restaurant with a code asks for it and does not show it (S1.14)', () => {
  expect(little.restaurant.authenticationRequired).toBe(true)
  expect(JSON.stringify(little.restaurant)).not.toContain('1234')
})

test('the only restaurant of a deployment is unique, one of two is not (S3.4)', () => {
  const second = littleRestaurant()
  second.restaurant = { ...second.restaurant, id: '902', slug: 'other' }
  const two = loadCatalogue(writeCatalogue({ 'other.json': second })).restaurants
  expect([little, ...two].map(({ restaurant }) => restaurant.isUniqueRestaurant)).toEqual([
    true,
    false,
    false,
  ])
})

test('another menu is another campaign, another opening hour is not (S4.67)', () => {
  const dearer = littleRestaurant()
  dearer.products[2] = { ...littleProduct(2), price: 41 }
  const later = littleRestaurant()
  later.restaurant.openingHours = { tuesday: ['12:00|13:00'] }
  const campaigns = [littleRestaurant(), dearer, later].map(
    (source) => only(writeCatalogue({ 'little.json': source })).restaurant.currentCampaignId,
  )
  expect(campaigns.map((each) => each === campaigns[0])).toEqual([true, false, true])
})

function only(folder: string): CatalogueRestaurant {
  const [first] = loadCatalogue(folder).restaurants
  if (first === undefined) throw new Error('no restaurant')
  return first
}

function product(menu: Menu, code: string): Product {
  const found = menu.products[code]
  if (found === undefined) throw new Error(`no product ${code}`)
  return found
}

function littleProduct(index: number) {
  const found = littleRestaurant().products[index]
  if (found === undefined) throw new Error(`no product ${index}`)
  return found
}
