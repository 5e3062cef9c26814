import type { ConversationCode } from '../ids.ts'
import { id } from '../ids.ts'

/** Letters and digits that nobody takes for another when they are read or heard: no 0 or O, 1, I or L, 2 or Z, 5 or S, 8 or B, U or V. */
const SIGNS = 'ACDEFGHJKMNPQRTWXY34679'
const LENGTH = 6
const HALF = LENGTH / 2

/** A new code for a conversation that is sent; `below` gives a whole number from 0 on and below what it is given. */
export function conversationCode(below: (limit: number) => number): ConversationCode {
  return id(Array.from({ length: LENGTH }, () => SIGNS[below(SIGNS.length)]).join(''))
}

/** The code somebody has typed or heard, however it was written; undefined where it is none. */
export function readConversationCode(typed: string): ConversationCode | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.\-–—]/g, '')
  return signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign)) ? id(signs) : undefined
}

/** A code as it is read aloud: in two halves. */
export function shownConversationCode(code: ConversationCode): string {
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`
}
