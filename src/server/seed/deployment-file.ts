import { create } from 'superstruct'
import type { Infer, Struct } from 'superstruct'
import {
  GEOCODERS,
  GEOCODER_ADDRESS,
  KeptDeploymentSchema,
  toDeployment,
} from '#contracts/system/deployment.contract.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { jsonSchemaOf } from '#contracts/wire/json-schema.ts'
import {
  array,
  boolean,
  described,
  enums,
  refined,
  object,
  optional,
  record,
  string,
} from '#contracts/wire/wire-types.ts'
import type { JsonSchema } from '#contracts/wire/wire-types.ts'
import { MAP_ZOOM, SEARCH_RADIUS_KM } from '#domain/constants.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages/spoken-languages.ts'
import { COLOUR } from '#domain/look/colour.ts'
import { isFontFamily } from '#domain/look/page-style.ts'
import type { ColourName } from '#domain/look/palette.ts'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import { fromMinorUnits } from '#domain/money/currency.ts'
import { PICTURE_PATTERN, addressOfPicture } from './folder-picture.ts'

const LANGUAGES = SPOKEN_LANGUAGES.map(({ code }) => code)

const Colour = pattern(COLOUR.source, 'a colour is # and six hexadecimal digits')
const Language = enums(LANGUAGES)
const HOST_PATTERN = '^[a-z0-9-]+(\\.[a-z0-9-]+)+$'
const NAME_PATTERN = '^[a-z][a-z0-9-]*$'
const WEBHOOK_PATTERN = '^(https://|http://(localhost|127\\.0\\.0\\.1)(:|/|$))\\S*$'
const LINK_PATTERN = '^(https://\\S+|/(?![/\\\\])\\S*)$'

const FLAG_NOTES: Readonly<Record<keyof FeatureFlags, string>> = {
  orderTypeSelection: 'Asks whether to eat in or take away; without it the first offered way is taken.',
  pickup: 'Take away is offered.',
  eatIn: 'Eating in is offered.',
  tableService:
    'Service at the table is offered; its number is asked for, or told by an address: /restaurant/SLUG?table=12.',
  skipRestaurantSelection: 'The only restaurant there is is taken without being asked for.',
  preOrderCategoryFilter: 'Asks for a category first; without it the menu opens with everything on it.',
  noAlcoholForPickup: 'Nothing alcoholic is sold to take away.',
  orderTypeFilter: 'Products that cannot be had in the chosen way are left out.',
  discounts: 'The basket takes discount codes.',
  authentication:
    'A restaurant that has a code asks for it; without it every restaurant is open to everybody.',
  singleSignOn: 'Customers may log in with an account of another provider.',
  orderScheduling: 'Orders are taken for later, when the restaurant is closed too.',
  customerName: 'The checkout asks for first and last name.',
  customerPhone: 'The checkout asks for a telephone number.',
  basketOpensOnAdd: 'The basket opens whenever something was put into it.',
}

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

const Flags = object(mapped(FLAG_NOTES, (note) => field(optional(boolean()), note)))

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

