import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Fault } from '#server/seed/catalogue-error.ts'
import { CatalogueError } from '#server/seed/catalogue-error.ts'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import { DEPLOYMENT, jsonOf, littleRestaurant, writeCatalogue } from './little-catalogue.ts'

type Path = readonly (string | number)[]

test('a catalogue without mistakes loads', () => {
  expect(faultsOf(writeCatalogue())).toEqual([])
})

const PRODUCT_MISTAKES: readonly (readonly [string, number, Path, unknown, string, string])[] = [
  ['an unknown allergen', 0, ['allergens'], ['milk', 'moose'], 'allergens[1]', "unknown allergen 'moose'"],
  ['a missing language', 0, ['name'], { no: 'Burger' }, 'name', "the text is missing in 'en'"],
  ['a blank text', 0, ['description'], { no: 'God.', en: ' ' }, 'description', "the text is missing in 'en'"],
  [
    'a language nobody reads',
    0,
    ['name'],
    { no: 'a', en: 'b', xx: 'c' },
    'name',
    "'xx' is not a language of the deployment",
  ],
  ['half an øre', 0, ['price'], 159.505, 'price', 'a price is 0 or more, with two decimals at most'],
  ['a price below 0', 0, ['price'], -1, 'price', 'a price is 0 or more, with two decimals at most'],
  ['a missing price', 0, ['price'], undefined, 'price', 'the field is missing'],
  ['an unknown field', 0, ['colour'], 'red', 'colour', 'the field is not known'],
  [
    'a misspelt field',
    0,
    ['alergens'],
    ['milk'],
    'alergens',
    "the field is not known; did you mean 'allergens'?",
  ],
  [
    'a misspelt field of a part',
    0,
    ['parts', 1, 'qantity'],
    1,
    'parts[1].qantity',
    "the field is not known; did you mean 'quantity'?",
  ],
  [
    'a misspelt allergen',
    0,
    ['allergens'],
    ['millk'],
    'allergens[0]',
    "unknown allergen 'millk'; did you mean 'milk'?",
  ],
  [
    'an unknown picture',
    0,
    ['image'],
    'burgr',
    'image',
    "'burgr' is neither a file of pictures, as pictures/soup.svg, nor an https: or site-relative address",
  ],
  [
    'a picture of a dish beside the deployment, where it is not served',
    0,
    ['image'],
    'burger.svg',
    'image',
    "'burger.svg' is neither a file of pictures, as pictures/soup.svg, nor an https: or site-relative address",
  ],
  [
    'a script for a picture',
    0,
    ['image'],
    'javascript:alert(1)',
    'image',
    "'javascript:alert(1)' is neither a file of pictures, as pictures/soup.svg, nor an https: or site-relative address",
  ],
  [
    'a picture of an unnamed host',
    0,
    ['image'],
    '//host/a.png',
    'image',
    "'//host/a.png' is neither a file of pictures, as pictures/soup.svg, nor an https: or site-relative address",
  ],
  [
    'a picture the folder has not',
    0,
    ['image'],
    'pictures/burger.webp',
    'image',
    "the folder has no file 'pictures/burger.webp': put it there, or write the name as it is there, small and large letters too",
  ],
  [
    'a picture of a host the deployment does not name',
    0,
    ['image'],
    'https://images.example/burger.webp',
    'image',
    "the host 'images.example' is not among the pictureHosts of deployment.json",
  ],
  ['an unknown upsell', 0, ['upsell'], ['feast'], 'upsell[0]', "unknown product 'feast'"],
  ['an unknown suggestion', 0, ['suggestive'], ['x'], 'suggestive[0]', "unknown suggestive sale 'x'"],
  [
    'an unknown dimension',
    0,
    ['dimensions', 0, 'productCode'],
    'feast',
    'dimensions[0].productCode',
    "unknown product 'feast'",
  ],
  [
    'an unknown part group',
    0,
    ['parts', 0],
    'topings',
    'parts[0]',
    "unknown part group 'topings'; did you mean 'toppings'?",
  ],
  [
    'an unknown part of a combo',
    1,
    ['parts', 0, 'code'],
    'brger',
    'parts[0].code',
    "unknown product 'brger'; did you mean 'burger'?",
  ],
  ['a combo of nothing', 1, ['parts'], [], 'parts', 'a COMBO has at least one part'],
  ['a part twice', 0, ['parts', 1, 'code'], 'cheddar', 'parts', "the part 'cheddar' is there twice"],
  [
    'a minimum above the maximum',
    0,
    ['parts', 1],
    { code: 'onion', kind: 'without', min: 2, max: 1 },
    'parts[1].min',
    'min 2 is above max 1',
  ],
  [
    'more included than allowed',
    0,
    ['parts', 1],
    { code: 'onion', kind: 'extra', included: 3, max: 2 },
    'parts[1].included',
    'included 3 is above max 2',
  ],
  [
    'a default above the maximum',
    0,
    ['parts', 1],
    { code: 'onion', kind: 'extra', quantity: 3, max: 2 },
    'parts[1].quantity',
    'the default 3 is outside 0 to 2',
  ],
  [
    'parts that hold themselves',
    0,
    ['parts', 1],
    { code: 'meal', kind: 'regular' },
    'parts',
    'the parts hold themselves',
  ],
  [
    'a coupon without its terms',
    4,
    ['coupon'],
    undefined,
    'coupon',
    'a product of type COUPON needs its coupon',
  ],
  ['terms without a coupon', 4, ['type'], 'REGULAR', 'coupon', 'only a product of type COUPON has a coupon'],
  [
    'a coupon that ends first',
    4,
    ['coupon', 'validUntil'],
    '2025-01-01T00:00:00Z',
    'coupon.validUntil',
    'the coupon ends before it begins',
  ],
  [
    'a coupon for nothing',
    4,
    ['coupon', 'discProd'],
    undefined,
    'coupon',
    'an ITEM coupon names discProd or discTag',
  ],
  ['a coupon for nobody', 4, ['coupon', 'discProd'], 'tea', 'coupon.discProd', "unknown product 'tea'"],
  [
    'a coupon for no use at all',
    4,
    ['coupon', 'maxRedemptions'],
    0,
    'coupon.maxRedemptions',
    'how often a coupon may be used is a whole number from 1',
  ],
  [
    'a coupon for half a customer',
    4,
    ['coupon', 'maxRedemptionsPerCustomer'],
    1.5,
    'coupon.maxRedemptionsPerCustomer',
    'how often a coupon may be used is a whole number from 1',
  ],
  [
    'a coupon one customer may use more often than all',
    4,
    ['coupon'],
    {
      type: 'ITEM',
      validFrom: '2026-01-01T00:00:00Z',
      validUntil: '2027-01-01T00:00:00Z',
      discRate: 10,
      discProd: 'cola',
      maxRedemptions: 2,
      maxRedemptionsPerCustomer: 3,
    },
    'coupon.maxRedemptionsPerCustomer',
    'one customer may use it 3 times, all together only 2',
  ],
  ['a coupon code of letters', 4, ['code'], 'TEN', 'code', 'the code of a coupon is digits only'],
]

