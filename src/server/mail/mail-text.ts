import { is } from 'superstruct'
import { AccountMail, accountMailText } from './account-mail.ts'
import type { MailText } from './mail.ts'
import { wordsOf } from './mail-words.ts'
import type { Spoken } from './mail-words.ts'
import { OrderMail } from './order-mail.ts'
import { orderMailText } from './order-mail-text.ts'
import type { OutboxMail } from './outbox.store.ts'

/** Where the links of a mail lead, and how its deployment speaks. */
export type MailSetting = {
  readonly publicUrl: string
  readonly deployment: Spoken
}

/**
 * A mail in words, in its reader's language, its links below `publicUrl`; undefined where an older version wrote what
 * this one cannot read.
 */
export function mailTextOf(
  { kind, content, language, secret }: Pick<OutboxMail, 'kind' | 'content' | 'language' | 'secret'>,
  { publicUrl, deployment }: MailSetting,
): MailText | undefined {
  const words = wordsOf(language, deployment)
  switch (kind) {
    case 'orderConfirmation':
    case 'orderCancellation':
    case 'orderRefusal':
    case 'orderConflict':
    case 'paymentRefusal':
    case 'pickupChange':
      return is(content, OrderMail) ? orderMailText(kind, content, words, { publicUrl, secret }) : undefined
    case 'accountConfirmation':
    case 'passwordReset':
    case 'passwordChange':
      return is(content, AccountMail)
        ? accountMailText(kind, content, words, { publicUrl, secret })
        : undefined
  }
}
