import type { BasketLine } from '#domain/basket/basket.ts'
import { isSameChoice } from '#domain/basket/same-line.ts'
import { wishedSelection, type Wish } from '#domain/basket/wished-selection.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import type { LineId, ProductCode } from '#domain/ids.ts'
import type { SpokenLine, WrittenChange } from '../../log/commands.ts'
import { normalise } from '../normalise.ts'
import { misspelling } from '../word-match.ts'
import type { LanguageWords, RevisionRole } from '../words/language-words.ts'
import { readOrder, type OrderReading } from './read-order.ts'
import { menuLexicon, type MenuLexicon } from './menu-lexicon.ts'
import { lexiconOf, readWishes, type WishReading } from './read-wishes.ts'
import { REVISION_GRAMMAR, type RevisionRule, type Slot } from './revision-grammar.ts'
import { tokensOf, wordsIn, type Token } from './sentence-words.ts'
import { sensed } from './spelling.ts'

/** What a sentence may change. */
export type Revisable = {
  readonly lines: readonly BasketLine[]
  /** What was put there or changed last: "it". */
  readonly last: LineId | undefined
  readonly menu: Menu
  /** Whether a product can be had now. */
  readonly canBeHad: (code: ProductCode) => boolean
  /** The only line is the product that is open: all that is said is said of it. */
  readonly isOpen: boolean
}

/** `others`: options that a wish fits as well. `cost`: from 0, where each word was understood as it is written. */
export type RevisionReading = {
  readonly changes: readonly WrittenChange[]
  readonly others: readonly Wish[]
  readonly cost: number
}

/** Some words of the sentence, from one up to another. */
type Span = { readonly slot: Slot; readonly from: number; readonly to: number }
type Spans = { readonly spans: readonly Span[]; readonly cost: number }

/** A line that is spoken of, or those it may be; `pieces` of it, where a number was said. */
type Spoken = { readonly lines: readonly BasketLine[]; readonly pieces?: number; readonly isLast?: true }

/** A line that has what is wished. */
type Able = SpokenLine & { readonly others: readonly Wish[]; readonly cost: number }

const LONGEST = 200
const MOST_WORDS = 24
const MISSPELT_COST = 0.3
const ANOTHER_CLAUSE_COST = 0.2
/** In the basket a part of a name means whatever has it: "the burger". */
const SAME_NAME = 0.25
/** What is done to the product that is open; it is left or added by its buttons. */
const OF_OPEN: ReadonlySet<RevisionRule['does']> = new Set(['alter', 'count', 'more', 'fewer'])

/**
 * What a sentence changes of what is ordered already; undefined where a word of it stands for nothing. `isBare`: also where
 * it does not say that anything is changed. Pure.
 */
export function readRevision(
  sentence: string,
  revisable: Revisable,
  language: LanguageWords,
  isBare = false,
): RevisionReading | undefined {
  if (sentence.length > LONGEST || revisable.lines.length === 0) return undefined
  const tokens = tokensOf(sentence)
  if (tokens.length === 0 || tokens.length > MOST_WORDS || isAsked(tokens, language)) return undefined
  return clausesOf(readerOf(sentence, tokens, revisable, language, isBare), 0, tokens.length)
}

/** What begins as a question changes nothing. */
function isAsked([first]: readonly Token[], { asks }: LanguageWords): boolean {
  return asks.some((word) => normalise(word) === first?.word)
}

type Reader = {
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
  /** Ends of the phrases of a role that begin at a word, with their costs. */
  readonly phrasesAt: (role: RevisionRole, at: number) => ReadonlyMap<number, number>
  readonly skippedFrom: (at: number) => readonly number[]
  /** Whether some words are all of a lexicon or of the language, and one of them is of the lexicon. */
  readonly areOf: (span: Span, lexicon: MenuLexicon) => boolean
}

