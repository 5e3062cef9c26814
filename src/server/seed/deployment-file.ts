import { array, boolean, create, define, enums, number, object, optional, record, string } from 'superstruct'
import type { Infer, Struct } from 'superstruct'
import {
  GEOCODERS,
  GEOCODER_ADDRESS,
  KeptDeploymentWire,
  toDeployment,
} from '#contracts/system/deployment.contract.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { MAP_ZOOM, SEARCH_RADIUS_KM } from '#domain/constants.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import { isColour } from '#domain/look/colour.ts'
import { isFontFamily } from '#domain/look/page-style.ts'
import type { ColourName } from '#domain/look/palette.ts'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-way.ts'
import { PICTURE_PATTERN, addressOfPicture, isPicture } from './folder-picture.ts'

/** The languages the product speaks (S1.42). */
export const PRODUCT_LANGUAGES = ['en', 'es', 'fi', 'fr', 'it', 'no', 'sv'] as const

type JsonSchema = Readonly<Record<string, unknown>>
const told = new WeakMap<object, { readonly note: string; readonly schema: JsonSchema }>()

const colour = () => text(isColour, 'a colour is # and six hexadecimal digits')
const COLOUR_SCHEMA = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }
const Language = enums([...PRODUCT_LANGUAGES])
const HOST_PATTERN = '^[a-z0-9-]+(\\.[a-z0-9-]+)+$'
const NAME_PATTERN = '^[a-z][a-z0-9-]*$'
const WEBHOOK_PATTERN = '^(https://|http://(localhost|127\\.0\\.0\\.1)(:|/|$))\\S*$'
const LINK_PATTERN = '^(https://\\S+|/(?![/\\\\])\\S*)$'
const LANGUAGE_SCHEMA = { enum: PRODUCT_LANGUAGES }

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

const Flags = object(mapped(FLAG_NOTES, (note) => field(optional(boolean()), note, { type: 'boolean' })))

function palette(note: string) {
  const colours = mapped(COLOUR_NOTES, (about) => field(optional(colour()), about, COLOUR_SCHEMA))
  const { paper, ink, brand } = COLOUR_NOTES
  return field(
    object({
      ...colours,
      paper: field(colour(), paper, COLOUR_SCHEMA),
      ink: field(colour(), ink, COLOUR_SCHEMA),
      brand: field(colour(), brand, COLOUR_SCHEMA),
    }),
    note,
  )
}

const corner = (note: string) =>
  field(optional(from(0, 40)), note, { type: 'number', minimum: 0, maximum: 40 })
const weight = (note: string) =>
  field(optional(from(400, 900)), note, { type: 'number', minimum: 400, maximum: 900 })

const Look = object({
  palettes: field(
    optional(
      object({
        light: palette(
          'By day: three colours; every other one is made of them, readable, unless it is named.',
        ),
        dark: optionally(palette('By night; made of the light one where it is missing.')),
        contrast: optionally(palette('For who sees little; made of the light one where it is missing.')),
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
          { type: 'string' },
        ),
        size: field(optional(from(0.85, 1.3)), 'How large letters are; 1 is usual.', {
          type: 'number',
          minimum: 0.85,
          maximum: 1.3,
        }),
        strong: weight('How heavy strong words are.'),
        title: weight('How heavy titles are.'),
        question: weight('How heavy questions of the chat are.'),
      }),
    ),
    'How letters look.',
  ),
})

const latitude = field(from(-90, 90), 'Degrees north.', { type: 'number', minimum: -90, maximum: 90 })
const longitude = field(from(-180, 180), 'Degrees east.', { type: 'number', minimum: -180, maximum: 180 })

