import type { Allergen } from '#domain/catalogue/product.ts'
import { type Minor, fromMajor } from '#domain/money/minor.ts'
import type { Diet } from '../../core/log/inquiry.ts'
import { kept, keptFor, keptLast } from '../kept.ts'
import { misspelling } from '../word-match.ts'
import type { Asked, AskingWords } from '../words/asking-words.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { wordsIn } from './sentence-words.ts'
import {
  type Pattern,
  type Patterns,
  SHORTEST_MISSPELT,
  type Table,
  isLiteral,
  isLoose,
  said,
  tableFrom,
} from './question-table.ts'

/** A question that fits a pattern: what it asks about, and the words that stand in the pattern's places. */
export type AskedFor = {
  readonly about: Asked
  readonly thing?: readonly string[]
  readonly allergens?: readonly Allergen[]
  readonly diet?: Diet
  readonly amount?: Minor
}

type Found = Omit<AskedFor, 'about'>

const MOST_WORDS = 24
const MOST_OF_A_THING = 6
const MOST_OF_AN_ALLERGEN = 3

const tableOf = keptFor(tableFrom)

/** Every way to take a sentence for a question, the likeliest first; each word is a part of it or says nothing. Pure. */
export const questionsIn: (sentence: string, language: LanguageWords) => readonly AskedFor[] = keptLast(
  (sentence, language: LanguageWords) =>
    everyQuestionIn(said(sentence, language.joined), tableOf(language), language.asking),
)

function everyQuestionIn(typed: readonly string[], table: Table, asking: AskingWords): readonly AskedFor[] {
  const words = splitFree(typed, asking, table)
  if (words.length === 0 || words.length > MOST_WORDS) return []
  const whole = asWritten(words, table)
  const opened = table.openings.find(
    (opening) => opening.length < words.length && opening.every((word, at) => words[at] === word),
  )
  return opened ? [...whole, ...asWritten(words.slice(opened.length), table)] : whole
}

function asWritten(words: readonly string[], table: Table): readonly AskedFor[] {
  const telling = words.filter((word) => !table.fillers.has(word))
  const found = (patterns: Patterns, some: readonly string[]) =>
    begunBy(some, patterns).flatMap(({ about, words: wanted }) =>
      fits(wanted, 0, some, 0, {}, table).map((each) => ({ about, ...each })),
    )
  return [
    ...found(table.patterns, words),
    ...found(table.keptPatterns, telling),
    ...found(table.havingPatterns, words),
  ]
}

/** The patterns that begin and end as some words do, in their order. */
function begunBy(typed: readonly string[], { begunWith, loose }: Patterns): readonly Pattern[] {
  const [first = '', last = ''] = [typed[0], typed.at(-1)]
  const endsSo = kept((wanted) => mayBe(last, wanted))
  const written = new Set(typed)
  const isThere = (wanted: string) => isLoose(wanted) || written.has(wanted)
  return [...new Set([first, ...loose.filter((wanted) => mayBe(first, wanted))])]
    .flatMap((begins) => begunWith.get(begins) ?? [])
    .filter(({ words }) => words.length <= typed.length && endsSo(words.at(-1) ?? '') && words.every(isThere))
    .toSorted((one, other) => one.number - other.number)
}

function mayBe(word: string, wanted: string): boolean {
  return !isLiteral(wanted) || isWord(word, wanted)
}

/** Every way the rest of some words fits the rest of a pattern. */
function fits(
  pattern: readonly string[],
  at: number,
  words: readonly string[],
  from: number,
  found: Found,
  table: Table,
): readonly Found[] {
  const wanted = pattern[at]
  if (wanted === undefined) return from === words.length ? [found] : []
  const goOn = (to: number, more: Found) => fits(pattern, at + 1, words, to, { ...found, ...more }, table)
  switch (wanted) {
    case '{thing}':
      return upTo(MOST_OF_A_THING, words.length - from).flatMap((length) =>
        goOn(from + length, { thing: words.slice(from, from + length) }),
      )
    case '{allergen}':
      return allergensFrom(words, from, table).flatMap(({ to, allergens }) => goOn(to, { allergens }))
    case '{diet}':
      return table.diets
        .filter(([phrase]) => phrase.every((word, offset) => words[from + offset] === word))
        .flatMap(([phrase, diet]) => goOn(from + phrase.length, { diet }))
    case '{amount}': {
      const amount = amountIn(words[from])
      return amount === undefined ? [] : goOn(from + 1, { amount })
    }
    default:
      return isWord(words[from], wanted) ? goOn(from + 1, {}) : []
  }
}

/** One allergen, or several with an "or" between them. */
function allergensFrom(words: readonly string[], from: number, { allergens, or }: Table) {
  const found: { readonly to: number; readonly allergens: readonly Allergen[] }[] = []
  let all: readonly Allergen[] = []
  for (let at = from; at < words.length; at++) {
    // Some are named in several words: `frutos secos`.
    const named = upTo(MOST_OF_AN_ALLERGEN, words.length - at)
      .map((length) => words.slice(at, at + length))
      .findLast((some) => allergens.has(some.join(' ')))
    const known = named && allergens.get(named.join(' '))
    if (known) {
      all = [...new Set([...all, ...known])]
      at += named.length - 1
      found.push({ to: at + 1, allergens: all })
    } else if (at === from || !or.has(words[at] ?? '')) break
  }
  return found
}

/** An amount of whole major units, as people say what they want to spend. */
function amountIn(word: string | undefined): Minor | undefined {
  return word !== undefined && /^[1-9]\d{0,4}$/.test(word) ? fromMajor(Number(word)) : undefined
}

function isWord(typed: string | undefined, wanted: string): boolean {
  if (typed === undefined) return false
  if (typed === wanted) return true
  return wanted.length >= SHORTEST_MISSPELT && misspelling(typed, wanted) === 1
}

/** `glutenfree` is written in two words as well, and so is `nøtteallergi`. */
function splitFree(
  words: readonly string[],
  { freeEndings, allergyEndings = [] }: AskingWords,
  { allergens }: Table,
): readonly string[] {
  const [free = ''] = freeEndings
  const endings = freeEndings.flatMap(wordsIn)
  const allergies = allergyEndings.flatMap(wordsIn)
  return words.flatMap((word) => {
    if (endings.includes(word)) return [free]
    const endingOf = (known: readonly string[]) =>
      known.find((each) => word.endsWith(each) && allergens.has(word.slice(0, -each.length)))
    const ending = endingOf(endings) ?? endingOf(allergies)
    if (ending === undefined) return [word]
    return [word.slice(0, -ending.length), endings.includes(ending) ? free : ending]
  })
}

/** The numbers from 1 to the smaller of two. */
function upTo(one: number, other: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.min(one, other)) }, (_, index) => index + 1)
}
