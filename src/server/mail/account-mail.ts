import { optional, string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import { LINK_LASTS_MS, resetHref } from '#domain/account/mail-link.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import type { Words } from './mail-words.ts'
import type { AccountMailKind, MailText } from './mail.ts'

/** What a mail about an account says, as values; the token of its link is kept apart from them. */
export const AccountMail = type({ productName: string(), firstName: optional(string()) })
export type AccountMail = Infer<typeof AccountMail>

type Links = { readonly publicUrl: string; readonly secret?: string | undefined }

/** A mail about an account in words; its link is left out once the mail is sent and the token with it. */
export function accountMailText(
  kind: AccountMailKind,
  { productName, firstName = '' }: AccountMail,
  { t }: Words,
  { publicUrl, secret }: Links,
): MailText {
  const link = linkOf(kind, secret)
  const paragraphs = [
    [
      firstName === '' ? t('mail.account.helloAll') : t('mail.account.hello', { name: firstName }),
      t(`mail.${kind}.news`, { product: productName }),
    ],
    link === undefined ? [] : [t(`mail.${kind}.link`, { link: `${publicUrl}${link}` })],
    kind === 'passwordChange' ? [] : [t(`mail.${kind}.lasts`, LASTS)],
  ]
  const text = paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
  return { subject: t(`mail.${kind}.subject`), text: text.join('\n\n') + '\n' }
}

const LASTS = {
  hours: LINK_LASTS_MS.registration / 3_600_000,
  minutes: LINK_LASTS_MS.passwordReset / 60_000,
}

function linkOf(kind: AccountMailKind, secret: string | undefined): string | undefined {
  if (kind === 'passwordChange') return hrefOf({ name: 'forgotPassword', action: 'request' })
  if (secret === undefined) return undefined
  return kind === 'passwordReset' ? resetHref(secret) : hrefOf({ name: 'confirmation', token: secret })
}
