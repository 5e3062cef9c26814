import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SPOKEN_LANGUAGES } from '#domain/languages/spoken-languages.ts'
import { mayDo } from '#domain/staff/staff-role.ts'
import { chosenLanguage } from '../core/http/chosen-language.ts'
import { Failure, refusal } from '../core/http/failure.ts'
import { html } from '../core/http/html.ts'
import { unlistedPage } from '../core/http/operator-page.ts'
import { PRIVATE } from '../core/http/route.ts'
import type { Deps } from '../core/process/deps.ts'
import { builtFiles, type BuiltFiles } from '../core/web/page-template.ts'
import { staffAsking } from '../staff/signed-in-staff.ts'

type Room = {
  readonly clientDir: string | undefined
}

/** The pages of the desk, for who may read conversations; whoever else is of the staff finds what they may see. */
export function installDesk({ clientDir }: Room, deps: Deps) {
  const { catalogue } = deps
  return async (pages: FastifyInstance): Promise<void> => {
    if (clientDir === undefined) return
    const [desk, screen] = [
      builtFiles(clientDir, 'desk', 'src/desk/desk-entry.tsx'),
      builtFiles(clientDir, 'desk', 'src/desk/screen/screen.tsx'),
    ]
    if (!desk || !screen) return
    pages.get('/support', async (request, reply) => {
      const staff = await staffAsking(request.headers, deps)
      if (!staff) return reply.redirect(`/support/login?to=${encodeURIComponent(request.url)}`, 303)
      // Leading who may not to where they log in would lead them back here.
      if (!mayDo(staff.role, 'conversations.read')) return reply.redirect('/support/looks', 303)
      return send(request, reply, desk, policyOf(catalogue.deployment().pictureHosts, "'self'", "'none'"))
    })
    pages.get('/support/screen', async (request, reply) => {
      const staff = await staffAsking(request.headers, deps)
      if (!staff) throw refusal('staff.notSignedIn')
      if (!mayDo(staff.role, 'conversations.read')) throw new Failure(403, 'staff.notAllowed')
      // Whatever stands in a log, nothing is asked or sent from here: browsers hold that themselves.
      return send(request, reply, screen, policyOf(catalogue.deployment().pictureHosts, "'none'", "'self'"))
    })
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    files: BuiltFiles,
    policy: string,
  ): FastifyReply {
    const { defaultLanguage, productName } = catalogue.deployment()
    const language = chosenLanguage(request, { languages: LANGUAGES, defaultLanguage })
    return reply
      .headers({ ...PRIVATE, 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' })
      .send(pageOf(language, productName, files))
  }
}

const LANGUAGES = SPOKEN_LANGUAGES.map(({ code }) => code)

/** `calls`: whom the page may ask; `around`: who may show it in a frame. */
function policyOf(pictureHosts: readonly string[], calls: string, around: string): string {
  const pictures = ["'self'", 'data:', ...pictureHosts.map((host) => `https://${host}`)].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${pictures}`,
    `connect-src ${calls}`,
    `form-action ${calls}`,
    `frame-src ${calls}`,
    `frame-ancestors ${around}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

function pageOf(language: string, title: string, { modules, styles }: BuiltFiles): string {
  const main = modules.at(-1) ?? ''
  const head = html`${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
    ${modules.slice(0, -1).map((href) => html`<link rel="modulepreload" href="${href}" />`)}
    <script type="module" src="${main}"></script>`
  return unlistedPage({ language, title, head, body: html`<div id="root"></div>` })
}
