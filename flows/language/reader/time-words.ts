import type { LanguageWords, TimeWords } from '../words/language-words.ts'
import type { MenuLexicon } from './lexicon.ts'
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

type Numbered = { readonly value: number; readonly to: number }

function timeIn(
  tokens: readonly Token[],
  from: number,
  lexicon: MenuLexicon,
  { time }: LanguageWords,
): SaidTime | undefined {
  const skip = (phrases: readonly string[], at: number) => skipped(tokens, at, phrases)
  const number = (at: number) => numberAt(tokens, at, lexicon)
  const fromNow = minutesFromNow(tokens, from, time, number)
  if (fromNow) return fromNow
  const afterAt = skip(time.at, from)
  const start = afterAt ?? from
  const clock = /^(\d{1,2}):(\d{2})$/.exec(tokens[start]?.word ?? '')
  // Written with a leading zero, an hour is one of 24.
  if (clock?.[1]?.startsWith('0')) return { value: clock[0], to: start + 1 }
  if (clock) return clockTime(Number(clock[1]), Number(clock[2]), tokens, start + 1, time)
  const hourAt = (at: number) => hourSaid(tokens, at, time) ?? number(at)
  const fraction = fractionAt(tokens, start, time, number, hourAt, afterAt !== undefined)
  // "Half a dozen" is how many.
  const isCount = fraction && (number(start)?.to ?? 0) >= fraction.to
  if (fraction && !isCount) return clockTime(fraction.hour, fraction.minute, tokens, fraction.to, time)
  const hour = hourAt(start)
  if (hour === undefined || hour.value > 23) return undefined
  const oClock = skip(time.oClock, hour.to)
  const half = skip([...time.am, ...time.pm], hour.to)
  // A bare number is a quantity; a time has to be said to be one.
  const isSaid = afterAt !== undefined || oClock !== undefined || half !== undefined
  if (!isSaid && !hourSaid(tokens, start, time)) return undefined
  const beyond = beyondHour(tokens, oClock ?? hour.to, time, number, oClock !== undefined)
  if (beyond) {
    const [hours, minute] =
      beyond.value < 0 ? [hour.value - 1, 60 + beyond.value] : [hour.value, beyond.value]
    return clockTime(hours, minute, tokens, beyond.to, time)
  }
  return clockTime(hour.value, 0, tokens, oClock ?? hour.to, time)
}

/** "In 20 minutes", "in half an hour". */
function minutesFromNow(
  tokens: readonly Token[],
  from: number,
  time: TimeWords,
  number: (at: number) => Numbered | undefined,
): SaidTime | undefined {
  for (const [phrase, minutes] of Object.entries(time.spans)) {
    const to = skipped(tokens, from, [phrase])
    if (to !== undefined) return { value: `+${minutes}`, to }
  }
  const within = skipped(tokens, from, time.within)
  const minutes = number(within ?? from)
  if (!minutes) return undefined
  const after = within === undefined ? time.fromNow : time.minutes
  const to = skipped(tokens, minutes.to, after)
  return to === undefined ? undefined : { value: `+${minutes.value}`, to }
}

/** What is said after an hour, in minutes: "e mezza", "moins le quart", "heures trente". */
function beyondHour(
  tokens: readonly Token[],
  at: number,
  time: TimeWords,
  number: (at: number) => Numbered | undefined,
  isAfterClock: boolean,
): Numbered | undefined {
  const plus = skipped(tokens, at, time.plus)
  const minus = skipped(tokens, at, time.minus)
  const start = minus ?? plus
  if (start !== undefined) {
    const half = skipped(tokens, start, time.half)
    if (half !== undefined) return { value: 30, to: half }
    const quarter = skipped(tokens, start, time.quarter)
    if (quarter !== undefined) return { value: minus === undefined ? 15 : -15, to: quarter }
  }
  if (start === undefined && !isAfterClock) return undefined
  const minutes = number(start ?? at)
  // What is no round number of minutes is how many of the next thing: "alle sette e due pizze".
  if (!minutes || minutes.value < 10 || minutes.value > 55 || minutes.value % 5 !== 0) return undefined
  return minus === undefined ? minutes : { ...minutes, value: -minutes.value }
}

function fractionAt(
  tokens: readonly Token[],
  start: number,
  time: TimeWords,
  number: (at: number) => Numbered | undefined,
  hourAt: (at: number) => Numbered | undefined,
  isSaid: boolean,
): { readonly hour: number; readonly minute: number; readonly to: number } | undefined {
  const afterHalf = skipped(tokens, start, time.half)
  if (afterHalf !== undefined) {
    const past = skipped(tokens, afterHalf, time.past)
    const hour = hourAt(past ?? afterHalf)
    if (hour === undefined || (!isSaid && isArticle(tokens, hour))) return undefined
    const isBefore = past === undefined && time.halfIsBefore
    return { hour: isBefore ? hour.value - 1 : hour.value, minute: 30, to: hour.to }
  }
  const afterQuarter = skipped(tokens, start, time.quarter)
  const minutes = afterQuarter === undefined ? number(start) : { value: 15, to: afterQuarter }
  if (minutes === undefined) return undefined
  const at = skipped(tokens, minutes.to, time.minutes) ?? minutes.to
  const past = skipped(tokens, at, time.past)
  const hour = hourAt(past ?? skipped(tokens, at, time.to) ?? -1)
  if (hour === undefined) return undefined
  return past === undefined
    ? { hour: hour.value - 1, minute: 60 - minutes.value, to: hour.to }
    : { hour: hour.value, minute: minutes.value, to: hour.to }
}

/** "Half a burger" is no time of day: before something else, one is how many. */
function isArticle(tokens: readonly Token[], { value, to }: Numbered): boolean {
  const next = tokens[to]?.word
  return value === 1 && next !== undefined && next !== ',' && !/^\d/.test(tokens[to - 1]?.word ?? '')
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

const MOST_WORDS_OF_A_NUMBER = 3

/** The number that begins at a word, by as many words as it has: "dix neuf" is no ten. */
function numberAt(tokens: readonly Token[], at: number, { numbers }: MenuLexicon): Numbered | undefined {
  const word = tokens[at]?.word ?? ''
  if (/^\d{1,2}$/.test(word)) return { value: Number(word), to: at + 1 }
  for (let length = MOST_WORDS_OF_A_NUMBER; length > 0; length--) {
    const value = numbers.get(
      tokens
        .slice(at, at + length)
        .map((token) => token.word)
        .join(' '),
    )
    if (value !== undefined && at >= 0) return { value, to: Math.min(at + length, tokens.length) }
  }
  return undefined
}

/** An hour said by a word of its own. */
function hourSaid(tokens: readonly Token[], at: number, { hours }: TimeWords): Numbered | undefined {
  const word = tokens[at]?.word ?? ''
  return Object.hasOwn(hours, word) ? { value: hours[word] ?? 0, to: at + 1 } : undefined
}

/** The place after one of some phrases; undefined where none stands there. */
function skipped(tokens: readonly Token[], at: number, phrases: readonly string[]): number | undefined {
  let longest: number | undefined
  for (const phrase of phrases) {
    const words = wordsIn(phrase)
    if (words.every((word, offset) => tokens[at + offset]?.word === word))
      longest = Math.max(longest ?? 0, at + words.length)
  }
  return longest
}
