import { Finite, Whole } from './columns.ts'
import type { Queries } from './database.ts'
import { rowReader } from './row-reader.ts'
import { hashOf } from './tokens.ts'

export type Tries = { readonly count: number; readonly until: number }

const triesRow = rowReader('tries', { count: Whole, until: Finite })

/**
 * Counts one try of `key` in its window of `windowMs`: how many there were, and when the window ends (epoch ms). It is
 * kept in the database, so that it holds across replicas; a key may be a mail address, so only its hash is.
 */
export async function countTry(queries: Queries, key: string, windowMs: number, now: number): Promise<Tries> {
  const [row] = await queries.query(
    `INSERT INTO tries (key_hash, count, until) VALUES ($1, 1, $3)
     ON CONFLICT (key_hash) DO UPDATE SET
       count = CASE WHEN tries.until <= $2 THEN 1 ELSE tries.count + 1 END,
       until = CASE WHEN tries.until <= $2 THEN $3 ELSE tries.until END
     RETURNING count, until`,
    [hashOf(key), now, now + windowMs],
  )
  return row ? triesRow(row) : { count: 1, until: now + windowMs }
}

/** Takes one try back: it was no guess. */
export async function forgiveTry(queries: Queries, key: string): Promise<void> {
  await queries.query('UPDATE tries SET count = count - 1 WHERE key_hash = $1', [hashOf(key)])
}
