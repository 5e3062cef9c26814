import { describe, expect, test } from 'vitest'
import type { Selection } from '#domain/basket/basket.ts'
import { swapForMeal } from '#domain/basket/swap-for-meal.ts'
import type { Allergen, Part, Product } from '#domain/catalogue/product.ts'
import { soldNow } from '#domain/catalogue/availability.ts'
import { barredParts, missingParts } from '#domain/catalogue/options.ts'
import { id } from '#domain/ids.ts'
import { aLine, aShelf } from '#tests/support/builders/basket.ts'
import {
  aGroup,
  aPart,
  aPrice,
  aProduct,
  aTax,
  type PartOverrides,
} from '#tests/support/builders/catalogue.ts'

const SIZE = aGroup('size', [
  aPart({ code: 'single', defaultQuantity: 1 }),
  aPart({ code: 'double', price: aPrice(4_000) }),
])
const BUN = aGroup('bun', [
  aPartOf(['gluten', 'eggs'], { code: 'brioche', defaultQuantity: 1 }),
  aPartOf(['eggs'], { code: 'gluten-free-bun', price: aPrice(1_500) }),
])
const CHEDDAR = aPartOf(['milk'], { code: 'cheddar', kind: 'extra', maxQuantity: 2, price: aPrice(2_000) })
const ONION = aPart({ code: 'onion', kind: 'without' })
const MUSTARD = aPartOf(['mustard'], { code: 'mustard', kind: 'without' })
const ALL = [SIZE, BUN, CHEDDAR, ONION, MUSTARD]
const DRINK = aGroup('drink', [aPart({ code: 'cola' }), aPart({ code: 'shake', price: aPrice(3_900) })])
const CHOSEN: Selection = {
  'size/single': 0,
  'size/double': 1,
  'bun/brioche': 0,
  'bun/gluten-free-bun': 1,
  cheddar: 1,
  onion: 1,
  mustard: 1,
}

const burger = burgerOf(ALL)

describe('a burger of 149 made a meal of 239', () => {
  test('keeps all that was chosen, and costs what that costs (S2.116)', () => {
    const line = aLine({ product: burger, selection: CHOSEN, quantity: 2 })
    const swap = swapForMeal(line, burger, mealWith(ALL))
    expect(swap.selection).toEqual(below('burger', CHOSEN))
    expect(swap.lost).toEqual([])
    expect([line.unitPrice, swap.difference]).toEqual([22_400, 18_000])
  })

  test('leaves what only the meal has to be chosen', () => {
    const meal = mealWith(ALL)
    const { selection } = swapForMeal(aLine({ product: burger, selection: CHOSEN }), burger, meal)
    expect(missingParts(meal, selection).map(({ path }) => path)).toEqual(['drink'])
  })

  test('of a plain burger is a plain meal', () => {
    const swap = swapForMeal(aLine({ product: burger }), burger, mealWith(ALL))
    expect(swap).toEqual({ selection: {}, lost: [], difference: 9_000 })
  })

  test('keeps what a burger has by default where the meal begins with something else', () => {
    const otherBun = aGroup('bun', [
      aPart({ code: 'brioche' }),
      aPart({ code: 'gluten-free-bun', defaultQuantity: 1 }),
    ])
    const swap = swapForMeal(aLine({ product: burger }), burger, mealWith([SIZE, otherBun]))
    expect(swap.selection).toEqual({ 'burger/bun/brioche': 1, 'burger/bun/gluten-free-bun': 0 })
    expect(swap.lost).toEqual([])
  })

  test('is taxed as the meal is', () => {
    const meal = { ...mealWith(ALL), tax: aTax({ isIncludedInPrice: false }) }
    expect(swapForMeal(aLine({ product: burger }), burger, meal).difference).toBe(23_900 * 1.25 - 14_900)
  })
})

describe('where the meal has no place for a choice', () => {
  test.each<[string, Selection, readonly Part[], object]>([
    [
      'an extra, it is lost and brings nothing with it',
      { cheddar: 2 },
      [SIZE, BUN],
      { kind: 'extra', name: 'cheddar', quantity: 2, instead: [], allergens: [] },
    ],
    [
      'as many of an extra, only the others are lost',
      { cheddar: 2 },
      [SIZE, BUN, { ...CHEDDAR, maxQuantity: 1 }],
      { kind: 'extra', name: 'cheddar', quantity: 1, instead: [], allergens: [] },
    ],
    [
      'an option of a group, what stands there instead is named with its allergens',
      { 'bun/brioche': 0, 'bun/gluten-free-bun': 1 },
      [SIZE, aGroup('bun', [aPartOf(['gluten', 'eggs'], { code: 'brioche', defaultQuantity: 1 })])],
      { kind: 'option', name: 'gluten-free-bun', quantity: 1, instead: ['brioche'], allergens: ['gluten'] },
    ],
    [
      'the group at all, it is as the plain burger is',
      { 'bun/brioche': 0, 'bun/gluten-free-bun': 1 },
      [SIZE],
      { kind: 'option', name: 'gluten-free-bun', quantity: 1, instead: ['brioche'], allergens: ['gluten'] },
    ],
    [
      'something left out, it is in again, with its allergens',
      { mustard: 1 },
      [SIZE, BUN, CHEDDAR],
      { kind: 'without', name: 'mustard', quantity: 1, instead: [], allergens: ['mustard'] },
    ],
  ])('for %s', (_what, selection, parts, lost) => {
    const swap = swapForMeal(aLine({ product: burger, selection }), burger, mealWith(parts))
    expect(swap.lost.map(told)).toEqual([lost])
  })

  test('an extra that comes with the burger and was taken off comes back with its allergens', () => {
    const included = aPartOf(['milk'], {
      code: 'cheddar',
      kind: 'extra',
      defaultQuantity: 1,
      includedQuantity: 1,
    })
    const cheeseburger = burgerOf([included])
    const line = aLine({ product: cheeseburger, selection: { cheddar: 0 } })
    const swap = swapForMeal(line, cheeseburger, mealWith([{ ...included, minQuantity: 1 }]))
    expect(swap.lost.map(told)).toEqual([
      { kind: 'without', name: 'cheddar', quantity: 1, instead: [], allergens: ['milk'] },
    ])
  })

  test('what was passed over is not told as lost', () => {
    expect(swapForMeal(aLine({ product: burger }), burger, mealWith([])).lost).toEqual([])
  })
})

