import type { LinkPurpose } from '#domain/account/mail-link.ts'
import type { AccountMail } from '../mail/account-mail.ts'
import type { AccountMailKind } from '../mail/mail.ts'
import { writeMail } from '../mail/outbox.store.ts'
import { issueLink } from './store/account-links.store.ts'
import type { Queries } from '../core/database/database.ts'
import { hashOf } from '../core/database/tokens.ts'

export type Reader = { readonly email: string; readonly language: string; readonly firstName?: string }

const KIND_OF: Record<LinkPurpose, AccountMailKind> = {
  registration: 'accountConfirmation',
  passwordReset: 'passwordReset',
}

/**
 * Makes a new link for a mail address and, where there is a reader, writes it to them, both or neither. Without a reader
 * all the same is written, and the mail taken back before anybody sees it: the time tells nobody whether an address has an
 * account (ASVS 6.3.8). Within a transaction.
 */
export async function sendLink(
  queries: Queries,
  purpose: LinkPurpose,
  email: string,
  reader: Reader | undefined,
  productName: string,
  now: number,
): Promise<void> {
  const secret = await issueLink(queries, purpose, email, now)
  const kind = KIND_OF[purpose]
  await queries.query('SAVEPOINT before_mail')
  const somebody = reader ?? { email, language: '' }
  await write(queries, kind, `${kind}/${hashOf(secret)}`, somebody, productName, now, secret)
  await queries.query(reader ? 'RELEASE SAVEPOINT before_mail' : 'ROLLBACK TO SAVEPOINT before_mail')
}

/** Tells a user of a new password; `event` names the change, which is told once. */
export async function tellPasswordChange(
  queries: Queries,
  event: string,
  reader: Reader,
  productName: string,
  now: number,
): Promise<void> {
  await write(queries, 'passwordChange', `passwordChange/${event}`, reader, productName, now)
}

async function write(
  queries: Queries,
  kind: AccountMailKind,
  event: string,
  { email: recipient, language, firstName }: Reader,
  productName: string,
  now: number,
  secret?: string,
): Promise<void> {
  const content: AccountMail = { productName, ...(firstName !== undefined && { firstName }) }
  const mail = { event, kind, recipient, language, content }
  await writeMail(queries, secret === undefined ? mail : { ...mail, secret }, now)
}
