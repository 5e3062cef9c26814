import type { i18n } from 'i18next'
import type { Deployment } from '#contracts/system/deployment.contract.ts'

export const LANGUAGE_COOKIE = 'orda-language'
const YEAR_S = 31_536_000

/** The language this device chose, where the deployment has it; else the one the page was made in. */
export function languageOf(deployment: Deployment, made: string): string {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([a-z]{2})`).exec(document.cookie)?.[1]
  return chosen !== undefined && deployment.languages.includes(chosen) ? chosen : made
}

/** Keeps a choice of language for the next page, which the server then makes in it, and tells it to the document. */
export function rememberLanguage(i18n: i18n): void {
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
  })
}
