import type { FastifyReply, FastifyRequest } from 'fastify'
import { loggedError } from '../process/logged-error.ts'
import { Failure, invalid, TooManyTries } from './failure.ts'

/** What is refused to who may be trying to get in: a secret that is none, guesses that are too many, another site's page. */
const GUARDING =
  /^(account\.wrongCredentials|staff\.(wrong\w*|notAllowed)|restaurant\.wrongCode|.*\.(tooMany\w*|link\w*)|link\..*|request\.(botCheck|crossSite))$/

const UNAVAILABLE_RETRY_MS = 2_000

/** The one place that answers what went wrong: a code, never the text or trace of an error of ours. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { problem } = prepareFailure(error, request, reply)
  void reply.header('cache-control', 'no-store').send(problem)
}

/** Logs what went wrong and gives the answer its status and when to ask again; what is said of it is the caller's to send. */
export function prepareFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = knownFailure(error)
  if (failure.code.startsWith('server.')) request.log.error({ err: loggedError(error) }, failure.code)
  if (GUARDING.test(failure.code)) request.log.warn(securityEvent(failure, request), 'refused for safety')
  const told = problemOf(failure, request.id)
  const { retryAfterMs } = told.problem
  if (retryAfterMs !== undefined) void reply.header('retry-after', Math.ceil(retryAfterMs / 1000))
  void reply.code(told.status)
  return told
}

/** What is told of an error: its status and its code, never its text. */
export function problemOf(error: unknown, requestId: string) {
  const failure = knownFailure(error)
  const retryAfterMs = retryAfterOf(failure)
  return {
    status: failure.status,
    problem: {
      code: failure.code,
      ...(failure.field !== undefined && { field: failure.field }),
      requestId,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    },
  }
}

/** What the log may hold of it: what was refused, where and to whom, and nothing that was tried (ASVS 16.3.1, 16.2.5). */
function securityEvent({ code }: Failure, { method, routeOptions, ip }: FastifyRequest) {
  return { event: code, method, route: routeOptions.url, from: ip }
}

/** Fastify's own refusals and broken connections to the database, as codes of ours. */
function knownFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const status = numberIn(error, 'statusCode')
  if (status === 413) return new Failure(413, 'request.tooLarge')
  // Addresses that climb out of a folder or name one: nothing is there.
  if (status === 403 || status === 404) return new Failure(404, 'request.notFound')
  if (status === 415) return new Failure(415, 'request.mediaType')
  if (status === 400) return invalid('body')
  if (status !== undefined && status > 400 && status < 500) return new Failure(status, 'request.invalid')
  return isUnreachable(error) ? new Failure(503, 'server.unavailable') : new Failure(500, 'server.failed')
}

/**
 * SQLSTATE classes 08 (connection), 53 (resources), 57P (shutdown), what waited too long or was given up for another
 * (40, 55P03, 57014), a database that lets nobody in (55000), and sockets that never opened.
 */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08|40|53|55000|55P03|57014|57P|ECONN|EPIPE|ETIMEDOUT)/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/.test(
      error.message,
    )
  )
}

function retryAfterOf(failure: Failure): number | undefined {
  if (failure.status === 503) return UNAVAILABLE_RETRY_MS
  return failure instanceof TooManyTries ? failure.retryAfterMs : undefined
}

function numberIn(error: unknown, key: string): number | undefined {
  if (typeof error !== 'object' || error === null || !(key in error)) return undefined
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'number' ? value : undefined
}
