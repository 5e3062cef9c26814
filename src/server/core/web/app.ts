import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Deps } from '../process/deps.ts'
import { believing, trusting } from '../http/proxy-setting.ts'
import type { TrustedProxies } from '../http/proxy-setting.ts'
import { answerFailure } from '../http/answer-failure.ts'
import { installObserving, requestIdOf } from '../http/observing.ts'
import type { Answered } from '../http/observing.ts'
import { installClosing } from '../http/closing.ts'
import { Failure, invalid } from '../http/failure.ts'
import { installRoute } from '../http/install-route.ts'
import { secureServers } from '../http/secure-server.ts'
import type { Certificate } from '../http/tls-setting.ts'
import { refuseUnreadable } from '../http/refuse-unreadable.ts'
import { isReadable } from '../http/request-text.ts'
import { securityHeadersOf } from './content-security.ts'
import { installProviderMessages } from '../../payments/provider-parts.ts'
import { installPointOfSale } from '../../kitchen/install-point-of-sale.ts'
import { installDesk } from '../../support/install-desk.ts'
import { installPages, type PageDeps } from './pages.ts'
import { installOperatorPages } from './operator-pages.ts'
import type { KeptSquares } from '../../pictures/kept-squares.ts'
import { installFolderPictures } from './folder-pictures.ts'
import { installPolicyReports } from './policy-reports.ts'
import { installStaffPages } from '../../staff/install-staff-pages.ts'
import { openApiRoute } from './openapi.ts'
import type { Route } from '../http/route.ts'
import { routesOf } from './route-list.ts'
import { installSiteSign } from './site-sign.ts'

export type AppDeps = Deps &
  PageDeps & {
    readonly logger?: FastifyBaseLogger
    readonly trustProxy?: TrustedProxies
    /** By which it ends https itself; without one somebody before it does. */
    readonly certificate?: Certificate
    /** Told of every request once it is answered. */
    readonly onAnswered?: (answered: Answered) => void
    readonly arrival?: Arrival
    /** `sha256-…` of the inline scripts pages may carry. */
    readonly inlineScriptHashes?: readonly string[]
    /** The same of inline styles, asked with every answer: they follow the deployment. */
    readonly inlineStyleHashes?: () => readonly string[]
    /** The folder of the deployment that is sold from, where it is at hand. */
    readonly pictureFolder?: string
    /** What makes smaller copies of its photographs; without it they are sent as they are. */
    readonly squares?: KeptSquares
  }

const BODY_LIMIT = 256 * 1024
/**
 * How long a request, and its headers alone, may take to arrive, and how often that is looked at: longer is somebody who
 * holds a connection.
 */
export type Arrival = { readonly requestMs: number; readonly headersMs: number; readonly checkMs: number }
const ARRIVAL: Arrival = { requestMs: 30_000, headersMs: 10_000, checkMs: 2_000 }

/** The whole server, listening to nobody yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { requestMs, headersMs, checkMs } = deps.arrival ?? ARRIVAL
  const app = Fastify({
    ...(deps.logger && { loggerInstance: deps.logger }),
    // What matters is logged where it happens; a line per poll would drown it.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: deps.trustProxy === undefined ? false : trusting(deps.trustProxy),
    genReqId: requestIdOf(deps.trustProxy === undefined ? () => false : believing(deps.trustProxy)),
    clientErrorHandler: refuseUnreadable,
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
    ...(deps.certificate && {
      serverFactory: secureServers(deps.certificate, {
        requestTimeout: requestMs,
        headersTimeout: headersMs,
      }),
    }),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Who asks while it closes is told in our own words.
    return503OnClosing: false,
    // The router would answer an address it cannot read by itself, without our headers; the hook below refuses it.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/'),
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerFailure)
  installObserving(app, deps.onAnswered)
  const securityHeaders = securityHeadersOf(
    deps.catalogue.deployment(),
    deps.inlineScriptHashes ?? [],
    deps.inlineStyleHashes ?? (() => []),
  )
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(securityHeaders())
    done()
  })
  installClosing(app)
  app.addHook('onRequest', ({ originalUrl }, _reply, done) => {
    done(isReadable(originalUrl) ? undefined : invalid('address'))
  })
  const routes = await routesOf(deps)
  await app.register(installApi(deps, routes), { prefix: '/api' })
  if (!deps.isProduction) await app.register(installOperatorPages(deps))
  if (deps.support) {
    await app.register(installStaffPages(deps))
    await app.register(installDesk({ clientDir: deps.clientDir }, deps))
  }
  installSiteSign(app, deps.catalogue, deps.pictureFolder)
  if (deps.pictureFolder !== undefined)
    await installFolderPictures(app, deps.catalogue, deps.pictureFolder, deps.squares)
  await installPages(app, deps, routes)
  return app
}

function installApi(deps: AppDeps, routes: readonly Route[]) {
  return async (api: FastifyInstance): Promise<void> => {
    await api.register(installProviderMessages(deps))
    await api.register(installPointOfSale(deps))
    await api.register(installPolicyReports(deps))
    for (const route of [...routes, openApiRoute(routes)]) installRoute(api, route, deps)
    api.setNotFoundHandler(() => {
      throw new Failure(404, 'request.notFound')
    })
  }
}