test.each(PRODUCT_MISTAKES)(
  '%s is told with the line of the product',
  (_name, index, path, value, field, reason) => {
    const source = changed(['products', index, ...path], value)
    const product = codeOf(source, index)
    expect(faultsOf(writeCatalogue({ 'little.json': source }))).toContainEqual({
      file: 'little.json',
      line: lineOf(source, 'products', `"code": "${product}"`),
      product,
      field,
      reason,
    })
  },
)

const OTHER_MISTAKES: readonly (readonly [string, Path, unknown, string, string])[] = [
  [
    'an unknown product in a category',
    ['categories', 0, 'products', 1],
    'x',
    'categories[0].products[1]',
    "unknown product 'x'",
  ],
  [
    'a product twice in a category',
    ['categories', 0, 'products', 1],
    'burger',
    'categories[0].products[1]',
    "the product 'burger' is listed twice",
  ],
  [
    'tables from the highest down',
    ['restaurant', 'tables'],
    ['12', '40-1'],
    'restaurant.tables[1]',
    "tables are named one by one, or in a row from the lowest to the highest, as '12', '1-40', 'T1-T8'",
  ],
  [
    'tables in a row without numbers',
    ['restaurant', 'tables'],
    ['12', 'A-F'],
    'restaurant.tables[1]',
    "tables are named one by one, or in a row from the lowest to the highest, as '12', '1-40', 'T1-T8'",
  ],
  [
    'tables in a row of two kinds',
    ['restaurant', 'tables'],
    ['12', 'T1-U8'],
    'restaurant.tables[1]',
    "tables are named one by one, or in a row from the lowest to the highest, as '12', '1-40', 'T1-T8'",
  ],
  [
    'tables without a name',
    ['restaurant', 'tables'],
    ['12', ' '],
    'restaurant.tables[1]',
    "tables are named one by one, or in a row from the lowest to the highest, as '12', '1-40', 'T1-T8'",
  ],
  [
    'a category twice',
    ['categories', 0, 'children'],
    [{ id: 'all', name: { no: 'a', en: 'b' } }],
    'categories[0].children[0].id',
    "the category 'all' is there twice",
  ],
  [
    'an outage of nothing',
    ['outages', 0, 'productCode'],
    'x',
    'outages[0].productCode',
    "unknown product 'x'",
  ],
  [
    'a suggestion of nothing',
    ['suggestiveSales', 0, 'products', 0],
    'x',
    'suggestiveSales[0].products[0]',
    "unknown product 'x'",
  ],
  [
    'an insecure link',
    ['restaurant', 'links', 0, 'url'],
    'http://bud.example',
    'restaurant.links[0].url',
    'a link begins with https://',
  ],
  [
    'a script for a link',
    ['restaurant', 'links', 0, 'url'],
    'javascript:alert(1)',
    'restaurant.links[0].url',
    'a link begins with https://',
  ],
  [
    'hours nobody keeps',
    ['restaurant', 'openingHours', 'monday', 0],
    '9-17',
    'restaurant.openingHours.monday[0]',
    'opening hours are written HH:MM|HH:MM',
  ],
  [
    'hours that overlap on one day',
    ['restaurant', 'openingHours', 'monday'],
    ['11:00|14:30', '14:29|16:00'],
    'restaurant.openingHours.monday[1]',
    "'14:29|16:00' begins before '11:00|14:30' of monday ends",
  ],
  [
    'hours past midnight into those of the next day',
    ['restaurant', 'openingHours', 'tuesday'],
    ['01:00|03:00'],
    'restaurant.openingHours.tuesday[0]',
    "'01:00|03:00' begins before '16:00|02:00' of monday ends",
  ],
  [
    'hours of Sunday into those of Monday',
    ['restaurant', 'openingHours', 'sunday'],
    ['18:00|11:01'],
    'restaurant.openingHours.monday[0]',
    "'11:00|14:30' begins before '18:00|11:01' of sunday ends",
  ],
  [
    'a misspelt time zone',
    ['restaurant', 'timeZone'],
    'Europe/Olso',
    'restaurant.timeZone',
    "unknown time zone 'Europe/Olso'; did you mean 'Europe/Oslo'?",
  ],
  [
    'a currency nobody takes',
    ['restaurant', 'currency'],
    'nkr',
    'restaurant.currency',
    "unknown currency 'nkr': a code of ISO 4217 is wanted, like 'nok'",
  ],
  [
    'more digits than the most',
    ['restaurant', 'minFractionDigits'],
    3,
    'restaurant.minFractionDigits',
    'minFractionDigits 3 is above maxFractionDigits 2',
  ],
  [
    'a place beyond the pole',
    ['restaurant', 'geolocation', 'latitude'],
    90.1,
    'restaurant.geolocation.latitude',
    'a latitude is a number from -90 to 90',
  ],
  [
    'a place beyond the date line',
    ['restaurant', 'geolocation', 'longitude'],
    -180.1,
    'restaurant.geolocation.longitude',
    'a longitude is a number from -180 to 180',
  ],
  [
    'a mail address nobody has',
    ['restaurant', 'restaurantEmail'],
    'hei(at)little.example',
    'restaurant.restaurantEmail',
    "'hei(at)little.example' is no mail address",
  ],
  [
    'a group that cannot be filled',
    ['partGroups', 'drink', 0, 'min'],
    3,
    'partGroups.drink[0].min',
    'min 3 cannot be reached, its options allow 2',
  ],
  [
    'a group with too many presets',
    ['partGroups', 'drink', 0, 'parts'],
    [
      { code: 'cola', quantity: 1 },
      { code: 'beer', quantity: 1 },
    ],
    'partGroups.drink[0].max',
    'its defaults take 2, above max 1',
  ],
  [
    'a removal in a group',
    ['partGroups', 'drink', 0, 'parts', 0, 'kind'],
    'without',
    'partGroups.drink[0].parts',
    'a group holds parts of kind option only',
  ],
]

