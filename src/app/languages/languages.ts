import type { ResourceLanguage } from 'i18next'
import { LATER_TEXTS, type LaterTexts } from './later-texts.ts'

type Language = { readonly texts: ResourceLanguage; readonly later: LaterTexts }

/** Each language is a file of its own, fetched when it is wanted. */
const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fi: () => import('./fi.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  no: () => import('./no.ts'),
  sv: () => import('./sv.ts'),
}

/** Whether a language comes with the product, and with every text. */
export function hasTexts(language: string): boolean {
  return language in LANGUAGES
}

/** The texts of a language, or those of a later part of it; a language without texts has none and falls back. */
export async function loadTexts(language: string, part = 'translation'): Promise<ResourceLanguage> {
  const found = await LANGUAGES[language]?.()
  if (found === undefined) return {}
  const later = LATER_TEXTS.find((each) => each === part)
  return later === undefined ? found.texts : (await found.later[later]()).default
}
