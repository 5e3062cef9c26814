import { createHttp } from '#api/http.ts'
import { fetchDeployment, fetchTime } from '#api/settings.api.ts'
import { pageStyleOf } from '#domain/look/page-style.ts'
import { negotiatedLanguage } from '#domain/negotiate-language.ts'
import { API_BASE_URL } from '../api-base-url.ts'
import { openingLog, settingsOf, type Boot } from './boot.ts'

/** The opening made in the browser, where the page came without a drawn first turn: another host, or development. */
export async function openedHere(): Promise<Boot> {
  const http = createHttp({ baseUrl: API_BASE_URL })
  const [deployment, now] = await Promise.all([fetchDeployment(http)(), fetchTime(http)()])
  wear(pageStyleOf(deployment.look))
  return {
    deployment,
    language: negotiatedLanguage(navigator.languages, deployment.languages) ?? deployment.defaultLanguage,
    now,
    log: openingLog({ id: '', path: location.pathname, settings: settingsOf(deployment), now }),
  }
}

/** Lays the looks of a deployment over the house's, where no server has put them into the page. */
function wear(style: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}
