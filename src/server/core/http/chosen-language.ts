import type { IncomingHttpHeaders } from 'node:http'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { negotiatedLanguage } from '#domain/negotiate-language.ts'
import { acceptedLanguages } from './negotiation.ts'

const LANGUAGE_COOKIE = /(?:^|; )orda-language=([a-z]{2})/
const YEAR_S = 31_536_000

/** The language a visitor has chosen on this site, else the one their browser asks for, else the deployment's own. */
export function chosenLanguage(
  { headers }: { readonly headers: IncomingHttpHeaders },
  { languages, defaultLanguage }: Pick<Deployment, 'languages' | 'defaultLanguage'>,
): string {
  const chosen = LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1]
  if (chosen !== undefined && languages.includes(chosen)) return chosen
  return negotiatedLanguage(acceptedLanguages(headers['accept-language']), languages) ?? defaultLanguage
}

/** The Set-Cookie value of a chosen language, as the app keeps it (src/app/languages/language-choice.ts). */
export function languageCookie(language: string): string {
  return `orda-language=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}
