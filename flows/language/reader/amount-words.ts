import type { LanguageWords } from '../words/language-words.ts'
import { writtenEndsOf } from './revision/revision-phrases.ts'
import { MONEY_SIGN, wordsIn, type Token } from './sentence-words.ts'

type Phrases = readonly (readonly string[])[]

/** What says that a number is of money or of people, in some languages, word by word. */
export type Amounts = {
  readonly money: ReadonlySet<string>
  readonly others: Phrases
  /** Before a number that ends what is said: of people, or of money. */
  readonly leads: Phrases
  readonly values: ReadonlyMap<string, number>
  /** What may stand between such a number and the end: "vi er fire stykker". */
  readonly counted: ReadonlySet<string>
  /** What ends it: "we are four and want". */
  readonly joining: ReadonlySet<string>
}

/** What is sold by such a word is counted: "two kids meals". */
type Named = {
  readonly amounts: Amounts
  readonly postings: ReadonlyMap<string, readonly { readonly at: number }[]>
}
/** A word as it is typed, and as a language writes it. */
type Said = Token & { readonly spoken: { readonly word: string } | undefined }
type Run = { readonly from: number; readonly to: number }

/** The words of some languages. */
export function amountsOf(languages: readonly LanguageWords[]): Amounts {
  const phrases = (of: (language: LanguageWords) => readonly string[]) =>
    languages.flatMap((language) => of(language).map(wordsIn))
  return {
    money: new Set([MONEY_SIGN, ...phrases(({ amounts }) => amounts.money).flat()]),
    others: phrases(({ amounts }) => amounts.others),
    leads: phrases(({ amounts }) => [...amounts.party, ...amounts.upTo]),
    values: new Map(
      languages.flatMap(({ numbers }) =>
        Object.entries(numbers).map(([phrase, value]) => [wordsIn(phrase).join(' '), value] as const),
      ),
    ),
    counted: new Set(phrases(({ counters }) => counters).flat()),
    joining: new Set(phrases(({ roles }) => [...roles.and, ...roles.but]).flat()),
  }
}

/** Where a sentence speaks of a sum or of people: "for 50 kroner", "we are four", "a table for six". Pure. */
export function amountEnds(words: readonly Said[], lexicon: Named): readonly Run[] {
  const runs: Run[] = []
  for (let at = 0; at < words.length; at++) {
    const run = amountAt(words, at, lexicon)
    if (!run) continue
    runs.push(run)
    at = run.to - 1
  }
  return runs
}

function amountAt(words: readonly Said[], at: number, { amounts, postings }: Named): Run | undefined {
  const { money, others, leads, counted, joining } = amounts
  const number = numberFrom(words, at, amounts)
  if (number === undefined) {
    const isSum = money.has(words[at]?.word ?? '') ? numberFrom(words, at + 1, amounts) : undefined
    if (isSum !== undefined) return { from: at, to: isSum }
    const begun = longestEnd(leads, words, at)
    const end = begun === undefined ? undefined : numberFrom(words, begun, amounts)
    if (begun === undefined || end === undefined) return undefined
    const named = amountAt(words, begun, { amounts, postings })
    if (named) return { from: at, to: named.to }
    const after = counted.has(words[end]?.word ?? '') ? end + 1 : end
    const next = words[after]?.word
    const isEnd = next === undefined || next === ',' || joining.has(next)
    // "For one" and "on one" are of one of several things.
    return isEnd && !isOne(words, begun, end, amounts) ? { from: at, to: after } : undefined
  }
  const { word: next = '' } = words[number] ?? {}
  if (money.has(next)) return { from: at, to: number + 1 }
  const ofOthers = longestEnd(others, words, number)
  const isSold = postings.get(next)?.some((posting) => posting.at === 0) === true
  return ofOthers === undefined || isSold ? undefined : { from: at, to: ofOthers }
}

/** Where a number ends that begins at a word: `50`, `4,50`, "twenty". */
function numberFrom(words: readonly Said[], at: number, { values }: Amounts): number | undefined {
  const { word = '' } = words[at] ?? {}
  if (/^\d{1,2}:\d{2}$|^\d+\.\d$/.test(word)) return at + 1
  if (/^\d+$/.test(word)) {
    const isDecimal = words[at + 1]?.word === ',' && /^\d{2}$/.test(words[at + 2]?.word ?? '')
    return isDecimal ? at + 3 : at + 1
  }
  return values.has(word) || values.has(words[at]?.spoken?.word ?? '') ? at + 1 : undefined
}

function isOne(words: readonly Said[], at: number, to: number, { values }: Amounts): boolean {
  const { word = '' } = words[at] ?? {}
  return to === at + 1 && (word === '1' || values.get(word) === 1)
}

function longestEnd(phrases: Phrases, words: readonly Said[], at: number): number | undefined {
  const ends = writtenEndsOf(phrases, words, at)
  return ends.size === 0 ? undefined : Math.max(...ends)
}
