import { describe, expect, test } from 'vitest'
import {
  listedCategories,
  availabilityOf,
  canOpenProduct,
  listedProducts,
  type SaleTerms,
} from '#domain/catalogue/availability.ts'
import type { Outage, PickupMode, Product, Service } from '#domain/catalogue/product.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { aShelf } from '#tests/support/builders/basket.ts'
import { aCategory, aCoupon, aGroup, aMenu, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const outage = (state: Outage['state'], code = 'burger'): Outage => ({ productCode: id(code), state })
const soldIn = (service: Service): Product => aProduct({ customParams: { service, tagOnlineFilter: [] } })

describe('a product', () => {
  test.each([
    ['that nothing speaks against', aProduct(), [], { availability: 'available' }],
    ['out for good', aProduct(), [outage('DISABLED')], { availability: 'hidden', problem: 'product.outage' }],
    [
      'out for now',
      aProduct(),
      [outage('UNAVAILABLE')],
      { availability: 'unavailable', problem: 'product.outage' },
    ],
    ['when another is out', aProduct(), [outage('DISABLED', 'fries')], { availability: 'available' }],
    [
      'not enabled',
      aProduct({ isEnabled: false }),
      [],
      { availability: 'hidden', problem: 'product.unavailable' },
    ],
    ['that is a coupon', aCoupon(), [], { availability: 'hidden', problem: 'product.notFound' }],
  ])('%s (S2.20, S2.21, S2.27)', (_name, product, outages, expected) => {
    expect(availabilityOf(product, aShelf({ outages }))).toEqual(expected)
  })

  test.each<[Service, PickupMode, string]>([
    ['1', 'EATIN', 'available'],
    ['1', 'TABLE_SERVICE', 'available'],
    ['1', 'TAKEOUT', 'unavailable'],
    ['2', 'EATIN', 'unavailable'],
    ['2', 'TABLE_SERVICE', 'unavailable'],
    ['2', 'TAKEOUT', 'available'],
    ['3', 'EATIN', 'available'],
    ['3', 'TAKEOUT', 'available'],
  ])('of service %s in mode %s is %s (S5.49, S9.28)', (service, mode, expected) => {
    expect(availabilityOf(soldIn(service), aShelf({ mode })).availability).toBe(expected)
  })

  test('of another service is sold where the deployment does not filter by order type (S1.45, S5.49)', () => {
    const flags = { ...DESCRIBED_FLAGS, orderTypeFilter: false }
    expect(availabilityOf(soldIn('1'), aShelf({ mode: 'TAKEOUT', flags })).availability).toBe('available')
  })

  test.each<[number, PickupMode, boolean, string]>([
    [0.9, 'TAKEOUT', true, 'available'],
    [1, 'TAKEOUT', true, 'hidden'],
    [4.7, 'TAKEOUT', true, 'hidden'],
    [4.7, 'EATIN', true, 'available'],
    [4.7, 'TAKEOUT', false, 'available'],
  ])(
    'of %f percent in mode %s with the alcohol flag %s is %s (S5.47, S9.23)',
    (alcohol, mode, isOn, expected) => {
      const flags = { ...DESCRIBED_FLAGS, noAlcoholForPickup: isOn }
      expect(availabilityOf(aProduct({ alcohol }), aShelf({ mode, flags })).availability).toBe(expected)
    },
  )

  test.each([
    [
      'that comes with a beer is hidden',
      aPart({ kind: 'regular', minQuantity: 1, defaultQuantity: 1, alcohol: 4.7 }),
      'hidden',
    ],
    [
      'that offers a beer is not',
      aGroup('drink', [aPart({ alcohol: 4.7 }), aPart({ code: 'cola' })]),
      'available',
    ],
  ])('%s for take-away (S5.47)', (_name, part, expected) => {
    const combo = aProduct({ type: 'COMBO', parts: [part] })
    expect(availabilityOf(combo, aShelf({ mode: 'TAKEOUT' })).availability).toBe(expected)
  })
})

test.each([
  ['that is available', aProduct(), [], allow],
  ['that does not exist', undefined, [], refuse('product.notFound')],
  ['that is a coupon', aCoupon(), [], refuse('product.notFound')],
  ['that is out for now', aProduct(), [outage('UNAVAILABLE')], refuse('product.outage')],
])('opening a product %s (S2.27, S5.52)', (_name, product, outages, expected) => {
  expect(canOpenProduct(product, aShelf({ outages }))).toEqual(expected)
})

describe('a category', () => {
  const [burger, fries, beer] = [
    aProduct(),
    aProduct({ code: 'fries' }),
    aProduct({ code: 'beer', alcohol: 4.7 }),
  ]
  const late = aCategory({ name: 'late', products: [fries], sortOrder: 2 })
  const early = aCategory({ name: 'early', products: [burger, beer], sortOrder: 1 })
  const food = aCategory({ name: 'food', products: [fries], children: [late, early] })
  const menu = aMenu({ products: [burger, fries, beer], categories: [food] })
  const shown = (saleTerms = aShelf()): readonly string[] =>
    listedProducts(menu, food, saleTerms).map(
      ({ group, products }) =>
        `${group.name.plain}: ${products.map(({ product }) => product.code).join(' ')}`,
    )

  test('lists its own products, then its children’s in their order (S2.19, S3.12)', () => {
    expect(shown()).toEqual(['food: fries', 'early: burger beer', 'late: fries'])
  })

  test('is one of all that have something to show, in their order, each whole (S2.7, S2.19)', () => {
    const categories = [late, aCategory({ name: 'none', sortOrder: 0 }), food, early]
    const listed = listedCategories(aMenu({ products: [burger, fries, beer], categories }), aShelf())
    expect(listed.map(({ category, groups }) => [category.name.plain, groups.length])).toEqual([
      ['food', 3],
      ['early', 1],
      ['late', 1],
    ])
  })

  test('leaves out hidden products, and groups left with nothing (S2.20)', () => {
    expect(shown(aShelf({ mode: 'TAKEOUT', outages: [outage('DISABLED', 'fries')] }))).toEqual([
      'early: burger',
    ])
  })

  test('lists unavailable products with their reason (S2.21)', () => {
    const [group] = listedProducts(menu, late, aShelf({ outages: [outage('UNAVAILABLE', 'fries')] }))
    expect(group?.products).toEqual([
      { product: fries, availability: 'unavailable', problem: 'product.outage' },
    ])
  })

  test('lists by priority, whatever order the catalogue is in (S3.12)', () => {
    const mixed = { ...early, products: early.products.toReversed() }
    expect(listedProducts(menu, mixed, aShelf())[0]?.products.map(({ product }) => product.code)).toEqual([
      'burger',
      'beer',
    ])
  })

  test('is listed once for a long menu, not for each who asks', () => {
    const saleTerms = aShelf()
    expect(listedProducts(menu, food, { ...saleTerms })).toBe(listedProducts(menu, food, saleTerms))
  })

  test.each<[string, Partial<SaleTerms>]>([
    ['the mode', { mode: 'TAKEOUT' }],
    ['an outage', { outages: [outage('DISABLED', 'beer')] }],
    ['a flag', { flags: { ...DESCRIBED_FLAGS, orderTypeFilter: !DESCRIBED_FLAGS.orderTypeFilter } }],
  ])('is listed anew once %s is another', (_name, change) => {
    const saleTerms = aShelf()
    const before = listedProducts(menu, food, saleTerms)
    expect(listedProducts(menu, food, { ...saleTerms, ...change })).not.toBe(before)
  })

  test('is listed anew from a menu that was fetched again', () => {
    const saleTerms = aShelf()
    listedProducts(menu, food, saleTerms)
    const renewed = aMenu({ products: [aProduct({ code: 'fries', isEnabled: false })], categories: [food] })
    expect(listedProducts(renewed, food, saleTerms)).toEqual([])
  })

  test('passes over a product the menu does not hold', () => {
    const category = aCategory({ products: ['burger', 'constructor', 'ghost'] })
    expect(listedProducts(menu, category, aShelf())[0]?.products).toHaveLength(1)
  })
})
