import type { Command } from '#flows/core/log/commands.ts'
import type { Entry, Log, LoggedEvent } from '#flows/core/log/log.ts'
import type { LogStore } from '#flows/core/engine/runner.ts'

/** Entries a stored segment holds; writing one more entry rewrites one segment, never the whole log. */
export const SEGMENT = 50
export const META_KEY = 'orda.log'
/** Where a run of entries is kept. */
export const segmentKey = (index: number) => `orda.log.${index}`
/** Where a conversation that could not be read is kept for support. */
export const SET_ASIDE_KEY = 'orda.log.bak'
const BLOB = 'orda.blob.'
/** Where a large answer is kept. */
export const blobKey = (hash: string) => BLOB + hash

/** Moves an unreadable conversation aside, without its menus; only the latest one is kept. */
export function setAside(storage: Storage | undefined): void {
  if (!storage) return
  const kept = Object.keys(storage).filter((key) => isOfLog(key) && !key.startsWith(BLOB))
  const spoiled = JSON.stringify(Object.fromEntries(kept.map((key) => [key, itemIn(storage, key)])))
  clear(storage)
  try {
    storage.setItem(SET_ASIDE_KEY, spoiled)
  } catch {
    // Without room for it it is lost; the new conversation matters more.
  }
}

/** Forgets the conversation that was set aside. */
export function forgetSetAside(storage: Storage): void {
  storage.removeItem(SET_ASIDE_KEY)
}

/** An item of the storage; undefined where reading is forbidden. */
export function itemIn(storage: Storage, key: string): string | undefined {
  try {
    return storage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether this device keeps a conversation, readable or not. */
export function holdsLog(storage: Storage | undefined): boolean {
  return storage !== undefined && itemIn(storage, META_KEY) !== undefined
}

/**
 * Whether another tab has gone on with the stored conversation: it holds more steps than this log, or another last
 * step.
 */
export function isContinuedElsewhere(storage: Storage | undefined, log: Log): boolean {
  const kept = entriesIn(storage)
  return kept === log.entries.length ? endsOtherwise(storage, log) : kept > log.entries.length
}

/** Whether another conversation is stored than this one, shorter or longer. */
export function isAnotherKept(storage: Storage | undefined, log: Log): boolean {
  return entriesIn(storage) !== log.entries.length || endsOtherwise(storage, log)
}

/** Whether the stored conversation, as long as this log, has another last step. */
function endsOtherwise(storage: Storage | undefined, { entries }: Log): boolean {
  const own = entries.at(-1)
  const segment = storage && itemIn(storage, segmentKey(Math.floor((entries.length - 1) / SEGMENT)))
  return segment !== undefined && own !== undefined && !segment.endsWith(`${JSON.stringify(own)}]`)
}

/**
 * Commands of this tab that the stored conversation lacks, because another tab wrote its own step at the same moment.
 */
export function lostCommands(own: Log, kept: Log): readonly Extract<LoggedEvent, { type: 'command' }>[] {
  const parts = own.entries.findIndex((entry, step) => !isSameEntry(entry, kept.entries[step]))
  // Without a common first entry it is another conversation.
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
      // Another tab has written this step first. Its step counts, and this tab is about to be told.
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

/** Payments are not repeated: another tab may have changed the basket meanwhile. */
function isPaying({ type }: Command): boolean {
  return type === 'checkout.pay' || type === 'payment.retry'
}

function isSameEntry(one: Entry, other: Entry | undefined): boolean {
  return one.at === other?.at && one.hash === other.hash && one.event.type === other.event.type
}

/** Whether a storage key holds entries of the log or their number. */
export function holdsSteps(key: string): boolean {
  return key === META_KEY || (key.startsWith('orda.log.') && key !== SET_ASIDE_KEY)
}

function isOfLog(key: string): boolean {
  return holdsSteps(key) || key.startsWith(BLOB)
}

/** Whether a stored value is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
