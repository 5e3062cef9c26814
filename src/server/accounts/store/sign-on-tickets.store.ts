import { boolean, string } from '#contracts/wire/wire-types.ts'
import type { ProvenIdentity } from '#domain/account/sign-on.ts'
import { orNull } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'
import { hashOf, newToken } from '../../core/database/tokens.ts'

/** What the page shows for an identity that a provider has proven, in the browser it was proven to. */
export type TicketKey = { readonly provider: string; readonly token: string; readonly browser: string }

/** Long enough to log in to the account that has the address already. */
const TICKET_LASTS_MS = 600_000

const ticketRow = rowReader('sign_on_tickets', {
  issuer: string(),
  subject: string(),
  email: orNull(string()),
  is_email_verified: boolean(),
  first_name: string(),
  last_name: string(),
})

/** Keeps an identity for the page that is about to ask for its session; its secret. */
export async function issueTicket(
  queries: Queries,
  { provider, browser }: Omit<TicketKey, 'token'>,
  { issuer, subject, email, isEmailVerified, firstName, lastName }: ProvenIdentity,
  now: number,
): Promise<string> {
  const token = newToken()
  await queries.query(
    `INSERT INTO sign_on_tickets (token_hash, browser_hash, provider, issuer, subject, email, is_email_verified,
       first_name, last_name, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      hashOf(token),
      hashOf(browser),
      provider,
      issuer,
      subject,
      email ?? null,
      isEmailVerified,
      firstName,
      lastName,
      now + TICKET_LASTS_MS,
    ],
  )
  return token
}

export async function findTicket(
  queries: Queries,
  { provider, token, browser }: TicketKey,
  now: number,
): Promise<ProvenIdentity | undefined> {
  const [found] = await queries.query(
    `SELECT * FROM sign_on_tickets
     WHERE token_hash = $1 AND browser_hash = $2 AND provider = $3 AND expires_at > $4`,
    [hashOf(token), hashOf(browser), provider, now],
  )
  if (!found) return undefined
  const row = ticketRow(found)
  return {
    issuer: row.issuer,
    subject: row.subject,
    email: row.email ?? undefined,
    isEmailVerified: row.is_email_verified,
    firstName: row.first_name,
    lastName: row.last_name,
  }
}

/** It has opened its session. */
export async function endTicket(queries: Queries, token: string): Promise<void> {
  await queries.query('DELETE FROM sign_on_tickets WHERE token_hash = $1', [hashOf(token)])
}
