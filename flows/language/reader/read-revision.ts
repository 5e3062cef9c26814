import type { BasketLine } from '#domain/basket/basket.ts'
import { isSameChoice } from '#domain/basket/same-line.ts'
import { wishedPart, wishedSelection, type Wish } from '#domain/basket/wished-selection.ts'
import { categoriesFrom, productIn } from '#domain/catalogue/menu.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { SpokenLine, WordMark, WrittenChange } from '../../core/log/commands.ts'
import { normalise } from '../normalise.ts'
import type { LanguageWords, RevisionRole } from '../words/language-words.ts'
import { aligned, type Span } from './revision/revision-alignment.ts'
import { REVISION_GRAMMAR, type RevisionRule, type Slot } from './revision/revision-grammar.ts'
import {
  costOf,
  hasNumber,
  lastOf,
  readerOf,
  SAME_NAME,
  type Revisable,
  type RevisionReader,
  type Spoken,
} from './revision/revision-places.ts'
import { menuLexicon } from './menu-lexicon.ts'
import { blanked, tokensOf, wordsIn, type Token } from './sentence-words.ts'
import { saysNothing } from './shown-words.ts'

/** `others`: options that a wish fits as well. `cost`: from 0, where each word was understood as it is written. */
export type RevisionReading = {
  readonly changes: readonly WrittenChange[]
  readonly marks: readonly WordMark[]
  readonly others: readonly Wish[]
  readonly cost: number
}

type ClauseReading = Omit<RevisionReading, 'marks'> & {
  /** Something comes instead, of what is not said: "a shake instead". */
  readonly isOfUnsaid?: true
}

/** A line that has what is wished. */
type Able = SpokenLine & { readonly others: readonly Wish[]; readonly cost: number }

const LONGEST = 200
const MOST_WORDS = 24
const ANOTHER_CLAUSE_COST = 0.2
/** A reading in another language that leaves fewer words is the better one. */
const LEFT_COST = 0.5
/** So many words have to be read for each one that is left over. */
const READ_TO_LEFT = 3
/** What is done to the product that is open; it is left or added by its buttons. */
const OF_OPEN: ReadonlySet<RevisionRule['does']> = new Set(['alter', 'count', 'more', 'fewer'])

/**
 * What a sentence changes of what is ordered already; undefined where it changes nothing. Of the basket and of what is
 * proposed it is read without the words nobody knows. `isBare`: also where it does not say that anything is changed. Pure.
 */
export function readRevision(
  sentence: string,
  revisable: Revisable,
  language: LanguageWords,
  isBare = false,
): RevisionReading | undefined {
  if (sentence.length > LONGEST || revisable.lines.length === 0) return undefined
  const tokens = tokensOf(sentence, language.joined)
  if (tokens.length === 0 || tokens.length > MOST_WORDS || isAsked(tokens, language)) return undefined
  const reader = readerOf(sentence, tokens, revisable, language, isBare)
  const whole = correctedOf(reader)
  if (whole) return { ...whole, marks: marksOf(reader) }
  const left = tokens.filter((_, at) => reader.takenAt(at) === 'left')
  const known = tokens.filter((token) => !left.includes(token))
  const isTooLittle = left.length === 0 || known.length < left.length * READ_TO_LEFT
  if (revisable.about === 'product' || isTooLittle) return undefined
  const rest = correctedOf(readerOf(blanked(sentence, left), known, revisable, language, isBare))
  return rest && { ...rest, marks: marksOf(reader), cost: rest.cost + LEFT_COST * left.length }
}

/** What begins as a question changes nothing. */
function isAsked([first]: readonly Token[], { asks }: LanguageWords): boolean {
  return asks.some((word) => normalise(word) === first?.word)
}

