import { expect, test } from 'vitest'
import { composeLine } from '#domain/basket/compose-line.ts'
import type { LineChoice } from '#domain/basket/compose-line.ts'
import { id } from '#domain/ids.ts'
import { aCoupon, aGroup, aPart, aPrice, aProduct } from '#tests/support/builders/catalogue.ts'

const bacon = aPart({ code: 'bacon', kind: 'extra', maxQuantity: 2, price: aPrice(1_500) })
const beer = aPart({ code: 'beer', alcohol: 4.7 })
const product = aProduct({
  priority: 7,
  tags: ['grill'],
  suggestive: [id('sides')],
  parts: [bacon, aGroup('drink', [beer, aPart({ code: 'cola' })])],
})

test('a line holds one piece’s price, what is in it and how strong it is (S3.28, S5.46)', () => {
  const { parts, ...line } = composeLine(aChoice({ selection: { bacon: 2, 'drink/beer': 1 } }))
  expect(line).toEqual({
    id: 'line',
    code: 'burger',
    name: product.name,
    type: 'REGULAR',
    quantity: 3,
    unitPrice: 13_000,
    tax: product.tax,
    contextCode: 'context',
    selection: { bacon: 2, 'drink/beer': 1 },
    tags: ['grill'],
    alcoholByVolume: 4.7,
    service: '3',
    suggestive: ['sides'],
    isLocked: false,
    priority: 7,
  })
  expect(parts).toMatchObject([
    { path: 'bacon', quantity: 2 },
    { path: 'drink/beer', quantity: 1 },
  ])
})

test('the line of a coupon carries what it is and what it takes off, and no other line does (S3.28)', () => {
  const coupon = aCoupon({ discRate: 15 })
  expect(composeLine(aChoice({ product: coupon, quantity: 0 }))).toMatchObject({
    type: 'COUPON',
    description: coupon.description,
    coupon: { discRate: 15 },
    priority: 100,
  })
  expect(composeLine(aChoice())).not.toHaveProperty('description')
})

test('a line remembers only what differs from a plain one, so that equal lines merge (S4.76)', () => {
  const { selection } = composeLine(aChoice({ selection: { bacon: 0, 'drink/beer': 1, truffle: 1 } }))
  expect(selection).toEqual({ 'drink/beer': 1 })
})

test.each([
  ['its category', { categoryId: id<never>('grill') }, 'categoryId'],
  ['its recommender', { recommenderId: id<never>('cola') }, 'recommenderId'],
])('a line names %s where there is one (S3.28)', (_name, overrides, field) => {
  expect([aChoice(overrides), aChoice()].map((choice) => field in composeLine(choice))).toEqual([true, false])
})

function aChoice(overrides: Partial<LineChoice> = {}): LineChoice {
  return { id: id('line'), product, selection: {}, quantity: 3, contextCode: 'context', ...overrides }
}