/** `deployment.json`, with a note on every field: the JSON schema beside this file is made of it. */
export const DeploymentFile = object({
  $schema: field(optional(string()), 'Where an editor finds what may be written here.', { type: 'string' }),
  id: field(
    text((value) => /^[a-z0-9-]{1,64}$/.test(value), 'a name is small letters, digits and hyphens'),
    'The name of the deployment. A conversation kept on a device belongs to it.',
    { type: 'string', pattern: '^[a-z0-9-]{1,64}$' },
  ),
  productName: field(filled(), 'How the site calls itself: at the top, in mails, as what is installed.', {
    type: 'string',
    minLength: 1,
  }),
  titleSuffix: field(
    optional(filled()),
    'The end of every page title; the product’s name where it is missing.',
    {
      type: 'string',
      minLength: 1,
    },
  ),
  logo: field(
    optional(picture()),
    'The picture at the top of the page, in the place of the first letter: a file beside this one or in `pictures`, or an address.',
    { type: 'string', pattern: PICTURE_PATTERN },
  ),
  icon: field(
    optional(picture()),
    'The icon of the site: an SVG or a square PNG of the folder, or an address; drawn of the first letter where it is missing.',
    { type: 'string', pattern: PICTURE_PATTERN },
  ),
  sharePicture: field(
    optional(picture()),
    'What a link to the site shows in a message: a PNG or JPEG of 1200 by 630 pixels; none where it is missing.',
    { type: 'string', pattern: PICTURE_PATTERN },
  ),
  banners: field(
    optional(
      array(
        object({
          picture: field(
            picture(),
            'The picture, three times as wide as high: 1200 by 400 pixels. Words belong into `text`, which speaks every language.',
            { type: 'string', pattern: PICTURE_PATTERN },
          ),
          text: field(record(string(), string()), 'What it says, by language; shown below the picture.', {
            type: 'object',
            additionalProperties: { type: 'string', minLength: 1 },
          }),
          link: field(
            optional(
              text(
                (value) => new RegExp(LINK_PATTERN).test(value),
                'an address that begins with https://, or a path as /restaurant/SLUG',
              ),
            ),
            'Where it leads; nowhere where it is missing.',
            { type: 'string', pattern: LINK_PATTERN },
          ),
        }),
      ),
    ),
    'Pictures with a sentence, below the first questions and the categories: what is new, what is on offer.',
    { type: 'array' },
  ),
  languages: field(atLeastOne(Language), 'The languages customers may choose.', {
    type: 'array',
    minItems: 1,
    items: LANGUAGE_SCHEMA,
  }),
  defaultLanguage: field(Language, 'The language of who asks for none of them.', LANGUAGE_SCHEMA),
  flags: field(
    optional(Flags),
    'What the deployment can do; a switch that is missing stands as in the described deployment.',
  ),
  currency: field(
    text((value) => /^[a-z]{3}$/.test(value), 'a currency is three small letters, as in eur'),
    'The currency of amounts before a restaurant is chosen (ISO 4217, small letters).',
    { type: 'string', pattern: '^[a-z]{3}$' },
  ),
  country: field(
    text((value) => /^[A-Z]{2}$/.test(value), 'a country is two capital letters, as in NO'),
    'The country (ISO 3166): card payment is made in it, places are searched for in it, distances told as its roads are measured.',
    { type: 'string', pattern: '^[A-Z]{2}$' },
  ),
  start: field(object({ latitude, longitude }), 'Where the map begins, and the search for what is near.'),
  zoom: field(optional(from(5, 18)), `How near the map begins; ${MAP_ZOOM} where it is missing.`, {
    type: 'number',
    minimum: 5,
    maximum: 18,
  }),
  searchRadiusKm: field(
    optional(from(1, 20_000)),
    `How far from a place restaurants are listed, in km; ${SEARCH_RADIUS_KM} where it is missing.`,
    { type: 'number', minimum: 1 },
  ),
  payments: field(
    atLeastOne(enums([...PAYMENT_PROVIDERS])),
    'The ways of paying, in the order they are offered.',
    {
      type: 'array',
      minItems: 1,
      items: { enum: PAYMENT_PROVIDERS },
    },
  ),
  minimumOrder: field(
    optional(
      rule<number>((value) => Number.isInteger(value) && Number(value) >= 0, 'a whole number, 0 or more'),
    ),
    'The least an order comes to, in the smallest unit of the currency.',
    { type: 'integer', minimum: 0 },
  ),
  phone: field(optional(filled()), 'The number of the contact page where no restaurant is chosen.', {
    type: 'string',
  }),
  email: field(
    optional(text((value) => /^\S+@\S+\.\S+$/.test(value), 'a mail address')),
    'The mail address of the contact page where no restaurant is chosen.',
    { type: 'string', format: 'email' },
  ),
  legalName: field(optional(filled()), 'Who sells, as receipts name it.', { type: 'string' }),
  legalAddress: field(optional(filled()), 'The address of who sells, in one line, for receipts.', {
    type: 'string',
  }),
  taxNumber: field(optional(filled()), 'The number of who sells at the tax office, for receipts.', {
    type: 'string',
  }),
  termsVersion: field(
    optional(filled()),
    'The version of the terms, kept with the time for everybody who agrees to them; another one whenever they change.',
    { type: 'string' },
  ),
  look: field(optional(Look), 'Colours, corners and letters; the house’s where nothing is said.'),
  tileUrl: field(
    optional(text((value) => /^https:\/\/\S+$/.test(value), 'an address that begins with https://')),
    'Pictures of a map service, with {z}, {x} and {y}, in the place of the drawn ground.',
    { type: 'string', pattern: '^https://' },
  ),
  tileAttribution: field(optional(filled()), 'Whom the map thanks for its pictures.', { type: 'string' }),
  placeAttribution: field(
    optional(filled()),
    'Whom the map thanks for the places that are searched for, where a geocoder finds them.',
    { type: 'string' },
  ),
  twentyFourHourLanguages: field(
    optional(array(Language)),
    'The languages, besides French, in which clock times count 24 hours.',
    { type: 'array', items: LANGUAGE_SCHEMA },
  ),
  ageLimits: field(
    optional(
      array(
        object({
          fromAbv: field(from(0, 100), 'The strength it begins at, in percent by volume.', {
            type: 'number',
          }),
          age: field(from(1, 99), 'How old one must be.', { type: 'number' }),
        }),
      ),
    ),
    'How old one must be for alcohol; where it is missing nothing is said about age.',
    { type: 'array' },
  ),
  signOn: field(
    optional(
      array(
        object({
          id: name('Stands in addresses, and in the setting of its secret, `SIGN_ON_<ID>_SECRET`.'),
          name: field(filled(), 'What customers know it by.', { type: 'string', minLength: 1 }),
          issuer: field(
            text((value) => /^https:\/\/\S+$/.test(value), 'an address that begins with https://'),
            'Where it says who it is (OpenID Connect).',
            { type: 'string', pattern: '^https://' },
          ),
          clientId: field(filled(), 'What it knows this site by.', { type: 'string', minLength: 1 }),
        }),
      ),
    ),
    'Who else logs customers in where `singleSignOn` is on, in the order they are offered.',
    { type: 'array' },
  ),
  pictureHosts: field(
    optional(
      array(
        text((value) => new RegExp(HOST_PATTERN).test(value), 'the name of a host, as in images.example'),
      ),
    ),
    'Whose pictures the catalogue may show besides those of the folder, by the name of the host.',
    { type: 'array', items: { type: 'string', pattern: HOST_PATTERN } },
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
    { type: 'array' },
  ),
  pointOfSale: field(
    optional(
      object({
        url: toldAt(
          'Where orders are posted; `http://` on this machine alone. `POINT_OF_SALE_SECRET` is what both sides sign with.',
        ),
      }),
    ),
    'Where orders are cooked (src/server/pos/README.md), where the settings say nothing else; taken up with the next start.',
    { type: 'object' },
  ),
  geocoder: field(
    optional(
      object({
        kind: field(enums([...GEOCODERS]), 'Whose interface it speaks.', { enum: GEOCODERS }),
        url: field(
          text(
            (value) => new RegExp(GEOCODER_ADDRESS).test(value),
            'an address like https://geocoder.example, without a slash at its end',
          ),
          'Where it is asked; `GEOCODER_KEY` is its key.',
          { type: 'string', pattern: GEOCODER_ADDRESS },
        ),
      }),
    ),
    'Who finds the places customers search for (src/server/geocode/README.md), where the settings say nothing else; taken up with the next start.',
    { type: 'object' },
  ),
  tellsUnknownEmail: field(
    optional(boolean()),
    'Answers a lost password of an unknown address with an error, which tells anybody who has an account.',
    { type: 'boolean' },
  ),
  texts: field(
    optional(record(string(), record(string(), string()))),
    'The words of the house: by language, then by the key of a text in `locales/`.',
    { type: 'object', additionalProperties: { type: 'object', additionalProperties: { type: 'string' } } },
  ),
})
export type DeploymentSource = Infer<typeof DeploymentFile>

