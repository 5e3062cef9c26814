import {
  array,
  assert,
  boolean,
  define,
  number,
  object,
  optional,
  record,
  string,
  type,
  type Infer,
} from 'superstruct'
import type { Command } from '#flows/commands.ts'
import { fnv1a } from '#flows/dialogue/face.ts'
import { FLOW_VERSION, type Entry, type Log, type LoggedEvent, type Settings } from '#flows/log.ts'
import type { LogStore } from '#flows/runner.ts'

/** Entries a stored segment holds; writing one more entry rewrites one segment, never the whole log. */
export const SEGMENT = 50
export const META_KEY = 'orda.log'
const segmentKey = (index: number) => `orda.log.${index}`
/** Where a conversation that could not be read is kept for support. */
export const SET_ASIDE_KEY = 'orda.log.bak'
const BLOB = 'orda.blob.'
const blobKey = (hash: string) => BLOB + hash

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

/** What a device keeps: a conversation, none of this deployment, or something that cannot be read. */
export type KeptLog =
  { readonly kind: 'log'; readonly log: Log } | { readonly kind: 'none' } | { readonly kind: 'spoiled' }

const NONE = { kind: 'none' } as const
const SPOILED = { kind: 'spoiled' } as const

/** Reads the conversation kept on this device. It never throws: a store that forbids reading keeps none. */
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

/** Keeps what could not be read or shown beside the next conversation, the latest only, without its menus. */
export function setAside(storage: Storage | undefined): void {
  if (!storage) return
  const kept = Object.keys(storage).filter((key) => isOfLog(key) && !key.startsWith(BLOB))
  const spoiled = JSON.stringify(Object.fromEntries(kept.map((key) => [key, itemIn(storage, key)])))
  clear(storage)
  try {
    storage.setItem(SET_ASIDE_KEY, spoiled)
  } catch {
    // Where there is no room for it, it is gone; the new conversation matters more.
  }
}

function logOf(storage: Storage, meta: Infer<typeof Meta>): Log | undefined {
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
    // Named by its content: what is not what it was cannot be trusted to be a menu.
    if (json === null || fnv1a(json) !== hash) return undefined
    blobs[hash] = JSON.parse(json)
  }
  return { version: meta.version, settings: meta.settings as Settings, blobs, entries }
}

function itemIn(storage: Storage, key: string): string | undefined {
  try {
    return storage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether another tab has taken the kept conversation on: it holds a step more than this log, or another last step. */
export function isTakenOn(storage: Storage | undefined, { entries }: Log): boolean {
  const kept = entriesIn(storage)
  if (!storage || kept !== entries.length) return kept > entries.length
  const last = kept - 1
  const segment = itemIn(storage, segmentKey(Math.floor(last / SEGMENT)))
  const own = entries[last]
  return segment !== undefined && own !== undefined && !segment.endsWith(`${JSON.stringify(own)}]`)
}

/** What was done here and does not stand in the kept conversation: another tab wrote its own step in the same moment. */
export function lostActs(own: Log, kept: Log): readonly Extract<LoggedEvent, { type: 'command' }>[] {
  const parts = own.entries.findIndex((entry, step) => !isSameEntry(entry, kept.entries[step]))
  // Nothing in common is another conversation.
  if (parts < 1) return []
  return own.entries
    .slice(parts)
    .flatMap(({ event }) => (event.type === 'command' && !isPaying(event.command) ? [event] : []))
}

/** How many entries the conversation kept on this device has; none where there is none or it cannot be read. */
export function entriesIn(storage: Storage | undefined): number {
  try {
    const meta: unknown = JSON.parse(storage?.getItem(META_KEY) ?? 'null')
    return isRecord(meta) && typeof meta['entries'] === 'number' ? meta['entries'] : 0
  } catch {
    return 0
  }
}

/** Keeps a log on this device as it grows. Full or forbidden storage is reported once; the conversation goes on. */
export function storeLog(
  storage: Storage | undefined,
  opened: Log,
  onLost: () => void,
): LogStore & { readonly begin: () => void } {
  const entries: Entry[] = [...opened.entries]
  let isLost = false
  const write = (key: string, value: string): void => {
    if (isLost) return
    try {
      if (!storage) throw new Error('this device keeps nothing')
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
      // Another tab was first with this step: it is the one that holds, and this tab is about to hear of it.
      if (entriesIn(storage) > step) return
      writeSegment(Math.floor(step / SEGMENT))
      writeMeta()
    },
    keepBlob: (hash, json) => write(blobKey(hash), json),
  }
}

/** Forgets the conversation kept on this device; one that was set aside stays. */
export function clear(storage: Storage): void {
  for (const key of Object.keys(storage)) if (isOfLog(key)) storage.removeItem(key)
}

/** Nobody pays by themselves for a basket that another tab has changed meanwhile. */
function isPaying({ type }: Command): boolean {
  return type === 'checkout.pay' || type === 'payment.retry'
}

function isSameEntry(one: Entry, other: Entry | undefined): boolean {
  return one.at === other?.at && one.hash === other.hash && one.event.type === other.event.type
}

/** Whether an item of the device's store holds steps of the conversation, or counts them. */
export function holdsSteps(key: string): boolean {
  return key === META_KEY || (key.startsWith('orda.log.') && key !== SET_ASIDE_KEY)
}

function isOfLog(key: string): boolean {
  return holdsSteps(key) || key.startsWith(BLOB)
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
