import type { Infer } from 'superstruct'
import { COLOUR } from '#domain/look/colour.ts'
import type { Colour as ColourText } from '#domain/look/colour.ts'
import { CORNER_NAMES, isFontFamily } from '#domain/look/page-style.ts'
import type { Look } from '#domain/look/page-style.ts'
import { COLOUR_NAMES } from '#domain/look/palette.ts'
import type { ColourName } from '#domain/look/palette.ts'
import { maybe, present } from '../wire/wire.ts'
import { refined, number, pattern, type } from '../wire/wire-types.ts'

/** `#rrggbb`: it ends up in a style sheet, where anything else could end the rule. */
const Colour = pattern(COLOUR)
const FontFamily = refined<string>(
  'font family',
  (value) => typeof value === 'string' && isFontFamily(value),
  { type: 'string' },
)

type MadeColour = Exclude<ColourName, 'paper' | 'ink' | 'brand'>
const MADE_COLOURS = COLOUR_NAMES.filter((name) => !['paper', 'ink', 'brand'].includes(name)) as MadeColour[]

const PaletteSchema = type({
  paper: Colour,
  ink: Colour,
  brand: Colour,
  ...(Object.fromEntries(MADE_COLOURS.map((name) => [name, maybe(Colour)])) as Record<
    MadeColour,
    ReturnType<typeof maybe<ColourText, null>>
  >),
})
const corner = maybe(number(0, 40))
const weight = maybe(number(400, 900))

/** What a deployment says of its looks (S9.39). */
export const LookSchema = type({
  palettes: maybe(type({ light: PaletteSchema, dark: maybe(PaletteSchema), contrast: maybe(PaletteSchema) })),
  corners: maybe(type({ small: corner, medium: corner, large: corner, bubble: corner })),
  letters: maybe(
    type({
      family: maybe(FontFamily),
      size: maybe(number(0.85, 1.3)),
      strong: weight,
      title: weight,
      question: weight,
    }),
  ),
})

export function toLook({ palettes, corners, letters }: Infer<typeof LookSchema>): Look {
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

function toPalette(wire: Infer<typeof PaletteSchema>) {
  const { paper, ink, brand } = wire
  return { paper, ink, brand, ...present(Object.fromEntries(MADE_COLOURS.map((name) => [name, wire[name]]))) }
}
