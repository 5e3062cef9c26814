import { randomInt, randomUUID } from 'node:crypto'
import type { SentConversation } from '#contracts/support/sent-conversation.contract.ts'
import { string } from '#contracts/wire/wire-types.ts'
import type { Device } from '#domain/account/open-session.ts'
import type { AccountId, ConversationCode, OrderId } from '#domain/ids.ts'
import { conversationCode } from '#domain/support/conversation-code.ts'
import type { Received } from '#domain/support/sent-conversation.ts'
import { Finite, idOf } from '../../core/database/columns.ts'
import type { Database, Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'
import { hashOf } from '../../core/database/tokens.ts'

/** What a server adds to a conversation that it is sent. */
export type Arrival = {
  readonly accountId?: AccountId
  /** Of the orders it names those that the sender may see. */
  readonly orderIds: readonly OrderId[]
  readonly device: Device
  /** The personal values that were sent along, sealed. */
  readonly personal?: string
  /** Epoch ms. */
  readonly now: number
  readonly expiresAt: number
}

const keptRow = rowReader('sent_conversations', { id: string(), code: idOf<ConversationCode>() })
const shaRow = rowReader('sent_parts', { sha: string() })
const endRow = rowReader('sent_conversations', { expires_at: Finite })

/** Keeps a conversation, or what has been added to it since: it goes on under the code it has. */
export function keepConversation(
  database: Database,
  sent: SentConversation,
  arrival: Arrival,
): Promise<Received> {
  return database.transaction(async (queries) => {
    const { id, code } = await insertOrUpdate(queries, sent, arrival)
    for (const orderId of arrival.orderIds)
      await queries.query(
        'INSERT INTO sent_conversation_orders (conversation_id, order_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [id, orderId],
      )
    if (arrival.personal !== undefined)
      await queries.query(
        `INSERT INTO sent_values (conversation_id, sealed) VALUES ($1, $2)
         ON CONFLICT (conversation_id) DO UPDATE SET sealed = excluded.sealed`,
        [id, arrival.personal],
      )
    const wanted = [...new Set(sent.parts.map(({ sha }) => sha))]
    const known = await queries.query(
      `UPDATE sent_parts SET needed_until = greatest(needed_until, $2) WHERE sha = ANY($1::text[]) RETURNING sha`,
      [wanted, arrival.expiresAt],
    )
    const found = new Set(known.map((row) => shaRow(row).sha))
    return { code, wanted: wanted.filter((sha) => !found.has(sha)) }
  })
}

async function insertOrUpdate(
  queries: Queries,
  { conversation, log, parts, version, view, language, reason, summary }: SentConversation,
  { accountId, device, now, expiresAt }: Arrival,
): Promise<ReturnType<typeof keptRow>> {
  const { beganAt, entries, restaurantId, outcome, question, faults } = summary
  const [row] = await queries.query(
    `INSERT INTO sent_conversations AS known (id, code, source_hash, account_id, sent_at, expires_at, began_at, entries, log,
       parts, version, view, language, browser, system, reason, restaurant_id, outcome, question, faults)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
     ON CONFLICT (source_hash) DO UPDATE SET account_id = coalesce(excluded.account_id, known.account_id),
       sent_at = excluded.sent_at, expires_at = excluded.expires_at, entries = excluded.entries, log = excluded.log,
       parts = excluded.parts, version = excluded.version, view = excluded.view, language = excluded.language,
       browser = excluded.browser, system = excluded.system, reason = excluded.reason,
       restaurant_id = excluded.restaurant_id, outcome = excluded.outcome, question = excluded.question,
       faults = excluded.faults
     RETURNING id, code`,
    [
      randomUUID(),
      await freeCode(queries),
      hashOf(conversation),
      accountId ?? null,
      now,
      expiresAt,
      beganAt,
      entries,
      log,
      JSON.stringify(parts),
      version,
      view,
      language,
      device.browser ?? null,
      device.system ?? null,
      reason,
      restaurantId ?? null,
      outcome,
      question,
      JSON.stringify(faults),
    ],
  )
  if (!row) throw new Error('a conversation could not be kept')
  return keptRow(row)
}

/** A code that no conversation has: of a hundred million few are taken. */
async function freeCode(queries: Queries): Promise<ConversationCode> {
  for (;;) {
    const code = conversationCode(randomInt)
    const taken = await queries.query('SELECT id FROM sent_conversations WHERE code = $1', [code])
    if (taken.length === 0) return code
  }
}

/** Keeps a large answer for as long as the conversation that was sent with it; false where there is none. */
export async function keepPart(
  queries: Queries,
  { conversation, sha, part }: { readonly conversation: string; readonly sha: string; readonly part: string },
): Promise<boolean> {
  const [found] = await queries.query(
    `SELECT expires_at FROM sent_conversations
     WHERE source_hash = $1 AND EXISTS (SELECT 1 FROM json_array_elements(parts) AS named WHERE named ->> 'sha' = $2)`,
    [hashOf(conversation), sha],
  )
  if (!found) return false
  await queries.query(
    `INSERT INTO sent_parts AS known (sha, part, needed_until) VALUES ($1, $2, $3)
     ON CONFLICT (sha) DO UPDATE SET needed_until = greatest(known.needed_until, excluded.needed_until)`,
    [sha, part, endRow(found).expires_at],
  )
  return true
}