/** The deployment of a file, with the usual where it says nothing. */
export function deploymentOf({ $schema: _schema, ...source }: DeploymentSource): Deployment {
  const wire = {
    ...source,
    titleSuffix: source.titleSuffix ?? source.productName,
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
  return toDeployment(create(wire, KeptDeploymentWire))
}

/** What an editor needs to complete and check the file. */
export function deploymentSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A deployment',
    ...schemaOf(DeploymentFile),
  }
}

function schemaOf(struct: object): JsonSchema {
  const { note, schema = {} } = told.get(struct) ?? {}
  const fields = fieldsOf(struct)
  const items = itemsOf(struct)
  const about = note === undefined ? {} : { description: note }
  if (fields === undefined) return { ...about, ...(items && { items: schemaOf(items) }), ...schema }
  return {
    ...about,
    type: 'object',
    additionalProperties: false,
    required: Object.keys(fields).filter((name) => fields[name]?.is(undefined) === false),
    properties: Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, schemaOf(inner)])),
  }
}

function fieldsOf(struct: object): Readonly<Record<string, Struct<unknown, unknown>>> | undefined {
  const { type, schema } = struct as Struct<unknown, unknown>
  return type === 'object' && typeof schema === 'object' && schema !== null
    ? (schema as Record<string, Struct<unknown, unknown>>)
    : undefined
}

