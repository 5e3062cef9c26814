import { expect, test } from 'vitest'
import { atTable, checkTableNumber, inMode } from '#domain/basket/table-number.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { aBasket } from '#tests/support/builders/basket.ts'

test.each([
  ['12', allow],
  [' 7b ', allow],
  ['Bar 3', allow],
  ['window-1', allow],
  ['1234567890', allow],
  ['', refuse('field.required')],
  ['   ', refuse('field.required')],
  ['12345678901', refuse('field.tableNumber')],
  ['7 & 8', refuse('field.tableNumber')],
  ['- -', refuse('field.tableNumber')],
  ['__', refuse('field.tableNumber')],
  ['7.5', refuse('field.tableNumber')],
])('"%s" as the number of a table: %j', (typed, verdict) => {
  expect(checkTableNumber(typed)).toEqual(verdict)
})

const NAMED = ['1-40', 'T1-T8', 'Bar', 'Bar 1-Bar 3']

test.each([
  ['12', allow],
  ['40', allow],
  ['t08', allow],
  ['bar', allow],
  ['Bar 3', allow],
  ['0', refuse('basket.tableUnknown')],
  ['41', refuse('basket.tableUnknown')],
  ['99999', refuse('basket.tableUnknown')],
  ['abc', refuse('basket.tableUnknown')],
  ['T9', refuse('basket.tableUnknown')],
  ['Bar 4', refuse('basket.tableUnknown')],
  ['B1', refuse('basket.tableUnknown')],
  ['7 & 8', refuse('field.tableNumber')],
])('"%s", where the tables are 1 to 40, T1 to T8, the bar and three seats at it: %j', (typed, verdict) => {
  expect(checkTableNumber(typed, NAMED)).toEqual(verdict)
})

test('what was typed around the number is left out', () => {
  expect(atTable(aBasket(), ' 12 ').tableNumber).toBe('12')
})

test.each([
  ['TABLE_SERVICE', '12'],
  ['EATIN', undefined],
  ['TAKEOUT', undefined],
] as const)('a basket at table 12 that is had as %s is for table %s', (mode, table) => {
  const basket = inMode(atTable(aBasket(), '12'), mode)
  expect([basket.pickUpMode, basket.tableNumber]).toEqual([mode, table])
})
