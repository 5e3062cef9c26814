import type { BasketLine } from '#domain/basket/basket.ts'
import { isSameChoice } from '#domain/basket/same-line.ts'
import { wishedSelection } from '#domain/basket/wished-selection.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { quantityOf } from '#domain/catalogue/options.ts'
import type { Menu, Part, Product } from '#domain/catalogue/product.ts'
import type { LineId, ProductCode } from '#domain/ids.ts'
import type { Taken } from '../../../core/log/command-data.ts'
import type { LanguageWords, RevisionRole } from '../../words/language-words.ts'
import { menuLexicon } from '../menu-lexicon.ts'
import { stemsOfWord } from '../word-stems.ts'
import { type MenuLexicon } from '../lexicon.ts'
import { type OrderReading, readOrder } from '../read-order.ts'
import { type WishReading, lexiconOf, readWishes } from '../read-wishes.ts'
import type { PhrasesFound, Span } from './revision-alignment.ts'
import { type Phrases, endsOf, numberIn, phrasesOf, skippedFrom, takenAsPhrase } from './revision-phrases.ts'
import { type Token, wordsIn } from '../sentence-words.ts'
import { sensed } from '../spelling.ts'
import { isOfSizes, isWhole, menuOf, sortIn, thingIn } from './spoken-things.ts'

/** What a sentence may change. */
export type Revisable = {
  readonly lines: readonly BasketLine[]
  /** What was put there or changed last: "it". */
  readonly last: LineId | undefined
  readonly menu: Menu
  /** Whether a product can be had now. */
  readonly canBeHad: (code: ProductCode) => boolean
  /** What the lines are: of the basket, of a proposal that stands, or the one product that is open, of which all is said. */
  readonly about: 'basket' | 'proposal' | 'product'
}

/** A line that is spoken of, or those it may be; `pieces` of it, where a number was said. */
export type Spoken = {
  readonly lines: readonly BasketLine[]
  readonly pieces?: number
  readonly isLast?: true
}

/** A sentence, and what its words are, read against what may be changed; each run of words is read once. */
export type RevisionReader = PhrasesFound & {
  readonly tokens: readonly Token[]
  readonly revisable: Revisable
  readonly language: LanguageWords
  readonly isBare: boolean
  readonly textOf: (span: Pick<Span, 'from' | 'to'>) => string
  readonly lineSpoken: (
    span: Span,
  ) => { readonly spoken: readonly Spoken[]; readonly cost: number } | undefined
  readonly wishesOf: (span: Span, line: BasketLine) => WishReading | undefined
  readonly numberOf: (span: Span) => number | undefined
  readonly thingOf: (span: Span, line: BasketLine | undefined) => OrderReading | undefined
  /** Whether some words are all of a lexicon or of the language, and one of them is of the lexicon. */
  readonly areOf: (span: Span, lexicon: MenuLexicon) => boolean
  /** Whether a word is known as it is written, spelt otherwise, or not at all. */
  readonly takenAt: (at: number) => Taken
}

/** In the basket a part of a name means whatever has it: "the burger". */
export const SAME_NAME = 0.25

/** The line that was touched last; any, where that is gone. */
export function lastOf({ lines, last }: Revisable): Spoken {
  const found = lines.find(({ id }) => id === last)
  return { lines: found ? [found] : lines, isLast: true }
}

/** What a reading of some words costs a change it is part of. */
export function costOf({ score }: OrderReading): number {
  return 1 / Math.max(score, 0.01) - 1
}

/** Whether a number stands among some words. */
export function hasNumber({ tokens, language }: RevisionReader, { from, to }: Span): boolean {
  const numbers = new Set(Object.keys(language.numbers).flatMap((phrase) => wordsIn(phrase).join(' ')))
  return tokens.slice(from, to).some(({ word }) => numbers.has(word) || /^\d{1,3}$/.test(word))
}