test.each(OTHER_MISTAKES)('%s is told with its field', (_name, path, value, field, reason) => {
  const faults = faultsOf(writeCatalogue({ 'little.json': changed(path, value) }))
  expect(faults).toContainEqual(expect.objectContaining({ file: 'little.json', field, reason }))
})

test('a code used twice is told on the second product', () => {
  const source = changed(['products', 3, 'code'], 'cola')
  const [fault] = faultsOf(writeCatalogue({ 'little.json': source })).filter(({ field }) => field === 'code')
  expect(fault?.line).toBe(lineOf(source, '"price": 40', '"code": "cola"'))
})

test('text that is no JSON is told with its line', () => {
  expect(faultsOf(writeCatalogue({ 'little.json': '{\n  "restaurant": {\n    oops\n' }))).toEqual([
    expect.objectContaining({ file: 'little.json', line: 3, reason: expect.stringContaining('not JSON') }),
  ])
})

test.each([
  ['commas', 'code,name,price\nburger,Burger,159.5\n'],
  ['semicolons', 'code;name;price\r\nburger;Burger;159,5\r\n'],
  ['tabs', 'code\tname\nburger\tBurger\n'],
])('a table of %s that was saved as JSON is told as one', (_name, text) => {
  expect(faultsOf(writeCatalogue({ 'little.json': text }))).toEqual([
    { file: 'little.json', line: 1, field: '', reason: 'not JSON: it reads like a table (CSV)' },
  ])
})

