import type { Allergen } from '#domain/catalogue/product.ts'
import type { Diet } from '../../core/log/inquiry.ts'
import { kept } from '../kept.ts'
import type { Asked } from '../words/asking-words.ts'
import { everyWay } from '../words/every-way.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { tokensOf, wordsIn } from './sentence-words.ts'

export type Pattern = { readonly about: Asked; readonly words: readonly string[] }
/** By the word they begin with, in their order: most begin with none that was typed. */
export type Patterns = {
  readonly begunWith: ReadonlyMap<string, readonly Numbered[]>
  /** The words they begin with that any word fits, or that may be misspelt: all others are found as they are written. */
  readonly loose: readonly string[]
}
type Numbered = Pattern & { readonly number: number }
export type Table = {
  /** What a question is put into, the longest first. */
  readonly openings: readonly (readonly string[])[]
  readonly fillers: ReadonlySet<string>
  readonly or: ReadonlySet<string>
  readonly allergens: ReadonlyMap<string, readonly Allergen[]>
  readonly diets: readonly (readonly [words: readonly string[], diet: Diet])[]
  readonly patterns: Patterns
  /** The same without the words that say nothing. */
  readonly keptPatterns: Patterns
  /** What is sold by what is in it: any word may stand there, so they come last, and as they are written. */
  readonly havingPatterns: Patterns
}
/** In a pattern, shorter words are known only as they are written. */
export const SHORTEST_MISSPELT = 5
const SHORTEST_TELLING = 3

/** The words of a question; those that stand for several are those. */
export function said(sentence: string, joined: LanguageWords['joined']): readonly string[] {
  return tokensOf(sentence, joined).flatMap(({ word }) => (word === ',' ? [] : [word]))
}

/** Whether others than itself fit a word of a pattern. */
export function isLoose(wanted: string): boolean {
  return !isLiteral(wanted) || wanted.length >= SHORTEST_MISSPELT
}

function byFirstWord(patterns: readonly Pattern[]): Patterns {
  const begunWith = new Map<string, Numbered[]>()
  for (const [number, pattern] of patterns.entries()) {
    const [first = ''] = pattern.words
    const begun = begunWith.get(first) ?? []
    begunWith.set(first, begun)
    begun.push({ ...pattern, number })
  }
  return { begunWith, loose: [...begunWith.keys()].filter(isLoose) }
}

/** `å` alone asks nothing. */
function isTelling(word: string): boolean {
  return isLiteral(word) && word.length >= SHORTEST_TELLING
}

/** Whether a word of a pattern stands for itself. */
export function isLiteral(word: string): boolean {
  return !word.startsWith('{')
}

/** The questions of a language, laid out to be looked up. */
export function tableFrom({ asking, joined }: LanguageWords): Table {
  const { fillers, opening = [], or, freeEndings, allergens, diets, patterns } = asking
  const [free = ''] = freeEndings
  const isEnding = new Set(freeEndings)
  // A few hundred words stand in all the patterns of a language.
  const wordsOf = kept((word) => {
    if (isEnding.has(word)) return [free]
    return word.startsWith('{') && word.endsWith('}') ? [word] : said(word, joined)
  })
  const patternOf = (pattern: string) => pattern.split(' ').flatMap(wordsOf)
  const passedOver = new Set(fillers.flatMap(wordsIn))
  const every = (Object.entries(patterns) as [Asked, readonly string[]][]).flatMap(([about, list]) =>
    everyWay(list).map((pattern): Pattern => ({ about, words: patternOf(pattern) })),
  )
  const all = every.filter(({ about }) => about !== 'having')
  return {
    openings: opening
      .map((phrase) => said(phrase, joined))
      .toSorted((one, other) => other.length - one.length),
    fillers: passedOver,
    or: new Set(or.flatMap(wordsIn)),
    allergens: new Map(
      Object.entries(allergens).map(([word, codes]) => [wordsIn(word).join(' '), codes] as const),
    ),
    diets: (Object.entries(diets) as [Diet, readonly string[]][]).flatMap(([diet, phrases]) =>
      phrases.map((phrase) => [wordsIn(phrase), diet] as const),
    ),
    patterns: byFirstWord(all),
    keptPatterns: byFirstWord(
      all.map(({ about, words }) => {
        const left = words.filter((word) => !passedOver.has(word))
        // What is left of a pattern has to say something by itself.
        const isSaying = left.length === words.length || left.some(isTelling) || !words.some(isLiteral)
        return { about, words: isSaying ? left : words }
      }),
    ),
    havingPatterns: byFirstWord(every.filter(({ about }) => about === 'having')),
  }
}
