import { channelsOf } from './colour.ts'
import { COLOUR_NAMES, isDark, palettesOf, type Palette, type WrittenPalettes } from './palette.ts'

/** How round corners are, in CSS pixels, from the smallest things to the bubbles of the chat. */
export const CORNER_NAMES = ['small', 'medium', 'large', 'bubble'] as const
export type Corners = Readonly<Partial<Record<(typeof CORNER_NAMES)[number], number>>>

/** How letters look: names of typefaces, how large (1 is the house's), and how heavy what is strong, a title, a question. */
export type Letters = {
  readonly family?: string
  readonly size?: number
  readonly strong?: number
  readonly title?: number
  readonly question?: number
}

/** What a deployment says of its looks; all of it may be missing, and is the house's then (S9.39). */
export type Look = {
  readonly palettes?: WrittenPalettes
  readonly corners?: Corners
  readonly letters?: Letters
}

/** Names of typefaces, and nothing that could end the rule they stand in. */
export function isFontFamily(text: string): boolean {
  return /^[\w -]+(, ?[\w -]+)*$/.test(text)
}

/** The rules that lay a look over the tokens of the house; none where everything is the house's. */
export function pageStyleOf({ palettes, corners = {}, letters = {} }: Look): string {
  const measures = [
    ...CORNER_NAMES.map((name) => rule(CORNER_TOKENS[name], pixels(corners[name]))),
    letters.family === undefined ? '' : rule('--font', `${quoted(letters.family)},system-ui,sans-serif`),
    ...Object.entries(letters.size === undefined ? {} : TEXT_REMS).map(([name, rem]) =>
      rule(name, `${Math.round(rem * (letters.size ?? 1) * 10_000) / 10_000}rem`),
    ),
    rule('--weight-strong', letters.strong),
    rule('--weight-title', letters.title),
    rule('--weight-question', letters.question),
  ].join('')
  return [measures && `:root{${measures}}`, palettes ? coloursOf(palettes) : ''].join('')
}

/** The same selectors as the tokens of the house, so that the later ones win. */
function coloursOf(written: WrittenPalettes): string {
  const { light, dark, contrast } = palettesOf(written)
  const night = rulesOf(dark)
  return [
    `:root{${rulesOf(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${night}}}`,
    `[data-theme='dark']{${night}}`,
    `[data-theme='contrast']{${rulesOf(contrast)}}`,
  ].join('')
}

function rulesOf(palette: Palette): string {
  const scheme = isDark(palette) ? 'dark' : 'light'
  const veil = channelsOf(isDark(palette) ? '#000000' : palette.ink).join(' ')
  return [
    `color-scheme:${scheme};`,
    ...COLOUR_NAMES.map((name) => rule(tokenOf(name), palette[name])),
    rule('--backdrop', `rgb(${veil} / ${isDark(palette) ? 62 : 45}%)`),
  ].join('')
}

/** `ink2` is `--ink-2`, `onBrand` is `--on-brand`. */
export function tokenOf(name: string): string {
  return `--${name.replaceAll(/[A-Z0-9]/g, (sign) => `-${sign.toLowerCase()}`)}`
}

function rule(token: string, value: string | number | undefined): string {
  return value === undefined ? '' : `${token}:${value};`
}

function pixels(size: number | undefined): string | undefined {
  return size === undefined ? undefined : `${size}px`
}

function quoted(family: string): string {
  return family
    .split(',')
    .map((name) => `'${name.trim()}'`)
    .join(',')
}

const CORNER_TOKENS = {
  small: '--radius-s',
  medium: '--radius-m',
  large: '--radius-l',
  bubble: '--radius-bubble',
} as const
const TEXT_REMS = {
  '--text-xs': 0.8125,
  '--text-s': 0.875,
  '--text-m': 1,
  '--text-l': 1.125,
  '--text-xl': 1.3125,
  '--text-xxl': 1.75,
} as const
