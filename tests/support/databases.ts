import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { newDatabaseOn, type PostgresServer } from '#scripts/postgres-server.ts'
import type { Database } from '#server/store/database.ts'
import { databaseOn } from '#server/store/pglite.ts'
import { openPostgres } from '#server/store/postgres.ts'

/** Both databases the shop runs on; what a store promises it promises on each. */
export const DATABASES: readonly (readonly [name: string, open: () => Promise<Database>])[] = [
  ['PGlite', () => openMigratedPglite()],
  ['PostgreSQL', openOwnPostgres],
]

/** An embedded database in memory, or in a folder, up to date and empty. */
export async function openMigratedPglite(dataDir = 'memory://'): Promise<Database> {
  const loadDataDir = new Blob([readFileSync(inject('migratedPglite'))])
  return databaseOn(
    await PGlite.create({ dataDir, loadDataDir }),
    dataDir.startsWith('memory:') ? undefined : () => PGlite.create(dataDir),
  )
}

/** An empty database of the caller's own on the PostgreSQL server of the run. */
export function ownPostgres(): Promise<PostgresServer> {
  return newDatabaseOn(inject('postgresUrl'))
}

async function openOwnPostgres(): Promise<Database> {
  const postgres = await ownPostgres()
  const database = openPostgres(postgres.url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await postgres.stop()
    },
  }
}
