import { optional, string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import { LINK_LASTS_MS, resetHref } from '#domain/account/mail-link.ts'
import { sayableName } from '#domain/account/sayable-name.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import type { Words } from './mail-words.ts'
import type { AccountMailKind, Letter, MailPart } from './mail.ts'

/** What a mail about an account says, as values; the token of its link is kept apart from them. */
export const AccountMail = type({ productName: string(), firstName: optional(string()) })
export type AccountMail = Infer<typeof AccountMail>

type Links = { readonly publicUrl: string; readonly secret?: string | undefined }

/** What a mail about an account says; its link is left out once the mail is sent and the token with it. */
export function accountLetter(
  kind: AccountMailKind,
  { productName, firstName = '' }: AccountMail,
  { t }: Words,
  { publicUrl, secret }: Links,
): Letter {
  const link = linkOf(kind, secret)
  const name = sayableName(firstName)
  return {
    subject: t(`mail.${kind}.subject`),
    parts: [
      words(
        name === undefined ? t('mail.account.helloAll') : t('mail.account.hello', { name }),
        t(`mail.${kind}.news`, { product: productName }),
      ),
      {
        kind: 'links',
        links: link === undefined ? [] : [{ label: t(`mail.${kind}.link`), link: `${publicUrl}${link}` }],
      },
      ...(kind === 'passwordChange' ? [] : [words(t(`mail.${kind}.lasts`, LASTS))]),
    ],
  }
}

function words(...lines: readonly string[]): MailPart {
  return { kind: 'words', lines }
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
