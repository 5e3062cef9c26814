import { expect, test } from 'vitest'
import type { Selection } from '#domain/basket/basket.ts'
import { listedProducts } from '#domain/catalogue/availability.ts'
import type { SaleTerms } from '#domain/catalogue/availability.ts'
import { isGroup, missingParts, partPath } from '#domain/catalogue/options.ts'
import type { Part, Product } from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import { distanceKm } from '#domain/restaurant/distance.ts'
import { isOpen } from '#domain/restaurant/opening-hours.ts'
import { at } from '#tests/support/at.ts'
import { shipped } from '#tests/support/shipped.ts'

const { deployment, restaurants, parameters } = shipped()
const products = restaurants.flatMap(({ menus }) => Object.values(menus.EATIN.products))
const sold = products.filter(({ type }) => type !== 'COUPON')
const names = restaurants.map(({ restaurant }) => restaurant.name)

test('the deployment speaks English and Norwegian, Norwegian first, and is priced in kroner (S1.3, S1.43, S9.30, S9.32)', () => {
  expect(deployment).toMatchObject({
    languages: ['en', 'no'],
    defaultLanguage: 'no',
    currency: 'nok',
    country: 'NO',
  })
})

test('at least 8 restaurants sell at least 300 products', () => {
  expect(restaurants.length).toBeGreaterThanOrEqual(8)
  expect(sold.length).toBeGreaterThanOrEqual(320)
})

test('its map begins over the airport, near enough to tell streets (S9.33)', () => {
  const { start, zoom } = deployment
  expect({ start, zoom }).toEqual({ start: { latitude: 60.194255, longitude: 11.0990202 }, zoom: 14 })
})

test('every restaurant lies within the search radius of the start, which is 15 km (S9.20, S9.33)', () => {
  expect(deployment.searchRadiusKm).toBe(15)
  const far = restaurants.filter(
    ({ restaurant }) => distanceKm(restaurant.geolocation, deployment.start) > deployment.searchRadiusKm,
  )
  expect(far).toEqual([])
})

test.each(restaurants)(
  'every category of $restaurant.name offers something to eat in (S2.19)',
  ({ restaurant, menus }) => {
    const saleTerms: SaleTerms = {
      mode: 'EATIN',
      outages: restaurant.outageProducts,
      flags: deployment.flags,
    }
    const empty = menus.EATIN.categories.filter((category) =>
      listedProducts(menus.EATIN, category, saleTerms).every((group) => group.products.length === 0),
    )
    expect(empty).toEqual([])
  },
)

test.each(restaurants)('everything $restaurant.name sells stands in a category', ({ menus }) => {
  const listed = new Set(JSON.stringify(menus.EATIN.categories).match(/(?<="code":")[^"]+/g))
  const lost = Object.values(menus.EATIN.products).filter(
    ({ code, type }) => type !== 'COUPON' && !listed.has(code),
  )
  expect(lost.map(({ code }) => code)).toEqual([])
})

test('every text is there in both languages (S3.17)', () => {
  const texts = products.flatMap((product) => [
    product.name,
    product.description,
    ...partNames(product.parts),
  ])
  expect(texts.filter(isIncomplete)).toEqual([])
})

test('a group is named by a noun, which stands after "Still to choose:" too', () => {
  const groups = products
    .flatMap(({ parts }) => groupsOf(parts))
    .map(({ product }) => product.name.byLanguage)
  const acts = groups.filter(
    ({ en = '', no = '' }) => /^(choose|pick)\b|\?$/i.test(en) || /^velg\b|\?$/i.test(no),
  )
  expect(acts).toEqual([])
})

test.each(sold.filter(({ type }) => type === 'COMBO'))(
  'the combo $name.byLanguage.en can be completed at its price (S5.58)',
  (combo) => {
    const chosen = completed(combo)
    expect(missingParts(combo, chosen)).toEqual([])
    expect(unitPriceOf(combo, chosen)).toBe(combo.price.defaultUnitPrice)
  },
)

test('every product can be completed by choosing', () => {
  expect(sold.filter((product) => missingParts(product, completed(product)).length > 0)).toEqual([])
})

test('a dearer choice raises what the showcase meal costs (S5.58)', () => {
  const meal = found('1201')
  const chosen = { ...completed(meal), 'side/1301': 0, 'side/1303': 1 }
  expect(unitPriceOf(meal, chosen) - meal.price.defaultUnitPrice).toBe(1500)
})

test.each(['2026-11-24 03:30', '2026-11-24 12:00', '2026-11-29 23:45'])(
  'two kitchens are open at %s',
  (clock) => {
    const now = at(clock, 'Europe/Oslo')
    const open = restaurants.filter(
      ({ restaurant }) => isOpen(restaurant, now) && restaurant.settings.ordersEnabled,
    )
    expect(open.map(({ restaurant }) => restaurant.slug)).toEqual(
      expect.arrayContaining(['brygga-burger', 'gronn-bolge']),
    )
  },
)

