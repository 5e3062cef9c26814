import { boundedMap } from '../http/bounded-map.ts'
import { Finite, Whole, orNull } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rowReader } from '../database/row-reader.ts'
import { hashOf } from '../database/tokens.ts'
import type { RateCount } from './rate-counters.store.ts'

/** How many calls of one key a window of time holds. */
export type CallLimit = { readonly key: string; readonly max: number }

export type CallCounts = ReturnType<typeof callCountsOf>

const REMEMBERED_KEYS = 100_000

/**
 * Counts calls by a customer's own key, and, of those within that limit, by a key many customers share: who calls too often
 * uses up nothing of the others'. A single process counts in memory: what a restart forgets is a window of a minute.
 */
export function callCountsOf(database: Queries, isOnlyProcess: boolean) {
  const remembered = boundedMap<string, RateCount>(REMEMBERED_KEYS)

  function countHere({ key, max }: CallLimit, windowMs: number, now: number): number | undefined {
    const known = remembered.get(key)
    const counted =
      known && known.until > now
        ? { count: known.count + 1, until: known.until }
        : { count: 1, until: now + windowMs }
    remembered.set(key, counted)
    return counted.count > max ? counted.until : undefined
  }

  async function countThere(
    own: CallLimit,
    ofMany: CallLimit | undefined,
    windowMs: number,
    now: number,
  ): Promise<number | undefined> {
    const [row] = await database.query(COUNT, [
      hashOf(own.key),
      now,
      now + windowMs,
      ofMany === undefined ? null : hashOf(ofMany.key),
      own.max,
    ])
    if (!row) return undefined
    const { count, until, many, many_until: manyUntil } = countRow(row)
    if (count > own.max) return until
    return ofMany && manyUntil !== null && (many ?? 0) > ofMany.max ? manyUntil : undefined
  }

  return {
    /** When the window ends (epoch ms) that holds no more calls; undefined where there is room. */
    async fullUntil(
      own: CallLimit,
      ofMany: CallLimit | undefined,
      windowMs: number,
      now: number,
    ): Promise<number | undefined> {
      if (!isOnlyProcess) return countThere(own, ofMany, windowMs, now)
      return countHere(own, windowMs, now) ?? (ofMany && countHere(ofMany, windowMs, now))
    },
  }
}

const COUNTED = `
  ON CONFLICT (key_hash) DO UPDATE SET
    count = CASE WHEN tries.until <= $2 THEN 1 ELSE tries.count + 1 END,
    until = CASE WHEN tries.until <= $2 THEN $3 ELSE tries.until END
  RETURNING count, until`

const COUNT = `
  WITH own AS (INSERT INTO tries (key_hash, count, until) VALUES ($1, 1, $3) ${COUNTED}),
  of_many AS (
    INSERT INTO tries (key_hash, count, until) SELECT $4::text, 1, $3::double precision FROM own
    WHERE $4::text IS NOT NULL AND own.count <= $5 ${COUNTED})
  SELECT own.count, own.until, of_many.count AS many, of_many.until AS many_until
  FROM own LEFT JOIN of_many ON true`

const countRow = rowReader('tries', {
  count: Whole,
  until: Finite,
  many: orNull(Whole),
  many_until: orNull(Finite),
})
