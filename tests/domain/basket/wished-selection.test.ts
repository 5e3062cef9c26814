import { describe, expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { wishedSelection, type Wish } from '#domain/basket/wished-selection.ts'
import { aGroup, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const BURGER: Product = aProduct({
  parts: [
    aGroup('bun', [aPart({ code: 'plain', defaultQuantity: 1 }), aPart({ code: 'brioche' })]),
    aPart({ code: 'onion', kind: 'regular', defaultQuantity: 1, maxQuantity: 3 }),
    aPart({ code: 'patty', kind: 'regular', defaultQuantity: 1, minQuantity: 1 }),
    aPart({ code: 'bacon', kind: 'extra', maxQuantity: 2 }),
    aPart({ code: 'dressing', kind: 'without' }),
    aGroup('dips', [aPart({ code: 'mayo', maxQuantity: 2 }), aPart({ code: 'ketchup' })], {
      minQuantity: 0,
      maxQuantity: 2,
    }),
    aPart({ code: 'salad', kind: 'extra', parts: [aPart({ code: 'nuts', kind: 'extra' })] }),
    aPart({ code: 'slaw', kind: 'extra', parts: [aPart({ code: 'nuts', kind: 'extra' })] }),
  ],
})

function wish(option: string, mode: Wish['mode'] = 'with', quantity = 1, part = option): Wish {
  return { part: id(part), option: id(option), quantity, mode }
}

describe('what is wished is chosen as a tap on it would choose it', () => {
  test.each<readonly [string, readonly Wish[], Readonly<Record<string, number>>]>([
    [
      'one of a group takes the place of the usual one',
      [wish('brioche', 'with', 1, 'bun')],
      { 'bun/plain': 0, 'bun/brioche': 1 },
    ],
    ['what is there anyway changes nothing', [wish('onion'), wish('plain', 'with', 1, 'bun')], {}],
    ['what is left out is none of it', [wish('onion', 'without')], { onion: 0 }],
    ['what can be taken away is taken away', [wish('dressing', 'without')], { dressing: 1 }],
    ['what could be taken away stays where it is wanted', [wish('dressing')], {}],
    ['extra is one more than usual', [wish('onion', 'extra')], { onion: 2 }],
    ['an extra that is wanted is one of it', [wish('bacon')], { bacon: 1 }],
    ['double is two', [wish('bacon', 'extra', 2)], { bacon: 2 }],
    [
      'several of a group that takes several',
      [wish('mayo', 'with', 1, 'dips'), wish('ketchup', 'with', 1, 'dips')],
      { 'dips/mayo': 1, 'dips/ketchup': 1 },
    ],
    [
      'what goes on something is that of the one that is wanted, in whatever order they are said',
      [wish('nuts'), wish('slaw')],
      { slaw: 1, 'slaw/nuts': 1 },
    ],
  ])('%s', (_, wishes, selection) => {
    expect(wishedSelection(BURGER, wishes)).toEqual({ selection, refused: [] })
  })
})

describe('what cannot be is left out, and it is said why', () => {
  test.each<readonly [string, Wish, string]>([
    ['more than there can be', wish('bacon', 'extra', 3), 'part.maxReached'],
    ['nothing of what has to be there', wish('patty', 'without'), 'part.minReached'],
    ['what the product does not have', wish('caviar'), 'part.unknown'],
    ['an option of something that is not taken', wish('nuts'), 'part.unknown'],
    ['a little of something', wish('onion', 'light'), 'part.noLess'],
    ['more of what can only be taken away', wish('dressing', 'extra'), 'part.unknown'],
  ])('%s', (_, wanted, problem) => {
    const { selection, refused } = wishedSelection(BURGER, [wanted, wish('brioche', 'with', 1, 'bun')])
    expect(selection).toEqual({ 'bun/plain': 0, 'bun/brioche': 1 })
    expect(refused).toEqual([{ wish: wanted, problem }])
  })

  test('a group that is full', () => {
    const wishes = [wish('mayo', 'with', 2, 'dips'), wish('ketchup', 'with', 1, 'dips')]
    expect(wishedSelection(BURGER, wishes)).toEqual({
      selection: { 'dips/mayo': 2 },
      refused: [{ wish: wishes[1], problem: 'part.optionsMaxReached' }],
    })
  })
})

describe('of what is chosen already', () => {
  test.each<readonly [string, Wish, Readonly<Record<string, number>>, Readonly<Record<string, number>>]>([
    ['extra is one more than there is', wish('bacon', 'extra'), { bacon: 1 }, { bacon: 2 }],
    ['what is wanted stays as many as it is', wish('onion'), { onion: 3 }, { onion: 3 }],
    [
      'another of a group takes its place',
      wish('plain', 'with', 1, 'bun'),
      { 'bun/plain': 0, 'bun/brioche': 1 },
      {},
    ],
    ['what was taken away comes back', wish('dressing'), { dressing: 1 }, {}],
    ['the rest stays', wish('onion', 'without'), { bacon: 2 }, { bacon: 2, onion: 0 }],
  ])('%s', (_, wanted, chosen, selection) => {
    expect(wishedSelection(BURGER, [wanted], chosen)).toEqual({ selection, refused: [] })
  })

  test('what is at its most is refused, and stays as it is', () => {
    const wanted = wish('bacon', 'extra')
    expect(wishedSelection(BURGER, [wanted], { bacon: 2 })).toEqual({
      selection: { bacon: 2 },
      refused: [{ wish: wanted, problem: 'part.maxReached' }],
    })
  })
})
