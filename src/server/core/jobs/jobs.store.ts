import { randomUUID } from 'node:crypto'
import { enums, string, unknown } from 'superstruct'
import { Finite, Whole, orNull } from '../database/columns.ts'
import type { Queries, Row } from '../database/database.ts'
import { rowReader } from '../database/row-reader.ts'

export const JOB_KINDS = ['mail', 'webhook', 'kitchen'] as const
export type JobKindName = (typeof JOB_KINDS)[number]

export type NewJob = {
  readonly kind: JobKindName
  readonly id?: string
  /** Jobs of one lane wait for each other, and for no other lane. */
  readonly lane?: string
  /** What it tells of, unique for ever: the same is told once. */
  readonly key?: string
  readonly orderId?: string
  readonly payload: object
  /** What nobody else may know: erased when the job is over. */
  readonly secret?: string
  /** Epoch ms; now where it is missing. */
  readonly dueAt?: number
}

/** A job as it stands. Instants in epoch ms. */
export type Job = {
  /** The same at every attempt, by which who is told drops a second copy. */
  readonly id: string
  readonly orderId?: string
  readonly lane: string
  readonly payload: unknown
  readonly secret?: string
  readonly createdAt: number
  readonly dueAt: number
  /** With the one that is under way. */
  readonly attempts: number
  readonly failure?: string
  readonly doneAt?: number
  readonly givenUpAt?: number
}

/** Writes a job down, inside the transaction of what it follows from; false where its key was there before. */
export async function enqueue(queries: Queries, job: NewJob, now: number): Promise<boolean> {
  const { kind, id = randomUUID(), lane = '', key, orderId, payload, secret, dueAt = now } = job
  const written = await queries.query(
    `INSERT INTO jobs (id, kind, lane, key, order_id, payload, secret, created_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (key) DO NOTHING RETURNING id`,
    [id, kind, lane, key ?? null, orderId ?? null, JSON.stringify(payload), secret ?? null, now, dueAt],
  )
  return written.length > 0
}

export type Wanted = {
  readonly kind: JobKindName
  readonly lane: string
  readonly limit: number
  /** Epoch ms; what was written until then is worth nothing any more. */
  readonly writtenAfter: number
}

/** Takes the jobs of a lane that are due longest, for this process alone until `until` (epoch ms). */
export async function takeJobs(
  queries: Queries,
  { kind, lane, limit, writtenAfter }: Wanted,
  now: number,
  until: number,
): Promise<readonly Job[]> {
  const rows = await queries.query(
    `WITH due AS (
       SELECT id FROM jobs
       WHERE kind = $1 AND lane = $2 AND due_at <= $3 AND leased_until <= $3 AND created_at > $4
         AND done_at IS NULL AND given_up_at IS NULL
       ORDER BY due_at, position LIMIT $5 FOR UPDATE SKIP LOCKED)
     UPDATE jobs SET leased_until = $6, attempts = attempts + 1 FROM due WHERE jobs.id = due.id
     RETURNING jobs.*`,
    [kind, lane, now, writtenAfter, limit, until],
  )
  return rows.map(jobFrom)
}

/** Notes that a job is done. */
export async function noteDone(queries: Queries, id: string, now: number): Promise<void> {
  await queries.query(
    'UPDATE jobs SET done_at = $2, leased_until = 0, secret = NULL, last_failure = NULL WHERE id = $1',
    [id, now],
  )
}

/** Notes why a job is not done: it waits until `dueAt` (epoch ms), or is given up where there is none, and its secret erased. */
export async function noteFailed(
  queries: Queries,
  id: string,
  failure: string,
  dueAt: number | undefined,
  now: number,
): Promise<void> {
  await queries.query(
    `UPDATE jobs SET last_failure = $2, leased_until = 0, due_at = coalesce($3, due_at),
       given_up_at = CASE WHEN $3::double precision IS NULL THEN $4::double precision END,
       secret = CASE WHEN $3::double precision IS NOT NULL THEN secret END
     WHERE id = $1`,
    [id, failure, dueAt ?? null, now],
  )
}

