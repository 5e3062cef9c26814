import type { LeftConversation } from '#contracts/system/turns.contract.ts'
import { string } from '#contracts/wire/wire-types.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import type { Queries } from '../database/database.ts'
import { rowReader } from '../database/row-reader.ts'
import { hashOf } from '../database/tokens.ts'

/** More than any order takes; what is longer is not kept (characters). */
const LONGEST_LOG = 65_536

const leftRow = rowReader('left_conversations', { log: string(), view: string() })

/** Keeps a conversation that is left to pay, for as long as its order waits to be paid; the one left before by its key is forgotten. */
export async function keepLeft(
  queries: Queries,
  key: string,
  { log, view }: LeftConversation,
  now: number,
): Promise<void> {
  if (log.length > LONGEST_LOG) return forgetLeft(queries, key)
  await queries.query(
    `INSERT INTO left_conversations (key_hash, log, view, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (key_hash) DO UPDATE SET log = $2, view = $3, expires_at = $4`,
    [hashOf(key), log, view, now + UNPAID_ORDER_KEPT_MS],
  )
}

/** The conversation that was left by the customer who has this key. */
export async function findLeft(
  queries: Queries,
  key: string,
  now: number,
): Promise<LeftConversation | undefined> {
  const [found] = await queries.query(
    'SELECT log, view FROM left_conversations WHERE key_hash = $1 AND expires_at > $2',
    [hashOf(key), now],
  )
  return found && leftRow(found)
}

/** Forgets it: it is paid. */
export async function forgetLeft(queries: Queries, key: string): Promise<void> {
  await queries.query('DELETE FROM left_conversations WHERE key_hash = $1', [hashOf(key)])
}
