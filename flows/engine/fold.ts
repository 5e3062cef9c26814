import { isAdjustment, outlivesUndo } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { isBlobRef, type Entry, type Log, type LoggedEvent } from '../log/log.ts'
import { advance, begin } from './reducer.ts'

/** An entry that still counts, and its place in the log. */
export type Kept = { readonly entry: Entry; readonly step: number }

/** The conversation a log amounts to. Pure: no clock, no chance, no language, no IO. */
export function fold(log: Log): Conversation {
  let conversation = begin(log.settings)
  for (const { entry, step } of keptOf(log.entries))
    conversation = advance(conversation, resolved(entry, log.blobs), step)
  return conversation
}

/**
 * The entries that were not taken back. An `undone` entry takes back every entry from step `to` on, except what the
 * outside was told and cannot forget (a login, a rating, an arrival). The `undone` entry itself is kept.
 */
export function keptOf(entries: readonly Entry[]): readonly Kept[] {
  const kept: Kept[] = []
  for (const [step, entry] of entries.entries()) {
    if (entry.event.type === 'undone') takeBack(kept, entry.event.to)
    kept.push({ entry, step })
  }
  return kept
}

/** Serials (`step.flow.id`) of the effects of the flows that tell the outside such things. */
const OUTLIVING_EFFECT = /^\d+\.(session|care|arrival)\./

function takeBack(kept: Kept[], to: number): void {
  const outliving: Kept[] = []
  while (kept.length > 0 && (kept.at(-1)?.step ?? 0) >= to) {
    const last = kept.pop()
    if (last && isHeardOutside(last.entry.event)) outliving.push({ ...last, entry: withoutHash(last.entry) })
  }
  kept.push(...outliving.toReversed())
}

function isHeardOutside(event: LoggedEvent): boolean {
  if (event.type === 'command') return outlivesUndo(event.command.type)
  return (event.type === 'done' || event.type === 'failed') && OUTLIVING_EFFECT.test(event.effect)
}

/** The hash is of a conversation that still had the entries that are taken back: it is true no longer. */
function withoutHash({ at, event }: Entry): Entry {
  return { at, event }
}

/** An entry with its large answer in place of the reference to it. Throws where the log does not hold the answer. */
export function resolved(entry: Entry, blobs: Log['blobs']): Entry {
  const { event } = entry
  if (event.type !== 'done' || !isBlobRef(event.output)) return entry
  const output = blobs[event.output.$blob]
  if (output === undefined)
    throw new Error(`the log refers to an answer it does not hold: ${event.output.$blob}`)
  return { ...entry, event: { ...event, output } }
}

/** How far one step back goes: to the last answer, or to the last act of any kind. */
export type Reach = 'answer' | 'act'

/**
 * The step to take back to: the last answer (`answer`, what Back means) or the last act of any kind (`act`, Undo).
 * Undefined where there is none: the opening, and all up to the last payment, cannot be taken back.
 */
export function undoStepOf(
  entries: readonly Entry[],
  conversation: Conversation,
  reach: Reach,
): number | undefined {
  const kept = keptOf(entries)
  for (let index = kept.length - 1; index >= 0; index--) {
    const found = kept[index]
    if (!found || found.step <= conversation.barrier) return undefined
    const { event } = found.entry
    if (event.type !== 'command' || outlivesUndo(event.command.type)) continue
    if (reach === 'act' || !isAdjustment(event.command.type)) return found.step
  }
  return undefined
}