const Look = object({
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

const latitude = field(from(-90, 90), 'Degrees north.')
const longitude = field(from(-180, 180), 'Degrees east.')

/** `deployment.json`, with a note on every field: the JSON schema beside this file is made of it. */
export const DeploymentFile = object({
  $schema: field(optional(string()), 'Where an editor finds what may be written here.'),
  id: field(
    pattern('^[a-z0-9-]{1,64}$', 'a name is small letters, digits and hyphens'),
    'The name of the deployment. A conversation kept on a device belongs to it.',
  ),
  productName: field(filled(), 'How the site calls itself: at the top, in mails, as what is installed.'),
  titleSuffix: field(
    optional(filled()),
    'The end of every page title; the product’s name where it is missing.',
  ),
  logo: field(
    optional(picture()),
    'The picture at the top of the page, in the place of the first letter: a file beside this one or in `pictures`, or an address.',
  ),
  icon: field(
    optional(picture()),
    'The icon of the site: an SVG or a square PNG of the folder, or an address; drawn of the first letter where it is missing.',
  ),
  sharePicture: field(
    optional(picture()),
    'What a link to the site shows in a message: a PNG or JPEG of 1200 by 630 pixels; none where it is missing.',
  ),
  banners: field(
    optional(
      array(
        object({
          picture: field(
            picture(),
            'The picture, three times as wide as high: 1200 by 400 pixels. Words belong into `text`, which speaks every language.',
          ),
          text: field(record(string()), 'What it says, by language; shown below the picture.', {
            additionalProperties: { type: 'string', minLength: 1 },
          }),
          link: field(
            optional(
              pattern(LINK_PATTERN, 'an address that begins with https://, or a path as /restaurant/SLUG'),
            ),
            'Where it leads; nowhere where it is missing.',
          ),
        }),
      ),
    ),
    'Pictures with a sentence, below the first questions and the categories: what is new, what is on offer.',
  ),
  languages: field(atLeastOne(LANGUAGES), 'The languages customers may choose.'),
  defaultLanguage: field(Language, 'The language of who asks for none of them.'),
  flags: field(
    optional(Flags),
    'What the deployment can do; a switch that is missing stands as in the described deployment.',
  ),
  currency: field(
    pattern('^[a-z]{3}$', 'a currency is three small letters, as in eur'),
    'The currency of amounts before a restaurant is chosen (ISO 4217, small letters).',
  ),
  country: field(
    pattern('^[A-Z]{2}$', 'a country is two capital letters, as in NO'),
    'The country (ISO 3166): card payment is made in it, places are searched for in it, distances told as its roads are measured.',
  ),
  start: field(object({ latitude, longitude }), 'Where the map begins, and the search for what is near.'),
  zoom: field(optional(from(5, 18)), `How near the map begins; ${MAP_ZOOM} where it is missing.`),
  searchRadiusKm: field(
    optional(from(1, 20_000)),
    `How far from a place restaurants are listed, in km; ${SEARCH_RADIUS_KM} where it is missing.`,
  ),
  payments: field(atLeastOne(PAYMENT_PROVIDERS), 'The ways of paying, in the order they are offered.'),
  minimumOrder: field(
    optional(
      rule<number>((value) => Number.isInteger(value) && Number(value) >= 0, 'a whole number, 0 or more', {
        type: 'integer',
        minimum: 0,
      }),
    ),
    'The least an order comes to, in the smallest unit of the currency.',
  ),
  phone: field(optional(filled()), 'The number of the contact page where no restaurant is chosen.'),
  email: field(
    optional(pattern('^\\S+@\\S+\\.\\S+$', 'a mail address')),
    'The mail address of the contact page where no restaurant is chosen.',
    { format: 'email' },
  ),
  legalName: field(optional(filled()), 'Who sells, as receipts name it.'),
  legalAddress: field(optional(filled()), 'The address of who sells, in one line, for receipts.'),
  taxNumber: field(optional(filled()), 'The number of who sells at the tax office, for receipts.'),
  termsVersion: field(
    optional(filled()),
    'The version of the terms, kept with the time for everybody who agrees to them; another one whenever they change.',
  ),
  look: field(optional(Look), 'Colours, corners and letters; the house’s where nothing is said.'),
  tileUrl: field(
    optional(pattern('^https://\\S+$', 'an address that begins with https://')),
    'Pictures of a map service, with {z}, {x} and {y}, in the place of the drawn ground.',
  ),
  tileAttribution: field(optional(filled()), 'Whom the map thanks for its pictures.'),
  placeAttribution: field(
    optional(filled()),
    'Whom the map thanks for the places that are searched for, where a geocoder finds them.',
  ),
  twentyFourHourLanguages: field(
    optional(array(Language)),
    'The languages, besides French, in which clock times count 24 hours; where it is left out, Spanish and Italian.',
  ),
  ageLimits: field(
    optional(
      array(
        object({
          fromAbv: field(from(0, 100), 'The strength it begins at, in percent by volume.'),
          age: field(from(1, 99), 'How old one must be.'),
        }),
      ),
    ),
    'How old one must be for alcohol; where it is missing nothing is said about age.',
  ),
  signOn: field(
    optional(
      array(
        object({
          id: name('Stands in addresses, and in the setting of its secret, `SIGN_ON_<ID>_SECRET`.'),
          name: field(filled(), 'What customers know it by.'),
          issuer: field(
            pattern('^https://\\S+$', 'an address that begins with https://'),
            'Where it says who it is (OpenID Connect).',
          ),
          clientId: field(filled(), 'What it knows this site by.'),
        }),
      ),
    ),
    'Who else logs customers in where `singleSignOn` is on, in the order they are offered.',
  ),
  pictureHosts: field(
    optional(array(pattern(HOST_PATTERN, 'the name of a host, as in images.example'))),
    'Whose pictures the catalogue may show besides those of the folder, by the name of the host.',
  ),
  webhooks: field(
    optional(
      array(
        object({
          id: name('Stands in the setting of its secret, `WEBHOOK_<ID>_SECRET`.'),
          url: toldAt('Where it is told; `http://` on this machine alone.'),
        }),
      ),
    ),
    'Which other systems are told what becomes of orders, signed (src/server/webhooks/README.md).',
  ),
  pointOfSale: field(
    optional(
      object({
        url: toldAt(
          'Where orders are posted; `http://` on this machine alone. `POINT_OF_SALE_SECRET` is what both sides sign with.',
        ),
      }),
    ),
    'Where orders are cooked (src/server/kitchen/README.md), where the settings say nothing else; taken up with the next start.',
  ),
  geocoder: field(
    optional(
      object({
        kind: field(enums([...GEOCODERS]), 'Whose interface it speaks.'),
        url: field(
          pattern(GEOCODER_ADDRESS, 'an address like https://geocoder.example, without a slash at its end'),
          'Where it is asked; `GEOCODER_KEY` is its key.',
        ),
      }),
    ),
    'Who finds the places customers search for (src/server/geocode/README.md), where the settings say nothing else; taken up with the next start.',
  ),
  tellsUnknownEmail: field(
    optional(boolean()),
    'Answers a lost password of an unknown address with an error, which tells anybody who has an account.',
  ),
  texts: field(
    optional(record(record(string()))),
    'The words of the house: by language, then by the key of a text in `locales/`.',
  ),
})
export type DeploymentSource = Infer<typeof DeploymentFile>

/** The deployment of a file, with the usual where it says nothing. */
export function deploymentOf({ $schema: _schema, ...source }: DeploymentSource): Deployment {
  const wire = {
    ...source,
    titleSuffix: source.titleSuffix ?? source.productName,
    minimumOrder: source.minimumOrder && Math.ceil(fromMinorUnits(source.minimumOrder, source.currency)),
    flags: { ...DESCRIBED_FLAGS, ...source.flags },
    zoom: source.zoom ?? MAP_ZOOM,
    searchRadiusKm: source.searchRadiusKm ?? SEARCH_RADIUS_KM,
    logo: source.logo && addressOfPicture(source.logo),
    icon: source.icon && addressOfPicture(source.icon),
    sharePicture: source.sharePicture && addressOfPicture(source.sharePicture),
    banners: source.banners?.map(({ picture: name, text: said, link }) => ({
      imageUrl: addressOfPicture(name),
      text: { plain: said[source.defaultLanguage] ?? '', byLanguage: said },
      url: link,
    })),
  }
  return toDeployment(create(wire, KeptDeploymentSchema))
}

/** What an editor needs to complete and check the file. */
export function deploymentSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A deployment',
    ...jsonSchemaOf(DeploymentFile),
  }
}

