import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultCatalogue } from '#scripts/faults/fault-catalogue.ts'
import { faultSchedules } from '#scripts/faults/fault-schedule.ts'
import { openFaultWorld } from '#scripts/faults/fault-world.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON } from '#tests/support/test-shop.ts'

/** Another one each time; a run that failed is played again by naming its own. */
const SEED = Number(process.env['FAULTS_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
/** Most where two processes meet, which is cheaper too; `npm run bench -- faults N` plays thousands. */
const RUNS: Record<string, { readonly schedules: number; readonly processes: number }> = {
  PGlite: { schedules: 12, processes: 1 },
  PostgreSQL: { schedules: 180, processes: 2 },
}

test.each(DATABASES)(
  `taps, drops, kills, messages and sweeps in any order lose no money and no order, on %s (seed ${SEED})`,
  async (name, open) => {
    const { schedules, processes } = RUNS[name] ?? { schedules: 1, processes: 1 }
    const database = await open()
    const world = await openFaultWorld(database, faultCatalogue(), processes, NOON)
    await fc.assert(
      fc.asyncProperty(faultSchedules, async (schedule) => {
        expect(await world.play(schedule)).toEqual([])
      }),
      { numRuns: schedules, seed: SEED },
    )
    // What always ends the same way proves nothing.
    expect([...world.ends.keys()]).toEqual(expect.arrayContaining(['PAID', 'CANCELLED']))
    await world.close()
    await database.close()
  },
  600_000,
)
