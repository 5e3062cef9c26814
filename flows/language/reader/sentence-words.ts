import { kept, keptLast } from '../kept.ts'
import { normalise } from '../normalise.ts'
import { ELIDED } from '../words/elided-words.ts'

/** A word of a sentence: as it was typed, where its first letter stands, and as it is compared. */
export type Token = { readonly text: string; readonly at: number; readonly word: string }

/** What stands for any sign of money: `€`, and the `,-` after a sum. */
export const MONEY_SIGN = '¤'
/** A time of day, a decimal, a word, digits, a sign of money, or a comma and its kin; an apostrophe is a part of its word. */
const PIECES =
  /\d{1,2}[:.]\d{2}(?!\d)|\d+[.,]\d(?!\d)|[\p{L}\p{M}]+(?:['’`][\p{L}\p{M}]+)*|\p{N}+|\p{Sc}|(?<=\d),[-–]|[,;.!?\n(]|(?<=\s)\+(?=\s)/gu

/** Words that stand for several. */
type Joined = Readonly<Record<string, string>>

const NONE_JOINED: Joined = {}

/** The words of a sentence in order; whatever stands between two parts of it is the word `,`. */
export function tokensOf(sentence: string, joined = NONE_JOINED): readonly Token[] {
  return tokensBy(sentence, joined)
}

const tokensBy = keptLast((sentence, joined: Joined): readonly Token[] =>
  [...sentence.matchAll(PIECES)].flatMap(({ 0: text, index: at }): readonly Token[] => {
    if (/^[,;.!?\n(+]$/.test(text)) return [{ text, at, word: ',' }]
    if (/^(?:\p{Sc}|,[-–])$/u.test(text)) return [{ text, at, word: MONEY_SIGN }]
    if (/^\d{1,2}[:.]\d{2}$/.test(text)) return [{ text, at, word: text.replace('.', ':') }]
    if (/^\d+[.,]\d$/.test(text)) return [{ text, at, word: text.replace(',', '.') }]
    return partsOf(text).flatMap((part): readonly Token[] => {
      const word = normalise(part.text.replaceAll(/['’`]/g, ''))
      if (word === '') return []
      const start = at + part.from
      const [first = word, ...rest] = Object.hasOwn(joined, word)
        ? normalise(joined[word] ?? '').split(' ')
        : []
      const end = start + part.text.length
      return [
        { text: part.text, at: start, word: first },
        ...rest.map((each) => ({ text: '', at: end, word: each })),
      ]
    })
  }),
)

/** A word that lost its last letter before another is a word of its own: `l'acqua`. */
function partsOf(text: string): readonly { readonly text: string; readonly from: number }[] {
  const cut = text.search(/['’`]/u) + 1
  return cut > 1 && ELIDED.has(text.slice(0, cut - 1).toLowerCase())
    ? [
        { text: text.slice(0, cut), from: 0 },
        ...partsOf(text.slice(cut)).map((part) => ({ ...part, from: part.from + cut })),
      ]
    : [{ text, from: 0 }]
}

/** The compared words of a phrase, without what stands between its parts. */
export const wordsIn: (phrase: string) => readonly string[] = kept((phrase) =>
  tokensOf(phrase).flatMap(({ word }) => (word === ',' ? [] : [word])),
)

/** A sentence as it is written, and with what its words stand for: "were sitting in" is "we are sitting in" too. */
export function spelledOut(
  sentence: string,
  { joined }: { readonly joined: Readonly<Record<string, string>> },
): readonly string[] {
  const words = tokensOf(sentence, joined).map(({ word }) => word)
  return [sentence, words.join(' ')]
}

/** The sentence with blanks in the place of some words, so that the others stand where they stood. */
export function blanked(sentence: string, words: readonly Token[]): string {
  return words.reduce(
    (text, { at, text: word }) => text.slice(0, at) + ' '.repeat(word.length) + text.slice(at + word.length),
    sentence,
  )
}

/** The words of a sentence without some phrases, wherever they stand; the longer ones first. */
export function withoutPhrases(sentence: string, phrases: readonly string[]): string {
  return phrases
    .map((phrase) => ` ${wordsIn(phrase).join(' ')} `)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, phrase) => rest.replaceAll(phrase, ' '), ` ${wordsIn(sentence).join(' ')} `)
}
