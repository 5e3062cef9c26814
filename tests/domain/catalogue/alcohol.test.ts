import { expect, test } from 'vitest'
import type { Selection } from '#domain/basket/basket.ts'
import { ageLimitOf, alcoholOf, isBarredFromTakeout, needsAlcoholConsent } from '#domain/catalogue/alcohol.ts'
import { aGroup, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const drinks = aGroup('drink', [
  aPart({ code: 'cola', defaultQuantity: 1 }),
  aPart({ code: 'beer', alcohol: 4.7 }),
])
const rum = aPart({ code: 'rum', kind: 'without', alcohol: 40 })

test.each<[string, Selection, number]>([
  ['nothing chosen', {}, 0],
  ['a beer chosen', { 'drink/cola': 0, 'drink/beer': 1 }, 4.7],
  ['rum left out', { rum: 1 }, 0],
])('a meal with %s is as strong as its strongest part (S5.46)', (_name, selection, expected) => {
  expect(alcoholOf(aProduct({ parts: [drinks, rum] }), selection)).toBe(expected)
})

test('a part never makes a product weaker than it is (S5.45)', () => {
  expect(alcoholOf(aProduct({ alcohol: 6, parts: [drinks] }), { 'drink/beer': 1 })).toBe(6)
})

test.each([
  [0, false],
  [0.1, true],
  [4.7, true],
])('at %f percent the disclaimer is asked: %s (S5.45, S9.23)', (alcohol, expected) => {
  expect(needsAlcoholConsent(aProduct({ alcohol }), {})).toBe(expected)
})

test('choosing an option with alcohol asks for the disclaimer (S5.46)', () => {
  expect(needsAlcoholConsent(aProduct({ parts: [drinks] }), { 'drink/cola': 0, 'drink/beer': 1 })).toBe(true)
})

test.each([
  [0, false],
  [0.99, false],
  [1, true],
  [4.7, true],
])('at %f percent take-away is barred: %s (S5.47, S9.23)', (alcohol, expected) => {
  expect(isBarredFromTakeout(alcohol)).toBe(expected)
})

const AS_IN_NORWAY = [
  { fromAbv: 0.7, age: 18 },
  { fromAbv: 22, age: 20 },
]

test.each([
  [0, undefined],
  [0.69, undefined],
  [0.7, 18],
  [4.7, 18],
  [21.9, 18],
  [22, 20],
  [40, 20],
])('at %f percent the age limit is %s', (alcohol, age) => {
  expect(ageLimitOf(alcohol, AS_IN_NORWAY)).toBe(age)
  expect(ageLimitOf(alcohol, AS_IN_NORWAY.toReversed())).toBe(age)
})

test('a deployment without age limits says none', () => {
  expect(ageLimitOf(40, [])).toBeUndefined()
})
