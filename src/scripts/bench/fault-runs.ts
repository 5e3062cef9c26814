import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { migrate } from '#server/core/database/migrate.ts'
import { openPglite } from '#server/core/database/pglite.ts'
import { openPostgres } from '#server/core/database/postgres.ts'
import type { Database } from '#server/core/database/database.ts'
import { faultCatalogue } from '../faults/fault-catalogue.ts'
import { faultSchedules } from '../faults/fault-schedule.ts'
import { openFaultWorld } from '../faults/fault-world.ts'
import { startPostgres } from '../postgres-server.ts'
import { fact, type Figure } from './figure.ts'

/** Of each five, four on PostgreSQL, where two processes meet, and one on the embedded database. */
const SHARE_OF_POSTGRES = 4 / 5
/** As many under one seed: a database of thousands of orders would be what is measured. */
const ROUND = 250

/** Plays so many random schedules of faults; throws with seed and path where one loses money or an order. */
export async function faultRuns(count: number): Promise<readonly Figure[]> {
  const onPostgres = Math.round(count * SHARE_OF_POSTGRES)
  return [
    ...(await rounds('PostgreSQL, two processes', onPostgres, 2, async () => {
      const postgres = await startPostgres()
      const database = openPostgres(postgres.url)
      return { database, stop: () => database.close().then(() => postgres.stop()) }
    })),
    ...(await rounds('PGlite, one process', count - onPostgres, 1, async () => {
      const database = await openPglite()
      return { database, stop: () => database.close() }
    })),
  ]
}

type Opened = { readonly database: Database; readonly stop: () => Promise<void> }

async function rounds(
  where: string,
  count: number,
  processes: number,
  open: () => Promise<Opened>,
): Promise<readonly Figure[]> {
  const seeds: number[] = []
  const ends = new Map<string, number>()
  const startedAt = performance.now()
  for (let left = count; left > 0; left -= ROUND) {
    const seed = randomInt(2 ** 31)
    console.error(`${where}: ${Math.min(left, ROUND)} of ${left} schedules under seed ${seed}`)
    for (const [state, times] of await round(Math.min(left, ROUND), seed, processes, open))
      ends.set(state, (ends.get(state) ?? 0) + times)
    seeds.push(seed)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const told = [...ends].map(([state, times]) => `${state} ${times}`).join(', ')
  return [
    fact(`schedules of faults played, ${where}`, `${count} in ${seconds.toFixed(0)} s`),
    fact(`how their orders ended, ${where}`, told),
    fact(`their seeds, ${where}`, seeds.join(' ')),
  ]
}

async function round(count: number, seed: number, processes: number, open: () => Promise<Opened>) {
  const { database, stop } = await open()
  try {
    await migrate(database)
    const world = await openFaultWorld(database, faultCatalogue(), processes, Date.now())
    await fc.assert(
      fc.asyncProperty(faultSchedules, async (schedule) => {
        const complaints = await world.play(schedule)
        if (complaints.length > 0) throw new Error(complaints.join('\n'))
      }),
      { numRuns: count, seed, endOnFailure: true },
    )
    await world.close()
    return world.ends
  } finally {
    await stop()
  }
}
