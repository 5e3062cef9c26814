import type { FastifyReply } from 'fastify'
import type { Problem } from '#domain/problem.ts'
import type { StaffProblem } from '#domain/staff/staff-problem.ts'
import type { Staff } from '#domain/staff/staff-role.ts'
import type { RefusalCode } from '../core/http/failure.ts'
import { html, type Html } from '../core/http/html.ts'
import { operatorPage, sendOperatorPage } from '../core/http/operator-page.ts'
import { OPERATOR_CSS } from '../core/http/operator.css.ts'
import type { Words } from '../mail/mail-words.ts'

export const STAFF_STYLESHEET = '/support/staff.css'

export const STAFF_CSS = `${OPERATOR_CSS}
.stacked { align-items: stretch; flex-direction: column; max-width: 24rem; }
.stacked h2 { margin: 1rem 0 0; }
.stacked p { margin: 0; }
.stacked span { display: block; }
[role='alert'] { border: 2px solid; padding: 0.75rem; }
[aria-invalid='true'] { outline: 2px solid; outline-offset: 2px; }
code { overflow-wrap: anywhere; }
.qr { display: block; max-width: 100%; width: 16rem; }
.scrolls { overflow-x: auto; }
td { overflow-wrap: anywhere; }
`

type Page = { readonly title: string; readonly body: Html; readonly status?: number }

/** Answers with a page of the staff, kept by nobody. */
export function sendStaffPage(
  reply: FastifyReply,
  { language }: Words,
  { title, body, status = 200 }: Page,
): FastifyReply {
  return sendOperatorPage(reply.code(status), operatorPage(language, title, body, STAFF_STYLESHEET))
}

/** A refusal in the words of a page; `time` is when to try again, where that is told. */
export function saidOf(code: RefusalCode, { t }: Pick<Words, 't'>, time = ''): string {
  return code.startsWith('staff.') ? t(code, { time }) : t(`problem.${code}`)
}

/** Who is logged in, and the way out. */
export function whoIsIn({ name, role }: Staff, { t }: Words): Html {
  return html`<form method="post" action="/support/logout">
    <p>${t('staff.who', { name, role: t(`staff.role.${role}`) })}</p>
    <button>${t('accountMenu.logOut')}</button>
  </form>`
}

type Field = {
  readonly name: string
  readonly label: string
  readonly type: 'email' | 'password' | 'text'
  readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'one-time-code'
  /** What was typed; a secret is typed again. */
  readonly value?: string
  readonly hint?: string
  readonly wrong?: Problem | StaffProblem | undefined
}

/** A field of a form, with what is wrong with it under it. */
export function fieldOf({ name, label, type, autocomplete, value, hint, wrong }: Field, words: Words): Html {
  const isCode = autocomplete === 'one-time-code'
  const about = `about-${name}`
  const told = [wrong === undefined ? '' : saidOf(wrong, words), hint ?? ''].filter((each) => each !== '')
  const marks = wrong === undefined ? undefined : html`aria-invalid="true"`
  return html`<label>
      ${label}
      <input
        type="${type}"
        name="${name}"
        value="${value ?? ''}"
        autocomplete="${autocomplete}"
        required
        ${isCode ? html`inputmode="numeric"` : undefined}
        ${marks}
        ${told.length === 0 ? undefined : html`aria-describedby="${about}"`}
      />
    </label>
    ${told.length === 0 ? undefined : html`<p id="${about}">${told.map((each) => html`<span>${each}</span>`)}</p>`}`
}
