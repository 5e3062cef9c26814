import type { LanguageWords } from './language-words.ts'

const FILES: Readonly<Record<string, () => Promise<LanguageWords>>> = {
  en: () => import('./words.en.ts').then(({ ENGLISH }) => ENGLISH),
  es: () => import('./words.es.ts').then(({ SPANISH }) => SPANISH),
  fi: () => import('./words.fi.ts').then(({ FINNISH }) => FINNISH),
  fr: () => import('./words.fr.ts').then(({ FRENCH }) => FRENCH),
  it: () => import('./words.it.ts').then(({ ITALIAN }) => ITALIAN),
  no: () => import('./words.no.ts').then(({ NORWEGIAN }) => NORWEGIAN),
  sv: () => import('./words.sv.ts').then(({ SWEDISH }) => SWEDISH),
}

/** Fetches what some languages bring to reading an order; a language without such words is left out. */
export async function loadWords(languages: readonly string[]): Promise<readonly LanguageWords[]> {
  const known = languages.flatMap(
    (language) => (Object.hasOwn(FILES, language) ? FILES[language] : undefined) ?? [],
  )
  return Promise.all(known.map((fetched) => fetched()))
}
