import { expect, test } from 'vitest'
import { editBasket } from '#domain/basket/edit-basket.ts'
import { id, type LineId } from '#domain/ids.ts'
import { refuse } from '#domain/verdict.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'
import { aProduct } from '#tests/support/builders/catalogue.ts'

const burger = id<LineId>('burger')
const cola = id<LineId>('cola')
const basket = aBasket({ lines: [aLine(), aLine({ product: aProduct({ code: 'cola' }), id: 'cola' })] })
const origin = { restaurantId: basket.restaurantId ?? id('brygga'), campaignId: id<never>('campaign') }

test('edits are made one after the other', () => {
  const result = editBasket(
    basket,
    [
      { kind: 'remove', lineId: cola },
      { kind: 'setQuantity', lineId: burger, quantity: 3 },
      { kind: 'add', line: aLine({ product: aProduct({ code: 'fries' }), id: 'fries' }) },
    ],
    origin,
  )
  const lines = result.ok ? result.value.lines : []
  expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['burger', 3],
    ['fries', 1],
  ])
})

test('where one of them is refused, none is made (S9.1)', () => {
  const edits = [
    { kind: 'remove', lineId: cola },
    { kind: 'setQuantity', lineId: burger, quantity: 101 },
  ] as const
  expect(editBasket(basket, edits, origin)).toEqual(refuse('line.maxReached'))
})
