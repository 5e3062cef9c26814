import type { Conversation } from '../conversation/conversation.ts'
import { isBlobRef, type Entry, type Log } from '../log/log.ts'
import { advance, begin } from './reducer.ts'
import { keptOf } from './undo.ts'

/** The conversation a log amounts to. Pure: no clock, no chance, no language, no IO. */
export function fold(log: Log): Conversation {
  let conversation = begin(log.settings)
  for (const { entry, step } of keptOf(log.entries))
    conversation = advance(conversation, resolved(entry, log.blobs), step)
  return conversation
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
