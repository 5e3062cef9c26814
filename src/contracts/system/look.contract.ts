import { max, min, number, type } from 'superstruct'
import type { Infer } from 'superstruct'
import { isColour } from '#domain/look/colour.ts'
import type { Colour as ColourText } from '#domain/look/colour.ts'
import { CORNER_NAMES, isFontFamily } from '#domain/look/page-style.ts'
import type { Look } from '#domain/look/page-style.ts'
import { COLOUR_NAMES } from '#domain/look/palette.ts'
import type { ColourName } from '#domain/look/palette.ts'
import { judged } from '../wire/accepts.ts'
import { maybe, present } from '../wire/wire.ts'

/** `#rrggbb`: it ends up in a style sheet, where anything else could end the rule. */
const Colour = judged<ColourText>('colour', (value) => typeof value === 'string' && isColour(value))
const FontFamily = judged<string>('font family', (value) => typeof value === 'string' && isFontFamily(value))

type MadeColour = Exclude<ColourName, 'paper' | 'ink' | 'brand'>
const MADE_COLOURS = COLOUR_NAMES.filter((name) => !['paper', 'ink', 'brand'].includes(name)) as MadeColour[]

const PaletteWire = type({
  paper: Colour,
  ink: Colour,
  brand: Colour,
  ...(Object.fromEntries(MADE_COLOURS.map((name) => [name, maybe(Colour)])) as Record<
    MadeColour,
    ReturnType<typeof maybe<ColourText, null>>
  >),
})
const corner = maybe(max(min(number(), 0), 40))
const weight = maybe(max(min(number(), 400), 900))

/** What a deployment says of its looks (S9.39). */
export const LookWire = type({
  palettes: maybe(type({ light: PaletteWire, dark: maybe(PaletteWire), contrast: maybe(PaletteWire) })),
  corners: maybe(type({ small: corner, medium: corner, large: corner, bubble: corner })),
  letters: maybe(
    type({
      family: maybe(FontFamily),
      size: maybe(max(min(number(), 0.85), 1.3)),
      strong: weight,
      title: weight,
      question: weight,
    }),
  ),
})

export function toLook({ palettes, corners, letters }: Infer<typeof LookWire>): Look {
  return present({
    palettes: palettes
      ? {
          light: toPalette(palettes.light),
          ...present({
            dark: palettes.dark ? toPalette(palettes.dark) : undefined,
            contrast: palettes.contrast ? toPalette(palettes.contrast) : undefined,
          }),
        }
      : undefined,
    corners: corners
      ? present(Object.fromEntries(CORNER_NAMES.map((name) => [name, corners[name]])))
      : undefined,
    letters: letters
      ? present({
          family: letters.family,
          size: letters.size,
          strong: letters.strong,
          title: letters.title,
          question: letters.question,
        })
      : undefined,
  })
}

function toPalette(wire: Infer<typeof PaletteWire>) {
  const { paper, ink, brand } = wire
  return { paper, ink, brand, ...present(Object.fromEntries(MADE_COLOURS.map((name) => [name, wire[name]]))) }
}
