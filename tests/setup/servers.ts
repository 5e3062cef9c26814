import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { newDatabaseOn, startPostgres } from '#scripts/postgres-server.ts'
import { builtServer } from '#scripts/build.mjs'
import type { Database } from '#server/core/database/database.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { openPglite } from '#server/core/database/pglite.ts'
import { openPostgres } from '#server/core/database/postgres.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** A PostgreSQL server on which every test file makes databases of its own. */
    postgresUrl: string
    /** The name of a database on it that is up to date and empty, to be copied. */
    migratedPostgres: string
    /** The folder of an embedded database that is up to date and empty, to be copied. */
    migratedFolder: string
    /** The file that starts the server of these sources, built. */
    builtServer: string
  }
}

/** Starts, migrates and builds once what every file of server tests begins with. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'orda-migrated-'))
  const [postgres, server] = await Promise.all([
    startPostgres(),
    builtServer(),
    migrated(openPglite(join(folder, 'database'))),
  ])
  const empty = await newDatabaseOn(postgres.url)
  await migrated(Promise.resolve(openPostgres(empty.url)))
  project.provide('builtServer', server)
  project.provide('postgresUrl', postgres.url)
  project.provide('migratedPostgres', new URL(empty.url).pathname.slice(1))
  project.provide('migratedFolder', join(folder, 'database'))
  return async () => {
    await empty.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function migrated(opened: Promise<Database>): Promise<void> {
  const database = await opened
  await migrate(database)
  await database.close()
}