/** The best reading of one clause; where there is none, of two of them. */
function clausesOf(reader: Reader, from: number, to: number): RevisionReading | undefined {
  const whole = clauseOf(reader, from, to)
  if (whole || reader.isBare) return whole
  const joints = new Set([...reader.language.roles.and.map(normalise), ','])
  for (let at = from + 1; at < to - 1; at++) {
    if (!joints.has(reader.tokens[at]?.word ?? '')) continue
    const one = clauseOf(reader, from, at)
    const other = one && clausesOf(reader, at + 1, to)
    if (one && other)
      return {
        changes: [...one.changes, ...other.changes],
        others: [],
        cost: one.cost + other.cost + ANOTHER_CLAUSE_COST,
      }
  }
  return undefined
}

function clauseOf(reader: Reader, from: number, to: number): RevisionReading | undefined {
  const { revisable, isBare } = reader
  let best: RevisionReading | undefined
  for (const rule of REVISION_GRAMMAR) {
    // What says that something is changed was looked for before what is only wished.
    if (!revisable.isOpen && (rule.isBare ? !isBare || !saysHow(rule, from, reader) : isBare)) continue
    if (revisable.isOpen && !OF_OPEN.has(rule.does)) continue
    for (const found of aligned(rule.says, from, to, reader)) {
      if (best && best.cost <= rule.cost + found.cost) continue
      const read = changesOf(rule, found.spans, reader)
      if (!read) continue
      const cost = rule.cost + found.cost + read.cost
      if (!best || cost < best.cost) best = { ...read, cost }
    }
  }
  return best
}

/** Whether it is said at least that something is wanted, or not: "bacon" alone is a thing of the menu. */
function saysHow({ says }: RevisionRule, at: number, { tokens, language }: Reader): boolean {
  if (says[0] !== 'WISHES') return says.includes('add')
  const { roles } = language
  const opening = [roles.with, roles.without, roles.no, roles.extra, roles.light, roles.double, roles.triple]
  return opening.flat().some((word) => normalise(word) === tokens[at]?.word)
}

/** The ways to lay what a rule says over some words; words that say nothing may stand between. */
function aligned(says: RevisionRule['says'], at: number, to: number, reader: Reader): readonly Spans[] {
  const [first, ...rest] = says
  if (first === undefined) return reader.skippedFrom(at).includes(to) ? [{ spans: [], cost: 0 }] : []
  if (isSlot(first)) {
    const found: Spans[] = []
    for (let end = at + 1; end <= to; end++) {
      const after = aligned(rest, end, to, reader)
      for (const each of after)
        found.push({ ...each, spans: [{ slot: first, from: at, to: end }, ...each.spans] })
    }
    return found
  }
  const role = first.replace('?', '') as RevisionRole
  const without = first.endsWith('?') ? aligned(rest, at, to, reader) : []
  return [
    ...without,
    ...reader
      .skippedFrom(at)
      .flatMap((start) => [...reader.phrasesAt(role, start)])
      .flatMap(([end, cost]) =>
        end > to ? [] : aligned(rest, end, to, reader).map((each) => ({ ...each, cost: each.cost + cost })),
      ),
  ]
}

function isSlot(symbol: RevisionRule['says'][number]): symbol is Slot {
  return symbol === symbol.toUpperCase()
}

/** What a rule makes of the words in its places; undefined where they are not what stands there. */
function changesOf(rule: RevisionRule, spans: readonly Span[], reader: Reader): RevisionReading | undefined {
  const at = (slot: Slot) => spans.find((span) => span.slot === slot)
  const [numberAt, lineAt] = [at('NUMBER'), at('LINE')]
  const number = numberAt && reader.numberOf(numberAt)
  if (numberAt && number === undefined) return undefined
  const line = lineAt ? reader.lineSpoken(lineAt) : { spoken: [lastOf(reader.revisable)], cost: 0 }
  if (!line) return undefined
  const { spoken, cost } = line
  switch (rule.does) {
    case 'remove':
      return plain(
        spoken.map(({ lines, pieces }) =>
          pieces === undefined ? change('remove', lines) : change('more', lines, -pieces),
        ),
        cost,
      )
    case 'more':
      return plain(
        spoken.map(({ lines, pieces }) => change('more', lines, number ?? pieces ?? 1)),
        cost,
      )
    case 'fewer':
      return plain(
        spoken.map(({ lines }) => change('more', lines, -(number ?? 1))),
        cost,
      )
    case 'count':
      return plain(
        spoken.map(({ lines, pieces }) => change('count', lines, number ?? pieces ?? 1)),
        cost,
      )
    case 'alter':
    case 'again':
      return withWishes(rule.does, spoken, { number, cost }, spans, reader)
    case 'swap': {
      const thingAt = at('THING')
      return thingAt && swapped(spoken, thingAt, cost, reader)
    }
  }
}

