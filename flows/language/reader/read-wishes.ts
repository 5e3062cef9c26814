import type { Wish } from '#domain/basket/wished-selection.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { latticeOf } from './lattice.ts'
import { menuLexicon } from './menu-lexicon.ts'
import { type MenuLexicon } from './lexicon.ts'
import { readingsOf } from './order/order-chart.ts'
import { placeOfWish, type Wish as DraftWish } from './order/order-draft.ts'
import { tokensOf } from './sentence-words.ts'
import { sensed } from './spelling.ts'

/** What some words wish of one product. `others`: what else of it the words fit as well. `cost`: how far off they are. */
export type WishReading = {
  readonly wishes: readonly Wish[]
  readonly others: readonly Wish[]
  readonly cost: number
}

/** Words that only say how something is wanted are the name of an option where they are all of it: "double". */
const NAMED_COST = 0.1
/** Words that are further from what a product has are not about it. */
const MOST_COST = 0.85
const CLOSE = 0.02

const menusOfOne = new WeakMap<Product, Menu>()

/**
 * What is said of a product, as after its name: "without onion", "vegan bun and extra cheese"; undefined where a word of it is
 * not of the product. `scope`: whether what is only listed is wanted. Pure.
 */
export function readWishes(
  phrase: string,
  product: Product,
  menu: Menu,
  language: LanguageWords,
  scope: 'with' | 'without',
): WishReading | undefined {
  const lexicon = lexiconOf(product, menu, language)
  const words = sensed(tokensOf(phrase), lexicon)
  if (lexicon.products.length !== 1 || words.length === 0) return undefined
  const [best] = readingsOf(words, latticeOf(words, lexicon), lexicon, scope)
  const [line, ...more] = best?.lines ?? []
  if (!best || !line || more.length > 0 || line.wishes.length === 0 || best.cost > MOST_COST) return undefined
  if (best.cost > NAMED_COST && words.every(({ spoken, inMenu }) => spoken || inMenu.length === 0))
    return undefined
  for (let taken = best.taken; taken; taken = taken.before) if (taken.how === 'left') return undefined
  const wishes = line.wishes.map((wish) => placesOf(wish, lexicon))
  return {
    wishes: wishes.flatMap(([first]) => first ?? []),
    others: wishes.flatMap(([, ...rest]) => rest),
    cost: best.cost,
  }
}

/** All that one product of a menu names; made once. */
export function lexiconOf(product: Product, menu: Menu, language: LanguageWords): MenuLexicon {
  return menuLexicon(menuOfOne(product, menu), [language])
}

/** The options of the product a wish may be, those that fit as well as the likeliest. */
function placesOf(wish: DraftWish, lexicon: MenuLexicon): readonly Wish[] {
  const fits = [...wish.fits.keys()].flatMap((option) => {
    const found = placeOfWish(0, { ...wish, fits: new Map([[option, wish.fits.get(option) ?? 0]]) }, lexicon)
    return found ? [found] : []
  })
  const least = Math.min(...fits.map(({ cost }) => cost))
  const seen = new Set<string>()
  return fits
    .filter(({ cost }) => cost - least < CLOSE)
    .toSorted((one, other) => one.cost - other.cost)
    .filter(({ place }) => !seen.has(place.option) && seen.add(place.option) !== undefined)
    .map(({ place }) => ({
      part: place.group as ProductCode,
      option: place.option as ProductCode,
      quantity: wish.quantity,
      mode: wish.mode,
    }))
}

function menuOfOne(product: Product, menu: Menu): Menu {
  const known = menusOfOne.get(product)
  if (known) return known
  const made = { ...menu, products: { [product.code]: product }, categories: [] }
  menusOfOne.set(product, made)
  return made
}
