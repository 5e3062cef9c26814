import { text } from 'node:stream/consumers'
import { systemClock } from '../core/database/clock.ts'
import { withDatabase } from '../core/database/with-database.ts'
import { readSettings } from '../core/process/env.ts'
import { askFolder } from '../core/process/folder-socket.ts'
import { recordingOf } from './recording-of.ts'

/**
 * A conversation that was sent to the shop of these settings, by its code: of the running server, or of its database at rest.
 * Throws a Refused where there is none, and what the settings or the database say no with.
 */
export async function sentRecording(
  code: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const settings = readSettings(environment)
  const answer =
    settings.databaseUrl === undefined ? await askFolder(settings.dataDir, 'conversation', code) : undefined
  return answer
    ? text(answer)
    : withDatabase(settings, (database) => recordingOf(database, code, systemClock.now()))
}
