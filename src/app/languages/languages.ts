import type { ResourceLanguage } from 'i18next'
import { TEXTS } from 'virtual:language-texts'

/** Whether a language comes with the product, and with every text. */
export function hasTexts(language: string): boolean {
  return language in TEXTS
}

/** The texts of a language, or those of a later part of it; a language without texts has none and falls back. */
export async function loadTexts(language: string, part = 'translation'): Promise<ResourceLanguage> {
  const found = await TEXTS[language]?.()
  if (found === undefined) return {}
  const later = found.later[part]
  return later === undefined ? found.texts : (await later()).default
}
