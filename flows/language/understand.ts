import type { Conversation } from '../conversation/conversation.ts'
import type { WrittenOrder, WrittenRevision } from '../log/commands.ts'
import { amendmentWrittenIn, type Amendment } from './amend-proposal.ts'
import { avoidedWrittenIn } from './avoided-written.ts'
import { inquiryWrittenIn } from './inquiry-written.ts'
import { interpret, isGlobalWord, type Interpretation, type Lexicon, type Wording } from './interpret.ts'
import { orderWrittenIn } from './propose-order.ts'
import { listedAtPlace } from './place-written.ts'
import { changesWrittenIn, wishWrittenIn } from './propose-revision.ts'
import { tableWrittenIn } from './table-written.ts'
import { restaurantWrittenIn } from './restaurant-written.ts'
import { termsWrittenIn } from './terms-written.ts'
import { withoutCourtesies } from './without-courtesies.ts'
import type { LanguageWords } from './words/language-words.ts'

/** All that is known of the languages the customer may type. */
export type Languages = {
  readonly lexicon: Lexicon
  readonly wording: Wording
  readonly words: readonly LanguageWords[]
}

export type Understood =
  | Interpretation
  | Amendment
  | { readonly kind: 'order'; readonly order: WrittenOrder }
  | { readonly kind: 'changes'; readonly revision: WrittenRevision }

/**
 * What typed text means: a word that always works, the number of the table where that is asked, what cannot be eaten, what is on screen by its name or its place, a question, how and when the food is had, a change of
 * what is proposed or of the basket, an order, in that order. What is said without any of them may be wished of what was
 * ordered last. Pure.
 */
export function understand(
  text: string,
  conversation: Conversation,
  { lexicon, wording, words }: Languages,
): Understood {
  const table = isGlobalWord(text, lexicon) ? undefined : tableWrittenIn(text, conversation)
  if (table) return { kind: 'command', command: table }
  const avoided = avoidedWrittenIn(text, words)
  if (avoided) return { kind: 'route', route: { name: 'avoidList', suggested: avoided } }
  const wish = isGlobalWord(text, lexicon) ? undefined : wishWrittenIn(text, conversation, words)
  if (wish) return 'command' in wish ? { kind: 'command', ...wish } : { kind: 'unknown', ...wish }
  return interpret(
    text,
    conversation,
    lexicon,
    wording,
    () =>
      saidIn(text, conversation, { lexicon, wording, words }) ??
      askedPolitely(text, conversation, { lexicon, wording, words }),
  )
}

/** A word that always works, inside a polite sentence. */
function askedPolitely(
  text: string,
  conversation: Conversation,
  { lexicon, wording, words }: Languages,
): Understood | undefined {
  const plain = words
    .map((language) => withoutCourtesies(text, language))
    .find((said) => isGlobalWord(said, lexicon))
  const meaning = plain === undefined ? undefined : interpret(plain, conversation, lexicon, wording)
  return meaning?.kind === 'unknown' ? undefined : meaning
}

function saidIn(
  text: string,
  conversation: Conversation,
  { words, wording }: Languages,
): Understood | undefined {
  const listed = listedAtPlace(text, conversation, words)
  if (listed) return { kind: 'command', command: listed }
  const place = restaurantWrittenIn(text, conversation, words, wording)
  if (place) return place
  const inquiry = inquiryWrittenIn(text, conversation, words)
  if (inquiry) return { kind: 'command', command: { type: 'inquiry.make', inquiry } }
  const terms = termsWrittenIn(text, conversation, words)
  if (terms) return { kind: 'command', command: terms }
  const amended = amendmentWrittenIn(text, conversation, words)
  if (amended) return amended
  const revision = changesWrittenIn(text, conversation, words)
  if (revision) return { kind: 'changes', revision }
  const order = orderWrittenIn(text, conversation, words)
  if (order) return { kind: 'order', order }
  const wished = changesWrittenIn(text, conversation, words, true)
  if (wished) return { kind: 'changes', revision: wished }
  return amendmentWrittenIn(text, conversation, words, true)
}
