import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Deployment } from '#contracts/deployment.contract.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Deps, RenderPage } from './deps.ts'
import { chosenLanguage } from './http/chosen-language.ts'

/** What the build of the app's first turn offers (src/app/first-turn.server.tsx); loaded, never imported: the app lies above. */
type FirstTurn = {
  readonly INLINE_SCRIPTS: readonly string[]
  readonly createPageRenderer: (world: {
    readonly template: string
    readonly deployment: () => Deployment
    readonly restaurants: () => readonly Restaurant[]
    readonly find: (slugOrId: string) => Restaurant | undefined
    readonly now: () => number
    readonly preloadsOf: (language: string) => readonly string[]
  }) => (page: { readonly path: string; readonly language: string }) => Promise<string>
}

export type RenderedPages = {
  readonly renderPage: RenderPage
  readonly inlineScriptHashes: readonly string[]
}

const FONT = 'figtree-latin-wght-normal.woff2'
const FIRST_TURN = 'first-turn.server.js'

/** Pages with their first turn drawn, where the build has the means; nothing otherwise. */
export async function renderedPages(
  serverDir: string,
  clientDir: string | undefined,
  { catalogue, clock }: Pick<Deps, 'catalogue' | 'clock'>,
): Promise<RenderedPages | undefined> {
  const file = join(serverDir, FIRST_TURN)
  if (clientDir === undefined || !existsSync(file)) return undefined
  const firstTurn = (await import(pathToFileURL(file).href)) as FirstTurn
  const render = firstTurn.createPageRenderer({
    template: readFileSync(join(clientDir, 'index.html'), 'utf8'),
    deployment: () => catalogue.deployment(),
    restaurants: () => catalogue.restaurants(),
    find: (slugOrId) => catalogue.restaurant(slugOrId),
    now: () => clock.now(),
    preloadsOf: preloadsIn(clientDir),
  })
  return {
    renderPage: async (request) => {
      const language = chosenLanguage(request, catalogue.deployment())
      return { html: await render({ path: request.url, language }), status: 200 }
    },
    inlineScriptHashes: firstTurn.INLINE_SCRIPTS.map(
      (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
    ),
  }
}

/** Links to what the page needs and the browser would find late: the texts of its language, the face of its letters. */
function preloadsIn(clientDir: string): (language: string) => readonly string[] {
  const file = join(clientDir, '.vite/manifest.json')
  if (!existsSync(file)) return () => []
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { readonly file: string }>
  const font = Object.entries(manifest).find(([source]) => source.endsWith(FONT))?.[1]
  return (language) => {
    const chunk = manifest[`src/app/languages/${language}.ts`]
    return [
      ...(chunk ? [`<link rel="modulepreload" crossorigin href="/${chunk.file}">`] : []),
      ...(font ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">`] : []),
    ]
  }
}
