import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { unpackedLog } from '#desk/unpacked-log.ts'
import { id, type ConversationCode } from '#domain/ids.ts'
import { recordingOf, traceOf } from '#flows/core/engine/trace.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { openPglite } from '#server/core/database/pglite.ts'
import type { Database } from '#server/core/database/database.ts'
import { conversationOf, findConversations, partOf } from '#server/support/store/desk.store.ts'
import { conversationOf as longConversation, logIn } from '../conversation-of.ts'
import { atMost, median, type Figure } from '../figure.ts'

const CONVERSATIONS = 10_000
const ENTRIES = 200
const RUNS = 15
const DAY_MS = 86_400_000
const NOW = 30 * DAY_MS

/** What the desk waits for among ten thousand conversations of two hundred steps: a list, and one that is opened until it is traced; the slowest wish, each the median of 15 runs. */
export async function deskAnswers(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orda-bench-'))
  const database = await openPglite(join(folder, 'database'))
  try {
    await migrate(database)
    await fill(database)
    const lists = []
    for (const wanted of WANTED) lists.push(await medianOf(() => findConversations(database, wanted, NOW)))
    const opened = await medianOf(() => open(database))
    return [
      atMost(
        `a list of ${CONVERSATIONS} conversations, the slowest of ${WANTED.length} wishes`,
        200,
        Math.max(...lists),
        'ms',
      ),
      atMost(`one of ${ENTRIES} steps opened, unpacked and traced`, 300, opened, 'ms'),
    ]
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const WANTED: readonly Parameters<typeof findConversations>[1][] = [
  {},
  { code: 'CAAJJJ' },
  { restaurant: 'r7', outcome: 'fault' },
  {
    question: 'payment',
    from: new Date(3 * DAY_MS).toISOString(),
    until: new Date(4 * DAY_MS).toISOString(),
  },
  { number: 'K-1' },
  { order: 'none' },
]

/** The same conversation many times, by its steps; what differs is what they are found by. */
async function fill(database: Database): Promise<void> {
  const log = logIn(longConversation(ENTRIES))
  const cut = { ...log, entries: log.entries.slice(0, ENTRIES) }
  const parts = Object.entries(cut.blobs).map(([name, blob]) => {
    const json = JSON.stringify(blob)
    return { name, sha: createHash('sha256').update(json).digest('hex'), json }
  })
  for (const { sha, json } of parts)
    await database.query(
      'INSERT INTO sent_parts (sha, part, needed_until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [sha, packed(json), 1e15],
    )
  const recording = { ...recordingOf(cut, traceOf(cut)), blobs: {} }
  await database.query(
    `INSERT INTO sent_conversations (id, code, source_hash, sent_at, expires_at, began_at, entries, log, parts, version,
       view, language, reason, restaurant_id, outcome, question, faults)
     SELECT 'c' || n, 'C' || translate(lpad(n::text, 5, '0'), '0123456789', 'ACDEFGHJKM'), 'h' || n, n * 60000, 1e15, n * 60000, $1, $2, $3::json, '5', 'chat',
       'en', 'help', 'r' || n % 40, (ARRAY['paid', 'refused', 'fault', 'left'])[n % 4 + 1],
       (ARRAY['payment', 'products', 'order'])[n % 3 + 1], '[]'::json
     FROM generate_series(1, ${CONVERSATIONS}) AS n`,
    [
      ENTRIES,
      packed(JSON.stringify(recording)),
      JSON.stringify(parts.map(({ name, sha }) => ({ name, sha }))),
    ],
  )
}

async function open(database: Database): Promise<void> {
  const kept = await conversationOf(database, id<ConversationCode>('CAAJJJ'), NOW)
  if (!kept) throw new Error('the conversation is not there')
  const partIn = async (sha: string) => (await partOf(database, sha)) ?? ''
  const log = await unpackedLog(kept, partIn)
  if (!log || traceOf(log.recording).steps.length !== ENTRIES) throw new Error('it was not traced whole')
}

async function medianOf(act: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const before = performance.now()
    await act()
    taken.push(performance.now() - before)
  }
  return median(taken)
}

function packed(text: string): string {
  return deflateRawSync(text).toString('base64url')
}
