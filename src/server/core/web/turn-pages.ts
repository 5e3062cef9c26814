import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PLAIN, plainHref } from '#domain/navigation/plain-href.ts'
import { TURN_PATH, type TurnAnswer, type Turns } from '#contracts/system/turns.contract.ts'
import type { Deps } from '../process/deps.ts'
import { boundedMap } from '../http/bounded-map.ts'
import { callsWithin, type CallsWithin } from './calls-within.ts'
import { chosenLanguage } from '../http/chosen-language.ts'
import { Failure, TooManyTries } from '../http/failure.ts'
import { submittedForm, takeForms } from '../http/operator-page.ts'
import { networkOf } from '../http/proxy-setting.ts'
import { preferredEncoding } from '../http/negotiation.ts'
import type { Route } from '../http/route.ts'
import { packed } from './page-encoding.ts'
import { leavingPage, plainPage } from './plain-page.ts'

/** Draws turns, and the page they stand in. */
export type TurnPages = { readonly turns: Turns; readonly plainTemplate: () => string }

type Given = { readonly answer: TurnAnswer; readonly cookies: readonly string[] }

const TURNS_PER_MINUTE = 120
const CUSTOMERS_OF_AN_ADDRESS = 20
/** Pressed twice, or reloaded at once, the same form is answered the same: two at a time would make two guests. */
const SAME_FOR_MS = 60_000
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
    return send(
      request,
      reply,
      asked,
      await turns.open({ ...asked, path, view, language: languageOf(request) }),
    )
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = submittedForm(request)
    await limit(request)
    const isInPlace = request.headers.accept === 'application/json'
    const language = languageOf(request, fields.get('language'))
    const give = async (): Promise<Given> => {
      const asked = calls(request)
      const answered = await turns.answer({ ...asked, fields, isInPlace, language })
      return { answer: answered, cookies: asked.cookies() }
    }
    const found = isInPlace
      ? await give()
      : await once(`${String(request.headers.cookie)} ${String(fields)}`, give)
    return send(request, reply, { cookies: () => found.cookies }, found.answer)
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
          : sendPacked(request, reply, 'text/html', leavingPage(plainTemplate(), answered))
      case 'page':
        return sendPacked(request, reply, 'text/html', plainPage(plainTemplate(), answered))
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
