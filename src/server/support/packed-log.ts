import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { array, number, record, string, type, unknown } from 'superstruct'
import { isTooDeep } from '../core/http/json-depth.ts'

/** More than a conversation of a thousand steps takes. */
const MOST_BYTES = 4 * 1024 * 1024
const MOST_ENTRIES = 2_000
const MOST_DEPTH = 64

const Log = type({
  version: number(),
  settings: type({ deployment: string() }),
  entries: array(type({ at: number(), event: type({ type: string() }) })),
  blobs: record(string(), unknown()),
})

/** What was packed, as JSON; undefined where it is none, or far more than anybody needs. */
export function unpacked(packed: string): string | undefined {
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES }).toString()
    return isTooDeep(JSON.parse(text), MOST_DEPTH) ? undefined : text
  } catch {
    return undefined
  }
}

/** Whether a packed text is a log in shape; what it folds to is seen where it is replayed. */
export function isPackedLog(packed: string, deployment: string): boolean {
  const text = unpacked(packed)
  const log: unknown = text === undefined ? undefined : JSON.parse(text)
  return (
    Log.is(log) &&
    log.settings.deployment === deployment &&
    log.entries.length > 0 &&
    log.entries.length <= MOST_ENTRIES
  )
}

/** The hash by which a packed large answer is known; undefined where it is none. */
export function shaOfPart(packed: string): string | undefined {
  const text = unpacked(packed)
  return text === undefined ? undefined : createHash('sha256').update(text).digest('hex')
}
