import { contrastOf, luminanceOf, mixed, mostReadable, readable, type Colour } from './colour.ts'

/** S2.86: what every deployment offers, beside the setting of the device. */
export const PALETTE_NAMES = ['light', 'dark', 'contrast'] as const
export type PaletteName = (typeof PALETTE_NAMES)[number]

/** Every colour a palette may name, in the order they are made of each other. */
export const COLOUR_NAMES = [
  'paper',
  'ink',
  'brand',
  'surface',
  'sunken',
  'ink2',
  'line',
  'edge',
  'brandSoft',
  'brandSofter',
  'brandPressed',
  'onBrand',
  'warm',
  'warmSoft',
  'danger',
  'dangerSoft',
  'dangerPressed',
  'onDanger',
  'focus',
  'mapLand',
  'mapBuilt',
  'mapSign',
  'mapSignInk',
] as const
export type ColourName = (typeof COLOUR_NAMES)[number]
export type Palette = Readonly<Record<ColourName, Colour>>

/** A palette as a deployment writes it: three colours, and whichever others it does not want to have made of them. */
export type WrittenPalette = Readonly<Record<'paper' | 'ink' | 'brand', Colour>> &
  Readonly<Partial<Record<ColourName, Colour>>>
/** The palettes of a deployment; what is missing beside the light one is made of it. */
export type WrittenPalettes = { readonly light: WrittenPalette } & Readonly<
  Partial<Record<PaletteName, WrittenPalette>>
>

/** Least contrast of text and of what is not text, by palette (WCAG 2.2 AA, 1.4.3 and 1.4.11; AAA, 1.4.6). */
const LEAST = { light: [4.5, 3], dark: [4.5, 3], contrast: [7, 4.5] } as const

/** The three palettes of a deployment, whole (S2.86, S9.39). */
export function palettesOf(written: WrittenPalettes): Readonly<Record<PaletteName, Palette>> {
  const light = wholePalette('light', written.light)
  return {
    light,
    dark: wholePalette('dark', written.dark ?? darkOf(light)),
    contrast: wholePalette('contrast', written.contrast ?? contrastPaletteOf(light)),
  }
}

/** Whether text is light on dark, so that what the browser draws itself is dark too. */
export function isDark({ paper, ink }: Palette): boolean {
  return luminanceOf(paper) < luminanceOf(ink)
}

/** A palette with every colour it does not name made of those it does, readable on what they stand on. */
function wholePalette(name: PaletteName, written: WrittenPalette): Palette {
  const [text, other] = LEAST[name]
  const { paper, ink, brand } = written
  const onDark = luminanceOf(paper) < luminanceOf(ink)
  const surface = written.surface ?? (onDark ? mixed(paper, ink, 0.05) : mixed(paper, WHITE, 0.65))
  const sunken = written.sunken ?? (onDark ? mixed(paper, BLACK, 0.25) : mixed(paper, ink, 0.05))
  const grounds = [paper, surface, sunken]
  const [softly, lessSoftly] = name === 'contrast' ? [0.06, 0.1] : [0.12, 0.2]
  const brandSoft = written.brandSoft ?? mixed(paper, brand, softly)
  const brandSofter = written.brandSofter ?? mixed(paper, brand, lessSoftly)
  const brandPressed = written.brandPressed ?? mixed(brand, ink, 0.2)
  const usual = onDark ? USUAL.onDark : USUAL.onLight
  const warm = written.warm ?? readable(usual.warm, onSoft(grounds, usual.warm), text, ink)
  const danger = written.danger ?? readable(usual.danger, onSoft(grounds, usual.danger), text, ink)
  const dangerPressed = written.dangerPressed ?? mixed(danger, ink, 0.2)
  const mapSign = written.mapSign ?? brand
  const over = [surface, WHITE, ink, BLACK]
  return {
    paper,
    ink,
    brand,
    surface,
    sunken,
    ink2: written.ink2 ?? readable(mixed(ink, paper, 0.28), [...grounds, brandSoft], text, ink),
    line: written.line ?? mixed(paper, ink, name === 'contrast' ? 0.65 : 0.13),
    edge: written.edge ?? readable(mixed(ink, paper, name === 'contrast' ? 0 : 0.5), grounds, other, ink),
    brandSoft,
    brandSofter,
    brandPressed,
    onBrand: written.onBrand ?? mostReadable(over, [brand, brandPressed]),
    warm,
    warmSoft: written.warmSoft ?? mixed(paper, warm, 0.12),
    danger,
    dangerSoft: written.dangerSoft ?? mixed(paper, danger, 0.12),
    dangerPressed,
    onDanger: written.onDanger ?? mostReadable(over, [danger, dangerPressed]),
    focus: written.focus ?? readable(usual.focus, [...grounds, brandSoft], other, ink),
    mapLand: written.mapLand ?? mixed(paper, ink, 0.03),
    mapBuilt: written.mapBuilt ?? mixed(paper, ink, 0.1),
    mapSign,
    mapSignInk: written.mapSignInk ?? mostReadable(over, [mapSign]),
  }
}