function plain(changes: readonly WrittenChange[], cost: number): RevisionReading | undefined {
  return changes.every(({ of }) => of.length > 0) ? { changes, others: [], cost } : undefined
}

function change(does: WrittenChange['does'], lines: readonly BasketLine[], quantity?: number): WrittenChange {
  return {
    of: lines.map(({ id }) => ({ line: id, choices: [] })),
    does,
    ...(quantity === undefined ? {} : { quantity }),
  }
}

/** Of the lines that are spoken of, those that have what is wished. */
function withWishes(
  does: 'alter' | 'again',
  spoken: readonly Spoken[],
  { number, cost }: { readonly number: number | undefined; readonly cost: number },
  spans: readonly Span[],
  reader: Reader,
): RevisionReading | undefined {
  const others: Wish[] = []
  let total = cost
  const changes = spoken.flatMap(({ lines, pieces, isLast }): readonly WrittenChange[] => {
    const able = lines.flatMap((line) => ableOf(line, spans, reader))
    const found = isLast ? ofAnyLine(able, spans, reader) : able
    const [first] = found
    if (!first) return []
    total += Math.min(...found.map((each) => each.cost))
    others.push(...first.others)
    const quantity = does === 'again' ? (number ?? pieces ?? 1) : pieces
    return [
      {
        of: found.map(({ line, choices }) => ({ line, choices })),
        does,
        ...(quantity === undefined ? {} : { quantity }),
      },
    ]
  })
  return changes.length === spoken.length && changes.length > 0 ? { changes, others, cost: total } : undefined
}

/** What was done last may not have it, or only what resembles it, and something else may. */
function ofAnyLine(able: readonly Able[], spans: readonly Span[], reader: Reader): readonly Able[] {
  const all = reader.revisable.lines.flatMap((line) => ableOf(line, spans, reader))
  const least = Math.min(...all.map(({ cost }) => cost))
  const near = (each: Able) => each.cost - least < SAME_NAME
  return able.length > 0 && able.every(near) ? able : all.filter(near)
}

function ableOf(line: BasketLine, spans: readonly Span[], reader: Reader): readonly Able[] {
  const choices: Wish[] = []
  const others: Wish[] = []
  let cost = 0
  for (const span of spans) {
    if (span.slot !== 'WISHES' && span.slot !== 'UNWANTED') continue
    const read = reader.wishesOf(span, line)
    if (!read) return []
    const isUnwanted = span.slot === 'UNWANTED'
    if (isUnwanted && !reader.revisable.isOpen && !isThere(read.wishes, line, reader)) return []
    // What has to go makes room for what comes.
    if (isUnwanted) choices.unshift(...read.wishes)
    else choices.push(...read.wishes)
    others.push(...read.others)
    cost += read.cost
  }
  return [{ line: line.id, choices, others, cost }]
}

/** Whether taking it away makes a difference. */
function isThere(wishes: readonly Wish[], line: BasketLine, { revisable: { menu } }: Reader): boolean {
  const product = productIn(menu, line.code)
  if (!product) return false
  const { selection, refused } = wishedSelection(product, wishes, line.selection)
  return refused.length > 0 || !isSameChoice(line, { ...line, selection })
}

