import type { Menu, PickupMode } from '#domain/catalogue/product.ts'
import type { Taken, WrittenLine } from '../../core/log/command-data.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { type Edge, latticeOf } from './lattice.ts'
import { shownIn } from './shown-words.ts'
import { menuLexicon } from './menu-lexicon.ts'
import type { MenuLexicon } from './lexicon.ts'
import type { Draft } from './order/begun-reading.ts'
import { readingsOf } from './order/order-chart.ts'
import { type Sensed, sensed } from './spelling.ts'
import { tokensOf } from './sentence-words.ts'
import { type Resolved, linesOf } from './order/resolved-lines.ts'

/**
 * A word as it was typed, and where its first letter stands. `shown`: how it is told: understood only where it came to a
 * line, an option, or how and when it is had; nothing where it says nothing of an order. `line`: the one it is of.
 */
export type ReadWord = {
  readonly text: string
  readonly at: number
  readonly taken: Taken
  readonly shown: Taken | undefined
  readonly line?: number
}

/** What a sentence orders. `isSure`: every word was understood, and nothing else could be meant. */
export type OrderReading = {
  readonly lines: readonly WrittenLine[]
  readonly mode?: PickupMode
  /** `18:30`, `+20` for minutes from now, or `earliest`. */
  readonly time?: string
  /** The lines of another reading that is nearly as good. */
  readonly otherwise?: readonly WrittenLine[]
  readonly words: readonly ReadWord[]
  /** From 1, where each word was understood as it is written, towards 0. */
  readonly score: number
  readonly isSure: boolean
  /** Whether a product was named at all, and not only options that some have. */
  readonly isNamed: boolean
  /** The lines, by their place among them, that may well be of something else, each with where the words that name it begin. */
  readonly doubtful: ReadonlyMap<number, readonly number[]>
}

const LONGEST = 500
const MOST_WORDS = 80
/** A reading that costs more than this is a guess, whatever its words. */
const SURE_COST = 0.65
const CLOSE = 0.02
/** Readings whose costs differ by less are both offered. */
const CLOSE_READING = 0.25

/**
 * Reads a typed or spoken order against a menu. Nothing is done by it. `close`: products whose costs differ by less are meant
 * alike. Pure.
 */
export function readOrder(
  sentence: string,
  menu: Menu,
  languages: readonly LanguageWords[],
  close = CLOSE,
): OrderReading {
  return preparedOrder(sentence, menu, languages, close).read()
}

/** A sentence that may be read: how many of its words cannot be understood, whatever else it says; and its reading. */
export type PreparedOrder = { readonly leastUnsure: number; readonly read: () => OrderReading }

/** The same, up to where it begins to cost: a sentence of another language can be told without being read. Pure. */
export function preparedOrder(
  sentence: string,
  menu: Menu,
  languages: readonly LanguageWords[],
  close = CLOSE,
): PreparedOrder {
  const lexicon = menuLexicon(menu, languages)
  const words = sensed(tokensOf(sentence.slice(0, LONGEST)).slice(0, MOST_WORDS), lexicon)
  const lattice = latticeOf(words, lexicon)
  return { leastUnsure: leastUnsureIn(words, lattice), read: () => readingOf(words, lattice, lexicon, close) }
}

/** The words that no meaning covers but a guessed one. */
function leastUnsureIn(words: readonly Sensed[], lattice: readonly (readonly Edge[])[]): number {
  const isSure = words.map(({ word, text }) => word === ',' || text === '')
  for (const [from, edges] of lattice.entries())
    for (const { to, isGuess } of edges) if (!isGuess) isSure.fill(true, from, to)
  return isSure.filter((each) => !each).length
}

function readingOf(
  words: readonly Sensed[],
  lattice: readonly (readonly Edge[])[],
  lexicon: MenuLexicon,
  close: number,
): OrderReading {
  const [best, ...rest] = readingsOf(words, lattice, lexicon)
  if (!best)
    return {
      lines: [],
      words: words.map(({ text, at }) => ({ text, at, taken: 'left', shown: 'left' })),
      score: 0,
      isSure: false,
      isNamed: false,
      doubtful: new Map(),
    }
  const read = linesOf(best, lexicon, close)
  const told = wordsOf(best, words, read, lexicon)
  const otherwise = asPortions(best, read) ?? closeReading(best, rest, words, lexicon)
  return {
    lines: read.map(({ line }) => line),
    ...(otherwise === undefined ? {} : { otherwise }),
    ...(best.mode === undefined ? {} : { mode: best.mode }),
    ...(best.time === undefined ? {} : { time: best.time }),
    words: told,
    score: Math.round(1000 / (1 + best.cost)) / 1000,
    isNamed: best.lines.some(({ isImplied }) => !isImplied),
    doubtful: doubtfulOf(best, words, read),
    isSure:
      best.cost <= SURE_COST &&
      read.every(({ isUnclear }) => !isUnclear) &&
      told.every(({ taken }) => taken === 'understood'),
  }
}

