import { object, optional } from '#contracts/wire/wire-types.ts'
import { COLOUR } from '#domain/look/colour.ts'
import { isFontFamily } from '#domain/look/page-style.ts'
import type { ColourName } from '#domain/look/palette.ts'
import { field, from, mapped, pattern, text } from './deployment-fields.ts'

const Colour = pattern(COLOUR.source, 'a colour is # and six hexadecimal digits')

const COLOUR_NOTES: Readonly<Record<ColourName, string>> = {
  paper: 'The ground of the page, and the bars of a telephone.',
  ink: 'Text.',
  brand: 'What the customer says, the one primary act, links, the icon.',
  surface: 'Cards on the paper.',
  sunken: 'Fields and grounds that lie lower than the paper.',
  ink2: 'Text of less weight.',
  line: 'Lines between things.',
  edge: 'The edges of fields and buttons.',
  brandSoft: 'A pale ground of the brand, for what is chosen.',
  brandSofter: 'The same under the pointer.',
  brandPressed: 'The brand under the pointer.',
  onBrand: 'Text on the brand.',
  warm: 'What wants attention: allergens, closing times.',
  warmSoft: 'The pale ground of that.',
  danger: 'What takes something away for good.',
  dangerSoft: 'The pale ground of that.',
  dangerPressed: 'The same under the pointer.',
  onDanger: 'Text on it.',
  focus: 'The ring around what has the focus.',
  mapLand: 'Land on the map.',
  mapBuilt: 'Towns on the map.',
  mapSign: 'Road signs on the map.',
  mapSignInk: 'The numbers on them.',
}

function palette(note: string) {
  const colours = mapped(COLOUR_NOTES, (about) => field(optional(Colour), about))
  const { paper, ink, brand } = COLOUR_NOTES
  return field(
    object({
      ...colours,
      paper: field(Colour, paper),
      ink: field(Colour, ink),
      brand: field(Colour, brand),
    }),
    note,
  )
}

const corner = (note: string) => field(optional(from(0, 40)), note)
const weight = (note: string) => field(optional(from(400, 900)), note)

export const Look = object({
  palettes: field(
    optional(
      object({
        light: palette(
          'By day: three colours; every other one is made of them, readable, unless it is named.',
        ),
        dark: optional(palette('By night; made of the light one where it is missing.')),
        contrast: optional(palette('For who sees little; made of the light one where it is missing.')),
      }),
    ),
    'The colours. Pairs that cannot be read are told by `npm run deployment -- check`, and at every start.',
  ),
  corners: field(
    optional(
      object({
        small: corner('Of fields and small things.'),
        medium: corner('Of cards.'),
        large: corner('Of panels.'),
        bubble: corner('Of the bubbles of the chat.'),
      }),
    ),
    'How round corners are, in CSS pixels.',
  ),
  letters: field(
    optional(
      object({
        family: field(
          optional(text(isFontFamily, 'names of typefaces, with commas between them')),
          'Names of typefaces every device has, the first one it knows is taken.',
        ),
        size: field(optional(from(0.85, 1.3)), 'How large letters are; 1 is usual.'),
        strong: weight('How heavy strong words are.'),
        title: weight('How heavy titles are.'),
        question: weight('How heavy questions of the chat are.'),
      }),
    ),
    'How letters look.',
  ),
})
