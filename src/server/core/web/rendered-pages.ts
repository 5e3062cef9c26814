import { networkOf } from '../http/proxy-setting.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Turns } from '#contracts/system/turns.contract.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Deps, RenderPage } from '../process/deps.ts'
import type { TurnPages } from './turn-pages.ts'
import { themedPages } from './themed-page.ts'
import { pageTemplate, sha256 } from './page-template.ts'
import { chosenLanguage } from '../http/chosen-language.ts'
import { mayDrawPage } from '../limits/rate-limits.ts'

/** What the build of the app's first turn offers (src/app/first-screen/first-turn.server.tsx); loaded, never imported: the app lies above. */
type FirstTurn = {
  readonly INLINE_SCRIPTS: readonly string[]
  readonly createTurns: (world: {
    readonly deployment: () => Deployment
    readonly restaurants: () => readonly Restaurant[]
    readonly now: () => number
    readonly onError: (error: unknown) => void
  }) => Turns
  readonly createPageRenderer: (world: {
    readonly template: () => string
    readonly deployment: () => Deployment
    readonly publicUrl: string
    readonly restaurants: () => readonly Restaurant[]
    readonly find: (slugOrId: string) => Restaurant | undefined
    readonly now: () => number
    readonly preloadsOf: (language: string) => readonly string[]
  }) => (page: {
    readonly path: string
    readonly language: string
    readonly mayDraw: () => Promise<boolean>
  }) => Promise<string>
}

export type RenderedPages = {
  readonly renderPage: RenderPage
  readonly turnPages: TurnPages
  readonly inlineScriptHashes: readonly string[]
  readonly inlineStyleHashes: () => readonly string[]
}

const FIRST_TURN = 'first-turn.server.js'

/** Pages with their first turn drawn, where the build has the means; nothing otherwise. */
export async function renderedPages(
  serverDir: string,
  clientDir: string | undefined,
  deps: Pick<Deps, 'catalogue' | 'clock' | 'publicUrl' | 'database' | 'limits' | 'ipv6Prefix' | 'onError'>,
): Promise<RenderedPages | undefined> {
  const { catalogue, clock, publicUrl } = deps
  const file = join(serverDir, FIRST_TURN)
  if (clientDir === undefined || !existsSync(file)) return undefined
  const firstTurn = (await import(pathToFileURL(file).href)) as FirstTurn
  const template = pageTemplate(clientDir)
  const pages = themedPages(template.html)
  const plainPages = themedPages(template.plainHtml)
  const render = firstTurn.createPageRenderer({
    template: () => pages.pageOf(catalogue.deployment()),
    deployment: () => catalogue.deployment(),
    publicUrl,
    restaurants: () => catalogue.restaurants(),
    find: (slugOrId) => catalogue.restaurant(slugOrId),
    now: () => clock.now(),
    preloadsOf: (language) => [template.filesOf(language)],
  })
  return {
    turnPages: {
      turns: firstTurn.createTurns({
        deployment: () => catalogue.deployment(),
        restaurants: () => catalogue.restaurants(),
        now: () => clock.now(),
        onError: (error) => deps.onError(error, 'none', 'part of a page not drawn'),
      }),
      plainTemplate: () => plainPages.pageOf(catalogue.deployment()),
    },
    renderPage: async (request) => {
      const language = chosenLanguage(request, catalogue.deployment())
      const mayDraw = () => mayDrawPage(networkOf(request.ip, deps.ipv6Prefix), deps)
      return { html: await render({ path: request.url, language, mayDraw }), status: 200 }
    },
    inlineScriptHashes: [...firstTurn.INLINE_SCRIPTS.map(sha256), ...template.scriptHashes],
    inlineStyleHashes: () => [...template.styleHashes, ...pages.styleHashes(catalogue.deployment())],
  }
}
