import { array, enums, optional, type, union, define, literal, type Infer } from 'superstruct'
import { ALLERGENS } from '#domain/catalogue/product.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { Minor } from '#domain/money/minor.ts'
import { idOf, type Stored } from './stored.ts'

export const DIETS = ['vegan', 'vegetarian'] as const
/** How a menu marks what it sells, by the tag of that name. */
export type Diet = (typeof DIETS)[number]

const product = idOf<ProductCode>()
const products = array(product)
const allergens = array(enums(ALLERGENS))
const diet = enums(DIETS)
const among = optional(products)

const PRODUCT_INQUIRY = union([
  type({ about: enums(['contents', 'price']), product }),
  type({ about: literal('allergens'), product, allergens }),
  type({ about: literal('isDiet'), product, diet }),
])

/** Something asked of one product. */
export type ProductInquiry = Stored<Infer<typeof PRODUCT_INQUIRY>>

export const INQUIRY = union([
  PRODUCT_INQUIRY,
  /** `among`: only of these products; else of all that is sold. */
  type({ about: literal('diet'), diet, among }),
  type({ about: literal('without'), allergens, among }),
  type({ about: literal('offer'), products }),
  /** Something that is chosen with products: oat milk with a latte. */
  type({ about: literal('choice'), option: product, products }),
  type({ about: enums(['total', 'ready', 'hours', 'address', 'contact', 'payments', 'delivery']) }),
  /** Why the customer cannot pay; what they accept on the way there. */
  type({ about: enums(['unpayable', 'accepted']) }),
  /** What the restaurant puts first on its menu. */
  type({ about: literal('advice') }),
  /** What costs least; of these products only, and up to so much. */
  type({
    about: literal('cheap'),
    among,
    most: optional(define<Minor>('Minor', (value) => typeof value === 'number')),
  }),
  /** Something said out of politeness. */
  type({ about: enums(['greeting', 'thanks']) }),
  /** Which restaurants are open, asked where they are chosen. */
  type({ about: literal('open') }),
  /** The words fit several products: which of them is meant. */
  type({ about: literal('which'), of: array(PRODUCT_INQUIRY) }),
])

/** Something the customer asks of the restaurant, by codes; never the words. */
export type Inquiry = Stored<Infer<typeof INQUIRY>>