/** Looks at a sentence as a change. */
export function readerOf(
  sentence: string,
  tokens: readonly Token[],
  revisable: Revisable,
  language: LanguageWords,
  isBare: boolean,
): RevisionReader {
  const { lines, menu } = revisable
  const textOf = ({ from, to }: Pick<Span, 'from' | 'to'>) => {
    const last = tokens[to - 1]
    return sentence.slice(tokens[from]?.at ?? 0, last ? last.at + last.text.length : 0)
  }
  const phrases = phrasesOf(language)
  const inBasket = menuOf(
    lines.map(({ code }) => code),
    menu,
  )
  const areOf = wordsOf(tokens)
  // What is on the menu as it is written is no misspelling of anything else.
  const isStrange = (at: number) => {
    const { postings, byStem } = menuLexicon(menu, [language])
    const word = tokens[at]?.word ?? ''
    return !postings.has(word) && !stemsOfWord(word, [language]).some((stem) => byStem.has(stem))
  }
  const reader: RevisionReader = {
    tokens,
    revisable,
    language,
    isBare,
    textOf,
    phrasesAt: (role, at) => endsOf(phrases[role] ?? [], tokens, at),
    skippedFrom: remembered((at: number) => skippedFrom(at, tokens, phrases, isStrange)),
    numberOf: (span) => numberIn(textOf(span), language),
    wishesOf: rememberedOf((span: Span, line: BasketLine) => {
      const product = asOrdered(line, menu)
      if (!product || !areOf(span, lexiconOf(product, menu, language))) return undefined
      const scope = span.slot === 'UNWANTED' ? 'without' : 'with'
      return readWishes(textOf(span), product, menu, language, scope)
    }),
    lineSpoken: remembered((span: Span) => spokenIn(span, inBasket, phrases, reader)),
    thingOf: rememberedOf((span: Span, line: BasketLine | undefined) => {
      const isSize = span.slot === 'SORT' && isOfSizes(textOf(span), language)
      if (!isSize && !areOf(span, menuLexicon(menu, [language]))) return undefined
      const product = line && productIn(menu, line.code)
      return span.slot === 'SORT'
        ? product && sortIn(textOf(span), product, menu, language)
        : thingIn(textOf(span), product, menu, language)
    }),
    areOf,
    takenAt: (at) => takenOf(tokens, at, phrases, menuLexicon(menu, [language])),
  }
  return reader
}

/** Words nobody knows are seen before a reading of them is made: there are many ways to lay a rule over a sentence. */
function wordsOf(tokens: readonly Token[]): RevisionReader['areOf'] {
  const known = new Map<MenuLexicon, readonly ('named' | 'spoken' | 'strange')[]>()
  return ({ from, to }, lexicon) => {
    const kinds =
      known.get(lexicon) ?? tokens.map((token, at) => kindOf(token, tokens[at - 1], tokens[at + 1], lexicon))
    known.set(lexicon, kinds)
    const within = kinds.slice(from, to)
    return within.includes('named') && !within.includes('strange')
  }
}

function kindOf(token: Token, before: Token | undefined, after: Token | undefined, lexicon: MenuLexicon) {
  const { word } = token
  const senses = sensed([token], lexicon)
  if (senses.some(({ inMenu }) => inMenu.length > 0)) return 'named'
  // Two words that the menu writes as one.
  const isHalf = [`${before?.word ?? ''}${word}`, `${word}${after?.word ?? ''}`].some((both) =>
    lexicon.postings.has(both),
  )
  if (isHalf) return 'named'
  return word === ',' || /^\d+$/.test(word) || senses.some(({ spoken }) => spoken) ? 'spoken' : 'strange'
}

