import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import type { Settings } from '../process/env.ts'
import { lockFolder } from './lock.ts'

/**
 * Does something with the database of the settings and closes it. Throws a DataFolderError where the embedded database is in
 * use, because it has room for one process.
 */
export async function withDatabase<Result>(
  settings: Settings,
  act: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = settings
  const release = databaseUrl === undefined ? await lockFolder(dataDir) : () => undefined
  try {
    const database =
      databaseUrl === undefined
        ? await openPglite(join(dataDir, 'database'))
        : openPostgres(databaseUrl, settings.databaseConnections)
    try {
      return await act(database)
    } finally {
      await database.close()
    }
  } finally {
    release()
  }
}
