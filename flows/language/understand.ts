import type { Conversation } from '../conversation/conversation.ts'
import type { WrittenChange, WrittenOrder } from '../log/commands.ts'
import { inquiryWrittenIn } from './inquiry-written.ts'
import { interpret, isGlobalWord, type Interpretation, type Lexicon, type Wording } from './interpret.ts'
import { orderWrittenIn } from './propose-order.ts'
import { changesWrittenIn, wishWrittenIn } from './propose-revision.ts'
import { termsWrittenIn } from './terms-written.ts'
import type { LanguageWords } from './words/language-words.ts'

/** All that is known of the languages the customer may type. */
export type Languages = {
  readonly lexicon: Lexicon
  readonly wording: Wording
  readonly words: readonly LanguageWords[]
}

export type Understood =
  | Interpretation
  | { readonly kind: 'order'; readonly order: WrittenOrder }
  | { readonly kind: 'changes'; readonly changes: readonly WrittenChange[] }

/**
 * What typed text means: a word that always works, what is on screen, a question, how and when the food is had, a change of
 * the basket, an order, in that order. What is said without any of them may be wished of what was ordered last. Pure.
 */
export function understand(
  text: string,
  conversation: Conversation,
  { lexicon, wording, words }: Languages,
): Understood {
  const wish = isGlobalWord(text, lexicon) ? undefined : wishWrittenIn(text, conversation, words)
  if (wish) return 'command' in wish ? { kind: 'command', ...wish } : { kind: 'unknown', ...wish }
  const meaning = interpret(text, conversation, lexicon, wording)
  if (meaning.kind !== 'unknown' || meaning.soldOut !== undefined) return meaning
  const inquiry = inquiryWrittenIn(text, conversation, words)
  if (inquiry) return { kind: 'command', command: { type: 'inquiry.make', inquiry } }
  const terms = termsWrittenIn(text, conversation, words)
  if (terms) return { kind: 'command', command: terms }
  const changes = changesWrittenIn(text, conversation, words)
  if (changes) return { kind: 'changes', changes }
  const order = orderWrittenIn(text, conversation, words)
  if (order) return { kind: 'order', order }
  const wished = changesWrittenIn(text, conversation, words, true)
  return wished ? { kind: 'changes', changes: wished } : meaning
}
