import { enums, type } from 'superstruct'
import { WEBHOOK_EVENTS } from '#domain/orders/webhook-event.ts'
import { latestJobs, replayJob } from '../core/jobs/jobs.store.ts'
import type { Job } from '../core/jobs/jobs.store.ts'
import { SettingsError, readSettings } from '../core/process/env.ts'
import { DataFolderError } from '../core/database/lock.ts'
import { withDatabase } from '../core/database/with-database.ts'
import type { Queries } from '../core/database/database.ts'
import { migrate } from '../core/database/migrate.ts'
import { rowReader } from '../core/database/row-reader.ts'

export type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly print: (line: string) => void
}

const USAGE = [
  'npm run webhooks -- list        the newest messages to other systems, and what became of each',
  'npm run webhooks -- replay ID   sends one once more as it was, under the same id',
]
const LISTED = 100

/** Runs one command and answers its exit code: 0 done, 1 no such message, 2 not understood or not possible. */
export async function runWebhooks(
  args: readonly string[],
  { environment, print }: Surroundings,
): Promise<number> {
  const act = actOf(args)
  if (!act) {
    USAGE.forEach(print)
    return 2
  }
  try {
    return await withDatabase(readSettings(environment), async (database) => {
      await migrate(database)
      return act(database, print)
    })
  } catch (error) {
    if (!(error instanceof DataFolderError || error instanceof SettingsError)) throw error
    print(error.message)
    return 2
  }
}

type Act = (queries: Queries, print: Surroundings['print']) => Promise<number>

function actOf([name, id, ...more]: readonly string[]): Act | undefined {
  if (more.length > 0) return undefined
  if (name === 'list' && id === undefined) return list
  if (name === 'replay' && id !== undefined) return (queries, print) => replay(id, queries, print)
  return undefined
}

async function list(queries: Queries, print: Surroundings['print']): Promise<number> {
  const messages = await latestJobs(queries, 'webhook', LISTED)
  messages.map(lineOf).forEach(print)
  if (messages.length === 0) print('No message is kept.')
  return 0
}

async function replay(id: string, queries: Queries, print: Surroundings['print']): Promise<number> {
  const isThere = await replayJob(queries, 'webhook', id)
  print(isThere ? `${id} goes out once more.` : `There is no message ${id}.`)
  return isThere ? 0 : 1
}

const messageRow = rowReader('jobs', { payload: type({ type: enums(WEBHOOK_EVENTS) }) })

function lineOf(job: Job): string {
  const { id, createdAt, lane: webhook, orderId = '' } = job
  const { type: kind } = messageRow(job).payload
  return `${id} ${timeOf(createdAt)} ${webhook} ${kind} ${orderId}: ${standingOf(job)}`
}

function standingOf({ attempts, dueAt, failure, doneAt, givenUpAt }: Job): string {
  if (doneAt !== undefined) return `delivered ${timeOf(doneAt)}`
  const why = failure === undefined ? '' : ` (${failure})`
  if (givenUpAt !== undefined) return `given up ${timeOf(givenUpAt)} after ${attempts} attempts${why}`
  return attempts === 0 ? 'waits' : `waits until ${timeOf(dueAt)} after ${attempts} attempts${why}`
}

function timeOf(instant: number): string {
  return new Date(instant).toISOString()
}
