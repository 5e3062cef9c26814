import { createReadStream, createWriteStream, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { SettingsError, readSettings } from '../core/process/env.ts'
import type { Settings } from '../core/process/env.ts'
import { Refused, askFolder } from '../core/process/folder-socket.ts'
import { DataFolderError, lockFolder } from '../core/database/lock.ts'
import { NewerSchemaError, migrate } from '../core/database/migrate.ts'
import { dumpOf, loadPglite, openPglite } from '../core/database/pglite.ts'

export type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly print: (line: string) => void
}

/**
 * Writes a copy of the embedded database into a file, whether a server runs on it or not. Answers the exit code: 0 done, 1
 * refused, 2 not understood.
 */
export function runBackup(args: readonly string[], around: Surroundings): Promise<number> {
  return run('npm run backup -- FILE', args, around, async (file, settings) => {
    if (existsSync(file)) throw new Refused(`${file} is there already.`)
    const part = `${file}.part`
    try {
      await copyInto(part, settings.dataDir)
      renameSync(part, file)
    } finally {
      rmSync(part, { force: true })
    }
    around.print(`The database of ${settings.dataDir} is in ${file}.`)
  })
}

/** Makes the embedded database of a data folder that has none out of such a file. Answers as `runBackup` does. */
export function runRestore(args: readonly string[], around: Surroundings): Promise<number> {
  return run('npm run restore -- FILE', args, around, async (file, { dataDir }) => {
    if (!existsSync(file)) throw new Refused(`${file} is not there.`)
    const release = await lockFolder(dataDir)
    try {
      const folder = join(dataDir, 'database')
      if (existsSync(folder) && readdirSync(folder).length > 0)
        throw new Refused(`${dataDir} has a database already. Set DATA_DIR to a new folder.`)
      const orders = await restore(file, folder).catch((error: unknown) => {
        rmSync(folder, { recursive: true, force: true })
        if (error instanceof NewerSchemaError) throw new Refused(`${file} cannot be used: ${error.message}.`)
        throw new Refused(`${file} is no backup, or is damaged.`)
      })
      around.print(`The database of ${file} is in ${dataDir}, with ${orders} orders.`)
    } finally {
      release()
    }
  })
}

async function run(
  usage: string,
  [file, ...rest]: readonly string[],
  { environment, print }: Surroundings,
  act: (file: string, settings: Settings) => Promise<void>,
): Promise<number> {
  if (file === undefined || rest.length > 0) {
    print(usage)
    return 2
  }
  try {
    const settings = readSettings(environment)
    if (settings.databaseUrl !== undefined)
      throw new Refused('The database of DATABASE_URL has tools of its own: pg_dump and pg_restore.')
    await act(file, settings)
    return 0
  } catch (error) {
    if (!(error instanceof Refused || error instanceof DataFolderError || error instanceof SettingsError))
      throw error
    print(error.message)
    return 1
  }
}

async function copyInto(file: string, dataDir: string): Promise<void> {
  const running = await askFolder(dataDir, 'backup')
  await pipeline(
    running ?? (await copyAtRest(dataDir)),
    createGzip(),
    createWriteStream(file, { mode: 0o600 }),
  )
}

async function copyAtRest(dataDir: string): Promise<Readable> {
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) throw new Refused(`${dataDir} has no database.`)
  const release = await lockFolder(dataDir)
  try {
    return Readable.from([await dumpOf(folder)])
  } finally {
    release()
  }
}

/** How many orders are in it. */
async function restore(file: string, folder: string): Promise<number> {
  const tar = await pipeline(createReadStream(file), createGunzip(), buffer)
  await loadPglite(folder, tar)
  const database = await openPglite(folder)
  try {
    await migrate(database)
    const [row] = await database.query('SELECT count(*)::integer AS count FROM orders')
    return Number(row?.['count'])
  } finally {
    await database.close()
  }
}
