import { is } from 'superstruct'
import { AccountMail, accountLetter } from './account-mail.ts'
import { letterPage, type Brand } from './letter-page.ts'
import { letterText } from './letter-text.ts'
import type { Letter, MailText } from './mail.ts'
import { wordsOf } from './mail-words.ts'
import type { Spoken, Words } from './mail-words.ts'
import { SupportMail, supportLetter } from './support-mail.ts'
import { OrderMail } from './order-mail.ts'
import { orderLetter, type Seller } from './order-letter.ts'
import type { OutboxMail } from './outbox.store.ts'

/** Where the links of a mail lead, how its deployment speaks and looks, and who it is. */
export type MailSetting = {
  readonly publicUrl: string
  readonly deployment: Spoken & Brand & Seller
}

type Stored = Pick<OutboxMail, 'kind' | 'content' | 'language' | 'secret'>

/**
 * A mail in words, in its reader's language, its links below `publicUrl`; undefined where an older version wrote what
 * this one cannot read. `hasWordmark`: the picture of it comes with the mail.
 */
export function mailTextOf(stored: Stored, setting: MailSetting, hasWordmark = false): MailText | undefined {
  const { deployment } = setting
  const words = wordsOf(stored.language, deployment)
  const letter = letterOf(stored, words, setting)
  return (
    letter && {
      subject: letter.subject,
      text: letterText(letter, words),
      html: letterPage(letter, words.language, deployment, hasWordmark),
      language: words.language,
    }
  )
}

function letterOf(
  { kind, content, secret }: Stored,
  words: Words,
  { publicUrl, deployment }: MailSetting,
): Letter | undefined {
  const links = { publicUrl, secret }
  switch (kind) {
    case 'orderConfirmation':
    case 'orderCancellation':
    case 'orderRefusal':
    case 'orderConflict':
    case 'paymentRefusal':
    case 'pickupChange':
      return is(content, OrderMail) ? orderLetter(kind, content, words, links, deployment) : undefined
    case 'accountConfirmation':
    case 'passwordReset':
    case 'passwordChange':
      return is(content, AccountMail) ? accountLetter(kind, content, words, links) : undefined
    case 'supportReply':
      return is(content, SupportMail) ? supportLetter(content, words) : undefined
  }
}