/** "No," with a comma refuses nothing that follows; without one it may. */
function correctedOf(reader: RevisionReader): ClauseReading | undefined {
  const { tokens } = reader
  const afterOf = (role: RevisionRole) =>
    [...reader.phrasesAt(role, 0)].flatMap(([end, cost]) => (cost === 0 ? [end] : []))
  const after = [...afterOf('wait'), ...afterOf('too')]
  // "Wait a little" wishes nothing little.
  if (after.includes(tokens.length)) return undefined
  const afterComma = after.find((end) => tokens[end]?.word === ',')
  const starts = afterComma === undefined ? [0, ...after] : [afterComma + 1]
  for (const start of starts) {
    const read = clausesOf(reader, start, tokens.length, false)
    if (read) return read
  }
  return undefined
}

/** Each word that says something of a change. */
function marksOf({ tokens, takenAt, revisable, language }: RevisionReader): readonly WordMark[] {
  const lexicon = menuLexicon(revisable.menu, [language])
  return tokens.flatMap(({ word, text, at: from }, at) =>
    word === ',' || text === '' || saysNothing(word, lexicon)
      ? []
      : [{ from, to: from + text.length, taken: takenAt(at) }],
  )
}

/** The best reading of one clause; where there is none, of two of them. */
function clausesOf(
  reader: RevisionReader,
  from: number,
  to: number,
  isBeside: boolean,
): ClauseReading | undefined {
  const whole = clauseOf(reader, from, to, isBeside)
  if (whole || reader.isBare) return whole
  const joints = new Set([...reader.language.roles.and.map(normalise), ','])
  for (let at = from + 1; at < to - 1; at++) {
    if (!joints.has(reader.tokens[at]?.word ?? '')) continue
    const one = clauseOf(reader, from, at, isBeside)
    const other = one && clausesOf(reader, at + 1, to, true)
    if (one && other)
      return {
        changes: inPlaceOfRemoved(one, other) ?? [...one.changes, ...other.changes],
        others: [],
        cost: one.cost + other.cost + ANOTHER_CLAUSE_COST,
      }
  }
  return undefined
}

/** "Drop the fries and give me a shake instead": in the place of the fries. */
function inPlaceOfRemoved(one: ClauseReading, other: ClauseReading): readonly WrittenChange[] | undefined {
  const [gone] = one.changes
  const [put] = other.changes
  if (one.changes.length !== 1 || gone?.does !== 'remove' || !put || !other.isOfUnsaid) return undefined
  const choices = put.of[0]?.choices ?? []
  return [{ ...put, of: gone.of.map(({ line }) => ({ line, choices })) }]
}

