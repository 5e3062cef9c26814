import { string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import type { Words } from './mail-words.ts'
import type { Letter } from './mail.ts'

/** What the staff writes to who has sent a conversation. */
export const SupportMail = type({ productName: string(), code: string(), body: string() })
export type SupportMail = Infer<typeof SupportMail>

/** A reply of the staff, in its own words. */
export function supportLetter({ productName, code, body }: SupportMail, { t }: Words): Letter {
  const lines = body.split(/\r?\n/).filter((line) => line.trim() !== '')
  return {
    subject: t('mail.supportReply.subject', { code }),
    parts: [
      { kind: 'words', lines: [t('mail.account.helloAll')] },
      { kind: 'words', lines },
      { kind: 'words', lines: [t('mail.supportReply.about', { product: productName, code })] },
    ],
  }
}
