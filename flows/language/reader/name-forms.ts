import type { LanguageWords } from '../words/language-words.ts'
import { normalise } from '../normalise.ts'
import { wordsIn } from './sentence-words.ts'
import { SHORTEST_STEM } from './word-stems.ts'

const SYNONYM_COST = 0.04
const SHORTENED_COST = 0.03

/** The one word of a name that has no more. */
export function oneWord(text: string, contentOf: ContentOf): readonly string[] {
  const words = contentOf(wordsIn(text))
  return words.length === 1 ? words : []
}

/**
 * A name as it is written, without what follows a comma or stands in brackets, without a leading "extra", and without
 * "build your own".
 */
export function formsOf(
  text: string,
  contentOf: ContentOf,
  qualifiers: ReadonlySet<string>,
  ownMade: readonly (readonly string[])[],
): readonly { readonly words: readonly string[]; readonly cost: number }[] {
  const short = text.replace(/\(.*?\)/g, ' ').split(',')[0] ?? text
  const forms = [{ words: contentOf(wordsIn(text)), cost: 0 }]
  if (short !== text) forms.push({ words: contentOf(wordsIn(short)), cost: SHORTENED_COST })
  const [first = '', ...rest] = contentOf(wordsIn(short))
  if (qualifiers.has(first) && rest.length > 0) forms.push({ words: rest, cost: SHORTENED_COST })
  const all = wordsIn(short)
  for (const phrase of ownMade) {
    const at = indexOfRun(all, phrase)
    const others = at === -1 ? [] : contentOf([...all.slice(0, at), ...all.slice(at + phrase.length)])
    if (others.length > 0) forms.push({ words: others, cost: SHORTENED_COST })
  }
  return forms
}

/** What an option may be called after though the customer says it as a wish. */
export function qualifiersOf(languages: readonly LanguageWords[]): ReadonlySet<string> {
  return new Set(
    languages.flatMap(({ roles }) => [...roles.extra, ...roles.no, ...roles.without].map(normalise)),
  )
}

/** What stands between two kinds in the name of a category. */
export function kindsApart(languages: readonly LanguageWords[]): RegExp {
  const and = languages.flatMap(({ roles }) => roles.and)
  return new RegExp(`[,&/]| (?:${and.join('|')}) `, 'u')
}

/** The words of a name without those that only join them. */
export type ContentOf = (words: readonly string[]) => readonly string[]

/** The words that name something; all of them where only joints are left. */
export function withoutJoints(words: readonly string[], joints: ReadonlySet<string>): readonly string[] {
  const content = words.filter((word) => !joints.has(word))
  return content.length > 0 ? content : words
}

/** Words that mean the same, in groups, of all languages. */
export function synonymsOf(languages: readonly LanguageWords[]): readonly (readonly (readonly string[])[])[] {
  return languages.flatMap(({ synonyms, pieces }) => [...synonyms, pieces].map((group) => group.map(wordsIn)))
}

/** The words, and the same with one thing in them called by its other names. */
export function variantsOf(words: readonly string[], synonyms: ReturnType<typeof synonymsOf>) {
  const variants = [{ words, cost: 0 }]
  const vary = (at: number, form: readonly string[], other: readonly string[]) =>
    variants.push({
      words: [...words.slice(0, at), ...other, ...words.slice(at + form.length)],
      cost: SYNONYM_COST,
    })
  for (const group of synonyms)
    for (const form of group) {
      const at = indexOfRun(words, form)
      const [end = ''] = form
      const compound = at === -1 && form.length === 1 ? words.findIndex((word) => isCompound(word, end)) : -1
      const begin = words[compound]?.slice(0, -end.length) ?? ''
      for (const other of group) {
        if (other === form) continue
        if (at !== -1) vary(at, form, other)
        else if (compound !== -1 && other.length === 1 && !other[0]?.endsWith(end))
          vary(compound, form, [begin + (other[0] ?? '')])
      }
    }
  return variants
}

/** Whether a word is written as one with another: `trøffelmajones` is of majones. */
function isCompound(word: string, end: string): boolean {
  return end.length >= SHORTEST_STEM + 1 && word.length > end.length + 2 && word.endsWith(end)
}

function indexOfRun(words: readonly string[], run: readonly string[]): number {
  return words.findIndex((_, at) => run.every((word, offset) => words[at + offset] === word))
}

/** What may be said for a word of a name: its kind. */
export function kindsByWord(languages: readonly LanguageWords[]): ReadonlyMap<string, readonly string[]> {
  const byWord = new Map<string, string[]>()
  for (const { kinds } of languages)
    for (const [kind, words] of Object.entries(kinds))
      for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), normalise(kind)])
  return byWord
}

/** The kinds of food that the words of names belong to. */
export function kindsOf(
  names: readonly string[],
  kinds: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return names.flatMap((text) => wordsIn(text).flatMap((word) => kinds.get(word) ?? []))
}
