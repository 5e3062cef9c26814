import { SPOKEN_LANGUAGES } from '#domain/languages/spoken-languages.ts'
import type { LanguageWords } from '#flows/language/words/language-words.ts'
import { loadWords } from '#flows/language/words/load-words.ts'

const words = await loadWords(SPOKEN_LANGUAGES.map(({ code }) => code))

/** What each language brings to reading a sentence, by its code. */
export const LANGUAGES: Readonly<Record<string, LanguageWords>> = Object.fromEntries(
  words.map((each) => [each.language, each]),
)
