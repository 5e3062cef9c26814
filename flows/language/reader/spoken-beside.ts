import type { LanguageWords } from '../words/language-words.ts'
import { endsOf, phrasesOf, writtenEndsOf } from './revision/revision-phrases.ts'
import { blanked, tokensOf } from './sentence-words.ts'

/** What is ordered by a sentence that follows another. `sentence`: with blanks for the words that say how it follows. */
export type SpokenBeside = {
  readonly sentence: string
  /** It comes with what was said before, and not in its place. */
  readonly isBeside: boolean
}

/** How an order follows what is proposed: "and a cola too" comes with it, "no, two colas" in its place. */
export function spokenBeside(sentence: string, language: LanguageWords): SpokenBeside {
  const tokens = tokensOf(sentence)
  const { wait = [], too = [] } = phrasesOf(language)
  const afterNo = longest(writtenEndsOf(wait, tokens, 0))
  const start = tokens[afterNo]?.word === ',' ? afterNo + 1 : 0
  const from = Math.max(start, longest(writtenEndsOf(too, tokens, start)))
  const isLast = (at: number) => endsOf(too, tokens, at).has(tokens.length)
  const found = tokens.findIndex((_, at) => at > from && isLast(at))
  const to = found < 0 ? tokens.length : found
  if (from >= tokens.length) return { sentence, isBeside: false }
  const joining = [...tokens.slice(0, from), ...tokens.slice(to)].filter(({ word }) => word !== ',')
  return { sentence: blanked(sentence, joining), isBeside: from > start || to < tokens.length }
}

/** Whether a sentence begins as a change: "make the fries large" orders no large fries beside the others. */
export function beginsAsChange(sentence: string, language: LanguageWords): boolean {
  const { swap = [], remove = [] } = phrasesOf(language)
  const tokens = tokensOf(sentence)
  const end = longest(writtenEndsOf([...swap, ...remove], tokens, 0))
  return end > 0 && tokens[end]?.word !== ','
}

function longest(ends: ReadonlySet<number>): number {
  return Math.max(0, ...ends)
}
