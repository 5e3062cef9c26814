import { string } from '#contracts/wire/wire-types.ts'
import { orNull } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'
import { hashOf } from '../../core/database/tokens.ts'

/** Somebody on the way to a provider and back. */
export type SignOnAttempt = {
  readonly provider: string
  readonly nonce: string
  readonly codeVerifier: string
  /** The view the customer left, where its address named one. */
  readonly view?: string
}

/** What only the provider and the browser that was sent there know. */
export type AttemptKey = { readonly state: string; readonly browser: string }

/** Logging in at a provider takes minutes where it asks for a second factor. */
export const ATTEMPT_LASTS_MS = 600_000

const attemptRow = rowReader('sign_on_attempts', {
  provider: string(),
  nonce: string(),
  code_verifier: string(),
  view: orNull(string()),
})

export async function insertAttempt(
  queries: Queries,
  { state, browser }: AttemptKey,
  { provider, nonce, codeVerifier, view }: SignOnAttempt,
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO sign_on_attempts (state_hash, browser_hash, provider, nonce, code_verifier, view, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [hashOf(state), hashOf(browser), provider, nonce, codeVerifier, view ?? null, now + ATTEMPT_LASTS_MS],
  )
}

/** The attempt of a browser, once: whoever brings its state again, or from another browser, finds none. */
export async function takeAttempt(
  queries: Queries,
  { state, browser }: AttemptKey,
  now: number,
): Promise<SignOnAttempt | undefined> {
  const [found] = await queries.query(
    `DELETE FROM sign_on_attempts WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > $3
     RETURNING provider, nonce, code_verifier, view`,
    [hashOf(state), hashOf(browser), now],
  )
  if (!found) return undefined
  const { code_verifier: codeVerifier, view, ...row } = attemptRow(found)
  return { provider: row.provider, nonce: row.nonce, codeVerifier, ...(view !== null && { view }) }
}
