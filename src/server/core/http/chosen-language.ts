import type { IncomingHttpHeaders } from 'node:http'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { negotiatedLanguage } from '#domain/negotiate-language.ts'
import { acceptedLanguages } from './negotiation.ts'

const LANGUAGE_COOKIE = /(?:^|; )orda-language=([a-z]{2})/

/** The language a visitor has chosen on this site, else the one their browser asks for, else the deployment's own. */
export function chosenLanguage(
  { headers }: { readonly headers: IncomingHttpHeaders },
  { languages, defaultLanguage }: Pick<Deployment, 'languages' | 'defaultLanguage'>,
): string {
  const chosen = LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1]
  if (chosen !== undefined && languages.includes(chosen)) return chosen
  return negotiatedLanguage(acceptedLanguages(headers['accept-language']), languages) ?? defaultLanguage
}
