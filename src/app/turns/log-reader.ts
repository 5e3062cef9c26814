import type { Asking } from '#contracts/system/turns.contract.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { textHash } from '#flows/core/log/text-hash.ts'
import type { Log, Settings } from '#flows/core/log/log.ts'
import type { BlobStore } from './blob-store.ts'
import { sentLog, withBlobs } from './sent-log.ts'
import { foldable } from './turn-log.ts'
import { during, type TurnRun } from './turn-run.ts'

type ReaderWorld = {
  readonly blobs: BlobStore
  readonly restaurants: () => readonly Restaurant[]
  readonly now: () => number
  /** Runs a log in which nothing is done but asked. */
  readonly ask: (log: Log, asking: Asking) => TurnRun
}

/** Reads a log as a page carries it, with its large answers; nothing where it cannot be had. */
export type LogReader = (text: string, settings: Settings, asking: Asking) => Promise<Log | undefined>

export function createLogReader({ blobs, restaurants, now, ask }: ReaderWorld): LogReader {
  return async (text, settings, asking) => {
    const sent = sentLog(text, settings, now())
    return sent && withBlobs(sent, found, (before) => askedAgain(before, asking))
  }

  /** A large answer that was given before, or that a page has begun with. */
  function found(hash: string): unknown {
    const known = blobs.find(hash)
    if (known !== undefined) return known
    const list = restaurants()
    return textHash(JSON.stringify(list)) === hash ? list : undefined
  }

  /** The large answers of a log that goes on from where one was asked for that is not known any more. */
  async function askedAgain(before: Log, asking: Asking): Promise<Log['blobs']> {
    const asked = foldable(() => ask(before, asking))
    if (!asked) return {}
    return during(asked, async ({ runner, settled }) => {
      await settled()
      return runner.log().blobs
    })
  }
}