function itemsOf(struct: object): object | undefined {
  const { type, schema } = struct as Struct<unknown, unknown>
  return type === 'array' && typeof schema === 'object' && schema !== null ? schema : undefined
}

function field<T, S>(struct: Struct<T, S>, note: string, schema: JsonSchema = {}): Struct<T, S> {
  told.set(struct, { note, schema })
  return struct
}

/** The same field, which may be missing. */
function optionally<T, S>(struct: Struct<T, S>): Struct<T | undefined, S> {
  const known = told.get(struct)
  return field(optional(struct), known?.note ?? '', known?.schema)
}

function mapped<Name extends string, T>(
  notes: Readonly<Record<Name, string>>,
  make: (note: string) => T,
): Record<Name, T> {
  const names = Object.keys(notes) as Name[]
  return Object.fromEntries(names.map((name) => [name, make(notes[name])])) as Record<Name, T>
}

function atLeastOne<T, S>(item: Struct<T, S>) {
  return rule<T[]>((value) => array(item).is(value) && value.length > 0, 'a list of at least one known name')
}

function picture() {
  return text(
    isPicture,
    'a file of the folder as logo.svg or pictures/logo.png, an address that begins with https://, or a path',
  )
}

function filled() {
  return text((value) => value.trim() !== '', 'a text that is not empty')
}

function from(least: number, most: number) {
  return rule<number>(
    (value) => number().is(value) && value >= least && value <= most,
    `a number from ${least} to ${most}`,
  )
}

/** What a setting is called by. */
function name(note: string) {
  return field(
    text((value) => new RegExp(NAME_PATTERN).test(value), 'a name is small letters, digits and hyphens'),
    note,
    { type: 'string', pattern: NAME_PATTERN },
  )
}

/** Where another system listens. */
function toldAt(note: string) {
  return field(
    text((value) => new RegExp(WEBHOOK_PATTERN).test(value), 'an address that begins with https://'),
    note,
    { type: 'string', pattern: WEBHOOK_PATTERN },
  )
}

function text(holds: (value: string) => boolean, reason: string) {
  return rule<string>((value) => typeof value === 'string' && holds(value), reason)
}

function rule<T>(holds: (value: unknown) => boolean, reason: string): Struct<T, null> {
  return define<T>('rule', (value) => holds(value) || reason)
}
