import type { Menu, Product } from '#domain/catalogue/product.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { latticeOf } from './lattice.ts'
import { menuLexicon } from './menu-lexicon.ts'
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
  const words = sensed(tokensOf(name), lexicon)
  const costs = new Map<number, number>()
  for (const { to, meaning } of latticeOf(words, lexicon)[0] ?? [])
    if (to === words.length && meaning.kind === 'product')
      for (const [product, cost] of meaning.fits)
        costs.set(product, Math.min(cost, costs.get(product) ?? Infinity))
  const least = Math.min(...costs.values())
  const close = least > WHOLE_COST ? CLOSE_BY_PART : CLOSE
  return [...costs]
    .filter(([, cost]) => cost - least < close)
    .toSorted(([, one], [, other]) => one - other)
    .flatMap(([product]) => lexicon.products[product] ?? [])
}
