import { describe, expect, test } from 'vitest'
import type { Selection } from '#domain/basket/basket.ts'
import {
  isWorthTelling,
  chooseOnly,
  maximumOf,
  missingParts,
  needsCustomising,
  partAt,
  partPath,
  partsOf,
  quantityOf,
  setPartQuantity,
} from '#domain/catalogue/options.ts'
import type { Part } from '#domain/catalogue/product.ts'
import { refuse, succeed } from '#domain/verdict.ts'
import { aGroup, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const dips = aGroup(
  'dips',
  ['mayo', 'aioli', 'salsa'].map((code) => aPart({ code, maxQuantity: 2 })),
  {
    minQuantity: 1,
    maxQuantity: 3,
  },
)
const drink = aGroup('drink', [aPart({ code: 'cola', defaultQuantity: 1 }), aPart({ code: 'beer' })])
const cheese = aPart({
  code: 'cheese',
  kind: 'extra',
  defaultQuantity: 1,
  includedQuantity: 1,
  maxQuantity: 3,
})
const patty = aPart({
  code: 'patty',
  kind: 'regular',
  defaultQuantity: 1,
  includedQuantity: 1,
  minQuantity: 1,
  maxQuantity: 2,
  parts: [cheese, aGroup('roast', [aPart({ code: 'rare' }), aPart({ code: 'done' })])],
})
const onion = aPart({ code: 'onion', kind: 'without' })
const meal = aProduct({ code: 'meal', parts: [patty, dips, drink, onion] })

describe('a part', () => {
  test('is found by its parents and its own code (S3.23)', () => {
    const rare = partAt(meal, 'patty/roast/rare')
    expect(rare && partPath(rare)).toBe('patty/roast/rare')
  })

  test('that is not there is not found', () => {
    expect(partAt(meal, 'rare')).toBeUndefined()
  })
})

describe('the default of an option', () => {
  const only = aPart({ code: 'only' })
  test.each<[string, Part, number]>([
    ['that must be taken exactly once is 1', aPart({ minQuantity: 1, maxQuantity: 1 }), 1],
    ['that may be left is 0', aPart({ minQuantity: 0, maxQuantity: 1 }), 0],
    ['that may be taken twice is 0', aPart({ minQuantity: 1, maxQuantity: 2 }), 0],
    ['group with one option and exactly one to take is 1', aGroup('group', [only]), 1],
    ['group with two options is 0', aGroup('group', [only, aPart({ code: 'other' })]), 0],
    ['group with one option that may be left is 0', aGroup('group', [only], { minQuantity: 0 }), 0],
    ['with a default in the catalogue is that', aPart({ defaultQuantity: 2, maxQuantity: 3 }), 2],
  ])('%s (S5.44)', (_name, part, expected) => {
    expect(quantityOf(part, {})).toBe(expected)
  })

  test('alone among options that each say exactly one is not taken (S5.44)', () => {
    const exact = { minQuantity: 1, maxQuantity: 1 }
    const group = aGroup('group', [aPart({ code: 'one', ...exact }), aPart({ code: 'two', ...exact })])
    expect(quantityOf(group, {})).toBe(0)
  })

  test('is no default of an extra (S5.44)', () => {
    expect(quantityOf(aPart({ kind: 'extra', minQuantity: 1, maxQuantity: 1 }), {})).toBe(0)
  })
})

describe('the maximum of an option', () => {
  test.each<[string, Selection, string, number]>([
    ['its own while the group has room', {}, 'dips/mayo', 2],
    ['its own when one of three is taken', { 'dips/aioli': 1 }, 'dips/mayo', 2],
    ['what siblings left', { 'dips/aioli': 2 }, 'dips/mayo', 1],
    ['nothing once siblings took all', { 'dips/aioli': 2, 'dips/salsa': 1 }, 'dips/mayo', 0],
    ['not reduced by its own quantity', { 'dips/mayo': 2 }, 'dips/mayo', 2],
    ['its own outside a group', {}, 'patty/cheese', 3],
    ['nothing where there is no such part', {}, 'dips/truffle', 0],
  ])('is %s (S5.41)', (_name, selection, path, expected) => {
    expect(maximumOf(meal, selection, path)).toBe(expected)
  })

  test('is reduced through groups within groups (S5.41)', () => {
    const sizes = (code: string): Part =>
      aGroup(code, [aPart({ code: 'small' }), aPart({ code: 'large' })], { minQuantity: 0 })
    const product = aProduct({ parts: [aGroup('drink', [sizes('cola'), sizes('fanta')])] })
    expect(maximumOf(product, { 'drink/fanta/small': 1 }, 'drink/cola/large')).toBe(0)
  })
})

describe('setting a quantity', () => {
  test.each<[string, Selection, string, number, ReturnType<typeof setPartQuantity>]>([
    ['up to the maximum', {}, 'patty/cheese', 3, succeed({ 'patty/cheese': 3 })],
    ['above the maximum', {}, 'patty/cheese', 4, refuse('part.maxReached')],
    ['down to the minimum', { patty: 2 }, 'patty', 1, succeed({})],
    ['below the minimum', {}, 'patty', 0, refuse('part.minReached')],
    ['below nothing', {}, 'onion', -1, refuse('part.minReached')],
    [
      'up to what siblings left',
      { 'dips/aioli': 2 },
      'dips/mayo',
      1,
      succeed({ 'dips/aioli': 2, 'dips/mayo': 1 }),
    ],
    ['above what siblings left', { 'dips/aioli': 2 }, 'dips/mayo', 2, refuse('part.optionsMaxReached')],
    ['back to the default', { 'patty/cheese': 3 }, 'patty/cheese', 1, succeed({})],
    ['of a group', {}, 'dips', 1, refuse('part.unknown')],
    ['of a part that is not there', {}, 'truffle', 1, refuse('part.unknown')],
    ['to half a piece', {}, 'onion', 0.5, refuse('line.invalidQuantity')],
  ])('%s (S5.40)', (_name, selection, path, quantity, expected) => {
    expect(setPartQuantity(meal, selection, path, quantity)).toEqual(expected)
  })

  test('of an option with a minimum of its own can leave it out (S5.40)', () => {
    const mayo = aPart({ code: 'mayo', minQuantity: 2, maxQuantity: 2 })
    const product = aProduct({ parts: [aGroup('dips', [mayo], { minQuantity: 0, maxQuantity: 2 })] })
    expect(setPartQuantity(product, { 'dips/mayo': 2 }, 'dips/mayo', 0)).toEqual(succeed({}))
  })
})

describe('choosing one option', () => {
  test.each<[string, Selection, string, ReturnType<typeof chooseOnly>]>([
    ['drops the default', {}, 'drink/beer', succeed({ 'drink/cola': 0, 'drink/beer': 1 })],
    ['goes back to the default', { 'drink/cola': 0, 'drink/beer': 1 }, 'drink/cola', succeed({})],
    [
      'leaves other groups alone',
      { 'dips/mayo': 1 },
      'patty/roast/rare',
      succeed({ 'dips/mayo': 1, 'patty/roast/rare': 1 }),
    ],
    ['takes a part outside a group once', {}, 'onion', succeed({ onion: 1 })],
    ['refuses a group', {}, 'drink', refuse('part.unknown')],
    ['refuses what is not there', {}, 'drink/wine', refuse('part.unknown')],
  ])('%s (S5.40)', (_name, selection, path, expected) => {
    expect(chooseOnly(meal, selection, path)).toEqual(expected)
  })

  test('drops what another group within the same choice took (S5.41)', () => {
    const sizes = (code: string): Part => aGroup(code, [aPart({ code: 'small' })], { minQuantity: 0 })
    const product = aProduct({ parts: [aGroup('drink', [sizes('cola'), sizes('fanta')])] })
    expect(chooseOnly(product, { 'drink/fanta/small': 1 }, 'drink/cola/small')).toEqual(
      succeed({ 'drink/cola/small': 1 }),
    )
  })
})

describe('what is missing', () => {
  test.each<[string, Selection, readonly string[]]>([
    ['each group below its minimum', {}, ['patty/roast', 'dips']],
    ['not a group at its minimum', { 'dips/mayo': 1 }, ['patty/roast']],
    ['nothing below a part that was left out', { patty: 0, 'dips/mayo': 1 }, ['patty']],
    ['a group emptied of its default', { 'drink/cola': 0, 'dips/mayo': 1, 'patty/roast/rare': 1 }, ['drink']],
    ['nothing once all is chosen', { 'dips/mayo': 1, 'patty/roast/rare': 1 }, []],
  ])('is %s (S3.31, S5.37)', (_name, selection, expected) => {
    expect(missingParts(meal, selection).map(({ path }) => path)).toEqual(expected)
  })

  test('says how many are there and how many there must be (S3.31)', () => {
    expect(missingParts(meal, {})[1]).toEqual({
      path: 'dips',
      code: 'dips',
      name: { plain: 'dips', byLanguage: {} },
      quantity: 0,
      minQuantity: 1,
      maxQuantity: 3,
      parentArray: [],
    })
  })

  test('is an option taken fewer times than it has to be, once it is taken (S5.37)', () => {
    const mayo = aPart({ code: 'mayo', minQuantity: 2, maxQuantity: 3 })
    const product = aProduct({ parts: [aGroup('dips', [mayo], { minQuantity: 0, maxQuantity: 3 })] })
    const missing = [{}, { 'dips/mayo': 1 }, { 'dips/mayo': 2 }].map(
      (chosen) => missingParts(product, chosen).length,
    )
    expect(missing).toEqual([0, 1, 0])
  })

  test.each([
    [true, 'with a choice to make', meal],
    [false, 'whose only choice has a default', aProduct({ parts: [drink] })],
    [false, 'without parts', aProduct()],
  ])('is %s of a product %s (S5.43)', (expected, _name, product) => {
    expect(needsCustomising(product)).toBe(expected)
  })
})

describe('the parts of a piece', () => {
  const toldOf = (selection: Selection) =>
    partsOf(meal, selection)
      .filter(isWorthTelling)
      .map(({ path }) => path)
  const chosen: Selection = { 'drink/cola': 0, 'drink/beer': 1, 'patty/cheese': 0, onion: 1 }

  test('are those that are there, and those that would be by default (S3.35)', () => {
    expect(partsOf(meal, chosen).map(({ path, quantity }) => `${quantity} ${path}`)).toEqual([
      '1 patty',
      '0 patty/cheese',
      '0 drink/cola',
      '1 drink/beer',
      '1 onion',
    ])
  })

  test('tell it from a plain one by options, extras, removals and changed components (S3.30)', () => {
    expect(toldOf(chosen)).toEqual(['patty/cheese', 'drink/beer', 'onion'])
  })

  test.each([
    [0, true],
    [1, false],
    [2, true],
  ])('that are extras are told at %i of 1 included: %s (S3.30)', (quantity, isTold) => {
    expect(toldOf({ 'patty/cheese': quantity }).includes('patty/cheese')).toBe(isTold)
  })
})
