import type { LanguageWords } from './language-words.ts'
import { ENGLISH } from './words.en.ts'
import { NORWEGIAN } from './words.no.ts'

/** The languages an order can be read in, by their code. */
export const LANGUAGES: Readonly<Record<string, LanguageWords>> = { en: ENGLISH, no: NORWEGIAN }
