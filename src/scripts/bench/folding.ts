import { fold } from '#flows/core/engine/fold.ts'
import { conversationOf, logIn } from './conversation-of.ts'
import { atMost, fact, median, type Figure } from './figure.ts'
import { timed } from './machine.ts'

const EVENTS = 1000
const WARM_UP = 3
const RUNS = 15

/** What it costs to have a conversation back: the whole fold of a log of 1000 events; the median of 15 runs. */
export function folding(): readonly Figure[] {
  const log = logIn(conversationOf(EVENTS))
  const cut = { ...log, entries: log.entries.slice(0, EVENTS) }
  for (let run = 0; run < WARM_UP; run += 1) fold(cut)
  const first = median(Array.from({ length: RUNS }, () => timed(() => fold(cut))))
  return [
    atMost('fold of a 1000-event log', 50, first, 'ms'),
    fact('turns in that log', String(fold(cut).turns.length)),
  ]
}
