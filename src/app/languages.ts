import type { ResourceLanguage } from 'i18next'

/** Each language is a file of its own, fetched when it is wanted. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly texts: ResourceLanguage }>>> = {
  en: () => import('./languages/en.ts'),
  no: () => import('./languages/no.ts'),
}

/** The texts of a language; a language without texts has none and falls back. */
export async function loadTexts(language: string): Promise<ResourceLanguage> {
  const load = LOADERS[language]
  return load ? (await load()).texts : {}
}
