import { expect, test } from 'vitest'
import type { Selection } from '#domain/basket/basket.ts'
import { canOrderSelection, plainSelection } from '#domain/catalogue/orderable-selection.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { aGroup, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const bun = aPart({ code: 'bun', kind: 'regular', defaultQuantity: 1, minQuantity: 1, maxQuantity: 2 })
const dips = aGroup('dips', [aPart({ code: 'mayo', maxQuantity: 2 }), aPart({ code: 'aioli' })], {
  maxQuantity: 2,
})
const burger = aProduct({ parts: [bun, dips] })

test.each<[string, Selection, ReturnType<typeof canOrderSelection>]>([
  ['at the minimum', { 'dips/mayo': 1 }, allow],
  ['without a required choice', {}, refuse('product.requiredMissing')],
  ['at the group’s maximum', { 'dips/mayo': 1, 'dips/aioli': 1 }, allow],
  ['above the group’s maximum', { 'dips/mayo': 2, 'dips/aioli': 1 }, refuse('part.optionsMaxReached')],
  ['at an option’s maximum', { 'dips/mayo': 2 }, allow],
  ['above an option’s maximum', { 'dips/aioli': 2 }, refuse('part.maxReached')],
  ['at a component’s maximum', { 'dips/mayo': 1, bun: 2 }, allow],
  ['below a component’s minimum', { 'dips/mayo': 1, bun: 0 }, refuse('part.minReached')],
  ['below nothing', { 'dips/mayo': -1 }, refuse('part.minReached')],
  ['with half a part', { 'dips/mayo': 1, bun: 1.5 }, refuse('line.invalidQuantity')],
  ['with a part the product does not have', { 'dips/mayo': 1, truffle: 1 }, refuse('part.unknown')],
  ['with a quantity for a group', { 'dips/mayo': 1, dips: 1 }, refuse('part.unknown')],
])('a selection %s (S5.37, S5.40, S5.41)', (_name, selection, expected) => {
  expect(canOrderSelection(burger, selection)).toEqual(expected)
})

test('a plain selection forgets defaults, unknown parts and what lies below a part left out', () => {
  const cheese = aPart({ code: 'cheese', kind: 'extra' })
  const patty = aPart({ code: 'patty', kind: 'regular', defaultQuantity: 1, parts: [cheese] })
  const product = aProduct({ parts: [patty, aPart({ code: 'onion', kind: 'without' })] })
  expect(plainSelection(product, { patty: 0, 'patty/cheese': 1, onion: 0, truffle: 3 })).toEqual({ patty: 0 })
})
