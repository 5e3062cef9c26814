import { loginEmail } from '#domain/account/login-email.ts'
import type { AccountId } from '#domain/ids.ts'
import type { Queries } from '../database/database.ts'
import { hashOf, newToken } from '../database/tokens.ts'

/** For so long a device is known to a user who does not come back. */
export const DEVICE_KNOWN_MS = 180 * 86_400_000

/** A device as its cookie names it: it opens nothing, and only says that its user has logged in on it before. */
export type KnownDevice = { readonly deviceToken: string; readonly lastsMs: number }

/** Whether the user of a mail address has logged in on the device of a token. */
export async function isKnownDevice(
  queries: Queries,
  token: string,
  email: string,
  now: number,
): Promise<boolean> {
  const found = await queries.query(
    `SELECT 1 AS known FROM known_devices d JOIN accounts a ON a.id = d.account_id
     WHERE d.token_hash = $1 AND a.login_email = $2 AND d.expires_at > $3`,
    [hashOf(token), loginEmail(email), now],
  )
  return found.length > 0
}

/** Makes a device known to an account by a new token; the one it had (`previous`) names it no more. */
export async function rememberDevice(
  queries: Queries,
  accountId: AccountId,
  previous: string | undefined,
  now: number,
): Promise<KnownDevice> {
  const deviceToken = newToken()
  if (previous !== undefined)
    await queries.query('DELETE FROM known_devices WHERE token_hash = $1 AND account_id = $2', [
      hashOf(previous),
      accountId,
    ])
  await queries.query('INSERT INTO known_devices (token_hash, account_id, expires_at) VALUES ($1, $2, $3)', [
    hashOf(deviceToken),
    accountId,
    now + DEVICE_KNOWN_MS,
  ])
  return { deviceToken, lastsMs: DEVICE_KNOWN_MS }
}

/** From here on no device is known to an account. */
export async function forgetDevices(queries: Queries, accountId: AccountId): Promise<void> {
  await queries.query('DELETE FROM known_devices WHERE account_id = $1', [accountId])
}
