import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseRoute } from '#domain/navigation/routes.ts'
import { createTurnPages, isPlainAsked, type TurnPages } from './turn-pages.ts'
import type { Route } from '../http/route.ts'
import type { Deps, RenderPage } from '../process/deps.ts'
import { Failure } from '../http/failure.ts'
import { hasVersion, preferredEncoding } from '../http/negotiation.ts'
import { pageEncoder } from './page-encoding.ts'

/** Where the pages come from: the built client, if there is one, and what writes a page for an address. */
export type PageDeps = {
  readonly clientDir?: string
  readonly renderPage?: RenderPage
  /** What draws pages without code, where the build has the means. */
  readonly turnPages?: TurnPages
}

/** Restaurants and menus may be found; what belongs to a customer, and calls, may not. */
const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /checkout
Disallow: /current-order
Disallow: /cancel-order/
Disallow: /modify-pickup/
Disallow: /profile
Disallow: /support
`
const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=3600'
/** Links of mails: their addresses are secrets that no other site may be told. */
const CARRIES_TOKEN = /^\/((cancel-order|modify-pickup)\/[^/?]+\/[^/?]+\/|profile\/confirmation\/)/

/** The built client: files as they were compressed at build, and the page for every other address. */
export async function installPages(
  app: FastifyInstance,
  deps: Deps & PageDeps,
  routes: readonly Route[],
): Promise<void> {
  const { clientDir } = deps
  const renderPage = deps.renderPage ?? (clientDir === undefined ? undefined : pageFrom(clientDir))
  if (clientDir !== undefined) {
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      // Listed once: a search for each request reads the whole folder again. Unlisted is what the build tells itself, the
      // bare page, which is drawn into and answered at addresses of the shop alone, and what is sent in place of a file.
      wildcard: false,
      globIgnore: ['index.html', '**/*.{br,gz}'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : SHORT)
      },
    })
  }
  const encoded = pageEncoder()
  const turnPages = deps.turnPages && createTurnPages(deps.turnPages, routes, deps)
  if (turnPages) await app.register(turnPages.install)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!renderPage) throw new Failure(404, 'request.notFound')
    if (CARRIES_TOKEN.test(request.url)) void reply.header('referrer-policy', 'no-referrer')
    if (turnPages && isPlainAsked(request)) return turnPages.open(request, reply)
    const { html, status: drawn } = await renderPage(request)
    const status = parseRoute(request.url).name === 'unknown' ? 404 : drawn
    const page = await encoded(html)
    void reply.code(status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: page.etag,
      vary: 'accept-encoding, accept-language, cookie',
    })
    if (status === 200 && hasVersion(request, page.etag)) return reply.code(304).send()
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    return encoding === undefined
      ? reply.send(html)
      : reply.header('content-encoding', encoding).send(page[encoding])
  }
  app.get('/', sendPage)
  app.get('/robots.txt', (_request, reply) =>
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': SHORT }).send(ROBOTS),
  )
  app.setNotFoundHandler((request, reply) => {
    const isAsked = request.method === 'GET' || request.method === 'HEAD'
    if (!isAsked || /^\/(api|assets)(\/|\?|$)/.test(request.url)) throw new Failure(404, 'request.notFound')
    return sendPage(request, reply)
  })
}

function pageFrom(clientDir: string): RenderPage {
  const html = readFileSync(join(clientDir, 'index.html'), 'utf8')
  return () => ({ html, status: 200 })
}
