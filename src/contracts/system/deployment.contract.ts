import type { Infer } from 'superstruct'
import type { Banner } from '#domain/links/banner.ts'
import { MAP_START } from '#domain/constants.ts'
import type { AgeLimit } from '#domain/catalogue/alcohol.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import { TWENTY_FOUR_HOUR_LANGUAGES } from '#domain/hour-cycle.ts'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/checkout/payment-provider.ts'
import type { Look } from '#domain/look/page-style.ts'
import { minor } from '#domain/money/minor.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { OwnTexts } from '#domain/own-texts.ts'
import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import { Key, SafeUrl, maybe, present } from '../wire/wire.ts'
import { LookSchema, toLook } from './look.contract.ts'
import {
  array,
  boolean,
  enums,
  integer,
  named,
  number,
  pattern,
  record,
  string,
  type,
} from '../wire/wire-types.ts'

/** Somebody who can say who a customer is (OpenID Connect); the secret that goes with `clientId` is a setting of the server. */
export type SignOnProvider = {
  /** Stands in addresses and in the name of its setting. */
  readonly id: string
  /** What customers know it by. */
  readonly name: string
  readonly issuer: string
  readonly clientId: string
}

/** Another system that is told of orders; the secret its messages are signed with is a setting of the server. */
export type Webhook = {
  /** Stands in the name of its setting. */
  readonly id: string
  readonly url: string
}

/** Nobody needs a conversation for longer than a year. */
export const LONGEST_KEPT_DAYS = 365

/** What holds for conversations that customers send. */
export type SupportTerms = {
  readonly keptDays: number
  /** Whether personal values may go along: the server has a key to seal them with, and fills it in. */
  readonly takesValues: boolean
}

/** Its name as the house writes it. */
export type Wordmark = {
  /** The picture for a light ground, and one for a dark ground. */
  readonly light: string
  readonly dark?: string
  /** What it says. */
  readonly words: string
  /** How many times as wide as high it is, where that is known. */
  readonly ratio?: number
}

/** What one white-label deployment sets; legal pages come from the system parameters (S3.40). */
export type Deployment = {
  readonly id: string
  readonly productName: string
  readonly titleSuffix: string
  /** Pictures in the place of the first letter: at the top of the page, and as the icon of the site. */
  readonly logo?: string
  readonly icon?: string
  readonly wordmark?: Wordmark
  /** What a link to the site shows where it is shared. */
  readonly sharePicture?: string
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly flags: FeatureFlags
  readonly currency: string
  readonly country: string
  readonly start: Coordinates
  readonly zoom: number
  readonly searchRadiusKm: number
  /** The ways of paying, in the order they are offered. */
  readonly payments: readonly PaymentProvider[]
  readonly minimumOrder?: Minor
  /** Whom to ask where no restaurant is chosen (S2.79). */
  readonly phone?: string
  readonly email?: string
  /** Who sells, as receipts have to name it: name, address in one line, number at the tax office. */
  readonly legalName?: string
  readonly legalAddress?: string
  readonly taxNumber?: string
  /** Which terms are agreed to at present. */
  readonly termsVersion?: string
  /** Its colours, corners and letters; the house's where it says nothing (S9.39). */
  readonly look: Look
  /** Pictures of a map service in the place of the drawn ground, and whom to thank for them. */
  readonly tileUrl?: string
  readonly tileAttribution?: string
  /** Whom to thank for the places that are searched for, where a service of the server's settings finds them. */
  readonly placeAttribution?: string
  /** Sentences the house says in its own words. */
  readonly texts?: OwnTexts
  /** What Stripe.js needs; the server's settings fill it in. */
  readonly stripePublicKey?: string
  /** Where Stripe.js is simulated; the real one comes from Stripe alone. */
  readonly stripeScriptUrl?: string
  /** The only place a payment form is posted to; the server's settings fill it in. */
  readonly formGatewayUrl?: string
  /** Answers a lost password of an unknown address as S7.17 has it; it tells anybody who has an account. */
  readonly tellsUnknownEmail?: boolean
  /** The languages, besides French, in which clock times count 24 hours (S2.100). */
  readonly twentyFourHourLanguages: readonly string[]
  /** From which strength on how old one must be for alcohol; none where nothing is said about it. */
  readonly ageLimits: readonly AgeLimit[]
  /** Whether and how customers send conversations to the restaurant; not at all where it is missing. */
  readonly support?: SupportTerms
  /** Who else can log customers in, where `singleSignOn` is on, in the order they are offered (S1.10). */
  readonly signOn: readonly SignOnProvider[]
  /** Whose pictures pages may show besides its own; never told to pages. */
  readonly pictureHosts: readonly string[]
  /** Pictures where a customer begins; pages are told of them by a call of their own (S7.39). */
  readonly banners: readonly Banner[]
  /** Which systems are told of orders; never told to pages. */
  readonly webhooks: readonly Webhook[]
  /** Where orders are cooked, and who finds places; never told to pages. The server's settings go before both. */
  readonly pointOfSale?: { readonly url: string }
  readonly geocoder?: Geocoder
}

