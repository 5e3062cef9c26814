import { phrasesOf, writtenEndsOf } from './reader/revision/revision-phrases.ts'
import { tokensOf, wordsIn, type Token } from './reader/sentence-words.ts'
import { keptFor } from './kept.ts'
import type { LanguageWords } from './words/language-words.ts'

/** So many words before and after what is said are told from it. */
const MOST_CUTS = 7

/** What a sentence says once the words around it that say nothing are left out: "I want to pay please" is "pay". */
export function withoutCourtesies(sentence: string, language: LanguageWords): string {
  const tokens = saidWords(sentence, language.joined)
  const { filler = [] } = phrasesOf(language)
  const said: string[] = []
  for (let at = 0; at < tokens.length;) {
    const ends = writtenEndsOf(filler, tokens, at)
    if (ends.size > 0) at = Math.max(...ends)
    else said.push(tokens[at++]?.word ?? '')
  }
  return said.join(' ')
}

/**
 * A sentence without some of the words before it and after it that say nothing, or only that something is to be shown:
 * "that's all, thanks" is "that's all" too, and "show me what's in my basket" is what follows. As it is written, and with
 * what its words stand for.
 */
export function withoutGreetings(sentence: string, language: LanguageWords): readonly string[] {
  const written = saidWords(sentence, {})
  const spelledOut = saidWords(sentence, language.joined)
  const isSame = written.every(({ word }, at) => word === spelledOut[at]?.word)
  return [...cutAround(written, language), ...(isSame ? [] : cutAround(spelledOut, language))]
}

function cutAround(words: readonly Token[], language: LanguageWords): readonly string[] {
  const passedOver = aroundOf(language)
  const starts = new Set([0])
  for (const at of starts)
    for (const end of writtenEndsOf(passedOver, words, at)) if (end < words.length) starts.add(end)
  const ends = new Set([words.length])
  for (let at = words.length - 1; at > 0; at--)
    if ([...writtenEndsOf(passedOver, words, at)].some((end) => ends.has(end))) ends.add(at)
  return [...starts].slice(0, MOST_CUTS).flatMap((start) =>
    [...ends]
      .slice(0, MOST_CUTS)
      .filter((end) => end > start)
      .map((end) =>
        words
          .slice(start, end)
          .map(({ word }) => word)
          .join(' '),
      ),
  )
}

const aroundOf = keptFor((language: LanguageWords) => [
  ...(phrasesOf(language).filler ?? []),
  ...language.onScreen.around.map(wordsIn),
])

function saidWords(sentence: string, joined: LanguageWords['joined']): readonly Token[] {
  return tokensOf(sentence, joined).filter(({ word }) => word !== ',')
}
