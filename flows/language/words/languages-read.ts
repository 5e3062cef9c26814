import type { LanguageWords } from './language-words.ts'
import { ENGLISH } from './words.en.ts'
import { SPANISH } from './words.es.ts'
import { FINNISH } from './words.fi.ts'
import { FRENCH } from './words.fr.ts'
import { ITALIAN } from './words.it.ts'
import { NORWEGIAN } from './words.no.ts'
import { SWEDISH } from './words.sv.ts'

/** The languages an order can be read in, by their code. */
export const LANGUAGES: Readonly<Record<string, LanguageWords>> = {
  en: ENGLISH,
  es: SPANISH,
  fi: FINNISH,
  fr: FRENCH,
  it: ITALIAN,
  no: NORWEGIAN,
  sv: SWEDISH,
}
