import type { Log } from '../log/log.ts'
import { advance, begin } from './reducer.ts'
import { faceOf, hashOf, type Face } from './fingerprint.ts'
import { keptOf, resolved } from './fold.ts'

/** Outcome of folding a log again: the same at every step, or the first step that differs with both sides. */
export type Replay =
  | { readonly outcome: 'identical'; readonly steps: number; readonly hash: string }
  | {
      readonly outcome: 'differs'
      readonly step: number
      readonly recorded: { readonly hash: string; readonly face?: unknown }
      readonly folded: { readonly hash: string; readonly face: Face }
    }

/** A log as it is exported: with what each recorded step looked like, for telling a difference. */
export type Recording = Log & { readonly faces?: Readonly<Record<string, unknown>> }

/** Folds a recorded log and compares every step that carries a hash. Pure. */
export function replay(recording: Recording): Replay {
  let conversation = begin(recording.settings)
  let hash = ''
  const kept = keptOf(recording.entries)
  for (const { entry, step } of kept) {
    conversation = advance(conversation, resolved(entry, recording.blobs), step)
    const face = faceOf(conversation)
    hash = hashOf(face)
    if (entry.hash !== undefined && entry.hash !== hash) {
      const known = recording.faces?.[String(step)]
      return {
        outcome: 'differs',
        step,
        recorded: known === undefined ? { hash: entry.hash } : { hash: entry.hash, face: known },
        folded: { hash, face },
      }
    }
  }
  return { outcome: 'identical', steps: kept.length, hash }
}
