import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastOf } from '#domain/look/colour.ts'
import { DEFAULT_PALETTES } from '#domain/look/default-palettes.ts'
import {
  isDark,
  PALETTE_NAMES,
  palettesOf,
  weakPairsIn,
  weakPairsOf,
  type ColourName,
  type Palette,
  type PaletteName,
} from '#domain/look/palette.ts'
import { textOf } from '#tests/architecture/source.ts'

const WINE = { paper: '#fffaf0', ink: '#22160c', brand: '#7a1f2b' }

describe('a deployment that names three colours', () => {
  test('has three palettes, and the dark one is dark (S2.86, S9.39)', () => {
    const { light, dark, contrast } = palettesOf({ light: WINE })
    expect([light, dark, contrast].map(isDark)).toEqual([false, true, false])
    expect(light).toMatchObject(WINE)
  })

  test('has a high-contrast palette in which all text has seven to one', () => {
    const { contrast } = palettesOf({ light: WINE })
    expect(contrast.paper).toBe('#ffffff')
    expect(weakPairsOf('contrast', contrast)).toEqual([])
  })

  test('can be read in every palette, whatever readable colours those are (WCAG 2.2 AA)', () => {
    const colourOf = (min: number, max: number) =>
      fc
        .array(fc.integer({ min, max }), { minLength: 3, maxLength: 3 })
        .map((channels) => `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`)
    const [pale, deep] = [colourOf(215, 255), colourOf(0, 60)]
    const byDay = fc.tuple(pale, deep, deep)
    const byNight = fc.tuple(deep, pale, pale)
    fc.assert(
      fc.property(fc.oneof(byDay, byNight), ([paper, ink, brand]) => {
        // Colours that are themselves too weak are told, not mended: that is another test.
        fc.pre(contrastOf(paper, ink) >= 9 && contrastOf(paper, brand) >= 8)
        expect(weakPairsIn({ light: { paper, ink, brand } })).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

test.each<[string, PaletteName, ColourName, ColourName, Partial<Palette>]>([
  ['a brand too pale for links', 'light', 'brand', 'paper', { brand: '#e8a0b0' }],
  ['small print too pale', 'light', 'ink2', 'paper', { ink2: '#b8b0a8' }],
  ['an edge nobody sees', 'light', 'edge', 'paper', { edge: '#eee4d8' }],
  ['words on a button of their colour', 'light', 'onBrand', 'brand', { onBrand: '#8a2f3b' }],
  ['a warning too pale', 'light', 'warm', 'paper', { warm: '#ffb08a' }],
])('%s is told, and taken as it is written', (_what, palette, colour, ground, written) => {
  const light = { ...WINE, ...written }
  const told = weakPairsIn({ light })
  expect(told).toContainEqual(expect.objectContaining({ palette, colour, ground }))
  expect(palettesOf({ light }).light[colour]).toBe({ ...light }[colour])
})

test('a palette that is written is not made', () => {
  const night = { paper: '#101820', ink: '#f0f4f8', brand: '#ffd166' }
  const { dark } = palettesOf({ light: WINE, dark: night })
  expect(dark).toMatchObject(night)
})

test.each(PALETTE_NAMES)('the %s palette of the house can be read by all (WCAG 2.2 AA)', (name) => {
  expect(weakPairsOf(name, defaultTokens(name))).toEqual([])
})

const BLOCKS: Record<PaletteName, RegExp> = {
  light: /:root \{([^}]*)\}/,
  dark: /\[data-theme='dark'\] \{([^}]*)\}/,
  contrast: /\[data-theme='contrast'\] \{([^}]*)\}/,
}

test.each(['light', 'dark'] as const)(
  'what is drawn outside of the style sheet has its %s colours',
  (name) => {
    expect(defaultTokens(name)).toMatchObject(DEFAULT_PALETTES[name])
  },
)

/** The colours of the style sheet; what a block does not say stays light. */
function defaultTokens(name: PaletteName): Palette {
  const sheet = textOf('src/ui/style/tokens.css')
  const tokens = ['light', name].flatMap((each) => {
    const block = BLOCKS[each as PaletteName].exec(sheet)?.[1] ?? ''
    return [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, token = '', colour = '']) => [
      token.replaceAll(/-(\w)/g, (_all, sign: string) => sign.toUpperCase()),
      colour,
    ])
  })
  return Object.fromEntries(tokens) as Palette
}
