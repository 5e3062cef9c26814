import { expect, test } from 'vitest'
import {
  allergenAnswer,
  allergensAsChosen,
  allergensAsOrdered,
  avoidedAllergens,
  avoidedAsChosen,
  isUnmarked,
  markedAllergens,
} from '#domain/catalogue/marked-allergens.ts'
import { partPath } from '#domain/catalogue/options.ts'
import type { Allergen, Part, PartKind, Product } from '#domain/catalogue/product.ts'
import type { OrderedItem } from '#domain/orders/order.ts'
import { aGroup, aPart, aProduct } from '#tests/support/builders/catalogue.ts'
import { anOrderedItem } from '#tests/support/builders/order.ts'

test.each<readonly [string, Product, readonly Allergen[], readonly Allergen[]]>([
  ['nothing marked', product([]), [], []],
  ['what is marked on it', product(['milk', 'gluten']), ['gluten', 'milk'], []],
  ['each once', product(['milk'], part(['milk'], 'without')), ['milk'], []],
  ['what comes on it and can be left out', product([], part(['mustard'], 'without')), ['mustard'], []],
  ['what it is made of', product([], part(['eggs'], 'regular', 1)), ['eggs'], []],
  ['an extra that comes on it', product([], part(['milk'], 'extra', 1)), ['milk'], []],
  ['an extra to be chosen', product(['gluten'], part(['milk'], 'extra')), ['gluten'], ['milk']],
  ['an extra with what is in it anyway', product(['milk'], part(['milk'], 'extra')), ['milk'], []],
  [
    'what is chosen of a group unless told otherwise',
    product([], aGroup('bun', [part(['gluten'], 'option', 1), part(['soy'])])),
    ['gluten'],
    ['soy'],
  ],
  [
    'what stands below an extra to be chosen',
    product([], { ...part(['soy'], 'extra'), parts: [part(['fish'], 'without')] }),
    [],
    ['soy', 'fish'],
  ],
])('%s', (_, given, contains, choosable) => {
  expect(markedAllergens(given)).toEqual({ contains, choosable })
})

test.each<readonly [readonly Allergen[], readonly Allergen[], readonly Allergen[]]>([
  [['milk'], ['milk'], ['milk']],
  [['milk'], ['eggs'], []],
  [[], ['eggs'], []],
  [['wheat'], ['gluten'], ['wheat']],
  [['gluten', 'rye'], ['gluten'], ['gluten', 'rye']],
  [['gluten'], ['wheat'], []],
  [['buckwheat'], ['gluten'], []],
  [
    ['cashews', 'peanuts'],
    ['tree_nuts', 'peanuts'],
    ['peanuts', 'cashews'],
  ],
  [['tree_nuts'], ['almonds'], []],
])('of a product marked with %j and asked for %j, %j is found', (marked, asked, found) => {
  expect(allergenAnswer(product(marked), asked)).toEqual({
    found,
    contains: markedAllergens(product(marked)).contains,
    choosable: [],
  })
})

test.each<readonly [string, Product, readonly Allergen[], readonly Allergen[], readonly Allergen[]]>([
  ['of what is marked, only what is avoided', product(['milk', 'eggs']), ['milk'], ['milk'], []],
  ['nothing where nothing is avoided', product(['milk']), [], [], []],
  ['nothing where nothing is marked', product([]), ['milk'], [], []],
  ['the kinds of it', product(['almonds', 'milk']), ['tree_nuts'], ['almonds'], []],
  ['what it may be a kind of', product(['tree_nuts']), ['almonds'], ['tree_nuts'], []],
  ['no other kind of it', product(['rye']), ['wheat'], [], []],
  ['what is in a meal', product([], part(['milk'], 'regular', 1)), ['milk'], ['milk'], []],
  ['what comes on it and can be left out', product([], part(['milk'], 'without')), ['milk'], ['milk'], []],
  ['an extra that can be chosen', product(['eggs'], part(['milk'], 'extra')), ['milk'], [], ['milk']],
])('a customer is warned of %s', (_, given, avoided, contains, choosable) => {
  expect(avoidedAllergens(given, avoided)).toEqual({ contains, choosable })
})

