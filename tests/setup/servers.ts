import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#scripts/postgres-server.ts'
import { migrate } from '#server/store/migrate.ts'
import { databaseOn } from '#server/store/pglite.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** The file of an embedded database that is up to date and empty. */
    migratedPglite: string
    /** A PostgreSQL server on which every test file makes databases of its own. */
    postgresUrl: string
  }
}

/** Starts and migrates once what every file of server tests begins with. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'orda-databases-'))
  const file = join(folder, 'migrated')
  const [postgres] = await Promise.all([startPostgres(), keepMigrated(file)])
  project.provide('migratedPglite', file)
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function keepMigrated(file: string): Promise<void> {
  const pglite = await PGlite.create('memory://')
  await migrate(databaseOn(pglite))
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
}
