import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PLAIN, plainHref } from '#domain/navigation/plain-href.ts'
import {
  TURN_PATH,
  type PlainPage,
  type SentForm,
  type TurnAnswer,
  type Turns,
} from '#contracts/system/turns.contract.ts'
import type { Deps } from '../process/deps.ts'
import { boundedMap } from '../http/bounded-map.ts'
import { callsWithin, type CallsWithin } from './calls-within.ts'
import { chosenLanguage, languageCookie } from '../http/chosen-language.ts'
import { problemOf } from '../http/answer-failure.ts'
import { loggedError } from '../process/logged-error.ts'
import { Failure, TooManyTries } from '../http/failure.ts'
import { submittedForm, takeForms } from '../http/request-bodies.ts'
import { networkOf } from '../http/proxy-setting.ts'
import { preferredEncoding } from '../http/negotiation.ts'
import type { Route } from '../http/route.ts'
import { packed } from './page-encoding.ts'
import { turnMemory } from './turn-memory.ts'
import { pageAlone, plainPage } from './plain-page.ts'

/** Draws turns, and the page they stand in. */
export type TurnPages = { readonly turns: Turns; readonly plainTemplate: () => string }

type Given = { readonly answer: TurnAnswer; readonly cookies: readonly string[] }

const CUSTOMERS_OF_AN_ADDRESS = 20
/** Pressed twice at once, the same form is answered once: two at a time would make two guests. */
const SAME_FOR_MS = 10_000
const MOST_REMEMBERED = 1000

/** Whether an address asks for a page without code. */
export function isPlainAsked({ query }: Pick<FastifyRequest, 'query'>): boolean {
  return typeof query === 'object' && query !== null && PLAIN in query
}

