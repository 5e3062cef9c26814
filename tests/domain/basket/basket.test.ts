import { expect, test } from 'vitest'
import { lineToLessen } from '#domain/basket/basket.ts'
import { id } from '#domain/ids.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'

test.each([
  ['none of it', ['cola'], undefined],
  ['the last of it', ['fries', 'fries', 'cola'], 1],
])('one piece fewer is taken of a line: %s', (_what, codes, place) => {
  const lines = codes.map((code) => aLine({ code: id(code) }))
  expect(lineToLessen(aBasket({ lines }), id('fries'))).toBe(place === undefined ? undefined : lines[place])
})

test('one piece fewer is not taken of a line that another one holds (S4.77)', () => {
  const free = aLine({ code: id('fries') })
  const held = { ...aLine({ code: id('fries') }), isLocked: true }
  expect(lineToLessen(aBasket({ lines: [free, held] }), id('fries'))).toBe(free)
})
