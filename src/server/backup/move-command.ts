import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError, readSettings } from '../core/process/env.ts'
import { DataFolderError, lockFolder } from '../core/database/lock.ts'
import { NewerSchemaError, migrate } from '../core/database/migrate.ts'
import { openPglite } from '../core/database/pglite.ts'
import { openPostgres } from '../core/database/postgres.ts'
import type { Surroundings } from './backup-command.ts'
import { MoveError, moveRows } from './move-rows.ts'

/** A table of an embedded database is copied in seconds; what holds the target up longer than this is stuck. */
const PATIENCE_MS = 120_000

/**
 * Copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL, whole or not at all; the old one
 * stays as it is. Answers the exit code: 0 done, 1 refused.
 */
export async function runMove({ environment, print }: Surroundings): Promise<number> {
  try {
    const { dataDir, databaseUrl } = readSettings(environment)
    if (databaseUrl === undefined) throw new SettingsError('DATABASE_URL must name the PostgreSQL to move to')
    const folder = join(dataDir, 'database')
    if (!existsSync(folder)) throw new SettingsError(`DATA_DIR ${dataDir} has no database to move`)
    const release = await lockFolder(dataDir)
    try {
      await move(folder, databaseUrl, print)
    } finally {
      release()
    }
    return 0
  } catch (error) {
    const isTold = [MoveError, SettingsError, DataFolderError, NewerSchemaError].some(
      (Told) => error instanceof Told,
    )
    if (!isTold || !(error instanceof Error)) throw error
    print(error.message)
    return 1
  }
}

async function move(folder: string, url: string, print: Surroundings['print']): Promise<void> {
  const source = await openPglite(folder)
  const target = openPostgres(url, 1, PATIENCE_MS)
  try {
    await migrate(source)
    await migrate(target)
    for (const { table, rows } of await moveRows(source, target)) print(`${table}: ${rows}`)
    print('Everything is in the database of DATABASE_URL: start the server with it.')
  } finally {
    await source.close()
    await target.close()
  }
}