/** Another product in the place of a line, in as many pieces. */
function swapped(
  spoken: readonly Spoken[],
  thingAt: Span,
  cost: number,
  reader: Reader,
): RevisionReading | undefined {
  const { menu, canBeHad } = reader.revisable
  const [meant, ...more] = spoken
  if (!meant || more.length > 0 || meant.lines.length === 0) return undefined
  const thing = reader.thingOf(thingAt, meant.lines[0])
  const [line] = thing?.lines ?? []
  if (!thing || !line) return undefined
  const product = [line.product, ...line.others].find(canBeHad) ?? line.product
  if (!productIn(menu, product) || meant.lines.some(({ code }) => code === product)) return undefined
  const isCounted = hasNumber(reader, thingAt)
  return {
    changes: [
      {
        of: meant.lines.map(({ id }) => ({
          line: id,
          choices: product === line.product ? line.choices : [],
        })),
        does: 'swap',
        product,
        ...(isCounted && line.quantity > 1 ? { quantity: line.quantity } : {}),
      },
    ],
    others: [],
    cost: cost + costOf(thing),
  }
}

/** What is meant where nothing is named: what was done last, else the only line, else any of them. */
function lastOf({ lines, last }: Revisable): Spoken {
  const found = lines.find(({ id }) => id === last)
  return { lines: found ? [found] : lines, isLast: true }
}

function costOf({ score }: OrderReading): number {
  return 1 / Math.max(score, 0.01) - 1
}

function isWhole({ words, lines, isNamed }: OrderReading): boolean {
  return isNamed && lines.length > 0 && words.every(({ taken }) => taken !== 'left')
}

function hasNumber({ tokens, language }: Reader, { from, to }: Span): boolean {
  const numbers = new Set(Object.keys(language.numbers).flatMap((phrase) => wordsIn(phrase).join(' ')))
  return tokens.slice(from, to).some(({ word }) => numbers.has(word) || /^\d{1,3}$/.test(word))
}

function readerOf(
  sentence: string,
  tokens: readonly Token[],
  revisable: Revisable,
  language: LanguageWords,
  isBare: boolean,
): Reader {
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
  const reader: Reader = {
    tokens,
    revisable,
    language,
    isBare,
    textOf,
    phrasesAt: (role, at) => endsOf(phrases[role] ?? [], tokens, at),
    skippedFrom: remembered((at: number) => skippedFrom(at, tokens, phrases)),
    numberOf: (span) => numberIn(textOf(span), language),
    wishesOf: rememberedOf((span: Span, line: BasketLine) => {
      const product = productIn(menu, line.code)
      if (!product || !areOf(span, lexiconOf(product, menu, language))) return undefined
      const scope = span.slot === 'UNWANTED' ? 'without' : 'with'
      return readWishes(textOf(span), product, menu, language, scope)
    }),
    lineSpoken: remembered((span: Span) => spokenIn(span, inBasket, phrases, reader)),
    thingOf: rememberedOf((span: Span, line: BasketLine | undefined) =>
      areOf(span, menuLexicon(menu, [language]))
        ? thingIn(textOf(span), line && productIn(menu, line.code), menu, language)
        : undefined,
    ),
    areOf,
  }
  return reader
}