export const GEOCODERS = ['nominatim', 'photon'] as const

/** What its address is like, without a slash at its end. */
export const GEOCODER_ADDRESS = '^https?://[^\\s?#]+[^\\s?#/]$'

/** A service that finds places, and whose interface it speaks. */
export type Geocoder = { readonly kind: (typeof GEOCODERS)[number]; readonly url: string }

export const FlagsSchema = type({
  orderTypeSelection: boolean(),
  pickup: boolean(),
  eatIn: boolean(),
  tableService: boolean(),
  skipRestaurantSelection: boolean(),
  preOrderCategoryFilter: boolean(),
  noAlcoholForPickup: boolean(),
  orderTypeFilter: boolean(),
  discounts: boolean(),
  authentication: boolean(),
  singleSignOn: boolean(),
  orderScheduling: boolean(),
  customerName: boolean(),
  customerPhone: boolean(),
  basketOpensOnAdd: boolean(),
})

const SignOnSchema = type({
  id: pattern(/^[a-z][a-z0-9-]*$/),
  name: Key,
  issuer: Key,
  clientId: Key,
})

const WordmarkSchema = type({
  light: SafeUrl,
  dark: maybe(SafeUrl),
  words: Key,
  ratio: maybe(number(0)),
})

/** GET /x/deployment, and the shape of a deployment file; `minimumOrder` in hundredths of the currency. */
export const DeploymentSchema = named(
  'Deployment',
  type({
    id: Key,
    productName: Key,
    titleSuffix: string(),
    logo: maybe(SafeUrl),
    icon: maybe(SafeUrl),
    wordmark: maybe(WordmarkSchema),
    sharePicture: maybe(SafeUrl),
    languages: array(Key, 1, 50),
    defaultLanguage: Key,
    flags: FlagsSchema,
    currency: Key,
    country: Key,
    start: maybe(type({ latitude: number(), longitude: number() })),
    zoom: number(),
    searchRadiusKm: number(0),
    payments: array(enums(PAYMENT_PROVIDERS)),
    minimumOrder: maybe(integer(0)),
    phone: maybe(string()),
    email: maybe(string()),
    legalName: maybe(string()),
    legalAddress: maybe(string()),
    taxNumber: maybe(string()),
    termsVersion: maybe(string()),
    look: maybe(LookSchema),
    tileUrl: maybe(SafeUrl),
    tileAttribution: maybe(string()),
    placeAttribution: maybe(string()),
    texts: maybe(record(record(string()))),
    stripePublicKey: maybe(string()),
    stripeScriptUrl: maybe(SafeUrl),
    formGatewayUrl: maybe(SafeUrl),
    tellsUnknownEmail: maybe(boolean()),
    twentyFourHourLanguages: maybe(array(Key)),
    ageLimits: maybe(array(type({ fromAbv: number(0), age: integer(1) }))),
    signOn: maybe(array(SignOnSchema)),
    support: maybe(type({ keptDays: integer(1, LONGEST_KEPT_DAYS), takesValues: maybe(boolean()) })),
  }),
)

const KeptBannerSchema = type({
  imageUrl: SafeUrl,
  url: maybe(SafeUrl),
  text: type({ plain: string(), byLanguage: record(string()) }),
})

