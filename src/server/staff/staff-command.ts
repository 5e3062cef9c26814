import { text } from 'node:stream/consumers'
import type { Clock } from '../core/database/clock.ts'
import { DataFolderError } from '../core/database/lock.ts'
import { migrate } from '../core/database/migrate.ts'
import { withDatabase } from '../core/database/with-database.ts'
import { SettingsError, readSettings, type Settings } from '../core/process/env.ts'
import { Refused, askFolder } from '../core/process/folder-socket.ts'
import { SUPPORT_OFF, performStaffWish, staffWishOf, type StaffWish } from './staff-acts.ts'

export type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
  readonly print: (line: string) => void
}

const USAGE = [
  'npm run staff -- add MAIL --role ROLE [--name NAME]   takes somebody in as support, manager or kitchen, and prints the link they join by',
  'npm run staff -- list                                 who works here, and who did',
  'npm run staff -- reset MAIL                           logs them out, and prints a new link for password and second factor',
  'npm run staff -- remove MAIL                          logs them out for good',
]

/** Runs one command about the staff and answers its exit code: 0 done, 1 refused, 2 not understood. */
export async function runStaff(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const wish = staffWishOf(args)
    if (!wish) {
      USAGE.forEach(around.print)
      return 2
    }
    const settings = readSettings(around.environment)
    if (!settings.support.isOn) throw new Refused(SUPPORT_OFF)
    around.print((await askRunning(args, settings)) ?? (await performAtRest(wish, settings, around.clock)))
    return 0
  } catch (error) {
    const isTold = [Refused, DataFolderError, SettingsError].some((Told) => error instanceof Told)
    if (!isTold || !(error instanceof Error)) throw error
    around.print(error.message)
    return 1
  }
}

/** A server that runs on the embedded database does it itself; undefined where none does. */
async function askRunning(
  args: readonly string[],
  { databaseUrl, dataDir }: Settings,
): Promise<string | undefined> {
  if (databaseUrl !== undefined) return undefined
  const running = await askFolder(dataDir, 'staff', JSON.stringify(args))
  return running && text(running)
}

function performAtRest(wish: StaffWish, settings: Settings, clock: Clock): Promise<string> {
  return withDatabase(settings, async (database) => {
    await migrate(database)
    return performStaffWish(wish, { database, clock, publicUrl: settings.publicUrl })
  })
}
