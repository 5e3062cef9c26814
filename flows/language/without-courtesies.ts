import { endsOf, phrasesOf } from './reader/revision-phrases.ts'
import { tokensOf } from './reader/sentence-words.ts'
import type { LanguageWords } from './words/language-words.ts'

/** What a sentence says once the words around it that say nothing are left out: "I want to pay please" is "pay". */
export function withoutCourtesies(sentence: string, language: LanguageWords): string {
  const tokens = tokensOf(sentence, language.joined).filter(({ word }) => word !== ',')
  const { filler = [] } = phrasesOf(language)
  const said: string[] = []
  for (let at = 0; at < tokens.length;) {
    const ends = [...endsOf(filler, tokens, at)].flatMap(([end, cost]) => (cost === 0 ? [end] : []))
    if (ends.length > 0) at = Math.max(...ends)
    else said.push(tokens[at++]?.word ?? '')
  }
  return said.join(' ')
}
