import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { any, array, number, optional, record, string, type, validate } from 'superstruct'
import type { ConversationCode } from '#domain/ids.ts'
import { readConversationCode } from '#domain/support/conversation-code.ts'
import { META_KEY } from '#app/storage/log-storage.ts'
import { loadLog } from '#app/storage/read-log.ts'
import { replay, type Recording } from '#flows/core/engine/replay.ts'
import { FLOW_VERSION } from '#flows/core/log/log.ts'
import { deviceStorage } from '../device-storage.ts'
import type { Said } from '../said.ts'

const RecordingFile = type({
  version: number(),
  settings: type({ deployment: string(), flags: record(string(), any()), payment: string() }),
  blobs: record(string(), any()),
  entries: array(type({ at: number(), event: type({ type: string() }), hash: optional(string()) })),
  fingerprints: optional(record(string(), any())),
})

class Unusable extends Error {}

/** Where a conversation comes from that is named by its code; rejects where there is none. */
export type ByCode = (code: ConversationCode) => Promise<string>

/** Runs the command and answers its exit code: 0 identical, 1 different, 2 not understood. */
export async function runReplay(args: readonly string[], said: Said, byCode: ByCode): Promise<number> {
  const [file, ...others] = args
  try {
    if (file === undefined || others.length > 0)
      throw new Unusable('Usage: npm run replay -- FILE, or npm run replay -- CODE')
    return tell(file, await read(file, byCode), said)
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    said.error(error.message)
    return 2
  }
}

function tell(file: string, recording: Recording, { log }: Said): number {
  const result = outcomeOf(file, recording)
  // As at the desk: a log of other flows is folded by these, and where they part is told.
  if (recording.version !== FLOW_VERSION)
    log(`recorded with flow version ${recording.version}, folded by version ${FLOW_VERSION}`)
  if (result.outcome === 'identical') {
    log('identical')
    return 0
  }
  const { step, recorded, folded } = result
  log(`step ${step} differs: ${JSON.stringify(recording.entries[step]?.event)}`)
  log(`recorded ${recorded.hash} ${JSON.stringify(recorded.fingerprint ?? 'only the hash was recorded')}`)
  log(`folded   ${folded.hash} ${JSON.stringify(folded.fingerprint)}`)
  return 1
}

function outcomeOf(file: string, recording: Recording): ReturnType<typeof replay> {
  try {
    return replay(recording)
  } catch (error) {
    throw new Unusable(`${file}: cannot be folded: ${messageOf(error)}`, { cause: error })
  }
}

async function read(path: string, byCode: ByCode): Promise<Recording> {
  const code = existsSync(path) ? undefined : readConversationCode(path)
  const found = asLog(
    await parsed(path, code === undefined ? (file) => readFile(file, 'utf8') : () => byCode(code)),
  )
  const [problem] = validate(found, RecordingFile)
  if (problem) throw new Unusable(`${path}: is no recorded conversation: ${problem.message}`)
  return found as Recording
}

async function parsed(path: string, readText: (path: string) => Promise<string>): Promise<unknown> {
  try {
    return JSON.parse(await readText(path))
  } catch (error) {
    throw new Unusable(`${path}: cannot be read: ${messageOf(error)}`, { cause: error })
  }
}

/** A log as it is, or the log in what a device kept. */
function asLog(found: unknown): unknown {
  const [problem, items] = validate(found, record(string(), string()))
  const meta = items?.[META_KEY]
  if (problem || items === undefined || meta === undefined) return found
  const [, known] = validate(parsedMeta(meta), type({ deployment: string() }))
  return loadLog(deviceStorage(items), known?.deployment ?? '')
}

function parsedMeta(meta: string): unknown {
  try {
    return JSON.parse(meta)
  } catch {
    return undefined
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
