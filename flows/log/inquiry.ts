import type { Allergen } from '#domain/catalogue/product.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { Minor } from '#domain/money/minor.ts'

export const DIETS = ['vegan', 'vegetarian'] as const
/** How a menu marks what it sells, by the tag of that name. */
export type Diet = (typeof DIETS)[number]

/** Something the customer asks of the restaurant, by codes; never the words. */
export type Inquiry =
  | { readonly about: 'contents' | 'price'; readonly product: ProductCode }
  | { readonly about: 'allergens'; readonly product: ProductCode; readonly allergens: readonly Allergen[] }
  | { readonly about: 'isDiet'; readonly product: ProductCode; readonly diet: Diet }
  /** `among`: only of these products; else of all that is sold. */
  | { readonly about: 'diet'; readonly diet: Diet; readonly among?: readonly ProductCode[] }
  | {
      readonly about: 'without'
      readonly allergens: readonly Allergen[]
      readonly among?: readonly ProductCode[]
    }
  | { readonly about: 'offer'; readonly products: readonly ProductCode[] }
  /** Something that is chosen with products: oat milk with a latte. */
  | { readonly about: 'choice'; readonly option: ProductCode; readonly products: readonly ProductCode[] }
  | { readonly about: 'total' | 'ready' | 'hours' | 'address' | 'contact' | 'payments' | 'delivery' }
  /** Why the customer cannot pay; what they accept on the way there. */
  | { readonly about: 'unpayable' | 'accepted' }
  /** What the restaurant puts first on its menu. */
  | { readonly about: 'advice' }
  /** What costs least; of these products only, and up to so much. */
  | { readonly about: 'cheap'; readonly among?: readonly ProductCode[]; readonly most?: Minor }
  /** Something said out of politeness. */
  | { readonly about: 'greeting' | 'thanks' }
  /** Which restaurants are open, asked where they are chosen. */
  | { readonly about: 'open' }
  /** The words fit several products: which of them is meant. */
  | { readonly about: 'which'; readonly of: readonly ProductInquiry[] }

/** Something asked of one product. */
export type ProductInquiry = Extract<Inquiry, { readonly product: ProductCode }>
