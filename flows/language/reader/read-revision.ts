import type { WordMark, WrittenChange } from '../../core/log/command-data.ts'
import { normalise } from '../normalise.ts'
import type { LanguageWords, RevisionRole } from '../words/language-words.ts'
import { aligned } from './revision/revision-alignment.ts'
import { REVISION_GRAMMAR, type RevisionRule } from './revision/revision-grammar.ts'
import { type Revisable, type RevisionReader, readerOf } from './revision/revision-places.ts'
import { menuLexicon } from './menu-lexicon.ts'
import { type Token, blanked, tokensOf } from './sentence-words.ts'
import { saysNothing } from './shown-words.ts'
import type { ClauseReading, RevisionReading } from './revision/clause-reading.ts'
import { changesOf } from './revision/clause-changes.ts'

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
