import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_TIME_ZONE } from '#domain/constants.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages/spoken-languages.ts'
import { mayDo } from '#domain/staff/staff-role.ts'
import { supportHref } from '#domain/staff/support-href.ts'
import { prepareFailure } from '../core/http/answer-failure.ts'
import { chosenLanguage } from '../core/http/chosen-language.ts'
import { invalid } from '../core/http/failure.ts'
import { html } from '../core/http/html.ts'
import { submittedForm, takeForms } from '../core/http/request-bodies.ts'
import { networkOf } from '../core/http/proxy-setting.ts'
import { unusableIn } from '../core/http/request-text.ts'
import type { Deps } from '../core/process/deps.ts'
import { wordsOf, type Words } from '../mail/mail-words.ts'
import { joinPage } from './join-page.ts'
import { joinStaff, openInvite, type WrongJoining } from './join-staff.ts'
import { logInStaff } from './log-in-staff.ts'
import { loginPage } from './login-page.ts'
import { looksPage } from './looks-page.ts'
import { listLooks } from './looks.store.ts'
import { staffAsking } from './signed-in-staff.ts'
import { noStaffCookie, staffCookie, staffTokenOf } from './staff-cookie.ts'
import { STAFF_CSS, STAFF_STYLESHEET, saidOf, sendStaffPage } from './staff-page.ts'
import { endStaffSession } from './staff-sessions.store.ts'
import { listStaff } from './staff.store.ts'

const LOGIN = '/support/login'
const JOIN = '/support/join'
const LOOKS = '/support/looks'
/** Says so after the redirect. */
const ENDED = 'ended'
const PAGE = /^[1-9]\d{0,4}$/

type At = { Querystring: Readonly<Record<string, unknown>> }

/** The pages of the staff: joining, logging in and out, and who looked at what. Without script, in every language there is. */
export function installStaffPages(deps: Deps) {
  const { database, catalogue, clock, isProduction } = deps

  return async (pages: FastifyInstance): Promise<void> => {
    takeForms(pages)
    pages.setErrorHandler((error, request, reply) => {
      const words = wordsFor(request)
      const { status, problem } = prepareFailure(error, request, reply)
      const body = html`<p role="alert">${saidOf(problem.code, words)}</p>
        <nav><a href="${LOGIN}">${words.t('account.login.act')}</a></nav>`
      const title = request.routeOptions.url === JOIN ? 'staff.join.title' : 'staff.login.title'
      return sendStaffPage(reply, words, { title: words.t(title), body, status })
    })
    pages.get(STAFF_STYLESHEET, (_request, reply) => reply.type('text/css; charset=utf-8').send(STAFF_CSS))

    pages.get<At>(JOIN, (request, reply) => sendJoining(request, reply, textIn(request, 'token'), {}))
    pages.post(JOIN, async (request, reply) => {
      const said = fieldsOf(request)
      const [token, password, confirmation, code] = [
        said('token'),
        said('password'),
        said('confirmation'),
        said('code'),
      ]
      const joined = await joinStaff({ token, password, confirmation, code }, deps)
      return 'wrong' in joined
        ? sendJoining(request, reply, token, joined.wrong)
        : enter(reply, joined.session, supportHref(undefined))
    })

    pages.get<At>(LOGIN, async (request, reply) => {
      const to = supportHref(textIn(request, 'to'))
      if (await staffAsking(request.headers, deps)) return reply.redirect(to, 303)
      const isLoggedOut = ENDED in request.query
      return sendStaffPage(
        reply,
        wordsFor(request),
        loginPage({ to, email: '', isLoggedOut }, wordsFor(request)),
      )
    })
    pages.post(LOGIN, async (request, reply) => {
      const said = fieldsOf(request)
      const [email, password, code] = [said('email'), said('password'), said('code')]
      const to = supportHref(said('to'))
      try {
        const address = networkOf(request.ip, deps.ipv6Prefix)
        const previous = staffTokenOf(request.headers, isProduction)
        return enter(reply, await logInStaff({ email, password, code }, address, previous, deps), to)
      } catch (error) {
        const words = wordsFor(request)
        const { status, problem } = prepareFailure(error, request, reply)
        const refused = saidOf(problem.code, words, againAt(problem.retryAfterMs, words))
        return sendStaffPage(reply, words, loginPage({ to, email, refused, status }, words))
      }
    })

    pages.post('/support/logout', async (request, reply) => {
      submittedForm(request, isProduction)
      const token = staffTokenOf(request.headers, isProduction)
      if (token !== undefined) await endStaffSession(database, token)
      return reply.header('set-cookie', noStaffCookie(isProduction)).redirect(`${LOGIN}?${ENDED}`, 303)
    })

    pages.get<At>(LOOKS, async (request, reply) => {
      const staff = await staffAsking(request.headers, deps)
      if (!staff) return reply.redirect(`${LOGIN}?to=${encodeURIComponent(request.url)}`, 303)
      const isOfAll = mayDo(staff.role, 'looks.list')
      const asked = textIn(request, 'page')
      const wanted = {
        person: isOfAll ? textIn(request, 'person') : staff.id,
        subject: textIn(request, 'subject').trim(),
        page: PAGE.test(asked) ? Number(asked) : 1,
      }
      const people = isOfAll ? (await listStaff(database)).map((each) => each.staff) : []
      const found = await listLooks(database, wanted)
      const words = wordsFor(request)
      return sendStaffPage(
        reply,
        words,
        looksPage({ staff, people, timeZone: timeZone(), ...wanted, ...found }, words),
      )
    })
  }

  async function sendJoining(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    wrong: WrongJoining,
  ): Promise<FastifyReply> {
    // Its address is a secret that no other site may be told.
    void reply.header('referrer-policy', 'no-referrer')
    const invited = await openInvite(database, token, clock.now())
    const words = wordsFor(request)
    const issuer = catalogue.deployment().productName
    return sendStaffPage(reply, words, joinPage({ token, ...invited, wrong, issuer }, words))
  }

  function enter(reply: FastifyReply, session: string, to: string): FastifyReply {
    return reply
      .headers({ 'set-cookie': staffCookie(session, isProduction), 'cache-control': 'no-store' })
      .redirect(to, 303)
  }

  /** What a form of ours says by the names of its fields. */
  function fieldsOf(request: FastifyRequest): (name: string) => string {
    const form = submittedForm(request, isProduction)
    const unusable = unusableIn(Object.fromEntries(form))
    if (unusable) throw invalid('body', unusable)
    return (name) => form.get(name) ?? ''
  }

  function againAt(retryAfterMs = 0, { time }: Words): string {
    return time(clock.now() + retryAfterMs, timeZone())
  }

  function timeZone(): string {
    return catalogue.restaurants()[0]?.timeZone ?? DEFAULT_TIME_ZONE
  }

  /** Who works here may speak a language that is offered to no customer. */
  function wordsFor(request: FastifyRequest): Words {
    const deployment = catalogue.deployment()
    const { defaultLanguage } = deployment
    return wordsOf(chosenLanguage(request, { languages: LANGUAGES, defaultLanguage }), deployment)
  }
}

const LANGUAGES = SPOKEN_LANGUAGES.map(({ code }) => code)

/** What the address says behind the `?`, once. */
function textIn({ query }: FastifyRequest<At>, name: string): string {
  const value = query[name]
  return typeof value === 'string' ? value : ''
}
