import { normalise } from '../normalise.ts'

/** A word of a sentence: as it was typed, where its first letter stands, and as it is compared. */
export type Token = { readonly text: string; readonly at: number; readonly word: string }

/** A time of day, a word, digits, or a comma and its kin; an apostrophe is a part of its word. */
const PIECES = /\d{1,2}[:.]\d{2}(?!\d)|[\p{L}\p{M}]+(?:['’`][\p{L}\p{M}]+)*|\p{N}+|[,;.!?\n(]/gu

/** The words of a sentence in order; whatever stands between two parts of it is the word `,`. */
export function tokensOf(sentence: string): readonly Token[] {
  return [...sentence.matchAll(PIECES)].flatMap(({ 0: text, index: at }): readonly Token[] => {
    if (/^[,;.!?\n(]$/.test(text)) return [{ text, at, word: ',' }]
    if (/^\d{1,2}[:.]\d{2}$/.test(text)) return [{ text, at, word: text.replace('.', ':') }]
    const word = normalise(text.replaceAll(/['’`]/g, ''))
    return word === '' ? [] : [{ text, at, word }]
  })
}

/** The compared words of a phrase, without what stands between its parts. */
export function wordsIn(phrase: string): readonly string[] {
  return tokensOf(phrase).flatMap(({ word }) => (word === ',' ? [] : [word]))
}

/** The sentence with blanks in the place of some words, so that the others stand where they stood. */
export function blanked(sentence: string, words: readonly Token[]): string {
  return words.reduce(
    (text, { at, text: word }) => text.slice(0, at) + ' '.repeat(word.length) + text.slice(at + word.length),
    sentence,
  )
}