describe('a meal that is made otherwise', () => {
  test('keeps a choice among its own parts where the burger is none of them', () => {
    const meal = aProduct({ code: 'meal', parts: [BUN, ONION, DRINK] })
    const selection = { 'bun/brioche': 0, 'bun/gluten-free-bun': 1, onion: 1 }
    const swap = swapForMeal(aLine({ product: burger, selection }), burger, meal)
    expect(swap.selection).toEqual(selection)
    expect(swap.lost).toEqual([])
  })

  test('keeps a choice that stands in another group, by its code', () => {
    const bread = aGroup('bread', [
      aPart({ code: 'brioche', defaultQuantity: 1 }),
      aPart({ code: 'gluten-free-bun' }),
    ])
    const selection = { 'bun/brioche': 0, 'bun/gluten-free-bun': 1 }
    const swap = swapForMeal(aLine({ product: burger, selection }), burger, mealWith([bread]))
    expect(swap.selection).toEqual({ 'burger/bread/brioche': 0, 'burger/bread/gluten-free-bun': 1 })
  })

  test('takes the burger where it is one of its mains, as it comes', () => {
    const mains = aGroup('main', [aPart({ code: 'nuggets' }), aPart({ code: 'burger' })])
    const meal = aProduct({ code: 'meal', parts: [mains, DRINK] })
    const swap = swapForMeal(aLine({ product: burger, selection: { onion: 1 } }), burger, meal)
    expect(swap.selection).toEqual({ 'main/burger': 1 })
    expect(swap.lost.map(told)).toMatchObject([{ kind: 'without', name: 'onion' }])
  })
})

describe('a meal of which something is sold out (S4.69)', () => {
  const outages = ['gluten-free-bun', 'cola'].map((code) => ({
    productCode: id<never>(code),
    state: 'UNAVAILABLE' as const,
  }))
  const drink = aGroup('drink', [aPart({ code: 'cola', defaultQuantity: 1 }), aPart({ code: 'shake' })])
  const whole = mealWith(ALL)
  const meal = soldNow({ ...whole, parts: [...whole.parts.slice(0, 1), drink] }, aShelf({ outages }))
  const swap = swapForMeal(aLine({ product: burger, selection: CHOSEN }), burger, meal)

  test('takes nothing over that it cannot have, and says so', () => {
    expect(barredParts(meal, swap.selection)).toEqual([])
    expect(swap.lost.map(told)).toMatchObject([{ name: 'gluten-free-bun', instead: ['brioche'] }])
  })

  test('begins without the drink it usually begins with', () => {
    expect(missingParts(meal, swap.selection).map(({ path }) => path)).toEqual(['drink'])
  })
})

function aPartOf(allergens: readonly Allergen[], overrides: PartOverrides): Part {
  const part = aPart(overrides)
  return { ...part, product: { ...part.product, metadata: { ...part.product.metadata, allergens } } }
}

function burgerOf(parts: readonly Part[]): Product {
  return aProduct({ code: 'burger', price: aPrice(14_900), parts })
}

/** A meal of 239 with the burger as its component, which has these parts, and a drink to choose. */
function mealWith(parts: readonly Part[]): Product {
  const component = aPart({
    code: 'burger',
    kind: 'regular',
    defaultQuantity: 1,
    minQuantity: 1,
    includedQuantity: 1,
    price: aPrice(23_900),
    parts,
  })
  return aProduct({ code: 'meal', type: 'COMBO', price: aPrice(23_900), parts: [component, DRINK] })
}

function below(component: string, selection: Selection): Selection {
  return Object.fromEntries(Object.entries(selection).map(([path, count]) => [`${component}/${path}`, count]))
}

function told({ detail, instead, allergens }: ReturnType<typeof swapForMeal>['lost'][number]): object {
  const { kind, name, quantity } = detail
  return { kind, name: name.plain, quantity, instead: instead.map(({ plain }) => plain), allergens }
}
