import { randomUUID } from 'node:crypto'
import type { FindConversationsSchema } from '#contracts/support/desk.contract.ts'
import { enums, string } from '#contracts/wire/wire-types.ts'
import type { AccountId, ConversationCode, OrderId } from '#domain/ids.ts'
import {
  NOTE_KINDS,
  type ConversationNote,
  type FoundConversation,
  type NoteKind,
} from '#domain/support/opened-conversation.ts'
import { readConversationCode } from '#domain/support/conversation-code.ts'
import { Finite, idOf } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'
import { FOUND, foundFrom, foundRow, openedRow } from './conversation-row.ts'

export const FOUND_PAGE_SIZE = 50

export type Wanted = (typeof FindConversationsSchema)['TYPE']

/** A conversation as it is stored; `personal` is sealed. */
export type KeptConversation = FoundConversation & {
  readonly id: string
  readonly accountId?: AccountId
  readonly log: string
  readonly parts: readonly { readonly name: string; readonly sha: string }[]
  readonly personal?: string
}

const noteRow = rowReader('conversation_notes', {
  staff_name: string(),
  kind: enums(NOTE_KINDS),
  body: string(),
  written_at: Finite,
})
const orderIdRow = rowReader('sent_conversation_orders', { order_id: idOf<OrderId>() })
const partRow = rowReader('sent_parts', { part: string() })

/** The conversations that are as they are wanted, the newest first, and whether there are more than are listed. */
export async function findConversations(
  queries: Queries,
  { code, order, number, restaurant, outcome, question, from, until }: Wanted,
  now: number,
): Promise<{ readonly found: readonly FoundConversation[]; readonly hasMore: boolean }> {
  const rows = await queries.query(
    `SELECT ${FOUND} FROM sent_conversations c
     WHERE ($1::text IS NULL OR c.code = $1)
       AND ($2::text IS NULL OR c.id IN (SELECT conversation_id FROM sent_conversation_orders WHERE order_id = $2))
       AND ($3::text IS NULL OR c.id IN (
         SELECT s.conversation_id FROM sent_conversation_orders s JOIN orders o ON o.id = s.order_id WHERE o.pos_id = $3))
       AND ($4::text IS NULL OR c.restaurant_id = $4)
       AND ($5::text IS NULL OR c.outcome = $5)
       AND ($6::text IS NULL OR c.question = $6)
       AND ($7::float8 IS NULL OR c.began_at >= $7)
       AND ($8::float8 IS NULL OR c.began_at < $8)
       AND c.expires_at > $10
     ORDER BY c.began_at DESC, c.id LIMIT $9`,
    [
      code === undefined ? null : (readConversationCode(code) ?? ''),
      order ?? null,
      number ?? null,
      restaurant ?? null,
      outcome ?? null,
      question ?? null,
      from === undefined ? null : Date.parse(from),
      until === undefined ? null : Date.parse(until),
      FOUND_PAGE_SIZE + 1,
      now,
    ],
  )
  return {
    found: rows.slice(0, FOUND_PAGE_SIZE).map((row) => foundFrom(foundRow(row))),
    hasMore: rows.length > FOUND_PAGE_SIZE,
  }
}

/** A conversation by its code, while it is kept. */
export async function conversationOf(
  queries: Queries,
  code: ConversationCode,
  now: number,
): Promise<KeptConversation | undefined> {
  const [found] = await queries.query(
    `SELECT ${FOUND}, c.log, c.parts, c.account_id, v.sealed FROM sent_conversations c
     LEFT JOIN sent_values v ON v.conversation_id = c.id WHERE c.code = $1 AND c.expires_at > $2`,
    [code, now],
  )
  if (!found) return undefined
  const row = openedRow(found)
  return {
    ...foundFrom(row),
    id: row.id,
    log: row.log,
    parts: row.parts,
    ...(row.sealed !== null && { personal: row.sealed }),
    ...(row.account_id !== null && { accountId: row.account_id }),
  }
}

export async function orderIdsOf(queries: Queries, conversationId: string): Promise<readonly OrderId[]> {
  const rows = await queries.query(
    'SELECT order_id FROM sent_conversation_orders WHERE conversation_id = $1 ORDER BY order_id',
    [conversationId],
  )
  return rows.map((row) => orderIdRow(row).order_id)
}

/** A large answer, packed as it came. */
export async function partOf(queries: Queries, sha: string): Promise<string | undefined> {
  const [row] = await queries.query('SELECT part FROM sent_parts WHERE sha = $1', [sha])
  return row && partRow(row).part
}

export async function notesOf(
  queries: Queries,
  conversationId: string,
): Promise<readonly ConversationNote[]> {
  const rows = await queries.query(
    `SELECT staff_name, kind, body, written_at FROM conversation_notes WHERE conversation_id = $1
     ORDER BY written_at, id`,
    [conversationId],
  )
  return rows.map(noteRow).map(({ staff_name: author, kind, body, written_at: writtenAt }) => ({
    author,
    kind,
    body,
    writtenAt,
  }))
}

export async function writeNote(
  queries: Queries,
  conversationId: string,
  { author, kind, body }: { readonly author: string; readonly kind: NoteKind; readonly body: string },
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO conversation_notes (id, conversation_id, staff_name, kind, body, written_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), conversationId, author, kind, body, now],
  )
}
