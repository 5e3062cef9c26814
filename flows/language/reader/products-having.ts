import { categoriesFrom, productsOf } from '#domain/catalogue/menu.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { wordsIn } from './sentence-words.ts'

/** Shorter words say nothing of what is in a thing. */
const SHORTEST = 3
/** From so many letters on, a word may be the first of a compound: "kyllingburger". */
const SHORTEST_OF_COMPOUND = 4

/** The products that have some words in their name, their description or what they are made of, in menu order. */
export function productsHaving(
  wanted: readonly string[],
  menu: Menu,
  language: Pick<LanguageWords, 'language' | 'endings'>,
): readonly Product[] {
  if (wanted.length === 0 || wanted.some((word) => word.length < SHORTEST)) return []
  const inMenuOrder = menu.categories
    .flatMap(categoriesFrom)
    .flatMap((category) => productsOf(menu, category))
  return [...new Set(inMenuOrder)].filter((product) => {
    const told = wordsTold(product, language.language)
    return wanted.every((word) => told.some((each) => isForm(word, each, language.endings)))
  })
}

const toldKnown = new WeakMap<Product, Map<string, readonly string[]>>()

/** What is told of a product, word by word; made once for a language. */
function wordsTold(product: Product, language: string): readonly string[] {
  const known = toldKnown.get(product) ?? new Map<string, readonly string[]>()
  toldKnown.set(product, known)
  const told = known.get(language) ?? wordsOf(product, language)
  known.set(language, told)
  return told
}

/** Of its parts what is on it as it comes. */
function wordsOf(
  { name, alsoCalled = [], description, parts }: Product,
  language: string,
): readonly string[] {
  const onIt = parts.filter(({ kind, defaultQuantity }) => kind === 'without' || defaultQuantity > 0)
  const texts = [name, description, ...onIt.map(({ product }) => product.name)]
  return [...texts.map((text) => textIn(text, language)), ...alsoCalled].flatMap(wordsIn)
}

/** Whether a word is another without its ending, or the first of a compound. */
function isForm(word: string, told: string, endings: readonly string[]): boolean {
  if (told === word) return true
  if (word.length >= SHORTEST_OF_COMPOUND && told.startsWith(word)) return true
  return endings.some((ending) => `${told}${ending}` === word || `${word}${ending}` === told)
}
