import { type Infer, create } from 'superstruct'
import { type Deployment, KeptDeploymentSchema, toDeployment } from '#contracts/system/deployment.contract.ts'
import { jsonSchemaOf } from '#contracts/wire/json-schema.ts'
import {
  type JsonSchema,
  array,
  boolean,
  enums,
  object,
  optional,
  record,
  string,
} from '#contracts/wire/wire-types.ts'
import { CONVERSATIONS_KEPT_DAYS, MAP_ZOOM, SEARCH_RADIUS_KM } from '#domain/constants.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages/spoken-languages.ts'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import { fromMinorUnits } from '#domain/money/currency.ts'
import { addressOfPicture, isFolderPicture, readFolderPicture } from './folder-picture.ts'
import { atLeastOne, field, filled, from, pattern, picture, rule } from './deployment-fields.ts'
import { Look } from './look-fields.ts'
import { geocoder, pointOfSale, signOn, support, webhooks } from './service-fields.ts'
import { Flags } from './flag-fields.ts'

const LANGUAGES = SPOKEN_LANGUAGES.map(({ code }) => code)
const Language = enums(LANGUAGES)
const HOST_PATTERN = '^[a-z0-9-]+(\\.[a-z0-9-]+)+$'
const LINK_PATTERN = '^(https://\\S+|/(?![/\\\\])\\S*)$'

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
  wordmark: field(
    optional(
      object({
        light: field(picture(), 'The picture for a light ground: an SVG or a PNG of any shape.'),
        dark: field(
          optional(picture()),
          'The same for a dark ground; without it the other stands on white there.',
        ),
        words: field(
          optional(filled()),
          'What it says, for who does not see it; the product’s name where it is missing.',
        ),
      }),
    ),
    'The name as the house writes it, in the place of `logo` and name: at the top of pages and mails, and on receipts.',
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
  signOn,
  support,
  pictureHosts: field(
    optional(array(pattern(HOST_PATTERN, 'the name of a host, as in images.example'))),
    'Whose pictures the catalogue may show besides those of the folder, by the name of the host.',
  ),
  webhooks,
  pointOfSale,
  geocoder,
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

/** The deployment of a file, with the usual where it says nothing; `folder` is where its wordmark is measured. */
export function deploymentOf({ $schema: _schema, ...source }: DeploymentSource, folder?: string): Deployment {
  const wire = {
    ...source,
    titleSuffix: source.titleSuffix ?? source.productName,
    minimumOrder: source.minimumOrder && Math.ceil(fromMinorUnits(source.minimumOrder, source.currency)),
    flags: { ...DESCRIBED_FLAGS, ...source.flags },
    zoom: source.zoom ?? MAP_ZOOM,
    searchRadiusKm: source.searchRadiusKm ?? SEARCH_RADIUS_KM,
    support: { keptDays: source.support?.keptDays ?? CONVERSATIONS_KEPT_DAYS },
    logo: source.logo && addressOfPicture(source.logo),
    wordmark: source.wordmark && wordmarkOf(source.wordmark, source.productName, folder),
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

function wordmarkOf(
  { light, dark, words }: NonNullable<DeploymentSource['wordmark']>,
  productName: string,
  folder: string | undefined,
) {
  const isOfFolder = folder !== undefined && isFolderPicture(light)
  const read = isOfFolder ? readFolderPicture(folder, light) : undefined
  const { width, height } = typeof read === 'object' ? read : {}
  return {
    light: addressOfPicture(light),
    dark: dark && addressOfPicture(dark),
    words: words ?? productName,
    ratio: width && height ? width / height : undefined,
  }
}

/** What an editor needs to complete and check the file. */
export function deploymentSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A deployment',
    ...jsonSchemaOf(DeploymentFile),
  }
}
