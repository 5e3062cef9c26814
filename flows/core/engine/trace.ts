import type { Fact } from '../conversation/dispatched.ts'
import type { Conversation, Effect, FlowName } from '../conversation/conversation.ts'
import type { Entry, Log } from '../log/log.ts'
import type { Say } from '../log/say.ts'
import { announcementOf, type Announcement } from '../transcript/announcement.ts'
import { aloudOf } from '../transcript/aloud.ts'
import { fingerprintOf, hashOf, type Fingerprint } from './fingerprint.ts'
import { fold, resolved } from './fold.ts'
import { begin, stepOf } from './reducer.ts'
import type { Recording } from './replay.ts'

/** A flow that a step moved, and where it stood before and after. */
export type Move = { readonly flow: FlowName; readonly from: unknown; readonly to: unknown }

/** An effect whose answer a step is, and how long it took (ms). */
export type Answered = { readonly effect: Effect; readonly tookMs: number }

/** One step of a conversation as it came about, and what it came to. */
export type TracedStep = {
  readonly step: number
  readonly entry: Entry
  readonly before: Conversation
  readonly after: Conversation
  readonly moved: readonly Move[]
  readonly facts: readonly Fact[]
  readonly asked: readonly Effect[]
  readonly answered?: Answered
  /** What a screen reader was told, and what only a card showed. */
  readonly announced?: Announcement
  readonly aloud: readonly Say[]
  readonly hash: string
  /** Whether it came to the same when it was recorded; undefined where no hash was. */
  readonly isIdentical?: boolean
}

/** A conversation step by step; `broken` where a step could not be folded, so that none follows. */
export type Trace = {
  readonly steps: readonly TracedStep[]
  readonly broken?: { readonly step: number; readonly reason: string }
}

/**
 * Folds a log as it came about, what was taken back too, and notes of each step what it moved, asked for, was answered and
 * told. Pure; a log that cannot be folded to its end is traced as far as it can.
 */
export function traceOf(log: Log): Trace {
  const steps: TracedStep[] = []
  const askedAt = new Map<string, number>()
  let before = begin(log.settings)
  for (const [step, entry] of log.entries.entries()) {
    try {
      const traced = tracedStep(log, before, entry, step, askedAt)
      for (const { serial } of traced.asked) askedAt.set(serial, entry.at)
      steps.push(traced)
      before = traced.after
    } catch (error) {
      return { steps, broken: { step, reason: error instanceof Error ? error.message : String(error) } }
    }
  }
  return { steps }
}

/** The log with the fingerprint of each step beside it, so that a later version can show where it parts from this one. */
export function recordingOf(log: Log, { steps }: Trace): Recording {
  const fingerprints: Record<string, Fingerprint> = {}
  for (const { step, after, isIdentical } of steps)
    if (isIdentical === true) fingerprints[step] = fingerprintOf(after)
  return { ...log, fingerprints }
}

function tracedStep(
  log: Log,
  before: Conversation,
  entry: Entry,
  step: number,
  askedAt: ReadonlyMap<string, number>,
): TracedStep {
  const { event, hash: recorded } = entry
  const isRetold = event.type === 'undone' || event.type === 'redone'
  const { after, facts } = isRetold
    ? { after: fold({ ...log, entries: log.entries.slice(0, step + 1) }), facts: [] }
    : stepOf(before, resolved(entry, log.blobs), step)
  const effect = 'effect' in event ? before.pending[event.effect] : undefined
  const aloud = aloudOf(event, after)
  const announced = isRetold ? undefined : announcementOf(before, after, event, aloud)
  const hash = hashOf(fingerprintOf(after))
  return {
    step,
    entry,
    before,
    after,
    moved: movesBetween(before, after),
    facts,
    asked: Object.values(after.pending).filter(({ serial }) => !(serial in before.pending)),
    ...(effect && {
      answered: { effect, tookMs: entry.at - (askedAt.get(effect.serial) ?? entry.at) },
    }),
    ...(announced && { announced }),
    aloud,
    hash,
    ...(recorded !== undefined && { isIdentical: recorded === hash }),
  }
}

function movesBetween(before: Conversation, after: Conversation): readonly Move[] {
  return (Object.keys(after.flows) as readonly FlowName[]).flatMap((flow) => {
    const from = before.flows[flow].value
    const to = after.flows[flow].value
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ flow, from, to }]
  })
}