/** A deployment as the server keeps it: with what no page is told. */
export const KeptDeploymentSchema = type({
  ...DeploymentSchema.schema,
  webhooks: maybe(array(type({ id: Key, url: Key }))),
  pictureHosts: maybe(array(Key)),
  banners: maybe(array(KeptBannerSchema)),
  pointOfSale: maybe(type({ url: Key })),
  geocoder: maybe(type({ kind: enums(GEOCODERS), url: Key })),
})

export function toDeployment(wire: Infer<typeof KeptDeploymentSchema>): Deployment {
  return {
    id: wire.id,
    productName: wire.productName,
    titleSuffix: wire.titleSuffix,
    languages: wire.languages,
    defaultLanguage: wire.defaultLanguage,
    flags: toFlags(wire.flags),
    currency: wire.currency,
    country: wire.country,
    start: wire.start ? { latitude: wire.start.latitude, longitude: wire.start.longitude } : MAP_START,
    zoom: wire.zoom,
    searchRadiusKm: wire.searchRadiusKm,
    payments: wire.payments,
    look: toLook(wire.look ?? {}),
    twentyFourHourLanguages: wire.twentyFourHourLanguages ?? TWENTY_FOUR_HOUR_LANGUAGES,
    ageLimits: (wire.ageLimits ?? []).map(({ fromAbv, age }) => ({ fromAbv, age })),
    signOn: (wire.signOn ?? []).map(({ id, name, issuer, clientId }) => ({ id, name, issuer, clientId })),
    pictureHosts: wire.pictureHosts ?? [],
    banners: (wire.banners ?? []).map(({ imageUrl, url, text }) => ({ imageUrl, text, ...present({ url }) })),
    webhooks: (wire.webhooks ?? []).map(({ id, url }) => ({ id, url })),
    ...present({
      minimumOrder: typeof wire.minimumOrder === 'number' ? minor(wire.minimumOrder) : undefined,
      logo: wire.logo,
      icon: wire.icon,
      wordmark: wire.wordmark && toWordmark(wire.wordmark),
      sharePicture: wire.sharePicture,
      phone: wire.phone,
      email: wire.email,
      legalName: wire.legalName,
      legalAddress: wire.legalAddress,
      taxNumber: wire.taxNumber,
      termsVersion: wire.termsVersion,
      tileUrl: wire.tileUrl,
      tileAttribution: wire.tileAttribution,
      placeAttribution: wire.placeAttribution,
      texts: wire.texts,
      stripePublicKey: wire.stripePublicKey,
      stripeScriptUrl: wire.stripeScriptUrl,
      formGatewayUrl: wire.formGatewayUrl,
      tellsUnknownEmail: wire.tellsUnknownEmail,
      pointOfSale: wire.pointOfSale && { url: wire.pointOfSale.url },
      support: wire.support && {
        keptDays: wire.support.keptDays,
        takesValues: wire.support.takesValues === true,
      },
      geocoder: wire.geocoder && { kind: wire.geocoder.kind, url: wire.geocoder.url },
    }),
  }
}

function toWordmark({ light, words, dark, ratio }: Infer<typeof WordmarkSchema>): Wordmark {
  return { light, words, ...present({ dark, ratio }) }
}

/** The deployment as anybody may know it. */
export function fromDeployment({
  webhooks: _webhooks,
  pictureHosts: _pictureHosts,
  banners: _banners,
  pointOfSale: _pointOfSale,
  geocoder: _geocoder,
  ...deployment
}: Deployment): Infer<typeof DeploymentSchema> {
  return {
    ...deployment,
    languages: [...deployment.languages],
    payments: [...deployment.payments],
    twentyFourHourLanguages: [...deployment.twentyFourHourLanguages],
    ageLimits: [...deployment.ageLimits],
    signOn: [...deployment.signOn],
  }
}

function toFlags(wire: Infer<typeof FlagsSchema>): FeatureFlags {
  const names = Object.keys(DESCRIBED_FLAGS) as (keyof FeatureFlags)[]
  return Object.fromEntries(names.map((name) => [name, wire[name]])) as FeatureFlags
}
