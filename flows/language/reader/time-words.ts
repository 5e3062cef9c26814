import type { LanguageWords, TimeWords } from '../words/language-words.ts'
import type { MenuLexicon } from './menu-lexicon.ts'
import { wordsIn, type Token } from './sentence-words.ts'

/** A time that is said: `18:30`, or `+20` for minutes from now; and the word it ends before. */
export type SaidTime = { readonly value: string; readonly to: number }

/** Hours up to this one are meant in the afternoon unless the morning is said. */
const LAST_HOUR_MEANT_LATE = 9

/** The time of day said from a word on; undefined where none is. */
export function timeAt(tokens: readonly Token[], from: number, lexicon: MenuLexicon): SaidTime | undefined {
  for (const language of lexicon.languages) {
    const found = timeIn(tokens, from, lexicon, language)
    if (found) return found
  }
  return undefined
}

function timeIn(
  tokens: readonly Token[],
  from: number,
  lexicon: MenuLexicon,
  { time }: LanguageWords,
): SaidTime | undefined {
  const skip = (phrases: readonly string[], at: number) => skipped(tokens, at, phrases)
  const number = (at: number) => numberAt(tokens, at, lexicon)
  const within = skip(time.within, from)
  const minutes = within === undefined ? undefined : number(within)
  if (within !== undefined && minutes !== undefined) {
    const to = skip(time.minutes, within + 1)
    if (to !== undefined) return { value: `+${minutes}`, to }
  }
  const afterAt = skip(time.at, from)
  const start = afterAt ?? from
  const clock = /^(\d{1,2}):(\d{2})$/.exec(tokens[start]?.word ?? '')
  // Written with a leading zero, an hour is one of 24.
  if (clock?.[1]?.startsWith('0')) return { value: clock[0], to: start + 1 }
  if (clock) return clockTime(Number(clock[1]), Number(clock[2]), tokens, start + 1, time)
  const fraction = fractionAt(tokens, start, time, number)
  if (fraction) return clockTime(fraction.hour, fraction.minute, tokens, fraction.to, time)
  const hour = number(start)
  if (hour === undefined || hour > 23) return undefined
  const oClock = skip(time.oClock, start + 1)
  const half = skip(
    ['am', 'pm'].flatMap((key) => time[key as 'am' | 'pm']),
    start + 1,
  )
  // A bare number is a quantity; a time has to be said to be one.
  if (afterAt === undefined && oClock === undefined && half === undefined) return undefined
  return clockTime(hour, 0, tokens, oClock ?? start + 1, time)
}

function fractionAt(
  tokens: readonly Token[],
  start: number,
  time: TimeWords,
  number: (at: number) => number | undefined,
): { readonly hour: number; readonly minute: number; readonly to: number } | undefined {
  const afterHalf = skipped(tokens, start, time.half)
  if (afterHalf !== undefined) {
    const past = skipped(tokens, afterHalf, time.past)
    const hour = number(past ?? afterHalf)
    if (hour === undefined) return undefined
    const isBefore = past === undefined && time.halfIsBefore
    return { hour: isBefore ? hour - 1 : hour, minute: 30, to: (past ?? afterHalf) + 1 }
  }
  const afterQuarter = skipped(tokens, start, time.quarter)
  const minutes = afterQuarter === undefined ? number(start) : 15
  const after = afterQuarter ?? start + 1
  const at = skipped(tokens, after, time.minutes) ?? after
  const past = skipped(tokens, at, time.past)
  const to = skipped(tokens, at, time.to)
  const hour = number(past ?? to ?? -1)
  if (minutes === undefined || hour === undefined) return undefined
  return past === undefined
    ? { hour: hour - 1, minute: 60 - minutes, to: (to ?? 0) + 1 }
    : { hour, minute: minutes, to: past + 1 }
}

function clockTime(
  hour: number,
  minute: number,
  tokens: readonly Token[],
  to: number,
  time: TimeWords,
): SaidTime | undefined {
  const morning = skipped(tokens, to, time.am)
  const evening = skipped(tokens, to, time.pm)
  const isLate = evening !== undefined ? hour < 12 : morning === undefined && hour <= LAST_HOUR_MEANT_LATE
  const hours = isLate ? hour + 12 : hour
  if (hours > 23 || hours < 0 || minute > 59) return undefined
  return {
    value: `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    to: morning ?? evening ?? to,
  }
}

function numberAt(tokens: readonly Token[], at: number, { numbers }: MenuLexicon): number | undefined {
  const word = tokens[at]?.word ?? ''
  return /^\d{1,2}$/.test(word) ? Number(word) : numbers.get(word)
}

/** The place after one of some phrases; undefined where none stands there. */
function skipped(tokens: readonly Token[], at: number, phrases: readonly string[]): number | undefined {
  let longest: number | undefined
  for (const phrase of phrases) {
    const words = wordsOfPhrase(phrase)
    if (words.every((word, offset) => tokens[at + offset]?.word === word))
      longest = Math.max(longest ?? 0, at + words.length)
  }
  return longest
}

const split = new Map<string, readonly string[]>()

/** The words of a phrase of a language; there are few of them, and each word of a sentence is compared with them all. */
function wordsOfPhrase(phrase: string): readonly string[] {
  const known = split.get(phrase) ?? wordsIn(phrase)
  split.set(phrase, known)
  return known
}
