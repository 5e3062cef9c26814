import type { Conversation, Flows } from '#flows/core/conversation/conversation.ts'
import { isBlobRef, type Log } from '#flows/core/log/log.ts'

/** A folded conversation as JSON, to be shown before the page can fold; large answers are references into its log. */
export type Snapshot = Pick<Conversation, 'step' | 'now' | 'pending' | 'turns' | 'barrier' | 'placed'> & {
  readonly flows: Readonly<Record<string, unknown>>
}

/** The snapshot of a conversation, to be sent with its log. */
export function snapshotOf(conversation: Conversation, log: Log): Snapshot {
  const { flows, step, now, pending, turns, barrier, placed } = conversation
  const hashes = blobHashes(log)
  const stands = Object.entries(flows).map(([name, { value, context }]) => [
    name,
    { value, context: withRefs(context, hashes) },
  ])
  return {
    flows: Object.fromEntries(stands) as Snapshot['flows'],
    step,
    now,
    pending,
    turns,
    barrier,
    placed,
  }
}

/** The conversation of a snapshot and its log, as `fold(log)` would make it. */
export function conversationOf(snapshot: Snapshot, log: Log): Conversation {
  const started = log.entries[0]?.event
  if (started?.type !== 'started') throw new Error('a log begins with its opening')
  return {
    ...snapshot,
    id: started.id,
    settings: log.settings,
    flows: withBlobs(snapshot.flows, log.blobs) as Flows,
  }
}

function blobHashes({ blobs }: Log): ReadonlyMap<unknown, string> {
  return new Map(Object.entries(blobs).map(([hash, blob]) => [blob, hash]))
}

function withRefs(value: unknown, hashes: ReadonlyMap<unknown, string>): unknown {
  const hash = hashes.get(value)
  return hash === undefined ? mapped(value, (part) => withRefs(part, hashes)) : { $blob: hash }
}

function withBlobs(value: unknown, blobs: Log['blobs']): unknown {
  return isBlobRef(value) ? blobs[value.$blob] : mapped(value, (part) => withBlobs(part, blobs))
}

function mapped(value: unknown, map: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part)]))
}