/** The lines of the next reading that says something else, takes as many words, and makes up no more. */
function closeReading(
  best: Draft,
  rest: readonly Draft[],
  words: readonly Sensed[],
  lexicon: MenuLexicon,
): readonly WrittenLine[] | undefined {
  const linesRead = (draft: Draft) => linesOf(draft, lexicon, CLOSE).map(({ line }) => line)
  const implied = ({ lines }: Draft) => lines.filter(({ isImplied }) => isImplied).length
  const left = (draft: Draft) => takenIn(draft, words).filter((how) => how === 'left').length
  const said = saidBy(linesRead(best))
  return rest
    .filter(
      (draft) =>
        draft.cost - best.cost < CLOSE_READING &&
        implied(draft) <= implied(best) &&
        left(draft) <= left(best) &&
        draft.mode === best.mode &&
        draft.time === best.time,
    )
    .map(linesRead)
    .find((lines) => lines.length > 0 && saidBy(lines) !== said)
}

/** What some lines order, whichever words said it. */
function saidBy(lines: readonly WrittenLine[]): string {
  return JSON.stringify(
    lines.map(({ product, quantity, choices }) => [
      product,
      quantity,
      choices.map((choice) => Object.values(choice).join(' ')).toSorted(),
    ]),
  )
}

/**
 * A part of a name beside a word nobody knows is one of something else: "chicken nuggets", where hot chicken is sold. Of a
 * "smash burger" it is the kind.
 */
function doubtfulOf(
  { taken: last }: Draft,
  words: readonly Sensed[],
  read: readonly Resolved[],
): ReadonlyMap<number, readonly number[]> {
  const isStrange = (each: Sensed | undefined) =>
    each?.inMenu.length === 0 && !each.spoken && /^\p{L}{4,}$/u.test(each.word)
  const found = new Map<number, readonly number[]>()
  for (let taken = last; taken; taken = taken.before) {
    const { does, from, to } = taken
    const line = does?.part ? read.findIndex(({ of }) => of === does.line) : -1
    if (line >= 0 && (isStrange(words[to]) || (does?.part === 'name' && isStrange(words[from - 1]))))
      found.set(
        line,
        words.slice(from, to).map(({ at }) => at),
      )
  }
  return found
}

/** The same with what may be pieces as so many portions; undefined where nothing is. */
function asPortions(
  { lines: drafted }: Draft,
  read: readonly Resolved[],
): readonly WrittenLine[] | undefined {
  const isEither = ({ line, of }: Resolved) =>
    line.portion?.wanted !== undefined && drafted[of]?.counts !== 'pieces'
  if (!read.some(isEither)) return undefined
  return read.map((each): WrittenLine => {
    const { portion, ...line } = each.line
    if (!portion || !isEither(each)) return each.line
    return { ...line, quantity: portion.wanted ?? line.quantity, portion: { of: portion.of } }
  })
}

/** How each word was taken. */
function takenIn({ taken: last }: Draft, words: readonly Sensed[]): readonly Taken[] {
  const how = words.map((): Taken => 'left')
  for (let taken = last; taken; taken = taken.before)
    for (let at = taken.from; at < taken.to; at++) how[at] = taken.how
  return how
}

/** Each typed word and how it was taken; the second half of a compound is no word of its own. */
function wordsOf(
  best: Draft,
  words: readonly Sensed[],
  read: readonly Resolved[],
  lexicon: MenuLexicon,
): readonly ReadWord[] {
  const how = takenIn(best, words)
  const shown = shownIn(best, words, lexicon, (line) => isOrdered(line, best, read))
  const lineAt = (index: number) => {
    const line = read.findIndex(({ of }) => of === shown[index]?.line)
    return line < 0 ? {} : { line }
  }
  return words.flatMap(({ text, at }, index): readonly ReadWord[] => {
    if (text === '') return []
    const [taken = 'left', half] = [how[index], words[index + 1]?.text === '' ? index + 1 : undefined]
    const isHalfTaken = half !== undefined && how[half] !== 'left'
    const told = shown[index]?.how
    const toldOfHalf = half === undefined ? undefined : shown[half]?.how
    return [
      {
        text,
        at,
        taken: taken === 'left' && isHalfTaken ? 'guessed' : taken,
        shown: told === 'left' && isHalfTaken ? (toldOfHalf ?? 'guessed') : (told ?? toldOfHalf),
        ...lineAt(half !== undefined && shown[index]?.line === undefined ? half : index),
      },
    ]
  })
}

/** Whether a line of a draft is ordered, by itself or in its parts: "two pies, one with ham and one with corn". */
function isOrdered(line: number, { lines }: Draft, read: readonly Resolved[]): boolean {
  return read.some(({ of }) => of === line || lines[of]?.root === line)
}
