import {
  array,
  boolean,
  define,
  dynamic,
  enums,
  lazy,
  number,
  object,
  optional,
  record,
  string,
  union,
} from 'superstruct'
import type { Infer, Struct } from 'superstruct'
import { orRather } from './checks/nearest-word.ts'
import { isNamingTables } from '#domain/basket/table-number.ts'
import type { Allergen, NutritionKey, PartKind } from '#domain/catalogue/product.ts'
import { ALLERGENS, PART_KINDS, PRODUCT_TYPES, ROUNDING_MODES, SERVICES } from '#domain/catalogue/product.ts'

/** A text by language code; which languages must be there is the deployment's word. */
export type TextSource = Record<string, string>
const Text: Struct<TextSource> = record(string(), string()) as unknown as Struct<TextSource>

const Code = pattern(/^[A-Za-z0-9-]{1,32}$/, 'a code is 1 to 32 letters, digits and hyphens')
const Hours = pattern(
  /^([01]\d|2[0-3]):[0-5]\d\|(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
  'opening hours are written HH:MM|HH:MM',
)
const Instant = rule<string>(
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  'a time is an ISO 8601 string',
)
const Price = rule<number>(
  (value) => typeof value === 'number' && value >= 0 && hasTwoDecimals(value),
  'a price is 0 or more, with two decimals at most',
)
const Count = rule<number>(
  (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99,
  'a quantity is a whole number from 0 to 99',
)
const Times = rule<number>(
  (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 1,
  'how often a coupon may be used is a whole number from 1',
)
const Percent = rule<number>(
  (value) => typeof value === 'number' && value >= 0 && value <= 100,
  'a percentage is a number from 0 to 100',
)
const AllergenCode = define<Allergen>(
  'allergen',
  (value) =>
    ALLERGENS.some((code) => code === value) ||
    `unknown allergen '${String(value)}'${orRather(String(value), ALLERGENS)}`,
)

const Tax = object({
  eatIn: Percent,
  takeout: Percent,
  isIncludedInPrice: boolean(),
  calculationScale: Count,
  roundingMode: enums(ROUNDING_MODES),
})

/** One part as written; a string in a list of parts stands for the parts of the part group of that name. */
export type PartSource = {
  readonly code: string
  readonly name?: TextSource
  readonly image?: string
  readonly kind?: PartKind
  readonly quantity?: number
  readonly min?: number
  readonly max?: number
  readonly included?: number
  readonly price?: number
  readonly added?: number
  readonly subtracted?: number
  readonly isDeposit?: boolean
  readonly classification?: string
  readonly parts?: readonly (PartSource | string)[]
}

const Part = object({
  code: Code,
  name: optional(Text),
  image: optional(string()),
  kind: optional(enums(PART_KINDS)),
  quantity: optional(Count),
  min: optional(Count),
  max: optional(Count),
  included: optional(Count),
  price: optional(Price),
  added: optional(Price),
  subtracted: optional(Price),
  isDeposit: optional(boolean()),
  classification: optional(string()),
  parts: optional(lazy(() => Parts)),
})
/** What a part may say, at any depth. */
export const PART_FIELDS: readonly string[] = Object.keys(Part.schema)
const Parts: Struct<(PartSource | string)[], unknown> = array(
  dynamic<PartSource | string>((value) => (typeof value === 'string' ? string() : Part) as never),
)

const nutrition = optional(
  rule<number>((value) => typeof value === 'number' && value >= 0, 'a number, 0 or more'),
)
const Nutrition = object({
  carbohydrate: nutrition,
  energy_kcal: nutrition,
  energy_kj: nutrition,
  fat: nutrition,
  protein: nutrition,
  saturated_fat: nutrition,
  sodium: nutrition,
  total_sugar: nutrition,
} satisfies Record<NutritionKey, unknown>)

const Called = pattern(/^\S(.{0,58}\S)?$/, 'another name is 1 to 60 letters, with no space at its ends')

const Facts = {
  code: Code,
  name: Text,
  alsoCalled: optional(array(Called)),
  description: optional(Text),
  image: optional(string()),
  calories: optional(rule<number>((v) => Number.isInteger(v) && Number(v) >= 0, 'calories are whole kcal')),
  allergens: optional(array(AllergenCode)),
  nutrition: optional(Nutrition),
  alcohol: optional(Percent),
}

/** Something parts are made of that is not sold by itself: bacon, onion, a cooking grade. */
const Ingredient = object(Facts)

const Coupon = object({
  type: enums(['ORDER', 'ITEM']),
  validFrom: Instant,
  validUntil: Instant,
  discRate: Percent,
  reqTag: optional(string()),
  discTag: optional(string()),
  reqQty: optional(Count),
  discProd: optional(Code),
  maxRedemptions: optional(Times),
  maxRedemptionsPerCustomer: optional(Times),
})

const Product = object({
  ...Facts,
  description: Text,
  image: string(),
  type: optional(enums(PRODUCT_TYPES)),
  price: Price,
  tax: optional(Tax),
  tags: optional(array(string())),
  parts: optional(Parts),
  suggestive: optional(array(string())),
  upsell: optional(array(Code)),
  dimensions: optional(array(object({ dimensionChar: string(), productCode: Code }))),
  service: optional(enums(SERVICES)),
  tagOnlineFilter: optional(array(string())),
  complement: optional(string()),
  coupon: optional(Coupon),
  isEnabled: optional(boolean()),
})

export type CategorySource = {
  id: string
  name: TextSource
  image?: string | undefined
  products?: string[] | undefined
  children?: CategorySource[] | undefined
}
const Category: Struct<CategorySource, unknown> = object({
  id: Code,
  name: Text,
  image: optional(string()),
  products: optional(array(Code)),
  children: optional(array(lazy(() => Category))),
})

const day = optional(array(Hours))
const RestaurantFacts = object({
  id: Code,
  slug: pattern(/^[a-z0-9-]{1,64}$/, 'a slug is lower-case letters, digits and hyphens'),
  name: string(),
  cuisine: string(),
  information: union([string(), Text]),
  image: string(),
  address: object({ number: string(), street: string(), zipCode: string(), city: string() }),
  geolocation: object({ latitude: number(), longitude: number() }),
  openingHours: object({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  }),
  timeZone: string(),
  currency: string(),
  minFractionDigits: Count,
  maxFractionDigits: Count,
  rootNavigation: optional(string()),
  authenticationCode: optional(string()),
  tables: optional(
    array(
      rule<string>(
        (value) => typeof value === 'string' && isNamingTables(value),
        "tables are named one by one, or in a row from the lowest to the highest, as '12', '1-40', 'T1-T8'",
      ),
    ),
  ),
  links: array(object({ name: string(), url: string() })),
  ordersEnabled: boolean(),
  ordersInjectionDelayMinutes: Count,
  phoneNumber: string(),
  restaurantEmail: string(),
  tax: object({ food: Tax, alcohol: Tax }),
})

/** One restaurant's file. */
export const RestaurantFile = object({
  restaurant: RestaurantFacts,
  categories: array(Category),
  ingredients: array(Ingredient),
  partGroups: record(string(), Parts),
  products: array(Product),
  suggestiveSales: array(
    object({ id: Code, scope: enums(['ITEM_ORDER', 'ITEM', 'ORDER']), products: array(Code) }),
  ),
  outages: array(object({ productCode: Code, state: enums(['DISABLED', 'UNAVAILABLE']) })),
})
export type RestaurantSource = Infer<typeof RestaurantFile>
export type ProductSource = Infer<typeof Product>
export type IngredientSource = Infer<typeof Ingredient>
export type TaxSource = Infer<typeof Tax>

export const ParametersFile = array(object({ key: string(), value: string() }))

function pattern(expression: RegExp, reason: string): Struct<string, null> {
  return rule<string>((value) => typeof value === 'string' && expression.test(value), reason)
}

function rule<T>(holds: (value: unknown) => boolean, reason: string): Struct<T, null> {
  return define<T>('rule', (value) => holds(value) || reason)
}

function hasTwoDecimals(price: number): boolean {
  return Math.abs(price * 100 - Math.round(price * 100)) < 1e-6
}
