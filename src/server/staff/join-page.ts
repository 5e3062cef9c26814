import type { Staff } from '#domain/staff/staff-role.ts'
import { html } from '../core/http/html.ts'
import type { Words } from '../mail/mail-words.ts'
import type { WrongJoining } from './join-staff.ts'
import { qrCode } from './qr-code.ts'
import { factorAddress } from './second-factor.ts'
import { fieldOf } from './staff-page.ts'

export type JoinView = {
  readonly token: string
  readonly staff: Staff
  readonly totpSecret: string
  readonly wrong: WrongJoining
  /** What the account is called in an app of codes. */
  readonly issuer: string
}

/** Chooses a password and takes up the second factor: one form, which keeps no secret that was typed. */
export function joinPage({ token, staff, totpSecret, wrong, issuer }: JoinView, words: Words) {
  const { t } = words
  const { name, email } = staff
  const isWrong = Object.keys(wrong).length > 0
  const body = html`${isWrong ? html`<p role="alert">${t('staff.join.wrong')}</p>` : undefined}
    <p>${t('staff.join.about', { name, email })}</p>
    <form class="stacked" method="post" action="/support/join">
      <input type="hidden" name="token" value="${token}" />
      <input type="email" name="email" value="${email}" autocomplete="username" readonly hidden />
      <h2>${t('staff.join.choose')}</h2>
      ${fieldOf(
        {
          name: 'password',
          label: t('account.field.password'),
          type: 'password',
          autocomplete: 'new-password',
          hint: t('account.password.hint'),
          wrong: wrong.password,
        },
        words,
      )}
      ${fieldOf(
        {
          name: 'confirmation',
          label: t('account.field.confirmPassword'),
          type: 'password',
          autocomplete: 'new-password',
          wrong: wrong.confirmation,
        },
        words,
      )}
      <h2>${t('staff.join.factor')}</h2>
      <p>${t('staff.join.scan')}</p>
      ${qrCode(factorAddress(totpSecret, email, issuer), t('staff.join.qr'))}
      <p>${t('staff.join.key')} <code>${inGroups(totpSecret)}</code></p>
      ${fieldOf(
        {
          name: 'code',
          label: t('staff.join.code'),
          type: 'text',
          autocomplete: 'one-time-code',
          wrong: wrong.code,
        },
        words,
      )}
      <button>${t('account.confirm.act')}</button>
    </form>`
  return { title: t('staff.join.title'), body, status: isWrong ? 400 : 200 }
}

/** Four at a time, as people type it over. */
function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
