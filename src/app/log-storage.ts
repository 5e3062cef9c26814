import { array, assert, boolean, define, number, object, optional, record, string, type } from 'superstruct'
import { FLOW_VERSION, type Entry, type Log, type LoggedEvent, type Settings } from '#flows/log.ts'
import type { LogStore } from '#flows/runner.ts'

/** Entries a stored segment holds; writing one more entry rewrites one segment, never the whole log. */
export const SEGMENT = 50
export const META_KEY = 'orda.log'
const segmentKey = (index: number) => `orda.log.${index}`
const blobKey = (hash: string) => `orda.blob.${hash}`

const StoredSettings = type({
  deployment: string(),
  flags: record(string(), boolean()),
  start: type({ latitude: number(), longitude: number() }),
  searchRadiusKm: number(),
  payment: string(),
})
const Meta = type({ version: number(), deployment: string(), entries: number(), settings: StoredSettings })
const StoredEvent = define<LoggedEvent>('LoggedEvent', (event) => isRecord(event) && isEvent(event))
const Segment = array(object({ at: number(), event: StoredEvent, hash: optional(string()) }))

/** The conversation kept on this device; nothing where there is none, it is broken, or of another deployment or version. */
export function loadLog(storage: Storage | undefined, deployment: string): Log | undefined {
  if (!storage) return undefined
  try {
    const meta: unknown = JSON.parse(storage.getItem(META_KEY) ?? 'null')
    if (meta === null) return undefined
    assert(meta, Meta)
    if (meta.version !== FLOW_VERSION || meta.deployment !== deployment) return undefined
    const entries: Entry[] = []
    for (let index = 0; entries.length < meta.entries; index++) {
      const segment: unknown = JSON.parse(storage.getItem(segmentKey(index)) ?? 'null')
      assert(segment, Segment)
      if (segment.length === 0) return undefined
      entries.push(...(segment as readonly Entry[]))
    }
    if (entries[0]?.event.type !== 'started') return undefined
    const blobs: Record<string, unknown> = {}
    for (const hash of blobsOf(entries)) {
      const json = storage.getItem(blobKey(hash))
      const blob: unknown = JSON.parse(json ?? 'null')
      if (typeof blob !== 'object' || blob === null) return undefined
      blobs[hash] = blob
    }
    return { version: meta.version, settings: meta.settings as Settings, blobs, entries }
  } catch {
    // A store that cannot be read is a store without a conversation; the customer starts anew and is told nothing false.
    return undefined
  }
}

/** Keeps a log on this device as it grows. Full or forbidden storage is reported once; the conversation goes on. */
export function storeLog(
  storage: Storage | undefined,
  opened: Log,
  onLost: () => void,
): LogStore & { readonly begin: () => void } {
  const entries: Entry[] = [...opened.entries]
  let isLost = storage === undefined
  const write = (key: string, value: string): void => {
    if (isLost || !storage) return
    try {
      storage.setItem(key, value)
    } catch {
      isLost = true
      onLost()
    }
  }
  const writeSegment = (index: number): void =>
    write(segmentKey(index), JSON.stringify(entries.slice(index * SEGMENT, (index + 1) * SEGMENT)))
  const writeMeta = (): void =>
    write(
      META_KEY,
      JSON.stringify({
        version: opened.version,
        deployment: opened.settings.deployment,
        settings: opened.settings,
        entries: entries.length,
      }),
    )
  return {
    begin: () => {
      if (storage) clear(storage)
      for (const [hash, blob] of Object.entries(opened.blobs)) write(blobKey(hash), JSON.stringify(blob))
      for (let index = 0; index * SEGMENT < entries.length; index++) writeSegment(index)
      writeMeta()
    },
    append: (entry, step) => {
      entries[step] = entry
      writeSegment(Math.floor(step / SEGMENT))
      writeMeta()
    },
    keepBlob: (hash, json) => write(blobKey(hash), json),
  }
}

/** Forgets the conversation kept on this device. */
export function clear(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (key === META_KEY || key.startsWith('orda.log.') || key.startsWith('orda.blob.'))
      storage.removeItem(key)
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

function isEvent(event: Readonly<Record<string, unknown>>): boolean {
  switch (event['type']) {
    case 'started':
      return typeof event['id'] === 'string' && typeof event['path'] === 'string'
    case 'command':
      return isRecord(event['command']) && typeof event['command']['type'] === 'string'
    case 'done':
      return typeof event['effect'] === 'string'
    case 'failed':
      return typeof event['effect'] === 'string' && isRecord(event['error'])
    case 'undone':
      return typeof event['to'] === 'number' && event['to'] >= 1
    default:
      return false
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