/** Frees what a process that is no more had taken; only for a process that is the only one. */
export async function freeTakenJobs(queries: Queries): Promise<void> {
  await queries.query(
    'UPDATE jobs SET leased_until = 0 WHERE leased_until > 0 AND done_at IS NULL AND given_up_at IS NULL',
  )
}

/** The newest jobs of a kind, and what became of each. */
export async function latestJobs(
  queries: Queries,
  kind: JobKindName,
  limit: number,
): Promise<readonly Job[]> {
  const rows = await queries.query(
    'SELECT * FROM jobs WHERE kind = $1 ORDER BY created_at DESC, position DESC LIMIT $2',
    [kind, limit],
  )
  return rows.map(jobFrom)
}

/** Lets a job be done once more as it was, whatever became of it; false where there is none of this id. */
export async function replayJob(queries: Queries, kind: JobKindName, id: string): Promise<boolean> {
  const found = await queries.query(
    `UPDATE jobs SET due_at = created_at, leased_until = 0, attempts = 0, last_failure = NULL, done_at = NULL,
       given_up_at = NULL WHERE kind = $1 AND id = $2 RETURNING id`,
    [kind, id],
  )
  return found.length > 0
}

/** How the jobs of a kind stand. */
export type Backlog = {
  readonly waiting: number
  /** When the one that waits longest was due (epoch ms); nothing where none waits. */
  readonly oldestDueAt?: number
  /** The most attempts one that waits has had. */
  readonly attempts: number
  readonly givenUp: number
}

/** How each kind stands, also where there is nothing of it. */
export async function backlogs(queries: Queries): Promise<ReadonlyMap<JobKindName, Backlog>> {
  const waiting = await queries.query(
    `SELECT kind, count(*)::integer AS count, min(due_at) AS oldest, max(attempts) AS attempts FROM jobs
     WHERE done_at IS NULL AND given_up_at IS NULL GROUP BY kind`,
  )
  const givenUp = await queries.query(
    'SELECT kind, count(*)::integer AS count FROM jobs WHERE given_up_at IS NOT NULL GROUP BY kind',
  )
  const waitingOf = new Map(waiting.map(waitingRow).map((row) => [row.kind, row]))
  const givenUpOf = new Map(givenUp.map(countRow).map((row) => [row.kind, row.count]))
  return new Map(
    JOB_KINDS.map((kind) => {
      const found = waitingOf.get(kind)
      const backlog = {
        waiting: found?.count ?? 0,
        ...(found && { oldestDueAt: found.oldest }),
        attempts: found?.attempts ?? 0,
        givenUp: givenUpOf.get(kind) ?? 0,
      }
      return [kind, backlog]
    }),
  )
}

const waitingRow = rowReader('jobs', {
  kind: enums(JOB_KINDS),
  count: Whole,
  oldest: Finite,
  attempts: Whole,
})
const countRow = rowReader('jobs', { kind: enums(JOB_KINDS), count: Whole })

const jobRow = rowReader('jobs', {
  id: string(),
  lane: string(),
  order_id: orNull(string()),
  payload: unknown(),
  secret: orNull(string()),
  created_at: Finite,
  due_at: Finite,
  attempts: Whole,
  last_failure: orNull(string()),
  done_at: orNull(Finite),
  given_up_at: orNull(Finite),
})

function jobFrom(found: Row): Job {
  const row = jobRow(found)
  return {
    id: row.id,
    lane: row.lane,
    payload: row.payload,
    createdAt: row.created_at,
    dueAt: row.due_at,
    attempts: row.attempts,
    ...(row.order_id !== null && { orderId: row.order_id }),
    ...(row.secret !== null && { secret: row.secret }),
    ...(row.last_failure !== null && { failure: row.last_failure }),
    ...(row.done_at !== null && { doneAt: row.done_at }),
    ...(row.given_up_at !== null && { givenUpAt: row.given_up_at }),
  }
}
