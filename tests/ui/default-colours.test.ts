import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { root } from '#tests/architecture/source.ts'

const TOKENS = readFileSync(`${root}/src/ui/style/tokens.css`, 'utf8')
const ENTRY = readFileSync(`${root}/src/app/browser.tsx`, 'utf8')

describe('the house has one fixed palette, there from the start (S4.112)', () => {
  const { paper, surface, brand } = coloursOf(TOKENS)

  test('its ground is cream: light, and warmer than white', () => {
    for (const ground of [paper, surface]) {
      const { hue, saturation, lightness } = hslOf(ground)
      expect([hue > 30, hue < 65, saturation > 0.2, lightness > 0.9]).toEqual([true, true, true, true])
    }
  })

  test('what acts is green', () => {
    const { hue, saturation } = hslOf(brand)
    expect([hue > 110, hue < 170, saturation > 0.3]).toEqual([true, true, true])
  })

  test('it is the first thing the page brings', () => {
    expect(ENTRY.indexOf('import')).toBe(ENTRY.indexOf("import '#ui/style/tokens.css'"))
  })
})

/** The colours that hold where no theme was chosen. */
function coloursOf(css: string) {
  const block = /:root \{([^}]*)\}/.exec(css)?.[1] ?? ''
  const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? ''
  return { paper: colour('paper'), surface: colour('surface'), brand: colour('brand') }
}

/** Hue in degrees, the rest from 0 to 1. */
function hslOf(colour: string) {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const lightness = (most + least) / 2
  const spread = most - least
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  const turn =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return { hue: turn * 60, saturation, lightness }
}
