import type { Menu, Product } from '#domain/catalogue/product.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { latticeOf } from './lattice.ts'
import { menuLexicon } from './menu-lexicon.ts'
import { sensed } from './spelling.ts'
import { tokensOf } from './sentence-words.ts'

/** Products whose costs differ by less are both meant. */
const CLOSE = 0.02

/** The products that some words are a name of, or a part of one, as a whole; those they fit alike. */
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
  return [...costs]
    .filter(([, cost]) => cost - least < CLOSE)
    .flatMap(([product]) => lexicon.products[product] ?? [])
}