/** Words nobody knows are seen before a reading of them is made: there are many ways to lay a rule over a sentence. */
function wordsOf(tokens: readonly Token[]): Reader['areOf'] {
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

/** The lines some words name: by "it", by "both", or by their products and what was chosen of them. */
function spokenIn(
  span: Span,
  inBasket: Menu,
  phrases: Phrases,
  reader: Reader,
): { readonly spoken: readonly Spoken[]; readonly cost: number } | undefined {
  const { tokens, revisable, language, textOf } = reader
  const { lines, menu } = revisable
  const isAll = (role: RevisionRole) =>
    reader.skippedFrom(span.from).some((at) => endsOf(phrases[role] ?? [], tokens, at).has(span.to))
  if (isAll('it')) return { spoken: [lastOf(revisable)], cost: 0 }
  if (isAll('all') && lines.length > 1)
    return { spoken: lines.map((line) => ({ lines: [line] })), cost: 0.05 }
  if (!reader.areOf(span, menuLexicon(inBasket, [language]))) return undefined
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

/** Something of the menu by its words, in the first place what the product is offered as a part of. */
function thingIn(
  text: string,
  product: Product | undefined,
  menu: Menu,
  language: LanguageWords,
): OrderReading | undefined {
  const offered = product ? menuOf(product.upsell, menu) : undefined
  const near =
    offered && Object.keys(offered.products).length > 0 ? readOrder(text, offered, [language]) : undefined
  if (near && isWhole(near) && near.lines.length === 1) return near
  const reading = readOrder(text, menu, [language])
  return isWhole(reading) && reading.lines.length === 1 ? reading : undefined
}

function numberIn(text: string, { numbers, roles }: LanguageWords): number | undefined {
  const fillers = new Set(roles.filler.map(normalise))
  const said = wordsIn(text).filter((word, _, all) => all.length === 1 || !fillers.has(word))
  const phrase = said.join(' ')
  if (/^\d{1,3}$/.test(phrase)) return Number(phrase)
  return Object.entries(numbers).find(([form]) => wordsIn(form).join(' ') === phrase)?.[1]
}

type Phrases = Readonly<Partial<Record<RevisionRole | 'filler', readonly (readonly string[])[]>>>

const phrasesKnown = new WeakMap<LanguageWords, Phrases>()

function phrasesOf(language: LanguageWords): Phrases {
  const known = phrasesKnown.get(language)
  if (known) return known
  const made: Phrases = Object.fromEntries(
    [...Object.entries(language.revision), ['filler', language.roles.filler] as const].map(([role, list]) => [
      role,
      list.map(wordsIn),
    ]),
  )
  phrasesKnown.set(language, made)
  return made
}

/** Where the phrases that begin at a word end, each with what it costs that it is misspelt. */
function endsOf(
  phrases: readonly (readonly string[])[],
  tokens: readonly Token[],
  at: number,
): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  for (const phrase of phrases) {
    let cost = 0
    const isSaid = phrase.every((word, offset) => {
      const typed = tokens[at + offset]?.word ?? ''
      if (typed === word) return true
      const edits = word.length > 4 ? misspelling(typed, word) : undefined
      cost += (edits ?? 0) * MISSPELT_COST
      return edits !== undefined
    })
    const end = at + phrase.length
    if (isSaid && cost < (ends.get(end) ?? Infinity)) ends.set(end, cost)
  }
  return ends
}

/** The words from which a sentence may go on once what says nothing was left out. */
function skippedFrom(at: number, tokens: readonly Token[], phrases: Phrases): readonly number[] {
  const found = new Set([at])
  for (const from of found) {
    if (tokens[from]?.word === ',') found.add(from + 1)
    for (const role of ['filler', 'instead'] as const)
      for (const [end, cost] of endsOf(phrases[role] ?? [], tokens, from)) if (cost === 0) found.add(end)
  }
  return [...found]
}

const menusOf = new WeakMap<Menu, Map<string, Menu>>()
/** Of the menus with some of the products only the latest are kept. */
const MOST_MENUS = 8

/** The menu with some of its products alone; the same object for the same products. */
function menuOf(codes: readonly ProductCode[], menu: Menu): Menu {
  const key = [...new Set(codes)].toSorted().join()
  const kept = menusOf.get(menu) ?? new Map<string, Menu>()
  menusOf.set(menu, kept)
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= MOST_MENUS) kept.clear()
  const products = Object.fromEntries(
    codes.flatMap((code) => {
      const product = productIn(menu, code)
      return product ? [[code, product]] : []
    }),
  )
  const made = { ...menu, products }
  kept.set(key, made)
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
    const name = `${span.slot} ${span.from} ${span.to} ${line?.code ?? ''}`
    if (!known.has(name)) known.set(name, make(span, line))
    return known.get(name) as Made
  }
}