function clauseOf(
  reader: RevisionReader,
  from: number,
  to: number,
  isBeside: boolean,
): ClauseReading | undefined {
  let best: ClauseReading | undefined
  for (const rule of REVISION_GRAMMAR) {
    if ((rule.isBeside && !isBeside) || !isHeard(rule, from, reader)) continue
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

/** Whether a rule is looked for here: what says that something is changed comes before what is only wished. */
function isHeard(rule: RevisionRule, at: number, reader: RevisionReader): boolean {
  const { revisable, isBare } = reader
  switch (revisable.about) {
    case 'product':
      return OF_OPEN.has(rule.does) && !rule.isOfProposal && !rule.isBeside
    case 'proposal':
      if (rule.isBeside) return false
      return !rule.isBare || isBare || saysHow(rule, at, reader)
    case 'basket':
      if (rule.isBeside) return true
      if (rule.isOfProposal) return false
      return rule.isBare ? isBare && saysHow(rule, at, reader) : !isBare
  }
}

/** Whether it is said at least that something is wanted, or not: "bacon" alone is a thing of the menu. */
function saysHow({ says }: RevisionRule, at: number, { tokens, language }: RevisionReader): boolean {
  if (says[0] !== 'WISHES') return says.includes('add')
  const { roles } = language
  const opening = [roles.with, roles.without, roles.no, roles.extra, roles.light, roles.double, roles.triple]
  return opening.flat().some((word) => normalise(word) === tokens[at]?.word)
}

/** What a rule makes of the words in its places; undefined where they are not what stands there. */
function changesOf(
  rule: RevisionRule,
  spans: readonly Span[],
  reader: RevisionReader,
): ClauseReading | undefined {
  const at = (slot: Slot) => spans.find((span) => span.slot === slot)
  const [numberAt, lineAt] = [at('NUMBER'), at('LINE')]
  const number = numberAt && reader.numberOf(numberAt)
  if (spans.some((span) => span.slot === 'NUMBER' && reader.numberOf(span) === undefined)) return undefined
  const line = lineAt ? reader.lineSpoken(lineAt) : { spoken: spokenBy(rule, reader), cost: 0 }
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
    case 'removeOthers': {
      const kept = spoken.flatMap(({ lines }) => lines)
      const others = reader.revisable.lines.filter((each) => !kept.includes(each))
      return kept.length === 0 || others.length === 0
        ? undefined
        : plain(
            others.map((each) => change('remove', [each])),
            cost,
          )
    }
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
    case 'add': {
      const thingAt = at('THING')
      return thingAt && added(thingAt, reader)
    }
    case 'swap': {
      const thingAt = at('THING') ?? at('SORT')
      const read = thingAt && swapped(spoken, thingAt, cost, lineAt !== undefined, reader)
      return read && !lineAt && rule.says.includes('instead') ? { ...read, isOfUnsaid: true } : read
    }
  }
}

/** The lines a rule without words for them is about: each of them where it says so, else what is meant last. */
function spokenBy({ says }: RevisionRule, { revisable }: RevisionReader): readonly Spoken[] {
  return says.includes('all') ? revisable.lines.map((line) => ({ lines: [line] })) : [lastOf(revisable)]
}

function plain(changes: readonly WrittenChange[], cost: number): ClauseReading | undefined {
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
  reader: RevisionReader,
): ClauseReading | undefined {
  const others: Wish[] = []
  let total = cost
  const changes = spoken.flatMap(({ lines, pieces, isLast }): readonly WrittenChange[] => {
    const able = lines.flatMap((line) => ableOf(line, spans, reader))
    const found = isLast ? ofAnyLine(able, spans, reader) : able
    const [first] = found
    if (!first || (does === 'alter' && isSoAlready(found, reader))) return []
    total += Math.min(...found.map((each) => each.cost))
    others.push(...first.others)
    const quantity = number ?? pieces ?? (does === 'again' ? 1 : undefined)
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

/** Whether nothing of the basket would be another than it is: to make large what is large changes nothing. */
function isSoAlready(able: readonly Able[], reader: RevisionReader): boolean {
  const { about, lines } = reader.revisable
  return (
    about === 'basket' &&
    able.every(({ line: id, choices }) => {
      const line = lines.find((each) => each.id === id)
      return line !== undefined && !isThere(choices, line, reader)
    })
  )
}

/** What was done last may not have it, or only what resembles it, and something else may. */
function ofAnyLine(able: readonly Able[], spans: readonly Span[], reader: RevisionReader): readonly Able[] {
  const all = reader.revisable.lines.flatMap((line) => ableOf(line, spans, reader))
  const least = Math.min(...all.map(({ cost }) => cost))
  const near = (each: Able) => each.cost - least < SAME_NAME
  return able.length > 0 && able.every(near) ? able : all.filter(near)
}

function ableOf(line: BasketLine, spans: readonly Span[], reader: RevisionReader): readonly Able[] {
  const choices: Wish[] = []
  const others: Wish[] = []
  let cost = 0
  for (const span of spans) {
    if (span.slot !== 'WISHES' && span.slot !== 'UNWANTED') continue
    const read = reader.wishesOf(span, line)
    if (!read) return []
    const isUnwanted = span.slot === 'UNWANTED'
    if (isUnwanted && reader.revisable.about !== 'product' && !isThere(read.wishes, line, reader)) return []
    // What has to go makes room for what comes.
    if (isUnwanted) choices.unshift(...read.wishes)
    else choices.push(...read.wishes)
    others.push(...read.others)
    cost += read.cost
  }
  return [{ line: line.id, choices, others, cost }]
}

/** Whether taking it away makes a difference. */
function isThere(
  wishes: readonly Wish[],
  line: BasketLine,
  { revisable: { menu } }: RevisionReader,
): boolean {
  const product = productIn(menu, line.code)
  if (!product) return false
  const { selection, refused } = wishedSelection(product, wishes, line.selection)
  return refused.length > 0 || !isSameChoice(line, { ...line, selection })
}

/** Something new of the menu. */
function added(thingAt: Span, reader: RevisionReader): ClauseReading | undefined {
  const { canBeHad } = reader.revisable
  const thing = reader.thingOf(thingAt, undefined)
  const [line] = thing?.lines ?? []
  const beside = reader.revisable.lines.at(-1)
  if (!thing || !line || !beside) return undefined
  const product = [line.product, ...line.others].find(canBeHad) ?? line.product
  const choices = product === line.product ? line.choices : []
  return {
    changes: [{ of: [{ line: beside.id, choices }], does: 'add', product, quantity: line.quantity }],
    others: [],
    cost: costOf(thing),
  }
}

/** Another product in the place of a line, in as many pieces. */
function swapped(
  spoken: readonly Spoken[],
  thingAt: Span,
  cost: number,
  isLineSaid: boolean,
  reader: RevisionReader,
): ClauseReading | undefined {
  const { menu, canBeHad } = reader.revisable
  const [meant, ...more] = spoken
  if (!meant || more.length > 0 || meant.lines.length === 0) return undefined
  const thing = reader.thingOf(thingAt, meant.lines[0])
  const [line] = thing?.lines ?? []
  if (!thing || !line) return undefined
  const product = [line.product, ...line.others].find(canBeHad) ?? line.product
  const found = productIn(menu, product)
  if (!found) return undefined
  const isOther = isWithout(line.choices, found) && isNamedWholly(thingAt, found, reader)
  if (saysWithout(thingAt, found, reader) && !isOther) return undefined
  const lines = isLineSaid ? meant.lines : madeWayFor(product, meant.lines, reader)
  if (lines.some(({ code }) => code === product)) return undefined
  const isCounted = hasNumber(reader, thingAt)
  // "Make it three burgers", where there are burgers and a cola, says how many burgers.
  if (meant.isLast && isCounted && reader.revisable.lines.some(({ code }) => code === product))
    return undefined
  return {
    changes: [
      {
        of: lines.map(({ id }) => ({
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

/** Whether some words refuse something, and not in the product's own name: "cola without sugar". */
function saysWithout({ from, to }: Span, product: Product, { tokens, language }: RevisionReader): boolean {
  const named = wordsIn(textIn(product.name, language.language))
  const refusing = language.roles.without.flatMap(wordsIn).filter((word) => !named.includes(word))
  return tokens.slice(from, to).some(({ word }) => refusing.includes(word))
}

/** Whether all of a name is said: "the burger without cheese" is none of the mini burgers. */
function isNamedWholly({ from, to }: Span, product: Product, { tokens, language }: RevisionReader): boolean {
  const said = tokens.slice(from, to).map(({ word }) => word)
  const short = textIn(product.name, language.language).split(',')[0] ?? ''
  return wordsIn(short).every((word) => said.some((each) => each.startsWith(word)))
}

/** Whether what is not wanted is on it: "the burger without cheese" is no other burger, one that has no blue cheese. */
function isWithout(wishes: readonly Wish[], product: Product): boolean {
  const refused = wishes.filter(({ mode }) => mode === 'without').map((wish) => wishedPart(product, wish))
  return (
    refused.length > 0 &&
    refused.every((part) => part?.kind === 'without' || (part?.defaultQuantity ?? 0) > 0)
  )
}

/** What something comes in the place of where that is not said: what is of its kind, and else what was put there last. */
function madeWayFor(
  code: ProductCode,
  last: readonly BasketLine[],
  { revisable: { menu, lines } }: RevisionReader,
): readonly BasketLine[] {
  const kind = new Set(
    menu.categories
      .flatMap(categoriesFrom)
      .filter(({ products }) => products.some((listed) => listed.code === code))
      .flatMap(({ products }) => products.map((listed) => listed.code)),
  )
  const alike = lines.filter((line) => kind.has(line.code))
  return alike.length === 0 || last.some((line) => alike.includes(line)) ? last : alike
}
