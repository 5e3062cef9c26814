import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FINNISH } from './fi.ts'
import { FRENCH } from './fr.ts'
import { ITALIAN } from './it.ts'
import type { Language } from './language.ts'
import { NORWEGIAN } from './no.ts'
import { SWEDISH } from './sv.ts'

/** The languages the product speaks (S1.42): the one list of them. */
export const SPOKEN_LANGUAGES: readonly Language[] = [
  ENGLISH,
  SPANISH,
  FINNISH,
  FRENCH,
  ITALIAN,
  NORWEGIAN,
  SWEDISH,
]

/** A language of the product by its code; undefined for any other. */
export function spokenLanguage(code: string): Language | undefined {
  return SPOKEN_LANGUAGES.find((language) => language.code === code)
}
