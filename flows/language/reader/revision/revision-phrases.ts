import type { Taken } from '../../../core/log/command-data.ts'
import { normalise } from '../../normalise.ts'
import { misspelling } from '../../word-match.ts'
import { keptFor } from '../../kept.ts'
import type { LanguageWords, RevisionRole } from '../../words/language-words.ts'
import { spelledOut, wordsIn, type Token } from '../sentence-words.ts'

const MISSPELT_COST = 0.3
const SHORTEST_MISSPELT = 4
const NO_TOKEN: Token = { text: '', at: 0, word: '' }

/** The number some words are, in digits or in words. */
export function numberIn(text: string, { numbers, roles }: LanguageWords): number | undefined {
  const fillers = new Set(roles.filler.map(normalise))
  const said = wordsIn(text).filter((word, _, all) => all.length === 1 || !fillers.has(word))
  const phrase = said.join(' ')
  if (/^\d{1,3}$/.test(phrase)) return Number(phrase)
  return Object.entries(numbers).find(([form]) => wordsIn(form).join(' ') === phrase)?.[1]
}

/** Whether one word says how many. */
export function isCount(word: string, { numbers }: Pick<LanguageWords, 'numbers'>): boolean {
  return Object.hasOwn(numbers, word) || /^\d+$/.test(word)
}

/** What the words of a language do in a change, phrase by phrase. */
export type Phrases = Readonly<Partial<Record<RevisionRole | 'filler', readonly (readonly string[])[]>>>

const phrasesKnown = new WeakMap<LanguageWords, Phrases>()

/** The phrases of a language; made once. */
export function phrasesOf(language: LanguageWords): Phrases {
  const known = phrasesKnown.get(language)
  if (known) return known
  const made: Phrases = Object.fromEntries(
    [...Object.entries(language.revision), ['filler', language.roles.filler] as const].map(([role, list]) => [
      role,
      list.flatMap((phrase) => formsOf(phrase, language)),
    ]),
  )
  phrasesKnown.set(language, made)
  return made
}

/** The words of a phrase, and what they stand for where that is other words: a sentence is looked at as either. */
function formsOf(phrase: string, language: LanguageWords): readonly (readonly string[])[] {
  const [written = [], spelled = []] = spelledOut(phrase, language).map(wordsIn)
  return written.join(' ') === spelled.join(' ') ? [written] : [written, spelled]
}

/** Where the phrases that begin at a word end, each with what it costs that it is misspelt. */
export function endsOf(
  phrases: readonly (readonly string[])[],
  tokens: readonly Token[],
  at: number,
): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  for (const phrase of phrases) {
    let cost = 0
    const isSaid = phrase.every((word, offset) => {
      const typed = tokens[at + offset]?.word ?? ''
      if (typed === word) return true
      const edits = word.length > SHORTEST_MISSPELT ? misspelling(typed, word) : undefined
      cost += (edits ?? 0) * MISSPELT_COST
      return edits !== undefined
    })
    const end = at + phrase.length
    if (isSaid && cost < (ends.get(end) ?? Infinity)) ends.set(end, cost)
  }
  return ends
}

/** The same of phrases as they are written, which is found far sooner. */
export function writtenEndsOf(
  phrases: readonly (readonly string[])[],
  tokens: readonly Token[],
  at: number,
): ReadonlySet<number> {
  const ends = new Set<number>()
  for (const phrase of byFirstWord(phrases).get(tokens[at]?.word ?? '') ?? [])
    if (phrase.every((word, offset) => tokens[at + offset]?.word === word)) ends.add(at + phrase.length)
  return ends
}

const byFirstWord = keptFor((phrases: readonly (readonly string[])[]) => {
  const byWord = new Map<string, (readonly string[])[]>()
  for (const phrase of phrases) {
    const [first = ''] = phrase
    const list = byWord.get(first)
    if (list) list.push(phrase)
    else byWord.set(first, [phrase])
  }
  return byWord
})

/** The words from which a sentence may go on once what says nothing was left out. */
export function skippedFrom(
  at: number,
  tokens: readonly Token[],
  phrases: Phrases,
  isStrange: (at: number) => boolean,
): readonly number[] {
  const found = new Set([at])
  for (const from of found) {
    if (tokens[from]?.word === ',') found.add(from + 1)
    for (const role of SAYING_NOTHING)
      for (const end of writtenEndsOf(phrases[role] ?? [], tokens, from)) found.add(end)
    if (!found.has(from + 1) && isNearlyNothing(tokens[from], phrases) && isStrange(from)) found.add(from + 1)
  }
  return [...found]
}

const SAYING_NOTHING = ['filler', 'instead'] as const
/** Shorter words have too many that are nearly the same. */
const SHORTEST_NOTHING = 5
const longNothing = keptFor((phrases: Phrases): readonly string[] =>
  SAYING_NOTHING.flatMap((role) => phrases[role] ?? []).flatMap(([only = '', ...more]) =>
    more.length === 0 && only.length > SHORTEST_NOTHING ? [only] : [],
  ),
)

/** "Plese" and "acutally" say as little as they do without the error. */
function isNearlyNothing({ word }: Token = NO_TOKEN, phrases: Phrases): boolean {
  if (word.length < SHORTEST_NOTHING) return false
  return longNothing(phrases).some((each) => misspelling(word, each) === 1)
}

/** Whether a word is one of a phrase, as it is written or misspelt; left over where it is of none. */
export function takenAsPhrase(word: string, phrases: Phrases): Taken {
  const known = new Set(Object.values(phrases).flat(2))
  if (known.has(word)) return 'understood'
  const isMisspelt = [...known].some(
    (each) => each.length > SHORTEST_MISSPELT && misspelling(word, each) !== undefined,
  )
  return isMisspelt ? 'guessed' : 'left'
}