test('every mistake of a folder is told in one pass, whatever kind it is of', () => {
  const source = changed(['restaurant', 'timeZone'], 'Europe/Olso') as {
    restaurant: object
    categories: { products: string[] }[]
    products: object[]
    outages: object[]
  }
  Object.assign(source.restaurant, { currency: 'nkr', phone: '1', restaurantEmail: 7 })
  Object.assign(source.products[0] ?? {}, { price: '159.5', imge: 'x', image: 'pictures/gone.webp' })
  Object.assign(source.products[1] ?? {}, { type: 'COMBI' })
  Object.assign(source.outages[0] ?? {}, { state: 'GONE', productCode: 'colla' })
  source.categories[0]?.products.push('burgr')
  const folder = writeCatalogue({
    'deployment.json': { ...DEPLOYMENT, currency: '€', fonts: 'x' },
    'parameters.json': [{ key: 'a' }],
    'little.json': source,
    'table.json': 'code,name\nburger,Burger\n',
  })
  const told = faultsOf(folder).map(({ file, product = '', field, reason }) =>
    [file, product, field, reason].filter((part) => part !== '').join(' '),
  )
  expect(told.toSorted()).toEqual(
    [
      'deployment.json currency a currency is three small letters, as in eur',
      'deployment.json fonts the field is not known',
      "little.json burger image the folder has no file 'pictures/gone.webp': put it there, or write the name as it is there, small and large letters too",
      "little.json burger imge the field is not known; did you mean 'image'?",
      'little.json burger price a price is 0 or more, with two decimals at most',
      "little.json categories[0].products[4] unknown product 'burgr'; did you mean 'burger'?",
      "little.json meal type 'COMBI' is none of COMBO, COUPON, REGULAR, OPTION; did you mean 'COMBO'?",
      "little.json outages[0].productCode unknown product 'colla'; did you mean 'cola'?",
      "little.json outages[0].state 'GONE' is none of DISABLED, UNAVAILABLE",
      "little.json restaurant.currency unknown currency 'nkr': a code of ISO 4217 is wanted, like 'nok'",
      'little.json restaurant.phone the field is not known',
      'little.json restaurant.restaurantEmail Expected a string, but received: 7',
      "little.json restaurant.timeZone unknown time zone 'Europe/Olso'; did you mean 'Europe/Oslo'?",
      'parameters.json [0].value the field is missing',
      'table.json not JSON: it reads like a table (CSV)',
    ].toSorted(),
  )
})

test('of a menu whose list of products is missing nothing is said to be unknown', () => {
  const { products: _products, ...source } = littleRestaurant()
  expect(faultsOf(writeCatalogue({ 'little.json': source })).map(({ reason }) => reason)).toEqual([
    'the field is missing',
  ])
})

test('a byte-order mark is told, and every other mistake of the file with it', () => {
  const text = `\uFEFF${jsonOf(changed(['restaurant', 'timeZone'], 'Mars'))}`
  expect(faultsOf(writeCatalogue({ 'little.json': text })).map(({ reason }) => reason)).toEqual([
    'the file begins with a byte-order mark: save it as UTF-8 without one',
    "unknown time zone 'Mars'",
  ])
})