/** The grounds a colour is read on, its own pale one among them. */
function onSoft([paper = WHITE, ...others]: readonly Colour[], colour: Colour): readonly Colour[] {
  return [paper, ...others, mixed(paper, colour, 0.2)]
}

/** Nearly black with a breath of the brand, and the brand as light as it takes. */
function darkOf({ paper, ink, brand }: Palette): WrittenPalette {
  const ground = mixed('#121212', brand, 0.08)
  const soft = mixed(ground, brand, 0.3)
  const lighter = luminanceOf(paper) > luminanceOf(ink) ? paper : ink
  return {
    paper: ground,
    ink: mixed(WHITE, lighter, 0.5),
    brand: readable(mixed(brand, WHITE, 0.4), [ground, soft], 6.5, WHITE),
  }
}

/** White, black, and the brand as dark as it takes on the darkest of its grounds. */
function contrastPaletteOf({ brand }: Palette): WrittenPalette {
  return { paper: WHITE, ink: BLACK, brand: readable(brand, [mixed(WHITE, BLACK, 0.1)], 7, BLACK) }
}

/** What is read on what, and what has to be seen on what. */
const TEXT: readonly (readonly [ColourName, readonly ColourName[]])[] = [
  ['ink', ['paper', 'surface', 'sunken', 'brandSoft', 'brandSofter', 'warmSoft', 'dangerSoft', 'mapLand']],
  ['ink2', ['paper', 'surface', 'sunken', 'brandSoft', 'mapLand']],
  ['brand', ['paper', 'surface', 'sunken', 'brandSoft', 'brandSofter']],
  ['onBrand', ['brand', 'brandPressed']],
  ['warm', ['paper', 'surface', 'warmSoft']],
  ['danger', ['paper', 'surface', 'dangerSoft']],
  ['onDanger', ['danger', 'dangerPressed']],
  ['mapSignInk', ['mapSign']],
]
const SEEN: readonly (readonly [ColourName, readonly ColourName[]])[] = [
  ['edge', ['paper', 'surface', 'sunken']],
  ['focus', ['paper', 'surface', 'sunken', 'brandSoft']],
]

export type WeakPair = {
  readonly palette: PaletteName
  readonly colour: ColourName
  readonly ground: ColourName
  /** What the pair has, and what it needs at least. */
  readonly contrast: number
  readonly least: number
}

/** The pairs of one palette that people may not be able to read or see; none where all is well (WCAG 2.2 AA). */
export function weakPairsOf(name: PaletteName, palette: Palette): readonly WeakPair[] {
  const [text, other] = LEAST[name]
  const asked = [
    ...TEXT.map((pair) => [...pair, text] as const),
    ...SEEN.map((pair) => [...pair, other] as const),
  ]
  return asked.flatMap(([colour, grounds, least]) =>
    grounds.flatMap((ground) => {
      const contrast = contrastOf(palette[colour], palette[ground])
      return contrast < least ? [{ palette: name, colour, ground, contrast, least }] : []
    }),
  )
}

/** The weak pairs of all palettes of a deployment. */
export function weakPairsIn(written: WrittenPalettes): readonly WeakPair[] {
  const palettes = palettesOf(written)
  return PALETTE_NAMES.flatMap((name) => weakPairsOf(name, palettes[name]))
}

const WHITE = '#ffffff'
const BLACK = '#000000'
/** What everybody knows the meaning of, whatever the brand. */
const USUAL = {
  onLight: { warm: '#a93f0d', danger: '#b3261e', focus: '#0b63ce' },
  onDark: { warm: '#ffb08a', danger: '#ffb4ab', focus: '#7db8ff' },
} as const
