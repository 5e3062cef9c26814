import type { WrittenPalettes } from './palette.ts'

/** The colours of the house, for what is drawn outside of its style sheets: the tokens by the same names. */
export const DEFAULT_PALETTES = {
  light: {
    paper: '#faf5e9',
    surface: '#fffdf7',
    ink: '#1d2a22',
    ink2: '#57635a',
    line: '#e6dcc5',
    edge: '#8c866f',
    brand: '#1f5b3a',
    onBrand: '#fbf8ee',
  },
  dark: {
    paper: '#131a15',
    surface: '#1c251f',
    ink: '#f1ede0',
    ink2: '#a9b3a8',
    line: '#2e3a31',
    edge: '#76857a',
    brand: '#8fd3a4',
    onBrand: '#0f2417',
  },
} as const satisfies WrittenPalettes
