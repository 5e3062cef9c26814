import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { newDatabaseOn, type PostgresServer } from '#scripts/postgres-server.ts'
import type { Database } from '#server/core/database/database.ts'
import { openPglite } from '#server/core/database/pglite.ts'
import { openPostgres } from '#server/core/database/postgres.ts'

/** Both databases the shop runs on: for what a database can do otherwise, such as races, statements and schemas. */
export const DATABASES: readonly (readonly [name: string, open: () => Promise<Database>])[] = [
  ['PGlite', openMigratedPglite],
  ['PostgreSQL', openMigratedPostgres],
]

/** An embedded database of the caller's own, up to date and empty. */
export function openMigratedPglite(): Promise<Database> {
  return openPglite(join(aDataFolder(), 'database'))
}

/** A data folder as of a server that has sold nothing yet: a fifth of the work it is to make the database in it. */
export function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orda-data-'))
  cpSync(inject('migratedFolder'), join(folder, 'database'), { recursive: true })
  return folder
}

/** A database of the caller's own on the PostgreSQL server of the run, up to date and empty; quicker than the embedded one. */
export async function openMigratedPostgres(): Promise<Database> {
  const postgres = await newDatabaseOn(inject('postgresUrl'), inject('migratedPostgres'))
  const database = openPostgres(postgres.url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await postgres.stop()
    },
  }
}

/** An empty database of the caller's own on the PostgreSQL server of the run. */
export function ownPostgres(): Promise<PostgresServer> {
  return newDatabaseOn(inject('postgresUrl'))
}
