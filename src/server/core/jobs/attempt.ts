import type { Clock } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { noteDone, noteFailed } from './jobs.store.ts'
import type { Job } from './jobs.store.ts'

/** Thrown by what is of no use to try again. */
export class FailedForGood extends Error {}

export type AttemptDeps = {
  readonly database: Database
  readonly clock: Clock
  /** How long is waited after so many attempts that failed, in ms; nothing where a job is given up. */
  readonly delayAfter: (attempts: number) => number | undefined
  /** Told about a job that failed; `isLast` where it is not tried again. */
  readonly onError: (error: unknown, job: Job, isLast: boolean) => void
}

/**
 * Does one job and notes how it ended; whether it is done. What is broken off because this process ends goes to another
 * when its lease is over.
 */
export async function attempt(
  job: Job,
  act: () => Promise<void>,
  { database, clock, delayAfter, onError }: AttemptDeps,
  stopping: AbortSignal,
): Promise<boolean> {
  try {
    await act()
  } catch (error) {
    if (stopping.aborted) return false
    const delay = error instanceof FailedForGood ? undefined : delayAfter(job.attempts)
    onError(error, job, delay === undefined)
    const now = clock.now()
    await noteFailed(
      database,
      job.id,
      error instanceof Error ? error.message : 'failed',
      delay === undefined ? undefined : now + delay,
      now,
    )
    return false
  }
  await noteDone(database, job.id, clock.now())
  return true
}
