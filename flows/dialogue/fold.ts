import { isAdjustment } from '../commands.ts'
import type { Conversation } from '../conversation.ts'
import { isBlobRef, type Entry, type Log } from '../log.ts'
import { advance, begin } from './conductor.ts'

/** An entry that still counts, and its place in the log. */
export type Kept = { readonly entry: Entry; readonly step: number }

/** The conversation a log amounts to. Pure: no clock, no chance, no language, no IO. */
export function fold(log: Log): Conversation {
  let conversation = begin(log.settings)
  for (const { entry, step } of keptOf(log.entries))
    conversation = advance(conversation, resolved(entry, log.blobs), step)
  return conversation
}

/** The entries that were not taken back. An `undone` entry takes back everything from step `to` on, and itself counts. */
export function keptOf(entries: readonly Entry[]): readonly Kept[] {
  const kept: Kept[] = []
  for (const [step, entry] of entries.entries()) {
    const { event } = entry
    if (event.type === 'undone') while (kept.length > 0 && (kept.at(-1)?.step ?? 0) >= event.to) kept.pop()
    kept.push({ entry, step })
  }
  return kept
}

/** An entry with its large answer in place of the reference to it. */
export function resolved(entry: Entry, blobs: Log['blobs']): Entry {
  const { event } = entry
  if (event.type !== 'done' || !isBlobRef(event.output)) return entry
  const output = blobs[event.output.$blob]
  if (output === undefined)
    throw new Error(`the log refers to an answer it does not hold: ${event.output.$blob}`)
  return { ...entry, event: { ...event, output } }
}

export type Reach = 'answer' | 'act'

/**
 * The step to take back to: the last answer (`answer`, what Back means) or the last act of any kind (`act`, Undo).
 * Nothing at or before the payment barrier, nor the opening of the conversation, can be taken back.
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
    if (event.type !== 'command') continue
    if (reach === 'act' || !isAdjustment(event.command.type)) return found.step
  }
  return undefined
}
