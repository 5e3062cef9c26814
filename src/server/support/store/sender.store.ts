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
  personal: orNull(string()),
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
    `SELECT code, sent_at, reason, language, log, personal FROM sent_conversations WHERE ${SENT_BY} ORDER BY sent_at`,
    [accountId],
  )
  return rows.map(exportedRow).map(({ code, sent_at: sentAt, reason, language, log, personal }) => ({
    code,
    sentAt: new Date(sentAt).toISOString(),
    reason,
    language,
    log: parsed(unpacked(log)),
    values: personal === null ? [] : parsed(sealing?.open(personal)),
  }))
}

/** Takes away who sent conversations, and every value that tells it; what was said stays, in tokens. */
export async function forgetSender(queries: Queries, accountId: AccountId): Promise<void> {
  await queries.query(`UPDATE sent_conversations SET personal = NULL, account_id = NULL WHERE ${SENT_BY}`, [
    accountId,
  ])
}

function parsed(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text)
}