test('there are hours of every kind, a code, a closed counter and a delivery link (S3.5, S1.14, S3.9)', () => {
  const days = (of: (typeof restaurants)[number]) => of.restaurant.openingHours
  const having = (holds: (of: (typeof restaurants)[number]) => boolean) => restaurants.filter(holds).length
  expect({
    pastMidnight: having((each) => days(each).some(({ value }) => value.endsWith('|03:00'))),
    closedSundays: having((each) => days(each).every(({ name }) => name !== 'sunday')),
    twoIntervals: having((each) => days(each).filter(({ name }) => name === 'monday').length === 2),
    code: having(({ authenticationCode }) => authenticationCode === '1234'),
    disabled: having(({ restaurant }) => !restaurant.settings.ordersEnabled),
    threeLinks: having(({ restaurant }) => restaurant.links.length === 3),
  }).toEqual({ pastMidnight: 1, closedSundays: 1, twoIntervals: 1, code: 1, disabled: 1, threeLinks: 1 })
})

test('there is something of every kind to try a rule on', () => {
  const having = (holds: (product: Product) => boolean) => products.some(holds)
  const outages = restaurants.flatMap(({ restaurant }) => restaurant.outageProducts.map(({ state }) => state))
  expect({
    eatInOnly: having(({ customParams }) => customParams.service === '1'),
    takeOutOnly: having(({ customParams }) => customParams.service === '2'),
    strong: having(({ metadata }) => metadata.alcoholByVolume >= 1),
    weak: having(({ metadata }) => metadata.alcoholByVolume > 0 && metadata.alcoholByVolume < 1),
    orderCoupon: having(({ customParams }) => customParams.coupon?.type === 'ORDER'),
    itemCoupon: having(({ customParams }) => customParams.coupon?.type === 'ITEM'),
    mealSize: having(({ dimensions }) => dimensions.some(({ dimensionChar }) => dimensionChar === 'L')),
    includedExtra: having(({ parts }) =>
      parts.some(({ kind, includedQuantity }) => kind === 'extra' && includedQuantity > 0),
    ),
    removal: having(({ parts }) => parts.some(({ kind }) => kind === 'without')),
    nutrition: having(({ metadata }) => metadata.nutritionalInfo.length === 8),
    disabledOutage: outages.includes('DISABLED'),
    outage: outages.includes('UNAVAILABLE'),
  }).not.toContain(false)
})

test('what is served as it comes names every allergen of its parts (S3.21)', () => {
  const untold = sold.flatMap((product) => {
    const told = product.metadata.allergens
    return servedParts(product.parts)
      .flatMap((part) => part.product.metadata.allergens)
      .filter((allergen) => !told.includes(allergen))
      .map((allergen) => `${product.name.plain}: ${allergen}`)
  })
  expect(untold).toEqual([])
})

test.each([
  ['vegan', ['milk', 'eggs', 'fish', 'shellfish', 'molluscs']],
  ['vegetarian', ['fish', 'shellfish', 'molluscs']],
])('nothing tagged %s holds one of %j', (tag, allergens) => {
  const wrong = sold.filter(
    ({ tags, metadata }) => tags.includes(tag) && metadata.allergens.some((each) => allergens.includes(each)),
  )
  expect(wrong.map(({ name }) => name.plain)).toEqual([])
})

test('alcohol is never tagged for a discount', () => {
  const tagged = sold.filter(
    ({ tags, metadata }) => tags.includes('Discount_Allowed') && metadata.alcoholByVolume > 0.7,
  )
  expect(tagged).toEqual([])
})

test('names of restaurants and system parameters are there once', () => {
  const keys = parameters.map(({ key }) => key)
  expect([new Set(names).size, new Set(keys).size]).toEqual([names.length, keys.length])
})

function groupsOf(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => [...(isGroup(part) ? [part] : []), ...groupsOf(part.parts)])
}

/** Takes the first options of each group that still needs some. */
function completed(product: Product): Selection {
  const selection: Record<string, number> = {}
  for (
    let missing = missingParts(product, selection);
    missing.length > 0;
    missing = missingParts(product, selection)
  ) {
    const before = Object.keys(selection).length
    for (const { path, quantity, minQuantity } of missing)
      take(product.parts, path, minQuantity - quantity, selection)
    if (Object.keys(selection).length === before) break
  }
  return selection
}

function take(parts: readonly Part[], path: string, wanted: number, selection: Record<string, number>): void {
  for (const part of parts) {
    if (partPath(part) !== path || !isGroup(part)) take(part.parts, path, wanted, selection)
    else
      for (const option of part.parts.slice(0, Math.max(0, wanted)))
        selection[partPath(option)] = Math.min(option.maxQuantity, 1)
  }
}

/** Parts that are there unless the customer changes something; what can be taken away is there too. */
function servedParts(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => {
    const isServed = part.kind === 'without' || part.defaultQuantity > 0
    if (!isServed) return []
    return isGroup(part) ? servedParts(part.parts) : [part, ...servedParts(part.parts)]
  })
}

function partNames(parts: readonly Part[]): readonly Translated[] {
  return parts.flatMap((part) => [part.product.name, ...partNames(part.parts)])
}

function isIncomplete({ byLanguage }: Translated): boolean {
  return deployment.languages.some((language) => (byLanguage[language] ?? '').trim() === '')
}

function found(code: string): Product {
  const product = products.find((each) => each.code === code)
  if (product === undefined) throw new Error(`no product ${code}`)
  return product
}
