import Fuse from 'fuse.js'
import type { Conversation } from '../core/conversation/conversation.ts'
import { answersOf } from '../core/conversation/questions.ts'
import { meansNothing } from './clearer-reading.ts'
import { entriesOf, MOST_CANDIDATES, SHORTEST_MEANT, toOffer, type Wording } from './interpret.ts'
import { onceEach } from './name-search.ts'
import { type Interpretation } from './interpretation.ts'
import { normalise } from './normalise.ts'
import type { Understood } from './understood.ts'
import { sharesWord } from './word-match.ts'
import { MOST_LETTERS } from '../core/log/log.ts'

/** How far a name may be from what was typed to be offered; 0 is the same. */
const MOST_UNLIKE = 0.42

/**
 * What typed text means, and where that is nothing, what its letters resemble, which is only ever offered. It stands apart,
 * because it is fetched only where it is needed. Pure.
 */
export function orResembling<Meaning extends Understood>(
  meaning: Meaning,
  text: string,
  conversation: Conversation,
  wording: Wording,
): Meaning | Interpretation {
  const typed = normalise(text.slice(0, MOST_LETTERS))
  if (!meansNothing(meaning) || typed.length < SHORTEST_MEANT) return meaning
  const entries = entriesOf(typed, conversation, answersOf(conversation), wording)
  const fuse = new Fuse(entries, { keys: ['words'], threshold: MOST_UNLIKE, ignoreLocation: true })
  const found = fuse.search(typed, { limit: 3 * MOST_CANDIDATES }).map(({ item }) => item)
  return toOffer(onceEach(found.filter(({ words }) => sharesWord(typed, words))))
}
