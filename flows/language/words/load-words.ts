import type { LanguageWords } from './language-words.ts'

const FILES: Readonly<Record<string, () => Promise<LanguageWords>>> = {
  en: () => import('./words.en.ts').then(({ ENGLISH }) => ENGLISH),
  no: () => import('./words.no.ts').then(({ NORWEGIAN }) => NORWEGIAN),
}

/** Fetches what some languages bring to reading an order; a language without such words is left out. */
export async function loadWords(languages: readonly string[]): Promise<readonly LanguageWords[]> {
  const known = languages.flatMap(
    (language) => (Object.hasOwn(FILES, language) ? FILES[language] : undefined) ?? [],
  )
  return Promise.all(known.map((fetched) => fetched()))
}
