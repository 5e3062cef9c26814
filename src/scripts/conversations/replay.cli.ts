import { readFileSync } from 'node:fs'
import { any, array, number, optional, record, string, type, validate } from 'superstruct'
import { META_KEY } from '#app/storage/log-storage.ts'
import { loadLog } from '#app/storage/read-log.ts'
import { replay, type Recording } from '#flows/engine/replay.ts'
import { FLOW_VERSION } from '#flows/log/log.ts'
import { deviceStorage } from './device-storage.ts'

// npm run replay -- FILE
//
// Folds a conversation that was recorded and compares every step with its recorded hash: prints `identical` (exit 0)
// or the first step that differs, with both sides (exit 1). FILE holds an exported log, or what stood in device
// storage, as `npm run -s conversation` prints it. A file that is neither is told in one line (exit 2).

const RecordingFile = type({
  version: number(),
  settings: type({ deployment: string(), flags: record(string(), any()), payment: string() }),
  blobs: record(string(), any()),
  entries: array(type({ at: number(), event: type({ type: string() }), hash: optional(string()) })),
  fingerprints: optional(record(string(), any())),
})

class Unusable extends Error {}

const [file, ...others] = process.argv.slice(2)
try {
  if (file === undefined || others.length > 0) throw new Unusable('Usage: npm run replay -- FILE')
  process.exitCode = tell(read(file))
} catch (error) {
  if (!(error instanceof Unusable)) throw error
  console.error(error.message)
  process.exitCode = 2
}

function tell(recording: Recording): number {
  const result = outcomeOf(recording)
  if (result.outcome === 'identical') {
    console.log('identical')
    return 0
  }
  const { step, recorded, folded } = result
  console.log(`step ${step} differs: ${JSON.stringify(recording.entries[step]?.event)}`)
  console.log(
    `recorded ${recorded.hash} ${JSON.stringify(recorded.fingerprint ?? 'only the hash was recorded')}`,
  )
  console.log(`folded   ${folded.hash} ${JSON.stringify(folded.fingerprint)}`)
  return 1
}

function outcomeOf(recording: Recording): ReturnType<typeof replay> {
  try {
    return replay(recording)
  } catch (error) {
    throw new Unusable(`${file}: cannot be folded: ${messageOf(error)}`, { cause: error })
  }
}

function read(path: string): Recording {
  const found = asLog(parsed(path))
  const [problem] = validate(found, RecordingFile)
  if (problem) throw new Unusable(`${path}: is no recorded conversation: ${problem.message}`)
  const recording = found as Recording
  if (recording.version !== FLOW_VERSION)
    throw new Unusable(
      `${path}: was recorded with flow version ${recording.version}, this is version ${FLOW_VERSION}`,
    )
  return recording
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
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
