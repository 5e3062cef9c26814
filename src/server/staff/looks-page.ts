import type { Staff } from '#domain/staff/staff-role.ts'
import { html, option, type Html } from '../core/http/html.ts'
import type { Words } from '../mail/mail-words.ts'
import type { Look } from './looks.store.ts'
import { whoIsIn } from './staff-page.ts'

export type LooksView = {
  readonly staff: Staff
  readonly looks: readonly Look[]
  /** From the newest, the first being 1. */
  readonly page: number
  readonly hasOlder: boolean
  readonly person: string
  readonly subject: string
  /** Whose looks one may ask for; nobody where one sees but one's own. */
  readonly people: readonly Staff[]
  readonly timeZone: string
}

/** Who looked at what, newest first. */
export function looksPage(view: LooksView, words: Words) {
  const { t } = words
  const { staff, looks, people, person, subject } = view
  const isOfAll = people.length > 0
  const choices = people.map((each) => option(each.id, person, `${each.name} (${each.email})`))
  const body = html`${whoIsIn(staff, words)}
    <form method="get" action="/support/looks">
      ${
        isOfAll
          ? html`<label>
              ${t('staff.looks.who')}
              <select name="person">
                ${option('', person, t('staff.looks.everybody'))} ${choices}
              </select>
            </label>`
          : undefined
      }
      <label>${t('staff.looks.subject')} <input name="subject" value="${subject}" /></label>
      <button>${t('staff.looks.filter')}</button>
    </form>
    ${looks.length === 0 ? html`<p>${t('staff.looks.none')}</p>` : tableOf(view, words)}
    <nav>
      ${view.page > 1 ? html`<a href="${hrefOf(view, view.page - 1)}">${t('staff.looks.newer')}</a>` : undefined}
      ${view.hasOlder ? html`<a href="${hrefOf(view, view.page + 1)}">${t('staff.looks.older')}</a>` : undefined}
    </nav>`
  return { title: t(isOfAll ? 'staff.looks.title' : 'staff.looks.own'), body }
}

function tableOf({ looks, timeZone }: LooksView, { t, day, time }: Words): Html {
  const rows = looks.map(
    ({ at, email, what, subject, why }) =>
      html`<tr>
        <td>
          <time datetime="${new Date(at).toISOString()}">${day(at, timeZone)} ${time(at, timeZone)}</time>
        </td>
        <td>${email}</td>
        <td>${t(`staff.looks.${what}`)}</td>
        <td>${subject}</td>
        <td>${why}</td>
      </tr>`,
  )
  const heads = (['at', 'who', 'what', 'subject', 'why'] as const).map(
    (name) => html`<th scope="col">${t(`staff.looks.${name}`)}</th>`,
  )
  return html`<div class="scrolls" role="region" aria-label="${t('staff.looks.title')}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

function hrefOf({ person, subject }: LooksView, page: number): string {
  return `/support/looks?${String(new URLSearchParams({ person, subject, page: String(page) }))}`
}
