import type { Http } from '#api/http.ts'
import { fetchDeployment, fetchTime } from '#api/settings.api.ts'
import { openingLog, settingsOf, type Boot } from './boot.ts'

/** The opening made in the browser, where the page came without a drawn first turn: another host, or development. */
export async function bootFromServer(http: Http): Promise<Boot> {
  const [deployment, now] = await Promise.all([fetchDeployment(http)(), fetchTime(http)()])
  return {
    deployment,
    language: deployment.defaultLanguage,
    now,
    log: openingLog({ id: '', path: location.pathname, settings: settingsOf(deployment), now }),
  }
}