/** A word of the language's changes, of the menu, or of the language's orders; the better known, the better. */
function takenOf(tokens: readonly Token[], at: number, phrases: Phrases, lexicon: MenuLexicon): Taken {
  const token = tokens[at]
  if (!token) return 'left'
  const phrase = takenAsPhrase(token.word, phrases)
  if (phrase === 'understood' || kindOf(token, tokens[at - 1], tokens[at + 1], lexicon) === 'strange')
    return phrase
  const senses = sensed([token], lexicon).flatMap(({ inMenu, spoken }) => [
    ...inMenu,
    ...(spoken ? [spoken] : []),
  ])
  return senses.length > 0 && senses.every(({ isGuess }) => isGuess) ? 'guessed' : 'understood'
}

/** The lines some words name: by "it", by "both", or by their products and what was chosen of them. */
function spokenIn(
  span: Span,
  inBasket: Menu,
  phrases: Phrases,
  reader: RevisionReader,
): { readonly spoken: readonly Spoken[]; readonly cost: number } | undefined {
  const { tokens, revisable, language, textOf } = reader
  const { lines, menu } = revisable
  const isAll = (role: RevisionRole) =>
    reader.skippedFrom(span.from).some((at) => endsOf(phrases[role] ?? [], tokens, at).has(span.to))
  if (isAll('it')) return { spoken: [lastOf(revisable)], cost: 0 }
  if (isAll('all') && lines.length > 1)
    return { spoken: lines.map((line) => ({ lines: [line] })), cost: 0.05 }
  if (!reader.areOf(span, menuLexicon(inBasket, [language]))) return undefined
  // "The burger without" has more to say, and without its "without" that would be added.
  const { with: having, without, no } = language.roles
  const last = tokens[span.to - 1]?.word ?? ''
  if ([having, without, no].flat().some((word) => wordsIn(word).join(' ') === last)) return undefined
  const reading = readOrder(textOf(span), inBasket, [language], SAME_NAME)
  if (!isWhole(reading)) return undefined
  const isCounted = hasNumber(reader, span)
  const spoken = reading.lines.map(({ product, others, choices, quantity }): Spoken => {
    const named = lines.filter(({ code }) => code === product || others.includes(code))
    const made = named.filter((line) => {
      const of = productIn(menu, line.code)
      return (
        of &&
        isSameChoice(line, { ...line, selection: wishedSelection(of, choices, line.selection).selection })
      )
    })
    return { lines: made, ...(isCounted ? { pieces: quantity } : {}) }
  })
  const once = spoken.filter((each, at) => spoken.findIndex((other) => isSameLines(each, other)) === at)
  return once.every((each) => each.lines.length > 0) ? { spoken: once, cost: costOf(reading) } : undefined
}

function isSameLines({ lines }: Spoken, other: Spoken): boolean {
  return lines.length === other.lines.length && lines.every((line) => other.lines.includes(line))
}

const ordered = new WeakMap<BasketLine, Product>()

/** The product of a line, where what was left out of it can be wished back by its name: "with onion after all". */
function asOrdered(line: BasketLine, menu: Menu): Product | undefined {
  const product = productIn(menu, line.code)
  const isOut = (part: Part) => part.kind === 'without' && quantityOf(part, line.selection) > 0
  if (!product?.parts.some(isOut)) return product
  const known = ordered.get(line)
  if (known) return known
  const parts = product.parts.map((part) => (isOut(part) ? { ...part, kind: 'regular' as const } : part))
  const made = { ...product, parts }
  ordered.set(line, made)
  return made
}

function remembered<Key extends number | Span, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<string, Made>()
  return (key) => {
    const name = JSON.stringify(key)
    if (!known.has(name)) known.set(name, make(key))
    return known.get(name) as Made
  }
}

function rememberedOf<Line extends BasketLine | undefined, Made>(
  make: (span: Span, line: Line) => Made,
): (span: Span, line: Line) => Made {
  const known = new Map<string, Made>()
  return (span, line) => {
    const name = `${span.slot} ${span.from} ${span.to} ${line?.id ?? ''}`
    if (!known.has(name)) known.set(name, make(span, line))
    return known.get(name) as Made
  }
}