/** A field with what an editor says of it. */
function field<T, S>(struct: Struct<T, S>, note: string, more: JsonSchema = {}): Struct<T, S> {
  return described(struct, { description: note, ...more })
}

function mapped<Name extends string, T>(
  notes: Readonly<Record<Name, string>>,
  make: (note: string) => T,
): Record<Name, T> {
  const names = Object.keys(notes) as Name[]
  return Object.fromEntries(names.map((name) => [name, make(notes[name])])) as Record<Name, T>
}

function atLeastOne<T extends string>(names: readonly T[]) {
  const isKnown = (each: unknown) => names.some((name) => name === each)
  return rule<T[]>(
    (value) => Array.isArray(value) && value.length > 0 && value.every(isKnown),
    'a list of at least one known name',
    { type: 'array', minItems: 1, items: { enum: names } },
  )
}

function picture() {
  return pattern(
    PICTURE_PATTERN,
    'a file of the folder as logo.svg or pictures/logo.png, an address that begins with https://, or a path',
  )
}

function filled() {
  return text((value) => value.trim() !== '', 'a text that is not empty', { minLength: 1 })
}

function from(least: number, most: number) {
  return rule<number>(
    (value) => typeof value === 'number' && value >= least && value <= most,
    `a number from ${least} to ${most}`,
    { type: 'number', minimum: least, maximum: most },
  )
}

/** What a setting is called by. */
function name(note: string) {
  return field(pattern(NAME_PATTERN, 'a name is small letters, digits and hyphens'), note)
}

/** Where another system listens. */
function toldAt(note: string) {
  return field(pattern(WEBHOOK_PATTERN, 'an address that begins with https://'), note)
}

function pattern(expression: string, reason: string) {
  const right = new RegExp(expression)
  return text((value) => right.test(value), reason, { pattern: expression })
}

function text(holds: (value: string) => boolean, reason: string, more: JsonSchema = {}) {
  return rule<string>((value) => typeof value === 'string' && holds(value), reason, {
    type: 'string',
    ...more,
  })
}

function rule<T>(holds: (value: unknown) => boolean, reason: string, schema: JsonSchema): Struct<T, null> {
  return refined<T>('rule', holds, schema, reason)
}
