import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** What is told of a request once it is answered: nothing of who asked, nor of what for. */
export type Answered = {
  readonly method: string
  /** The template of its route, as `/api/orders/:id`; addresses of pages and files are one. */
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly requestId: string
}

export const REQUEST_ID_HEADER = 'x-request-id'
/** What a proxy may call a request: nothing that could write a line, or anything else, of its own into a log. */
const USABLE_ID = /^[\w.-]{8,64}$/
const PAGE = 'page'
const FILE = /^\/(?!api\/).*\.\w+$/

/** The name of a request: the one a proxy that is believed gave it, else one of ours. */
export function requestIdOf(isProxy: (address: string) => boolean): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER]
    const isKept = typeof given === 'string' && USABLE_ID.test(given) && isProxy(socket.remoteAddress ?? '')
    return isKept ? given : randomUUID()
  }
}

/** Tells who asked the name of the request, and `onAnswered` how it was answered. */
export function installObserving(app: FastifyInstance, onAnswered?: (answered: Answered) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  if (!onAnswered) return
  app.addHook('onResponse', async (request, reply) => {
    const { url: template } = request.routeOptions
    const isPage = template === undefined || template.endsWith('*') || FILE.test(template)
    onAnswered({
      method: request.method,
      route: isPage ? PAGE : template,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
    })
  })
}
