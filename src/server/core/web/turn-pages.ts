import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PLAIN, plainHref } from '#domain/navigation/plain-href.ts'
import { TURN_PATH, type TurnAnswer, type Turns } from '#contracts/system/turns.contract.ts'
import type { Deps } from '../process/deps.ts'
import { boundedMap } from '../http/bounded-map.ts'
import { callsWithin, type CallsWithin } from './calls-within.ts'
import { chosenLanguage, languageCookie } from '../http/chosen-language.ts'
import { Failure, TooManyTries } from '../http/failure.ts'
import { submittedForm, takeForms } from '../http/operator-page.ts'
import { networkOf } from '../http/proxy-setting.ts'
import { cookieNamed } from '../session/session-cookie.ts'
import type { Route } from '../http/route.ts'
import { leavingPage, plainPage } from './plain-page.ts'

/** Draws turns, and the page they stand in. */
export type TurnPages = { readonly turns: Turns; readonly plainTemplate: () => string }

type Given = { readonly answer: TurnAnswer; readonly cookies: readonly string[] }

const TURNS_PER_MINUTE = 120
const CUSTOMERS_OF_AN_ADDRESS = 20
const ORDERED_COOKIE = 'orda-ordered'
const DAY_S = 86_400
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
  const given = boundedMap<string, { readonly at: number; readonly answer: Promise<Given> }>(MOST_REMEMBERED)

  async function open(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await limit(request)
    const url = new URL(request.url, deps.publicUrl)
    url.searchParams.delete(PLAIN)
    const view = url.searchParams.get('view') ?? undefined
    url.searchParams.delete('view')
    const asked = calls(request)
    const path = `${url.pathname}${url.search}`
    return send(reply, asked, await turns.open({ ...asked, path, view, language: languageOf(request) }))
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = submittedForm(request)
    await limit(request)
    const isInPlace = request.headers.accept === 'application/json'
    const language = languageOf(request, fields.get('language'))
    const give = async (): Promise<Given> => {
      const asked = calls(request)
      const answered = await turns.answer({
        ...asked,
        fields,
        isInPlace,
        language,
        ordered: cookieNamed(request.headers.cookie, ORDERED_COOKIE),
      })
      return { answer: answered, cookies: asked.cookies() }
    }
    const found = isInPlace
      ? await give()
      : await once(`${String(request.headers.cookie)} ${String(fields)}`, give)
    if (found.answer.kind === 'page') rememberLanguage(request, reply, found.answer.language)
    return send(reply, { cookies: () => found.cookies }, found.answer)
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

  function send(
    reply: FastifyReply,
    { cookies }: Pick<CallsWithin, 'cookies'>,
    answered: TurnAnswer,
  ): FastifyReply {
    for (const cookie of cookies()) void reply.header('set-cookie', cookie)
    // Kept, so that Back shows it as it was; never shown again by itself.
    void reply.header('cache-control', 'private, no-cache')
    switch (answered.kind) {
      case 'part':
        return reply.send({ title: answered.title, html: answered.html, boot: answered.boot })
      case 'see':
        if (answered.ordered !== undefined) void reply.header('set-cookie', orderedCookie(answered.ordered))
        return reply.redirect(answered.href, 303)
      case 'leave':
        return answered.leaving.values === undefined
          ? reply.redirect(answered.leaving.url, 303)
          : sendHtml(reply, leavingPage(plainTemplate(), answered))
      case 'page':
        return sendHtml(reply, plainPage(plainTemplate(), answered))
      case 'refused':
        throw new Failure(409, 'request.invalid')
    }
  }

  function calls(request: FastifyRequest): CallsWithin {
    return callsOf(request)
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
    const own = { key: `turn/${address}`, max: TURNS_PER_MINUTE * CUSTOMERS_OF_AN_ADDRESS }
    const until = await deps.callCounts.fullUntil(own, undefined, 60_000, now)
    if (until !== undefined) throw new TooManyTries(until - now)
  }

  return {
    open,
    install: async (app: FastifyInstance): Promise<void> => {
      takeForms(app)
      app.route({ method: 'POST', url: TURN_PATH, handler: answer })
      // Asked for by itself, as when its address is typed again.
      app.get(TURN_PATH, (_request, reply) => reply.redirect(plainHref('/'), 303))
    },
  }
}

/** Kept for the pages of the conversation that is ordered by, which Back still shows. */
function orderedCookie(conversation: string): string {
  return `${ORDERED_COOKIE}=${conversation}; Path=${TURN_PATH}; Max-Age=${DAY_S}; HttpOnly; SameSite=Lax`
}

function sendHtml(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('content-type', 'text/html; charset=utf-8').send(page)
}