test.each([
  ['the whole day, every day', ['00:00|00:00'], ['00:00|00:00']],
  ['one after the other', ['11:00|14:30', '14:30|16:00'], []],
  ['until the next ones begin', ['22:00|05:00'], ['05:00|10:00']],
])('hours may follow each other: %s', (_name, monday, tuesday) => {
  const source = changed(['restaurant', 'openingHours'], { monday, tuesday })
  expect(faultsOf(writeCatalogue({ 'little.json': source }))).toEqual([])
})

test('a product nobody can find and a language without texts are warned of', () => {
  const folder = writeCatalogue({
    'deployment.json': { ...DEPLOYMENT, languages: ['en', 'no', 'fi'] },
    'little.json': changed(['categories', 0, 'products'], ['burger', 'meal', 'beer']),
  })
  expect(loadCatalogue(folder).warnings).toEqual([
    expect.objectContaining({
      file: 'little.json',
      field: 'products',
      reason: "the menu has no text in 'fi'",
    }),
  ])
  const lonely = writeCatalogue({ 'little.json': changed(['categories', 0, 'products'], ['meal']) })
  expect(loadCatalogue(lonely).warnings).toEqual([])
})

test('a currency of the deployment that nobody takes is told', () => {
  const faults = faultsOf(writeCatalogue({ 'deployment.json': { ...DEPLOYMENT, currency: 'nkr' } }))
  expect(faults).toContainEqual(expect.objectContaining({ file: 'deployment.json', field: 'currency' }))
})

test('a picture of a host the deployment names is taken', () => {
  const folder = writeCatalogue({
    'deployment.json': { ...DEPLOYMENT, pictureHosts: ['images.example'] },
    'little.json': changed(['products', 0, 'image'], 'https://images.example/burger.webp'),
  })
  expect(faultsOf(folder)).toEqual([])
})

test('a folder that is not there is told', () => {
  expect(faultsOf('/nowhere/at/all')).toEqual([
    { file: '/nowhere/at/all', line: 1, field: '', reason: 'the folder is missing or unreadable' },
  ])
})

test('a text may lack a language that can fall back to English (S3.18)', () => {
  const deployment = { ...DEPLOYMENT, languages: ['en', 'no', 'fi'] }
  expect(faultsOf(writeCatalogue({ 'deployment.json': deployment }))).toEqual([])
})

test('a missing deployment file is told, and nothing that follows from it', () => {
  const folder = writeCatalogue()
  rmSync(join(folder, 'deployment.json'))
  expect(faultsOf(folder)).toEqual([
    { file: 'deployment.json', line: 1, field: '', reason: 'the file is missing or unreadable' },
  ])
})

test('a deployment without restaurants is told', () => {
  const folder = writeCatalogue()
  rmSync(join(folder, 'little.json'))
  expect(faultsOf(folder).map(({ reason }) => reason)).toEqual(['the folder holds no restaurant'])
})

test('two restaurants of one address are told', () => {
  const faults = faultsOf(writeCatalogue({ 'other.json': littleRestaurant() }))
  expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'other.json restaurant.id',
    'other.json restaurant.slug',
  ])
})

test('the message is one line a mistake', () => {
  const folder = writeCatalogue({ 'little.json': changed(['products', 0, 'price'], 0.001) })
  expect(() => loadCatalogue(folder)).toThrow(
    /^little\.json:\d+ product burger price: a price is 0 or more, with two decimals at most$/,
  )
})

function faultsOf(folder: string): readonly Fault[] {
  try {
    loadCatalogue(folder)
    return []
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    return error.faults
  }
}

/** The little restaurant with one value replaced, or left out when undefined. */
function changed(path: Path, value: unknown): unknown {
  const source: unknown = JSON.parse(jsonOf(littleRestaurant()))
  const last = path.at(-1) ?? ''
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], source)
  Object.assign(holder as object, { [last]: value })
  return source
}

function codeOf(source: unknown, index: number): string {
  return String((source as { products: { code: string }[] }).products[index]?.code)
}

function lineOf(source: unknown, after: string, text: string): number {
  const json = jsonOf(source)
  const position = json.indexOf(text, json.indexOf(after === 'products' ? '\n  "products"' : after))
  return json.slice(0, position).split('\n').length
}
