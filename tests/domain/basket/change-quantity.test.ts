import { describe, expect, test } from 'vitest'
import { changeQuantity, removeLine, replaceLine } from '#domain/basket/change-quantity.ts'
import { id } from '#domain/ids.ts'
import type { LineId } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import { refuse, succeed } from '#domain/verdict.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'
import { aCoupon, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const burgerId = id<LineId>('burger')
const bacon = aPart({ code: 'bacon', kind: 'extra', maxQuantity: 3 })
const burger = aProduct({ parts: [bacon] })
const cola = aProduct({ code: 'cola' })

test.each([
  [1, succeed(1)],
  [100, succeed(100)],
  [101, refuse('line.maxReached')],
  [0, refuse('line.minReached')],
  [-1, refuse('line.minReached')],
  [1.5, refuse('line.invalidQuantity')],
])('a line set to %f: %j (S4.78, S5.40, S9.1)', (quantity, expected) => {
  const result = changeQuantity(aBasket({ lines: [aLine()] }), burgerId, quantity)
  expect(result.ok ? succeed(result.value.lines[0]?.quantity) : result).toEqual(expected)
})

test('a line that is not there has no quantity', () => {
  expect(changeQuantity(aBasket(), burgerId, 1)).toEqual(refuse('line.notFound'))
})

test('a coupon has no quantity to change (S4.91)', () => {
  const basket = aBasket({ lines: [aLine({ product: aCoupon(), id: 'burger' })] })
  expect(changeQuantity(basket, burgerId, 1)).toEqual(refuse('line.invalidQuantity'))
})

describe('removing a line', () => {
  test('unlocks the line that recommended it (S4.77)', () => {
    const lines = [aLine({ isLocked: true }), aLine({ product: cola, recommenderId: 'burger' })]
    expect(removeLine(aBasket({ lines }), id<LineId>('cola')).lines).toEqual([aLine()])
  })

  test('leaves another locked line locked (S4.77)', () => {
    const lines = [aLine({ isLocked: true }), aLine({ product: cola })]
    expect(removeLine(aBasket({ lines }), id<LineId>('cola')).lines[0]?.isLocked).toBe(true)
  })

  test('that is not there changes nothing', () => {
    const basket = aBasket({ lines: [aLine()] })
    expect(removeLine(basket, id<LineId>('ghost'))).toBe(basket)
  })
})

describe('editing a line', () => {
  const plain = aLine({ product: burger, quantity: 2 })
  const withBacon = aLine({ product: burger, id: 'bacon-burger', selection: { bacon: 1 }, quantity: 3 })
  const edited = aLine({ product: burger, id: 'new', selection: { bacon: 1 }, quantity: 4 })

  test('keeps its place, its id and its links (S2.26)', () => {
    const lines = [{ ...plain, isLocked: true, recommenderId: id<LineId>('cola') }, aLine({ product: cola })]
    const [first] = replaceLine(aBasket({ lines }), burgerId, edited).lines
    expect(first).toEqual({ ...edited, id: 'burger', isLocked: true, recommenderId: 'cola' })
  })

  test.each([
    [4, 3, 7],
    [4, 96, 100],
    [4, 97, 100],
  ])('to %i of what another line has %i of makes one line of %i (S4.76, S9.1)', (own, others, expected) => {
    const basket = aBasket({ lines: [plain, { ...withBacon, quantity: others }] })
    const result = replaceLine(basket, burgerId, { ...edited, quantity: own })
    expect(result.lines.map(({ quantity }) => quantity)).toEqual([expected])
  })

  test('to what another line was at another price keeps both (S4.85)', () => {
    const basket = aBasket({ lines: [plain, { ...withBacon, unitPrice: minor(1) }] })
    expect(replaceLine(basket, burgerId, edited).lines).toHaveLength(2)
  })

  test('into another line keeps what that one recommended linked to it (S4.77)', () => {
    const drink = aLine({ product: cola, recommenderId: 'bacon-burger' })
    const basket = aBasket({ lines: [plain, { ...withBacon, isLocked: true }, drink] })
    const joined = replaceLine(basket, burgerId, edited)
    expect(removeLine(joined, drink.id).lines.map(({ isLocked }) => isLocked)).toEqual([false])
  })

  test('into a line of another recommender unlocks that recommender (S4.77)', () => {
    const pizza = aLine({ product: aProduct({ code: 'pizza' }), isLocked: true })
    const drink = aLine({ product: cola, isLocked: true })
    const lines = [
      pizza,
      drink,
      { ...plain, recommenderId: pizza.id },
      { ...withBacon, recommenderId: drink.id },
    ]
    const joined = replaceLine(aBasket({ lines }), burgerId, edited)
    expect(joined.lines.map(({ isLocked }) => isLocked)).toEqual([true, false, false])
  })

  test('that is not there changes nothing', () => {
    const basket = aBasket({ lines: [plain] })
    expect(replaceLine(basket, id<LineId>('ghost'), edited)).toBe(basket)
  })
})
