import { describe, expect, test } from 'vitest'
import { COLOUR, contrastOf, mixed, mostReadable, readable } from '#domain/look/colour.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#1f5b3a', '#1f5b3a', 1],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s and %s is %d (WCAG 2.2, 1.4.3)', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
})

test.each([
  ['#1f5b3a', true],
  ['#1F5B3A', true],
  ['#abc', false],
  ['red', false],
  ['#1f5b3a;}body{display:none', false],
  ['rgb(0 0 0)', false],
  ['', false],
])('%o as a colour: %s', (text, holds) => {
  expect(COLOUR.test(text)).toBe(holds)
})

test.each([
  [0, '#102030'],
  [0.5, '#889098'],
  [1, '#ffffff'],
])('at %d of the way to white there is %s', (share, colour) => {
  expect(mixed('#102030', '#ffffff', share)).toBe(colour)
})

describe('a colour that has to be read', () => {
  test('stays as it is where it can be', () => {
    expect(readable('#1f5b3a', ['#ffffff'], 4.5, '#000000')).toBe('#1f5b3a')
  })

  test('goes on only until it can be, on every ground', () => {
    const found = readable('#e07a9a', ['#ffffff', '#ffe4ec'], 4.5, '#000000')
    expect(contrastOf(found, '#ffe4ec')).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(found, '#ffe4ec')).toBeLessThan(5)
  })

  test('is the end of the way where nothing before it can be', () => {
    expect(readable('#888888', ['#808080'], 7, '#000000')).toBe('#000000')
  })
})

test('of several colours the one is taken that is read best where it is read worst', () => {
  expect(mostReadable(['#ffffff', '#000000'], ['#ffdd55', '#aa8800'])).toBe('#000000')
  expect(mostReadable(['#ffffff', '#000000'], ['#7a1f2b'])).toBe('#ffffff')
})
