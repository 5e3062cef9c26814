import type { Runner } from '#flows/core/engine/runner.ts'
import { isBlobRef } from '#flows/core/log/log.ts'

/** Large answers by their hash, for logs that refer to them. */
export type BlobStore = {
  readonly find: (hash: string) => unknown
  readonly keep: (hash: string, blob: unknown) => void
}

/** A store that forgets the oldest: menus and lists are few, and what is forgotten is asked for again. */
export function createBlobStore(most: number): BlobStore {
  const blobs = new Map<string, unknown>()
  return {
    find: (hash) => blobs.get(hash),
    keep: (hash, blob) => {
      blobs.delete(hash)
      blobs.set(hash, blob)
      const [oldest] = blobs.keys()
      if (blobs.size > most && oldest !== undefined) blobs.delete(oldest)
    },
  }
}

/** Keeps the large answers a conversation is given, but for those of one customer alone. */
export function keepBlobsOf(runner: Runner, store: BlobStore): void {
  runner.on('step', ({ before, entry: { event } }) => {
    if (event.type !== 'done' || !isBlobRef(event.output)) return
    const hash = event.output.$blob
    if (before.pending[event.effect]?.traits.isPersonal !== true) store.keep(hash, runner.log().blobs[hash])
  })
}
