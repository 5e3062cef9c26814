import { describe, expect, test } from 'vitest'
import { placed } from '#bindings/product/group-places.ts'

describe('the groups of a product', () => {
  test.each([
    ['keep the order of the menu, where all have to be chosen', ['a', 'b'], ['a', 'b'], ['a', 'b']],
    ['begin with what cannot be left as it comes', ['a', 'b', 'c', 'd'], ['b', 'd'], ['b', 'd', 'a', 'c']],
    ['have what a choice brings right after it', ['a', 'a/x/b', 'c'], ['c'], ['c', 'a', 'a/x/b']],
    ['have it there too where it has to be chosen', ['a', 'a/x/b', 'c'], ['a/x/b', 'c'], ['c', 'a', 'a/x/b']],
    ['have what a needed choice brings with it', ['d', 'a', 'a/x/b'], ['a'], ['a', 'a/x/b', 'd']],
    ['tell names apart that only begin alike', ['a', 'ab'], ['ab'], ['ab', 'a']],
  ])('%s', (_how, given, needed, ordered) => {
    const groups = given.map((id) => ({ id, isRequired: true }))
    expect(placed(groups, needed).map(({ id }) => id)).toEqual(ordered)
  })
})

test('what comes by itself is settled, though it has to be had, and what need not be had is more', () => {
  const groups = [
    { id: 'bun', isRequired: true },
    { id: 'dip', isRequired: false },
    { id: 'side', isRequired: true },
    { id: 'side/salad/dressing', isRequired: false },
  ]
  expect(placed(groups, ['side']).map(({ id, place }) => [id, place])).toEqual([
    ['side', 'first'],
    ['side/salad/dressing', 'first'],
    ['bun', 'settled'],
    ['dip', 'more'],
  ])
})
