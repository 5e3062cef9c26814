import type { LanguageWords } from './language-words.ts'

/** One file of each language, which brings the others of its folder. */
const FILES: Readonly<Record<string, () => Promise<LanguageWords>>> = {
  en: () => import('./en/words.en.ts').then(({ ENGLISH }) => ENGLISH),
  es: () => import('./es/words.es.ts').then(({ SPANISH }) => SPANISH),
  fi: () => import('./fi/words.fi.ts').then(({ FINNISH }) => FINNISH),
  fr: () => import('./fr/words.fr.ts').then(({ FRENCH }) => FRENCH),
  it: () => import('./it/words.it.ts').then(({ ITALIAN }) => ITALIAN),
  no: () => import('./no/words.no.ts').then(({ NORWEGIAN }) => NORWEGIAN),
  sv: () => import('./sv/words.sv.ts').then(({ SWEDISH }) => SWEDISH),
}

/** Fetches what some languages bring to reading an order; a language without such words is left out. */
export async function loadWords(languages: readonly string[]): Promise<readonly LanguageWords[]> {
  const known = languages.flatMap(
    (language) => (Object.hasOwn(FILES, language) ? FILES[language] : undefined) ?? [],
  )
  return Promise.all(known.map((fetched) => fetched()))
}
