import { expect, test } from 'vitest'
import { isFontFamily, pageStyleOf, tokenOf } from '#domain/look/page-style.ts'
import { COLOUR_NAMES } from '#domain/look/palette.ts'
import { textOf } from '#tests/architecture/source.ts'

const WINE = { paper: '#fffaf0', ink: '#22160c', brand: '#7a1f2b' }

test('a deployment that says nothing of its looks has those of the house (S4.112)', () => {
  expect(pageStyleOf({})).toBe('')
})

test('its colours stand where those of the house stand, for the device’s setting and for a choice (S2.86)', () => {
  const style = pageStyleOf({ palettes: { light: WINE } })
  expect(style).toMatch(/^:root\{color-scheme:light;--paper:#fffaf0;/)
  expect(style).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;')
  expect(style).toContain(`[data-theme='dark']{color-scheme:dark;`)
  expect(style).toContain(`[data-theme='contrast']{color-scheme:light;--paper:#ffffff;`)
})

test.each([
  ['corners', { corners: { small: 0, bubble: 4 } }, ':root{--radius-s:0px;--radius-bubble:4px;}'],
  [
    'letters',
    { letters: { family: 'Georgia, Times New Roman', title: 600 } },
    `:root{--font:'Georgia','Times New Roman',system-ui,sans-serif;--weight-title:600;}`,
  ],
])('its %s do too', (_what, look, style) => {
  expect(pageStyleOf(look)).toBe(style)
})

test('larger letters are larger everywhere', () => {
  expect(pageStyleOf({ letters: { size: 1.1 } })).toContain('--text-m:1.1rem;--text-l:1.2375rem;')
})

test.each([
  ['Georgia', true],
  ['Georgia, Times New Roman', true],
  [`Georgia';}body{display:none`, false],
  ['url(https://a.example/b)', false],
  ['', false],
])('%o as names of typefaces: %s', (text, holds) => {
  expect(isFontFamily(text)).toBe(holds)
})

test('every colour a deployment may name is a token of the style sheets', () => {
  const sheet = textOf('src/ui/style/tokens.css')
  expect(COLOUR_NAMES.filter((name) => !sheet.includes(`${tokenOf(name)}:`))).toEqual([])
})
