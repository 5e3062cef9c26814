import type { LanguageWords } from '../words/language-words.ts'
import { wordsIn } from './sentence-words.ts'

/** A name in two parts: how large it is or what it comes in, and what it is. */
export type SizedName = { readonly size: readonly string[]; readonly rest: readonly string[] }

/** The words that tell a size in a name, and those that only make more of one. */
export type Sizing = { readonly sizes: ReadonlySet<string>; readonly intense: ReadonlySet<string> }

/** "Large", "500 ml" and "can"; "extra" makes a size of one and is none by itself: "extra large", "x large". */
export function sizingWords(languages: readonly LanguageWords[]): Sizing {
  const extra = languages.flatMap(({ roles }) => roles.extra.map(wordsIn))
  return {
    sizes: new Set(languages.flatMap(({ sizes, measures }) => [...sizes, ...measures].flatMap(wordsIn))),
    intense: new Set(['x', ...extra.flatMap((words) => (words.length === 1 ? words : []))]),
  }
}

/** "Large pizza" and "Coke 500 ml", whose size may stand apart: "a large ham and onion pizza". */
export function sizedName(words: readonly string[], { sizes, intense }: Sizing): SizedName | undefined {
  const isSizing = (word: string) => sizes.has(word) || intense.has(word) || /^[\d.]+$/.test(word)
  const first = words.findIndex((word) => !isSizing(word))
  const last = words.findLastIndex((word) => !isSizing(word)) + 1
  const at = first > 0 ? first : last
  if (first === -1 || at === words.length) return undefined
  const [before, after] = [words.slice(0, at), words.slice(at)]
  const found = first > 0 ? { size: before, rest: after } : { size: after, rest: before }
  // A number alone is how many, and "extra" alone says nothing of a size.
  return found.size.some((word) => sizes.has(word)) ? found : undefined
}
