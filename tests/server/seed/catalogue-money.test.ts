import { expect, test } from 'vitest'
import { CatalogueError } from '#server/seed/catalogue-error.ts'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import type { RestaurantSource } from '#server/seed/schema.ts'
import { DEPLOYMENT, littleRestaurant, writeCatalogue } from './little-catalogue.ts'

type Change = (source: RestaurantSource) => void

function faultsIn(currency: string, change: Change, ofRestaurant = currency): readonly string[] {
  const source = littleRestaurant()
  Object.assign(source.restaurant, { currency: ofRestaurant, minFractionDigits: 0 })
  change(source)
  const folder = writeCatalogue({ 'deployment.json': { ...DEPLOYMENT, currency }, 'little.json': source })
  try {
    loadCatalogue(folder)
    return []
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    return error.faults.map(({ product, field, reason }) =>
      [product, field, reason].filter(Boolean).join(' '),
    )
  }
}

const inWholeYen: Change = (source) => {
  source.products.forEach((product) => Object.assign(product, { price: Math.round(product.price) }))
  Object.assign(source.restaurant.tax.food, { calculationScale: 0 })
  Object.assign(source.restaurant.tax.alcohol, { calculationScale: 0 })
}

test('a catalogue in whole yen, taxed without decimals, is taken', () => {
  expect(faultsIn('jpy', inWholeYen)).toEqual([])
})

test('half a yen is no price', () => {
  const found = faultsIn('jpy', (source) => {
    inWholeYen(source)
    Object.assign(source.products[0] ?? {}, { price: 159.5 })
  })
  expect(found).toEqual(['burger price there is no money for 159.5 jpy: its amounts have no decimals'])
})

test('half a yen is no price of a part, however deep', () => {
  const found = faultsIn('jpy', (source) => {
    inWholeYen(source)
    Object.assign(source.partGroups, {
      sauces: [
        {
          code: 'dips',
          name: { no: 'Dip', en: 'Dip' },
          min: 0,
          max: 1,
          parts: [{ code: 'cola', added: 0.5 }],
        },
      ],
    })
  })
  expect(found).toEqual([
    'partGroups.sauces[0].parts[0].added there is no money for 0.5 jpy: its amounts have no decimals',
  ])
})

test('a tax with decimals would come to yen that are none', () => {
  const found = faultsIn('jpy', (source) => {
    inWholeYen(source)
    Object.assign(source.restaurant.tax.food, { calculationScale: 2 })
  })
  expect(found).toEqual(['restaurant.tax.food.calculationScale jpy has no decimals: calculationScale is 0'])
})

test('a restaurant that shows decimals of yen is told to show none', () => {
  const found = faultsIn('jpy', (source) => {
    inWholeYen(source)
    Object.assign(source.restaurant, { minFractionDigits: 2 })
  })
  expect(found).toEqual(['restaurant.minFractionDigits jpy has no decimals: minFractionDigits is 0'])
})

test('a dinar has hundredths, as card payment has of it', () => {
  expect(faultsIn('kwd', () => undefined)).toEqual([])
})

test('a restaurant of another currency than its deployment is refused', () => {
  expect(faultsIn('nok', () => undefined, 'sek')).toEqual([
    "restaurant.currency 'sek' is not 'nok', the currency of deployment.json",
  ])
})

test('of a deployment whose currency is none, nothing is said of its restaurants', () => {
  const found = faultsIn('€', () => undefined, 'nok')
  expect(found).toEqual(['currency a currency is three small letters, as in eur'])
})

test.each([
  ['400', 400, 1],
  ['200', 200, 0],
])(
  'of a meal for %s, whose parts come to 250 at the most, it is told that nobody pays for the dearer drink',
  (_price, price, count) => {
    const source = littleRestaurant()
    const choice = source.partGroups['drink']?.[0]
    if (typeof choice === 'string') throw new Error('the drink is no group')
    Object.assign(choice ?? {}, {
      min: 1,
      max: 1,
      parts: [
        { code: 'cola', price: 20 },
        { code: 'beer', price: 50 },
      ],
    })
    Object.assign(source.products[1] ?? {}, { price })
    const { warnings } = loadCatalogue(writeCatalogue({ 'little.json': source }))
    expect(warnings.filter(({ reason }) => reason.startsWith('its parts never come to more'))).toHaveLength(
      count,
    )
  },
)
