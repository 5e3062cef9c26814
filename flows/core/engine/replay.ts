import type { Log } from '../log/log.ts'
import { advance, begin } from './reducer.ts'
import { fingerprintOf, hashOf, type Fingerprint } from './fingerprint.ts'
import { resolved } from './fold.ts'
import { keptOf } from './undo.ts'

/** Outcome of folding a log again: the same at every step, or the first step that differs with both sides. */
export type Replay =
  | { readonly outcome: 'identical'; readonly steps: number; readonly hash: string }
  | {
      readonly outcome: 'differs'
      readonly step: number
      readonly recorded: { readonly hash: string; readonly fingerprint?: unknown }
      readonly folded: { readonly hash: string; readonly fingerprint: Fingerprint }
    }

/** A log as it is exported: with the fingerprint of each step, so that a difference can be shown and not only found. */
export type Recording = Log & { readonly fingerprints?: Readonly<Record<string, unknown>> }

/** Folds a recorded log and compares every step that carries a hash. Pure. */
export function replay(recording: Recording): Replay {
  let conversation = begin(recording.settings)
  let hash = ''
  const kept = keptOf(recording.entries)
  for (const { entry, step } of kept) {
    conversation = advance(conversation, resolved(entry, recording.blobs), step)
    const fingerprint = fingerprintOf(conversation)
    hash = hashOf(fingerprint)
    if (entry.hash !== undefined && entry.hash !== hash) {
      const known = recording.fingerprints?.[String(step)]
      return {
        outcome: 'differs',
        step,
        recorded: known === undefined ? { hash: entry.hash } : { hash: entry.hash, fingerprint: known },
        folded: { hash, fingerprint },
      }
    }
  }
  return { outcome: 'identical', steps: kept.length, hash }
}
