import { traitsOfCommand } from '../conversation/dispatch.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { Entry, LoggedEvent } from '../log/log.ts'
import type { Say } from '../log/say.ts'
import { traitsOfSerial } from './effects.ts'
import { wordsOfStep } from '../transcript/words-of-step.ts'

/** An entry that still counts, and its place in the log. */
export type Kept = { readonly entry: Entry; readonly step: number }

/** The entries that count, and what was taken back and can be done again, the latest last. */
type Reckoned = { readonly kept: readonly Kept[]; readonly takenBack: readonly TakenBack[] }

/** The entries that counted before something was taken back, and what that was. */
type TakenBack = { readonly before: readonly Kept[]; readonly what: Say | undefined }

/** How far one step back goes: to the last answer, or to the last act of any kind. */
export type Reach = 'answer' | 'act'

/**
 * The entries that were not taken back. An `undone` entry takes back every entry from step `to` on, except what the
 * outside was told and cannot forget (a login, a rating, an arrival). A `redone` entry brings back what the last
 * `undone` took, unless something new was done since. Both entries themselves are kept.
 */
export function keptOf(entries: readonly Entry[]): readonly Kept[] {
  return reckoned(entries).kept
}

/**
 * What takes back the last answer (`answer`, what Back means) or the last act of any kind (`act`, Undo), to be logged.
 * Undefined where there is none: the opening, and all up to the last payment, cannot be taken back.
 */
export function undoOf(
  entries: readonly Entry[],
  conversation: Conversation,
  reach: Reach,
): Extract<LoggedEvent, { type: 'undone' }> | undefined {
  for (const { entry, step } of keptOf(entries).toReversed()) {
    if (step <= conversation.barrier) return undefined
    const { event } = entry
    if (event.type !== 'command' || !isStep(event.command)) continue
    if (reach === 'act' || !traitsOfCommand(event.command.type).isAdjustment)
      return { type: 'undone', to: step, what: wordsOfStep(step, event.command, conversation) }
  }
  return undefined
}

/** What brings back what was last taken back, to be logged; undefined where there is nothing, or something new was done since. */
export function redoOf(entries: readonly Entry[]): Extract<LoggedEvent, { type: 'redone' }> | undefined {
  const last = reckoned(entries).takenBack.at(-1)
  if (!last) return undefined
  return last.what === undefined ? { type: 'redone' } : { type: 'redone', what: last.what }
}

function reckoned(entries: readonly Entry[]): Reckoned {
  let kept: Kept[] = []
  let takenBack: TakenBack[] = []
  for (const [step, entry] of entries.entries()) {
    const { event } = entry
    if (event.type === 'undone') {
      takenBack.push({ before: [...kept], what: event.what })
      takeBack(kept, event.to)
    } else if (event.type === 'redone') {
      const last = takenBack.pop()
      if (last) kept = broughtBack(last.before, kept)
    } else if (isNew(event)) takenBack = []
    kept.push({ entry, step })
  }
  return { kept, takenBack }
}

/** Whether the customer did something new, after which what was taken back stays so. */
function isNew(event: LoggedEvent): boolean {
  return event.type === 'command' && isStep(event.command)
}

/** Whether it is a step that can be taken back; a question, or a sentence that was not understood, did nothing. */
function isStep({ type }: Command): boolean {
  const { isOnlySaid, outlivesUndo } = traitsOfCommand(type)
  return !isOnlySaid && !outlivesUndo
}

function takeBack(kept: Kept[], to: number): void {
  const outliving: Kept[] = []
  while (kept.length > 0 && (kept.at(-1)?.step ?? 0) >= to) {
    const last = kept.pop()
    if (last && isHeardOutside(last.entry.event)) outliving.push(withoutHash(last))
  }
  kept.push(...outliving.toReversed())
}

/** What counted before, and of what came since what the outside was told. */
function broughtBack(before: readonly Kept[], since: readonly Kept[]): Kept[] {
  const last = before.at(-1)?.step ?? 0
  const outliving = since.filter(({ entry, step }) => step > last && isHeardOutside(entry.event))
  return [...before, ...outliving.map(withoutHash)]
}

function isHeardOutside(event: LoggedEvent): boolean {
  if (event.type === 'command') return traitsOfCommand(event.command.type).outlivesUndo === true
  return (
    (event.type === 'done' || event.type === 'failed') && traitsOfSerial(event.effect).outlivesUndo === true
  )
}

/** The hash is of a conversation with other entries before this one: it is true no longer. */
function withoutHash({ entry: { at, event }, step }: Kept): Kept {
  return { entry: { at, event }, step }
}
