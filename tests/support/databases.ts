import type { Database } from '#server/store/database.ts'
import { openPglite } from '#server/store/pglite.ts'
import { openPostgres } from '#server/store/postgres.ts'
import { startPostgres } from '#scripts/postgres-server.ts'

/** Both databases the shop runs on; what a store promises it promises on each. */
export const DATABASES: readonly (readonly [name: string, open: () => Promise<Database>])[] = [
  ['PGlite', () => openPglite()],
  ['PostgreSQL', openOwnPostgres],
]

async function openOwnPostgres(): Promise<Database> {
  const postgres = await startPostgres()
  const database = openPostgres(postgres.url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await postgres.stop()
    },
  }
}