test('of a product as it was chosen the warning is of what was chosen, and the rest can be chosen', () => {
  const cheese = { ...part(['milk'], 'extra'), maxQuantity: 2 }
  const burger = product(['eggs'], cheese, aGroup('bun', [part(['gluten'], 'option', 1)]))
  const avoided = ['milk', 'gluten'] as const
  expect(avoidedAsChosen(burger, {}, avoided)).toEqual({ contains: ['gluten'], choosable: ['milk'] })
  expect(avoidedAsChosen(burger, { [partPath(cheese)]: 1 }, avoided)).toEqual({
    contains: ['gluten', 'milk'],
    choosable: [],
  })
})

test('there is no answer that says that a product is free from something', () => {
  expect(Object.keys(allergenAnswer(product([]), ['milk'])).toSorted()).toEqual([
    'choosable',
    'contains',
    'found',
  ])
})

test.each<readonly [string, Product, boolean]>([
  ['with nothing marked', product([]), true],
  ['marked with a kind of it', product(['barley']), false],
  ['with an extra marked with it', product([], part(['gluten'], 'extra')), true],
  ['whose usual bun is marked with it', product([], aGroup('bun', [part(['gluten'], 'option', 1)])), false],
  [
    'whose every choice is marked with it',
    product([], aGroup('bun', [part(['gluten']), part(['rye'])])),
    false,
  ],
  ['with one choice that is not', product([], aGroup('bun', [part(['gluten']), part(['soy'])])), true],
  [
    'with choices nobody has to make',
    product([], aGroup('dip', [part(['gluten'])], { minQuantity: 0 })),
    true,
  ],
])('a product %s is listed among those not marked with gluten: %s', (_, given, isListed) => {
  expect(isUnmarked(given, ['gluten'])).toBe(isListed)
})

test('what is marked on a product as it was chosen counts its parts, what was left out too, each once, as listed (S3.53)', () => {
  const cheese = { ...part(['milk'], 'extra'), maxQuantity: 2 }
  const onion = part(['celery'], 'without')
  const meal = product(
    ['eggs', 'gluten'],
    cheese,
    onion,
    part(['eggs', 'fish'], 'regular', 1),
    aGroup('bun', [part(['soy'], 'option', 1)]),
  )
  expect(allergensAsChosen(meal, {})).toEqual(['gluten', 'soy', 'eggs', 'celery', 'fish'])
  expect(allergensAsChosen(meal, { [partPath(cheese)]: 1 })).toContain('milk')
  expect(allergensAsChosen(meal, { [partPath(onion)]: 1 })).toContain('celery')
})

test('of an item of an order it counts what was taken and what was left out, however deep, and nothing else (S3.36, S3.53)', () => {
  const marked = (code: Allergen, over: Partial<OrderedItem> = {}) => {
    const item = anOrderedItem(over)
    return {
      ...item,
      snapshot: { ...item.snapshot, metadata: { ...item.snapshot.metadata, allergens: [code] } },
    }
  }
  const meal = marked('milk', {
    children: [
      marked('eggs', { quantity: 0, kind: 'without' }),
      marked('soy', { quantity: 0, kind: 'extra' }),
      marked('gluten', { children: [marked('fish', { quantity: 2 })] }),
    ],
  })
  expect(allergensAsOrdered(meal)).toEqual(['gluten', 'milk', 'eggs', 'fish'])
})

function product(allergens: readonly Allergen[], ...parts: readonly Part[]): Product {
  const made = aProduct()
  return { ...made, metadata: { ...made.metadata, allergens }, parts }
}

function part(allergens: readonly Allergen[], kind: PartKind = 'option', defaultQuantity = 0): Part {
  const made = aPart({ code: `${kind}-${allergens.join('-')}`, kind, defaultQuantity })
  return { ...made, product: { ...made.product, metadata: { ...made.product.metadata, allergens } } }
}
