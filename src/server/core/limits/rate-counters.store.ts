import { Finite, Whole } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rowReader } from '../database/row-reader.ts'
import { hashOf } from '../database/tokens.ts'

export type RateCount = { readonly count: number; readonly until: number }

const rateCounterRow = rowReader('tries', { count: Whole, until: Finite })

/**
 * Counts so many tries of `key` in its window of `windowMs`, none to learn how many there were: how many there are, and
 * when the window ends (epoch ms). It is kept in the database, so that it holds across replicas; a key may be a mail
 * address, so only its hash is.
 */
export async function countAttempts(
  queries: Queries,
  key: string,
  windowMs: number,
  now: number,
  tries = 1,
): Promise<RateCount> {
  const [row] = await queries.query(
    `INSERT INTO tries (key_hash, count, until) VALUES ($1, $4, $3)
     ON CONFLICT (key_hash) DO UPDATE SET
       count = CASE WHEN tries.until <= $2 THEN $4 ELSE tries.count + $4 END,
       until = CASE WHEN tries.until <= $2 THEN $3 ELSE tries.until END
     RETURNING count, until`,
    [hashOf(key), now, now + windowMs, tries],
  )
  return row ? rateCounterRow(row) : { count: tries, until: now + windowMs }
}

/** Takes one try back: it was no guess. */
export async function forgiveAttempt(queries: Queries, key: string): Promise<void> {
  await queries.query('UPDATE tries SET count = count - 1 WHERE key_hash = $1', [hashOf(key)])
}
