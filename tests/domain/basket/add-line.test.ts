import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addLine } from '#domain/basket/add-line.ts'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import type { Basket, BasketLine } from '#domain/basket/basket.ts'
import { id } from '#domain/ids.ts'
import type { LineId } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import { refuse } from '#domain/verdict.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'
import { aCoupon, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const origin = { restaurantId: id<never>('restaurant'), campaignId: id<never>('campaign') }
const elsewhere = { restaurantId: id<never>('elsewhere'), campaignId: id<never>('other') }
const bacon = aPart({ code: 'bacon', kind: 'extra', maxQuantity: 3 })
const burger = aProduct({ parts: [bacon] })

test('the first line stores the restaurant and campaign (S4.75)', () => {
  expect(added(EMPTY_BASKET, aLine(), origin)).toMatchObject(origin)
})

test('an emptied basket may move to another restaurant (S4.75)', () => {
  expect(added(aBasket(), aLine(), elsewhere)).toMatchObject(elsewhere)
})

test.each([
  ['another restaurant', aLine(), elsewhere, 'basket.differentRestaurant'],
  ['no piece', aLine({ quantity: 0 }), origin, 'line.invalidQuantity'],
  ['half a piece', aLine({ quantity: 1.5 }), origin, 'line.invalidQuantity'],
  ['the same at another price', aLine({ unitPrice: minor(9_999) }), origin, 'basket.differentPrice'],
] as const)('%s is refused (S2.40, S4.85)', (_name, line, where, problem) => {
  expect(addLine(aBasket({ lines: [aLine()] }), line, where)).toEqual(refuse(problem))
})

describe('a line that is the same', () => {
  test.each([
    [1, 1, 2],
    [98, 1, 99],
    [99, 1, 100],
    [99, 5, 100],
  ])('with %i pieces and %i more has %i: never above 100 (S4.76, S9.1)', (there, more, expected) => {
    const basket = aBasket({ lines: [aLine({ quantity: there })] })
    expect(quantities(added(basket, aLine({ id: 'new', quantity: more })))).toEqual([expected])
  })

  test('is refused once the line is full (S9.1)', () => {
    expect(addLine(aBasket({ lines: [aLine({ quantity: 100 })] }), aLine(), origin)).toEqual(
      refuse('line.maxReached'),
    )
  })

  test('is told by its parts, whatever order they were chosen in (S4.76)', () => {
    const product = aProduct({ parts: [bacon, aPart({ code: 'onion', kind: 'without' })] })
    const one = { ...aLine({ product }), selection: { bacon: 1, onion: 1 } }
    const other = { ...aLine({ product, id: 'new' }), selection: { onion: 1, bacon: 1 } }
    expect(quantities(added(aBasket({ lines: [one] }), other))).toEqual([2])
  })

  test('with other parts stands apart (S4.76)', () => {
    const basket = aBasket({ lines: [aLine({ product: burger })] })
    expect(quantities(added(basket, aLine({ product: burger, id: 'new', selection: { bacon: 1 } })))).toEqual(
      [1, 1],
    )
  })
})

test.each([
  [99, true],
  [100, false],
])('a basket of %i lines takes another: %s', (there, isTaken) => {
  const lines = Array.from({ length: there }, (_, index) =>
    aLine({ product: aProduct({ code: `p${index}` }) }),
  )
  expect(addLine(aBasket({ lines }), aLine(), origin).ok).toBe(isTaken)
})

test('a new line of more than 100 holds 100 (S9.1)', () => {
  expect(quantities(added(EMPTY_BASKET, aLine({ quantity: 101 })))).toEqual([100])
})

test('a coupon stays the last line (S9.25)', () => {
  const basket = aBasket({ lines: [aLine({ product: aCoupon() })] })
  expect(added(basket, aLine()).lines.map(({ code }) => code)).toEqual(['burger', '1234'])
})

describe('a recommended line', () => {
  const cola = aProduct({ code: 'cola' })

  test('locks the line that recommended it (S4.77)', () => {
    const basket = added(aBasket({ lines: [aLine()] }), aLine({ product: cola, recommenderId: 'burger' }))
    expect(lockedIds(basket)).toEqual(['burger'])
  })

  test('that merges into a line without a recommender takes it along (S4.77)', () => {
    const basket = aBasket({ lines: [aLine(), aLine({ product: cola })] })
    const merged = added(basket, aLine({ product: cola, id: 'new', recommenderId: 'burger' }))
    expect([lockedIds(merged), merged.lines[1]?.recommenderId]).toEqual([['burger'], 'burger'])
  })

  test.each([
    [1, 1],
    [100, 100],
    [101, 100],
    [999, 100],
  ])(
    'asked for %i times it is there %i times, like any other line (S5.42, S9.3, S9.1)',
    (wanted, expected) => {
      const suggested = aLine({ product: cola, recommenderId: 'burger', quantity: wanted })
      expect(quantities(added(aBasket({ lines: [aLine()] }), suggested))).toEqual([1, expected])
    },
  )

  test('that merges into a line of another recommender stays of that one, and locks nothing it could not unlock (S4.77)', () => {
    const pizza = aProduct({ code: 'pizza' })
    const lines = [
      aLine({ isLocked: true }),
      aLine({ product: pizza }),
      aLine({ product: cola, recommenderId: 'burger' }),
    ]
    const merged = added(aBasket({ lines }), aLine({ product: cola, id: 'new', recommenderId: 'pizza' }))
    expect([lockedIds(merged), merged.lines[2]?.recommenderId]).toEqual([['burger'], 'burger'])
  })
})

describe('whatever is added in whatever order', () => {
  const choices = fc.record({
    code: fc.constantFrom('burger', 'pizza', 'salad'),
    bacon: fc.integer({ min: 0, max: 2 }),
    quantity: fc.integer({ min: 1, max: 60 }),
  })
  const adding = fc.array(choices, { maxLength: 25 })
  type Choice = { readonly code: string; readonly bacon: number; readonly quantity: number }

  test('no line exceeds 100 (S9.1, S4.76)', () => {
    fc.assert(
      fc.property(adding, (chosen) => {
        expect(quantities(basketOf(chosen)).every((quantity) => quantity <= 100)).toBe(true)
      }),
    )
  })

  test('no choice is lost and none is there twice (S4.76)', () => {
    fc.assert(
      fc.property(adding, (chosen) => {
        const keys = contentOf(basketOf(chosen)).map(([key]) => key)
        expect(keys).toEqual([...new Set(chosen.map(keyOf))].toSorted())
      }),
    )
  })

  test('each line counts what was added, up to 100 (S4.76, S9.1)', () => {
    fc.assert(
      fc.property(adding, (chosen) => {
        const sums = new Map<string, number>()
        for (const choice of chosen) sums.set(keyOf(choice), (sums.get(keyOf(choice)) ?? 0) + choice.quantity)
        const expected = [...sums].map(([key, sum]) => [key, Math.min(100, sum)] as const)
        expect(contentOf(basketOf(chosen))).toEqual(expected.toSorted(byKey))
      }),
    )
  })

  test('the basket is the same (S4.76)', () => {
    const shuffled = adding.chain((chosen) =>
      fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen, { minLength: chosen.length })),
    )
    fc.assert(
      fc.property(shuffled, ([chosen, other]) => {
        expect(contentOf(basketOf(other))).toEqual(contentOf(basketOf(chosen)))
      }),
    )
  })

  function basketOf(chosen: readonly Choice[]): Basket {
    return chosen.reduce((basket, choice, index) => {
      const product = aProduct({ code: choice.code, parts: [bacon] })
      const line = aLine({
        id: `${index}`,
        product,
        selection: { bacon: choice.bacon },
        quantity: choice.quantity,
      })
      const result = addLine(basket, line, origin)
      return result.ok ? result.value : basket
    }, EMPTY_BASKET)
  }

  function keyOf(choice: Choice): string {
    return `${choice.code}+${choice.bacon}`
  }

  function contentOf(basket: Basket): readonly (readonly [string, number])[] {
    return basket.lines
      .map((line) => [`${line.code}+${line.selection['bacon'] ?? 0}`, line.quantity] as const)
      .toSorted(byKey)
  }

  function byKey([one]: readonly [string, number], [other]: readonly [string, number]): number {
    return one < other ? -1 : 1
  }
})

function added(basket: Basket, line: BasketLine, where: typeof origin = origin): Basket {
  const result = addLine(basket, line, where)
  if (!result.ok) throw new Error(result.problem)
  return result.value
}

function quantities(basket: Basket): readonly number[] {
  return basket.lines.map(({ quantity }) => quantity)
}

function lockedIds(basket: Basket): readonly LineId[] {
  return basket.lines.filter(({ isLocked }) => isLocked).map((line) => line.id)
}
