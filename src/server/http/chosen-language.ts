import type { IncomingHttpHeaders } from 'node:http'
import type { Deployment } from '#contracts/system/deployment.contract.ts'

const LANGUAGE_COOKIE = /(?:^|; )orda-language=([a-z]{2})/

/** The language a visitor has chosen on this site, else the deployment's own. */
export function chosenLanguage(
  { headers }: { readonly headers: IncomingHttpHeaders },
  { languages, defaultLanguage }: Pick<Deployment, 'languages' | 'defaultLanguage'>,
): string {
  const chosen = LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1]
  return chosen !== undefined && languages.includes(chosen) ? chosen : defaultLanguage
}
