import { textIn } from '#domain/catalogue/translated.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'

/** A product under one of its names. */
export type NamedProduct = { readonly words: string; readonly product: Product }

/** The names of a menu's products, and for each three letters in a row the names they stand in. */
type MenuWords = {
  readonly names: readonly NamedProduct[]
  readonly byTrigram: ReadonlyMap<string, readonly number[]>
}

/** Only so many names are compared letter by letter. */
const MOST_COMPARED = 60
/** Names that share fewer trigrams are not compared. One typing error in a short word leaves at least this share. */
const WORTH_COMPARING = 0.25

const known = new WeakMap<Menu, Map<string, MenuWords>>()

/** Names that begin with the typed words, or have a word that does; the shortest first. */
export function namesBeginning(
  menu: Menu,
  languages: readonly string[],
  typed: string,
  normalise: Normalise,
) {
  const { names } = menuWordsOf(menu, languages, normalise)
  const inside = ` ${typed}`
  return shortest(names.filter(({ words }) => words.startsWith(typed) || words.includes(inside)))
}

/** Names that share enough with the typed words to be compared with them, the nearest first. */
export function namesLike(menu: Menu, languages: readonly string[], typed: string, normalise: Normalise) {
  const { names, byTrigram } = menuWordsOf(menu, languages, normalise)
  const wanted = trigramsOf(typed)
  const shared = new Map<number, number>()
  for (const trigram of wanted)
    for (const index of byTrigram.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1)
  const least = Math.max(1, wanted.size * WORTH_COMPARING)
  return [...shared]
    .filter(([, count]) => count >= least)
    .toSorted(([one, ones], [other, others]) => others - ones || one - other)
    .slice(0, MOST_COMPARED)
    .flatMap(([index]) => names[index] ?? [])
}

type Normalise = (text: string) => string

function menuWordsOf(menu: Menu, languages: readonly string[], normalise: Normalise): MenuWords {
  const byLanguages = known.get(menu) ?? new Map<string, MenuWords>()
  known.set(menu, byLanguages)
  const key = languages.join()
  const found = byLanguages.get(key)
  if (found) return found
  const names = Object.values(menu.products).flatMap((product) =>
    [
      ...new Set(
        [...languages.map((language) => textIn(product.name, language)), ...(product.alsoCalled ?? [])].map(
          normalise,
        ),
      ),
    ].map((words) => ({ words, product })),
  )
  const byTrigram = new Map<string, number[]>()
  for (const [index, { words }] of names.entries())
    for (const trigram of trigramsOf(words)) {
      const list = byTrigram.get(trigram)
      if (list) list.push(index)
      else byTrigram.set(trigram, [index])
    }
  const made = { names, byTrigram }
  byLanguages.set(key, made)
  return made
}

/** The letters three by three, with the word ends counted as letters. */
function trigramsOf(words: string): ReadonlySet<string> {
  const padded = ` ${words} `
  const trigrams = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3))
  return trigrams
}

function shortest(names: readonly NamedProduct[]): readonly NamedProduct[] {
  return names.length <= MOST_COMPARED
    ? names
    : names.toSorted((one, other) => one.words.length - other.words.length).slice(0, MOST_COMPARED)
}
