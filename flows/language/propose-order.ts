import type { Conversation } from '../conversation/conversation.ts'
import { currentMenuOf } from '../conversation/selectors.ts'
import type { WrittenOrder } from '../log/commands.ts'
import { isOutsideOrdering } from '../machines/place.ts'
import { liveQuestionOf } from '../questions/questions.ts'
import { normalise } from './normalise.ts'
import { readOrder, type OrderReading } from './reader/read-order.ts'
import { wordsIn } from './reader/sentence-words.ts'
import type { LanguageWords } from './words/language-words.ts'

/**
 * What a sentence orders where the conversation stands, to be proposed; undefined where it orders nothing, or asks, or
 * speaks of what is ordered already. It is read in each of the languages, and taken as the first of them that reads it
 * best. Pure.
 */
export function orderWrittenIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): WrittenOrder | undefined {
  const menu = currentMenuOf(conversation)
  if (!menu || !isTaken(conversation)) return undefined
  const [best] = languages
    .filter((language) => mayOrder(text, language))
    .map((language) => readOrder(text, menu, [language]))
    .filter(isWorthProposing)
    .toSorted((one, other) => leftIn(one) - leftIn(other) || other.score - one.score)
  return (
    best && {
      lines: best.lines,
      marks: best.words.map(({ text: word, at, taken }) => ({ from: at, to: at + word.length, taken })),
    }
  )
}

/** An order is taken at the cards of the menu and the basket; what stands in the way of them is answered first. */
function isTaken(conversation: Conversation): boolean {
  const live = liveQuestionOf(conversation)
  if (!live || isOutsideOrdering(conversation.flows.dialogue.value)) return false
  return live.name === 'proposal' || live.surface === 'card'
}

function mayOrder(text: string, { asks, changes }: LanguageWords): boolean {
  const words = wordsIn(text)
  const isOf = (list: readonly string[], word: string) => list.some((each) => normalise(each) === word)
  return !isOf(asks, words[0] ?? '') && !words.some((word) => isOf(changes, word))
}

/** Most of the words have to be of the order, and what is ordered has to be named. */
function isWorthProposing(reading: OrderReading): boolean {
  const { lines, words, isNamed } = reading
  if (lines.length === 0 || !isNamed) return false
  const left = leftIn(reading)
  return left * 2 <= words.length - left && !isOneOfSeveral(reading)
}

/** A name alone that several products have is no order of any of them. */
function isOneOfSeveral({ lines, words }: OrderReading): boolean {
  const [line, ...more] = lines
  return more.length === 0 && words.length === 1 && line !== undefined && line.others.length > 0
}

function leftIn({ words }: OrderReading): number {
  return words.filter(({ taken }) => taken === 'left').length
}
