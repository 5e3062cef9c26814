import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SENT_MAIL_KEPT_DAYS } from '#domain/constants.ts'
import { FailedForGood, attempt } from '#server/core/jobs/attempt.ts'
import { backlogs, enqueue, latestJobs, replayJob, takeJobs } from '#server/core/jobs/jobs.store.ts'
import type { Job, NewJob } from '#server/core/jobs/jobs.store.ts'
import { workerOf } from '#server/core/jobs/worker.ts'
import type { JobKind, Worker } from '#server/core/jobs/worker.ts'
import type { Database } from '#server/core/database/database.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { sweep } from '#server/core/process/sweep.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { aSignal } from '#tests/support/signal.ts'

const NOON = Date.UTC(2026, 2, 10, 11)
const LEASE_MS = 60_000
const DELAYS_MS = [5_000, 10_000]
const KEPT_MS = SENT_MAIL_KEPT_DAYS * 86_400_000

describe.each(DATABASES)('jobs on %s', (_, open) => {
  let database: Database
  let workers: Worker[] = []
  let done: string[] = []
  let failed: [id: string, isLast: boolean][] = []
  const clock = { value: NOON, now: () => clock.value }

  beforeAll(async () => {
    database = await open()
    await migrate(database)
  })
  beforeEach(async () => {
    await database.query('DELETE FROM jobs')
    clock.value = NOON
    done = []
    failed = []
  })
  afterEach(async () => {
    for (const worker of workers) await worker.stop()
    workers = []
    vi.useRealTimers()
  })
  afterAll(() => database.close())

  const write = (job: Partial<NewJob> = {}) =>
    enqueue(database, { kind: 'webhook', payload: {}, ...job }, clock.value)

  const take = (until: number) =>
    takeJobs(database, { kind: 'webhook', lane: '', limit: 1, writtenAfter: 0 }, clock.value, until)

  type Act = (job: Job, stopping: AbortSignal) => Promise<void>

  /** A kind whose jobs do nothing but be done, unless it is said what they do. */
  function aKind(act: Act = async () => undefined, lanes: readonly string[] = ['']): JobKind {
    const deps = {
      database,
      clock,
      delayAfter: (attempts: number) => DELAYS_MS[attempts - 1],
      onError: (_error: unknown, { id }: Job, isLast: boolean) => failed.push([id, isLast]),
    }
    return {
      kind: 'webhook',
      lanes: () => lanes,
      leaseMs: LEASE_MS,
      atOnce: 1,
      async run(jobs, stopping) {
        const ends = await Promise.all(
          jobs.map((job) => attempt(job, () => act(job, stopping), deps, stopping)),
        )
        if (ends.every(Boolean)) done.push(...jobs.map(({ id }) => id))
        return ends.every(Boolean)
      },
    }
  }

  function aWorker(kind = aKind(), chores: readonly (() => Promise<unknown>)[] = []): Worker {
    const onError = (error: unknown) => failed.push([String(error), false])
    const worker = workerOf([kind], chores, { database, clock, isOnlyProcess: true, onError })
    workers.push(worker)
    return worker
  }

  const fails: Act = () => Promise.reject(new Error('nobody is there'))

  test('are done once, in the order they were written in, and keep no secret behind', async () => {
    for (const id of ['first', 'second']) await write({ id, secret: 'token' })
    await aWorker().turn()
    await aWorker().turn()
    expect(done).toEqual(['first', 'second'])
    expect(await latestJobs(database, 'webhook', 9)).toMatchObject([{ doneAt: NOON }, { doneAt: NOON }])
    expect(await database.query('SELECT 1 FROM jobs WHERE secret IS NOT NULL')).toEqual([])
  })

  test('that tell the same are written once', async () => {
    expect([await write({ key: 'told' }), await write({ key: 'told' })]).toEqual([true, false])
    await aWorker().turn()
    expect(done).toHaveLength(1)
  })

  test('that fail are tried again after a while each time, then given up, and done when they are replayed', async () => {
    await write({ id: 'it' })
    const worker = aWorker(aKind(fails))
    for (const delay of [...DELAYS_MS, 1_000_000]) {
      await worker.turn()
      clock.value += delay - 1
      await worker.turn()
      clock.value += 1
    }
    await worker.turn()
    expect(failed).toEqual([
      ['it', false],
      ['it', false],
      ['it', true],
    ])
    expect(await latestJobs(database, 'webhook', 1)).toMatchObject([
      { attempts: 3, failure: 'nobody is there', givenUpAt: NOON + 15_000 },
    ])
    expect(await replayJob(database, 'webhook', 'it')).toBe(true)
    await aWorker().turn()
    expect(done).toEqual(['it'])
  })

  test('are done once, however many processes look', async () => {
    for (const each of Array.from({ length: 12 }, (_each, index) => `job-${index}`)) await write({ id: each })
    await Promise.all([aWorker(), aWorker(), aWorker()].map((worker) => worker.turn()))
    expect([done.length, new Set(done).size]).toEqual([12, 12])
  })

  test('that were taken by a process that is gone are done when its lease is over, and not before', async () => {
    await write()
    await take(NOON + LEASE_MS)
    clock.value = NOON + LEASE_MS - 1
    await aWorker().turn()
    expect(done).toEqual([])
    clock.value = NOON + LEASE_MS
    await aWorker().turn()
    expect(done).toHaveLength(1)
  })

  test('that were taken by the one process there was are done as soon as there is one again', async () => {
    await write()
    await take(NOON + LEASE_MS)
    await aWorker().start()
    await expect.poll(() => done).toHaveLength(1)
  })

  test('are looked for alone where the worker is told of them alone, and no chore beside them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    let chores = 0
    const worker = aWorker(aKind(), [async () => (chores += 1)])
    await worker.start()
    await expect.poll(() => chores).toBe(1)
    await write()
    worker.wake(['webhook'])
    await expect.poll(() => done).toHaveLength(1)
    expect(chores).toBe(1)
  })

  test('of a lane that gets nowhere hold up no other lane, and no chore', async () => {
    for (const lane of ['slow', 'quick']) await write({ id: lane, lane })
    const hanging = aSignal()
    let chores = 0
    const kind = aKind(({ id }) => (id === 'slow' ? hanging.given : Promise.resolve()), ['slow', 'quick'])
    await aWorker(kind, [async () => (chores += 1)]).start()
    await expect.poll(() => [done, chores > 0]).toEqual([['quick'], true])
    hanging.give()
  })

  test('wait where one of their lane has failed, until the next look', async () => {
    for (const id of ['first', 'second']) await write({ id })
    const worker = aWorker(
      aKind((job, stopping) => (job.id === 'first' ? fails(job, stopping) : Promise.resolve())),
    )
    await worker.turn()
    expect(done).toEqual([])
    await worker.turn()
    expect(done).toEqual(['second'])
  })

  test('broken off by the end of a process are neither done nor failed', async () => {
    await write()
    const begun = aSignal()
    const untilStopped: Act = (_job, stopping) =>
      new Promise((_done, fail) => {
        begun.give()
        stopping.addEventListener('abort', () => fail(new Error('aborted')))
      })
    const worker = aWorker(aKind(untilStopped))
    await worker.start()
    await begun.given
    await worker.stop()
    expect([done, failed]).toEqual([[], []])
    expect((await latestJobs(database, 'webhook', 1))[0]).not.toHaveProperty('failure')
  })

  test('that are over are kept for thirty days, and no longer; a mail that waits is kept', async () => {
    await write({ id: 'done' })
    await aWorker().turn()
    for (const kind of ['mail', 'webhook'] as const) await write({ kind, id: kind, lane: 'nobody' })
    const kept = async (now: number) => {
      await sweep(database, now)
      return (await database.query('SELECT id FROM jobs ORDER BY id')).map(({ id }) => id)
    }
    expect(await kept(NOON + KEPT_MS)).toEqual(['done', 'mail', 'webhook'])
    expect(await kept(NOON + KEPT_MS + 1)).toEqual(['mail'])
  })

  test('are told of by kind: what waits, since when, how often it was tried, and what was given up', async () => {
    await write({ lane: 'a' })
    await aWorker(aKind(() => Promise.reject(new FailedForGood('gone')), ['a'])).turn()
    await write({ lane: 'b' })
    await aWorker(aKind(fails, ['b'])).turn()
    const standing = await backlogs(database)
    expect(standing.get('webhook')).toEqual({
      waiting: 1,
      oldestDueAt: NOON + 5_000,
      attempts: 1,
      givenUp: 1,
    })
    expect(standing.get('mail')).toEqual({ waiting: 0, attempts: 0, givenUp: 0 })
  })
})
