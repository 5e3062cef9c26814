import { checkTableNumber } from '#domain/basket/table-number.ts'
import { tablesOf } from '../../core/conversation/selectors.ts'
import type { Conversation } from '../../core/conversation/conversation.ts'
import type { Command } from '../../core/log/commands.ts'
import { liveQuestionOf } from '../../core/conversation/questions.ts'

/** A word with a digit, or one letter by itself: `12`, `B4`, `7-b`, `C`. */
const NUMBER = /^(?=.*\d)[A-Za-z\d-]+$|^[A-Za-z]$/

/**
 * The number of a table, where that is asked: the whole text, or the only word of a sentence that can be one. Undefined
 * elsewhere, and where several can. Pure.
 */
export function tableWrittenIn(text: string, conversation: Conversation): Command | undefined {
  if (liveQuestionOf(conversation)?.name !== 'table') return undefined
  const words = text.split(/[\s.,;:!?#]+/)
  const digits = words.filter((word) => /\d/.test(word) && NUMBER.test(word))
  const [number = '', ...others] = words.length === 1 ? words : digits
  return others.length === 0 && NUMBER.test(number) && checkTableNumber(number, tablesOf(conversation)).ok
    ? { type: 'table.tell', number }
    : undefined
}
