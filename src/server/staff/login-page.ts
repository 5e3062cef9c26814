import { html } from '../core/http/html.ts'
import type { Words } from '../mail/mail-words.ts'
import { fieldOf } from './staff-page.ts'

export type LoginView = {
  readonly to: string
  readonly email: string
  /** What kept the last try from it, in words. */
  readonly refused?: string
  readonly isLoggedOut?: boolean
  readonly status?: number
}

/** Asks for mail, password and code; a mail that was typed stays. */
export function loginPage({ to, email, refused, isLoggedOut, status }: LoginView, words: Words) {
  const { t } = words
  const body = html`${refused === undefined ? undefined : html`<p role="alert">${refused}</p>`}
    ${isLoggedOut ? html`<p role="status">${t('staff.login.ended')}</p>` : undefined}
    <form class="stacked" method="post" action="/support/login">
      <input type="hidden" name="to" value="${to}" />
      ${fieldOf(
        {
          name: 'email',
          label: t('account.field.email'),
          type: 'email',
          autocomplete: 'username',
          value: email,
        },
        words,
      )}
      ${fieldOf(
        {
          name: 'password',
          label: t('account.field.password'),
          type: 'password',
          autocomplete: 'current-password',
        },
        words,
      )}
      ${fieldOf(
        { name: 'code', label: t('staff.login.code'), type: 'text', autocomplete: 'one-time-code' },
        words,
      )}
      <button>${t('account.login.act')}</button>
    </form>`
  return { title: t('staff.login.title'), body, ...(status !== undefined && { status }) }
}
