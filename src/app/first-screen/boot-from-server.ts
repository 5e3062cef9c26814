import { createHttp } from '#api/http.ts'
import { fetchDeployment, fetchTime } from '#api/settings.api.ts'
import { negotiatedLanguage } from '#domain/negotiate-language.ts'
import { API_BASE_URL } from '../api-base-url.ts'
import { openingLog, settingsOf, type Boot } from './boot.ts'

/** The opening made in the browser, where the page came without a drawn first turn: another host, or development. */
export async function openedHere(): Promise<Boot> {
  const http = createHttp({ baseUrl: API_BASE_URL })
  const [deployment, now] = await Promise.all([fetchDeployment(http)(), fetchTime(http)()])
  return {
    deployment,
    language: negotiatedLanguage(navigator.languages, deployment.languages) ?? deployment.defaultLanguage,
    now,
    log: openingLog({ id: '', path: location.pathname, settings: settingsOf(deployment), now }),
  }
}
