import { string } from '#contracts/wire/wire-types.ts'
import { LINK_LASTS_MS } from '#domain/account/mail-link.ts'
import type { LinkPurpose, MailLink } from '#domain/account/mail-link.ts'
import { loginEmail } from '#domain/account/login-email.ts'
import { Finite, orNull } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'
import { hashOf, newToken } from '../../core/database/tokens.ts'

export type StoredLink = MailLink & { readonly loginEmail: string }

const linkRow = rowReader('account_links', {
  login_email: string(),
  expires_at: Finite,
  ended_at: orNull(Finite),
})

/** Makes the secret of a link in a mail; links of the same purpose sent to that address before end. */
export async function issueLink(
  queries: Queries,
  purpose: LinkPurpose,
  email: string,
  now: number,
): Promise<string> {
  const token = newToken()
  await endLinks(queries, purpose, email, now)
  await queries.query(
    `INSERT INTO account_links (token_hash, purpose, login_email, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [hashOf(token), purpose, loginEmail(email), now, now + LINK_LASTS_MS[purpose]],
  )
  return token
}

/** The link of a token. Inside a transaction nobody else can use it until that ends. */
export async function lockLink(
  queries: Queries,
  purpose: LinkPurpose,
  token: string,
): Promise<StoredLink | undefined> {
  const [found] = await queries.query(
    'SELECT * FROM account_links WHERE token_hash = $1 AND purpose = $2 FOR UPDATE',
    [hashOf(token), purpose],
  )
  if (!found) return undefined
  const row = linkRow(found)
  return {
    loginEmail: row.login_email,
    expiresAt: row.expires_at,
    ...(row.ended_at !== null && { endedAt: row.ended_at }),
  }
}

/** From here on no link of this purpose sent to that address opens anything. */
export async function endLinks(
  queries: Queries,
  purpose: LinkPurpose,
  email: string,
  now: number,
): Promise<void> {
  await queries.query(
    'UPDATE account_links SET ended_at = $3 WHERE login_email = $1 AND purpose = $2 AND ended_at IS NULL',
    [loginEmail(email), purpose, now],
  )
}
