import type { LanguageWords } from '../words/language-words.ts'
import { wordsOfName } from './sentence-words.ts'

/** A name in two parts: how large it is or what it comes in, and what it is. */
export type SizedName = { readonly size: readonly string[]; readonly rest: readonly string[] }

/** They make a size of one, and are none by themselves: "extra large". */
const INTENSE: ReadonlySet<string> = new Set(['extra', 'x', 'ekstra'])

/** The words that say in a name how large something is or what it comes in: "large", "500 ml", "can". */
export function sizingWords(languages: readonly LanguageWords[]): ReadonlySet<string> {
  return new Set(languages.flatMap(({ sizes, measures }) => [...sizes, ...measures].flatMap(wordsOfName)))
}

/** "Large pizza" and "Coke 500 ml", whose size may stand apart: "a large ham and onion pizza". */
export function sizedName(words: readonly string[], sizing: ReadonlySet<string>): SizedName | undefined {
  const isSizing = (word: string) => sizing.has(word) || INTENSE.has(word) || /^\d+$/.test(word)
  const first = words.findIndex((word) => !isSizing(word))
  const last = words.findLastIndex((word) => !isSizing(word)) + 1
  const at = first > 0 ? first : last
  if (first === -1 || at === words.length) return undefined
  const [before, after] = [words.slice(0, at), words.slice(at)]
  const found = first > 0 ? { size: before, rest: after } : { size: after, rest: before }
  // A number alone is how many, and "extra" alone says nothing of a size.
  return found.size.some((word) => sizing.has(word)) ? found : undefined
}
