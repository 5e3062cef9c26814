import type { Clock } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { freeTakenJobs, takeJobs } from './jobs.store.ts'
import type { Job, JobKindName } from './jobs.store.ts'

/** A kind of job, declared in the room of what it does. */
export type JobKind = {
  readonly kind: JobKindName
  /** Lanes are served side by side: one that gets nowhere holds up no other. */
  readonly lanes: () => readonly string[]
  /** For so long what is taken is one process's alone. */
  readonly leaseMs: number
  /** How many of a lane are taken, and done, at once. */
  readonly atOnce: number
  /** What was written longer ago is not taken any more. */
  readonly worthMs?: number
  /** Does what was taken; whether its lane goes on now. */
  readonly run: (jobs: readonly Job[], stopping: AbortSignal) => Promise<boolean>
  /** Lets go of what it works with. */
  readonly close?: () => void
}

/** What a worker can be told to look for: jobs of a kind, or its chores. */
export type Work = JobKindName | 'chores'

export type WorkerDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly isOnlyProcess: boolean
  /** Told when work could not even be looked for. */
  readonly onError: (error: unknown) => void
}

export type Worker = ReturnType<typeof workerOf>

const POLL_MS = 1_000

/**
 * Does the jobs of all kinds, and beside them what has to be looked after again and again (`chores`, in their order);
 * several processes may do so at once. A process killed between doing a job and noting it does that job again.
 */
export function workerOf(
  kinds: readonly JobKind[],
  chores: readonly (() => Promise<unknown>)[],
  { database, clock, isOnlyProcess, onError }: WorkerDeps,
) {
  const known = [...kinds]
  const stopping = new AbortController()
  const loops = new Map<string, ReturnType<typeof repeated>>()
  let timer: NodeJS.Timeout | undefined

  /** Does what is due in a lane; resolves when nothing is, or nothing gets on. */
  async function serve(kind: JobKind, lane: string): Promise<void> {
    const { leaseMs, atOnce: limit, worthMs } = kind
    while (!stopping.signal.aborted) {
      const now = clock.now()
      const writtenAfter = worthMs === undefined ? 0 : now - worthMs
      const wanted = { kind: kind.kind, lane, limit, writtenAfter }
      const jobs = await takeJobs(database, wanted, now, now + leaseMs)
      const goesOn = jobs.length > 0 && (await kind.run(jobs, stopping.signal))
      if (!goesOn || jobs.length < limit) return
    }
  }

  async function doChores(): Promise<void> {
    for (const chore of chores) await chore()
  }

  function lanes(wanted?: readonly Work[]): readonly (readonly [name: string, work: () => Promise<void>])[] {
    return known
      .filter(({ kind }) => wanted?.includes(kind) ?? true)
      .flatMap((kind) =>
        kind.lanes().map((lane) => [`${kind.kind}/${lane}`, () => serve(kind, lane)] as const),
      )
  }

  function wakeLoop(name: string, work: () => Promise<void>): void {
    const loop = loops.get(name) ?? repeated(work, onError)
    loops.set(name, loop)
    loop.wake()
  }

  /** Looks for work now, of these kinds or of all; one that was not started does nothing by itself. */
  function wake(wanted?: readonly Work[]): void {
    if (timer === undefined) return
    for (const [name, work] of lanes(wanted)) wakeLoop(name, work)
    if (chores.length > 0 && (wanted?.includes('chores') ?? true)) wakeLoop('chores', doChores)
  }

  return {
    wake,
    /** All there is to do now; resolves when each was done or put off. */
    async turn(): Promise<void> {
      await Promise.all(lanes().map(([, work]) => work()))
      await doChores()
    },
    /** Begins to work, at kinds of jobs that are known only now too. */
    async start(more: readonly JobKind[] = []): Promise<void> {
      known.push(...more)
      if (isOnlyProcess) await freeTakenJobs(database)
      timer = setInterval(() => wake(), POLL_MS)
      timer.unref()
      wake()
    },
    /** Begins nothing more, and resolves when what was begun has ended. */
    async stop(): Promise<void> {
      clearInterval(timer)
      timer = undefined
      stopping.abort()
      await Promise.all([...loops.values()].map((loop) => loop.stop()))
      for (const { close } of known) close?.()
    },
  }
}

/** Work that is done when it is asked for; asked while it is done, it is done once more. */
function repeated(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined
  let isAskedAgain = false

  function wake(): void {
    if (running) {
      isAskedAgain = true
      return
    }
    running = work()
      .catch(onError)
      .finally(() => {
        running = undefined
        if (!isAskedAgain) return
        isAskedAgain = false
        wake()
      })
  }

  return {
    wake,
    async stop(): Promise<void> {
      isAskedAgain = false
      await running
    },
  }
}
