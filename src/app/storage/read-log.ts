import { array, assert, boolean, define, number, record, string, type, type Infer } from 'superstruct'
import { textHash } from '#flows/core/log/text-hash.ts'
import { FLOW_VERSION, type Entry, type Log, type Settings } from '#flows/core/log/log.ts'
import { isEntry } from './stored-entry.ts'
import { blobKey, itemIn, META_KEY, segmentKey } from './log-storage.ts'

const StoredSettings = type({
  deployment: string(),
  flags: record(string(), boolean()),
  start: type({ latitude: number(), longitude: number() }),
  searchRadiusKm: number(),
  payment: string(),
})
const Meta = type({ version: number(), deployment: string(), entries: number(), settings: StoredSettings })
const Segment = array(define<Entry>('Entry', isEntry))

/** What the storage holds: a conversation, none of this deployment, or something unreadable. */
export type KeptLog =
  | { readonly kind: 'log'; readonly log: Log }
  | { readonly kind: 'none' }
  | { readonly kind: 'spoiled' }

const NONE = { kind: 'none' } as const
const SPOILED = { kind: 'spoiled' } as const

/** Reads the stored conversation. It never throws: storage that forbids reading holds none. */
export function readLog(storage: Storage | undefined, deployment: string): KeptLog {
  const meta = storage && itemIn(storage, META_KEY)
  if (!storage || meta === undefined) return NONE
  try {
    const known: unknown = JSON.parse(meta)
    assert(known, Meta)
    if (known.deployment !== deployment) return NONE
    const log = known.version === FLOW_VERSION ? logOf(storage, known) : undefined
    return log ? { kind: 'log', log } : SPOILED
  } catch {
    return SPOILED
  }
}

/** The conversation kept on this device, where there is one that can be read. */
export function loadLog(storage: Storage | undefined, deployment: string): Log | undefined {
  const kept = readLog(storage, deployment)
  return kept.kind === 'log' ? kept.log : undefined
}

function logOf(storage: Storage, meta: Infer<typeof Meta>): Log | undefined {
  const entries: Entry[] = []
  for (let index = 0; entries.length < meta.entries; index++) {
    const segment: unknown = JSON.parse(storage.getItem(segmentKey(index)) ?? 'null')
    assert(segment, Segment)
    if (segment.length === 0) return undefined
    entries.push(...segment)
  }
  if (entries[0]?.event.type !== 'started') return undefined
  const blobs: Record<string, unknown> = {}
  for (const hash of blobsOf(entries)) {
    const json = storage.getItem(blobKey(hash))
    // The key is the hash of the content, so content that was changed is recognised.
    if (json === null || textHash(json) !== hash) return undefined
    blobs[hash] = JSON.parse(json)
  }
  return { version: meta.version, settings: meta.settings as Settings, blobs, entries }
}

function blobsOf(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ event }) => {
      if (event.type !== 'done') return []
      const { output } = event
      const isRef = typeof output === 'object' && output !== null && '$blob' in output
      return isRef ? [String(output.$blob)] : []
    }),
  )
}
