import { describe, expect, test } from 'vitest'
import { fieldOfItem, itemAtField } from '#domain/basket/item-field.ts'
import { toOrderItems } from '#domain/basket/order-items.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'
import { aGroup, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const SIDE = aGroup('side', [aPart({ code: 'fries' }), aPart({ code: 'salad' })])
const ITEMS = toOrderItems(
  aBasket({
    lines: [
      aLine({ product: aProduct({ code: 'cola' }) }),
      aLine({ product: aProduct({ code: 'meal', parts: [SIDE] }), selection: { 'side/salad': 1 } }),
    ],
  }),
)

describe('the place of an item in an order', () => {
  test.each([
    [0, undefined, 'items.0', 'cola'],
    [1, undefined, 'items.1', 'meal'],
    [1, 'side', 'items.1.children.0', 'side'],
    [1, 'side/salad', 'items.1.children.0.children.0', 'salad'],
    [1, 'side/gone', 'items.1.children.0', 'side'],
  ])('line %d, part %s is %s, and leads back', (index, path, field, code) => {
    expect(fieldOfItem(ITEMS, index, path)).toBe(field)
    expect(itemAtField(ITEMS, field)?.productCode).toBe(code)
  })

  test.each(['email', 'items', 'items.7', 'items.1.children.4', undefined])('%s is none', (field) => {
    expect(itemAtField(ITEMS, field)).toBeUndefined()
  })
})
