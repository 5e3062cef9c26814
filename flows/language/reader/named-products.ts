import type { Menu, Product } from '#domain/catalogue/product.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { latticeOf } from './lattice.ts'
import { menuLexicon } from './menu-lexicon.ts'
import { type MenuLexicon } from './lexicon.ts'
import { sensed } from './spelling.ts'
import { tokensOf } from './sentence-words.ts'

/** Products whose costs differ by less are both meant: by a part of a name, more of them are. */
const CLOSE = 0.02
const CLOSE_BY_PART = 0.3
/** A name known by more of a part than this is no whole one. */
const WHOLE_COST = 0.3

/** The products that some words are a name of, or a part of one, as a whole; those they fit alike, the likeliest first. */
export function productsNamed(
  name: string,
  menu: Menu,
  languages: readonly LanguageWords[],
): readonly Product[] {
  const lexicon = menuLexicon(menu, languages)
  const costs = costsOf(name, lexicon, 'product')
  const least = Math.min(...costs.values())
  const close = least > WHOLE_COST ? CLOSE_BY_PART : CLOSE
  return [...costs]
    .filter(([, cost]) => cost - least < close)
    .toSorted(([, one], [, other]) => one - other)
    .flatMap(([product]) => lexicon.products[product] ?? [])
}

/** What can be chosen with products and is called by some words, as a whole, and those products in menu order. */
export function optionNamed(
  name: string,
  menu: Menu,
  languages: readonly LanguageWords[],
): { readonly option: ProductCode; readonly products: readonly Product[] } | undefined {
  const lexicon = menuLexicon(menu, languages)
  const costs = costsOf(name, lexicon, 'option')
  const least = Math.min(...costs.values())
  if (least > WHOLE_COST) return undefined
  const places = [...costs]
    .filter(([, cost]) => cost - least < CLOSE)
    .flatMap(([option]) => [...(lexicon.options[option]?.places ?? [])])
    // What is left out is no choice, and what a name says is none.
    .filter(([, { kind }]) => kind !== 'without' && kind !== 'name')
  const [first] = places
  if (!first) return undefined
  const having = new Set(places.map(([product]) => product))
  return {
    option: first[1].option as ProductCode,
    products: lexicon.products.filter((_, index) => having.has(index)),
  }
}

/** What all of some words may name, by its number, and how far they are from its name. */
function costsOf(
  name: string,
  lexicon: MenuLexicon,
  kind: 'product' | 'option',
): ReadonlyMap<number, number> {
  const words = sensed(tokensOf(name), lexicon)
  const costs = new Map<number, number>()
  for (const { to, meaning } of latticeOf(words, lexicon)[0] ?? [])
    if (to === words.length && meaning.kind === kind)
      for (const [found, cost] of meaning.fits) costs.set(found, Math.min(cost, costs.get(found) ?? Infinity))
  return costs
}