/** Pages without code, and the answers to taps that came before the code of a page. */
export function createTurnPages({ turns, plainTemplate }: TurnPages, routes: readonly Route[], deps: Deps) {
  const callsOf = callsWithin(routes, deps)
  const memory = turnMemory(deps)
  const given = boundedMap<string, { readonly at: number; readonly answer: Promise<Given> }>(MOST_REMEMBERED)

  async function opened(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await limit(request)
    const url = new URL(request.url, deps.publicUrl)
    url.searchParams.delete(PLAIN)
    const view = url.searchParams.get('view') ?? undefined
    url.searchParams.delete('view')
    const asked = callsOf(request)
    const path = `${url.pathname}${url.search}`
    const language = languageOf(request)
    return send(
      request,
      reply,
      asked,
      await turns.open({ ...asked, ...memory.of(request), path, view, language }),
    )
  }

  async function answered(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = submittedForm(request)
    await limit(request)
    const isInPlace = isOfScript(request)
    const language = languageOf(request, fields.get('language'))
    const give = async (): Promise<Given> => {
      const asked = callsOf(request)
      const answer = await turns.answer({
        ...asked,
        ...memory.of(request),
        fields,
        isInPlace,
        language,
      })
      return { answer, cookies: asked.cookies() }
    }
    const found = isInPlace
      ? await give()
      : await once(`${String(request.headers.cookie)} ${String(fields)}`, give)
    if (found.answer.kind === 'page') rememberLanguage(request, reply, found.answer.language)
    return send(request, reply, { cookies: () => found.cookies }, found.answer)
  }

  async function openedOrTold(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return await opened(request, reply)
    } catch (error) {
      return tell(error, request, reply)
    }
  }

  /** A page that says why something is refused, from which what was sent can be sent again; throws what its script is to know. */
  async function tell(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { status, problem } = problemOf(error, request.id)
    // What another site has sent is not to be sent again by us.
    if (isOfScript(request) || problem.code === 'request.crossSite') throw error
    if (status >= 500) request.log.error({ err: loggedError(error) }, problem.code)
    const told = await turns.refusal(problem.code, languageOf(request), sentBy(request))
    void reply.code(status).header('cache-control', 'no-store')
    return sendPacked(request, reply, 'text/html', pageAlone(plainTemplate(), told))
  }

  /** A language that was chosen is that of the next page, too, which may be asked for without a form. */
  function rememberLanguage(request: FastifyRequest, reply: FastifyReply, language: string): void {
    if (language !== languageOf(request)) void reply.header('set-cookie', languageCookie(language))
  }

  function once(what: string, give: () => Promise<Given>): Promise<Given> {
    const key = createHash('sha256').update(what).digest('base64url')
    const known = given.get(key)
    const now = deps.clock.now()
    if (known && now - known.at < SAME_FOR_MS) return known.answer
    const answered = give()
    given.set(key, { at: now, answer: answered })
    answered.catch(() => given.delete(key))
    return answered
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { cookies }: Pick<CallsWithin, 'cookies'>,
    answered: TurnAnswer,
  ): Promise<FastifyReply> {
    for (const cookie of cookies()) void reply.header('set-cookie', cookie)
    await memory.remember(request, reply, answered)
    // Kept, so that Back shows it as it was; never shown again by itself.
    void reply.header('cache-control', 'private, no-cache')
    switch (answered.kind) {
      case 'part': {
        const { title, html, boot } = answered
        return sendPacked(request, reply, 'application/json', JSON.stringify({ title, html, boot }))
      }
      case 'see':
        return reply.redirect(answered.href, 303)
      case 'leave':
        return answered.leaving.values === undefined
          ? reply.redirect(answered.leaving.url, 303)
          : sendPacked(request, reply, 'text/html', pageAlone(plainTemplate(), answered.page))
      case 'page':
        if (answered.refresh) void reply.header('refresh', refreshHeader(answered.refresh))
        return sendPacked(request, reply, 'text/html', plainPage(plainTemplate(), answered))
      case 'refused':
        throw new Failure(409, 'request.invalid')
    }
  }

  function languageOf(request: FastifyRequest, wanted: string | null = null): string {
    const deployment = deps.catalogue.deployment()
    return wanted !== null && deployment.languages.includes(wanted)
      ? wanted
      : chosenLanguage(request, deployment)
  }

  async function limit(request: FastifyRequest): Promise<void> {
    const address = networkOf(request.ip, deps.ipv6Prefix)
    const now = deps.clock.now()
    const own = { key: `turn/${address}`, max: deps.limits.drawsPerMinute * CUSTOMERS_OF_AN_ADDRESS }
    const until = await deps.callCounts.fullUntil(own, undefined, 60_000, now)
    if (until !== undefined) throw new TooManyTries(until - now)
  }

  return {
    open: openedOrTold,
    install: async (app: FastifyInstance): Promise<void> => {
      takeForms(app)
      app.route({ method: 'POST', url: TURN_PATH, handler: answered, errorHandler: tell })
      // Asked for by itself, as when its address is typed again.
      app.get(TURN_PATH, (_request, reply) => reply.redirect(plainHref('/'), 303))
    },
  }
}

/** The form that was sent, as far as it could be read, or the page that was asked for. */
function sentBy({ body, url }: FastifyRequest): SentForm {
  if (body instanceof URLSearchParams) return { method: 'post', action: TURN_PATH, fields: [...body] }
  const [action = '', query] = url.split('?')
  return { method: 'get', action, fields: [...new URLSearchParams(query ?? PLAIN)] }
}

/** Whether the script of a page asks, which reads no page. */
function isOfScript({ headers }: FastifyRequest): boolean {
  return headers.accept === 'application/json'
}

/** A header, which a browser obeys as it does the element, and which no page that is kept holds on to. */
function refreshHeader({ href, afterS }: NonNullable<PlainPage['refresh']>): string {
  return `${afterS}; url=${href}`
}

/** As small as the line of who waits for it lets it come soonest: a first answer brings a whole menu. */
async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): Promise<FastifyReply> {
  void reply.headers({ 'content-type': `${type}; charset=utf-8`, vary: 'accept-encoding' })
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  return encoding === undefined
    ? reply.send(text)
    : reply.header('content-encoding', encoding).send(await packed(text, encoding))
}
