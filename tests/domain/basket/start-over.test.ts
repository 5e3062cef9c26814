import { expect, test } from 'vitest'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import { isOfAnother, resetBasket, startOver } from '#domain/basket/start-over.ts'
import { id } from '#domain/ids.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'

test('starting over empties the basket and clears table and mode, and keeps the restaurant (S4.80, S4.82)', () => {
  const full = aBasket({
    lines: [aLine()],
    removedItems: [id('gone')],
    tableNumber: '7',
    pickUpMode: 'EATIN',
    customerName: 'Kari',
    pickUpTime: 5,
  })
  expect(startOver(full)).toEqual({ ...aBasket(), customerName: 'Kari', pickUpTime: 5 })
})

test('a reset keeps nothing (S4.80)', () => {
  expect(resetBasket()).toEqual(EMPTY_BASKET)
})

test.each([
  [[aLine()], 'brygga', 'brygga', false],
  [[aLine()], 'brygga', 'canteen', true],
  [[], 'brygga', 'canteen', false],
] as const)('a basket with %j of %s goes before one orders at %s: %s (S4.109)', (lines, of, at, goes) => {
  expect(isOfAnother(aBasket({ lines, restaurantId: id(of) }), id(at))).toBe(goes)
})
