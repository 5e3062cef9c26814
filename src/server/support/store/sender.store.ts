import { string } from '#contracts/wire/wire-types.ts'
import type { AccountId } from '#domain/ids.ts'
import { Finite, orNull } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'
import { unpacked } from '../packed-log.ts'
import type { Sealing } from '../sealing.ts'

const exportedRow = rowReader('sent_conversations', {
  code: string(),
  sent_at: Finite,
  reason: string(),
  language: string(),
  log: string(),
  sealed: orNull(string()),
})

/** Of an account, and of the guests whose orders have joined it. */
const SENT_BY = 'account_id = $1 OR account_id IN (SELECT guest_id FROM orders WHERE account_id = $1)'

/** The conversations an account has sent, as its owner may have them (GDPR article 15). */
export async function conversationsSentBy(
  queries: Queries,
  accountId: AccountId,
  sealing: Sealing | undefined,
): Promise<readonly object[]> {
  const rows = await queries.query(
    `SELECT code, sent_at, reason, language, log, sealed FROM sent_conversations
     LEFT JOIN sent_values ON conversation_id = id WHERE ${SENT_BY} ORDER BY sent_at`,
    [accountId],
  )
  return rows.map(exportedRow).map(({ code, sent_at: sentAt, reason, language, log, sealed }) => ({
    code,
    sentAt: new Date(sentAt).toISOString(),
    reason,
    language,
    log: parsed(unpacked(log)),
    values: sealed === null ? [] : parsed(sealing?.open(sealed)),
  }))
}

/** Takes away who sent conversations, and every value that tells it; what was said stays, in tokens. */
export async function forgetSender(queries: Queries, accountId: AccountId): Promise<void> {
  const theirs = `SELECT id FROM sent_conversations WHERE ${SENT_BY}`
  await queries.query(`DELETE FROM sent_values WHERE conversation_id IN (${theirs})`, [accountId])
  await queries.query(`UPDATE sent_conversations SET account_id = NULL WHERE ${SENT_BY}`, [accountId])
}

function parsed(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text)
}
