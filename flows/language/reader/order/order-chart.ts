import type { Taken } from '../../../core/log/command-data.ts'
import type { SpokenRole } from '../../words/language-words.ts'
import type { Edge } from '../lattice.ts'
import type { MenuLexicon } from '../lexicon.ts'
import { ACTS } from './order-acts.ts'
import { withoutTheSame } from './wishes-taken.ts'
import { settled } from './line-at-hand.ts'
import { AS_SAID, costing, lastOf, START, type Deed, type Draft } from './begun-reading.ts'
import {
  ORDER_GRAMMAR,
  PASSING,
  STATES,
  type Act,
  type Arc,
  type State,
  type Symbol,
} from './order-grammar.ts'
import type { Sensed } from '../spelling.ts'

/** What is not named yet is cheap until it has to be: it would drive out all that is. */
const MOST_NAMED = 8
const MOST_UNNAMED = 6
const WIDTH_OF_STATE = 4
const HOPELESS = 2.6
/** "Small fries" where fries have one size: they are meant, and "small" is told as left over. */
const SIZE_LEFT_COST = 1.1
/** "Chicken wings, 12 pcs": how many are in it is what there is. */
const PIECES_LEFT_COST = 0.85
/** "Without pickles, and a cola", where there are none: that was the list. */
const UNLISTED_COST = 0.05
/** The end of a compound says what it is: a `burgermeny` is a menu. */
const FIRST_HALF_LEFT_COST = 0.8
/** Without its "without", what is refused would be ordered. */
const REFUSAL_LEFT_COST = 3
const REFUSING: ReadonlySet<SpokenRole> = new Set<SpokenRole>(['without', 'no'])
const MEASURING: ReadonlySet<SpokenRole> = new Set<SpokenRole>(['extra', 'light', 'filler'])
/** What is never named costs this at the end: "a small, a medium and two large pies" names all of them. */
const NEVER_NAMED_COST = 0.5
const UNFINISHED_COST = 0.7
const NEARER_IN_PART_COST = 1

const NO_ARCS: readonly Arc[] = []
const ARCS: ReadonlyMap<State, ReadonlyMap<Symbol, readonly Arc[]>> = arcsByState()

/** What is said of the only product of a lexicon, once it is named: a list of what is on it. */
const OF_ONE: Draft = {
  ...START,
  state: 'listing',
  lines: [
    {
      quantity: 1,
      wishes: [],
      heads: new Map([[0, 0]]),
      fits: new Map([[0, 0]]),
      described: 0,
      joinedBy: 'other',
      isImplied: false,
    },
  ],
}

/**
 * The readings of a whole sentence, the best first: every word is taken for something, or left. `ofOne`: it lists what is
 * wanted on the lexicon's only product, which it need not name, or what is not.
 */
export function readingsOf(
  words: readonly Sensed[],
  lattice: readonly (readonly Edge[])[],
  lexicon: MenuLexicon,
  ofOne?: Draft['scope'],
): readonly Draft[] {
  const chart: Draft[][] = Array.from({ length: words.length + 1 }, () => [])
  chart[0]?.push(ofOne ? { ...OF_ONE, scope: ofOne } : START)
  for (let at = 0; at < words.length; at++)
    for (const draft of best(chart[at] ?? [])) {
      const word = words[at]
      if (!word) continue
      for (const edge of lattice[at] ?? [])
        for (const next of followed(draft, edge, at, lexicon))
          if (!isSplit(draft, next, at, words)) chart[edge.to]?.push(next)
      const how: Taken = word.word === ',' ? 'understood' : 'left'
      const isFirstHalf = words[at + 1]?.text === ''
      const cost = isFirstHalf ? FIRST_HALF_LEFT_COST : leavingCost(word, at, lattice, lexicon)
      chart[at + 1]?.push(taking(draft, at, at + 1, how, cost))
      if (draft.state === 'listing' && how === 'left')
        chart[at + 1]?.push(
          taking({ ...draft, amount: AS_SAID }, at, at + 1, how, cost + UNLISTED_COST, 'listed'),
        )
    }
  return best((chart[words.length] ?? []).flatMap((draft) => finished(draft, lexicon)))
}

/** A compound is one thing: `burgermeny` is no burger and a menu beside it. */
function isSplit(draft: Draft, next: Draft, at: number, words: readonly Sensed[]): boolean {
  if (words[at]?.text !== '' || draft.taken?.how === 'left') return false
  return next.lines.length > draft.lines.length && lastOf(draft)?.heads !== undefined
}

/** What leaving a word out costs: the more it means, the more. */
function leavingCost(
  { word, inMenu, spoken }: Sensed,
  at: number,
  lattice: readonly (readonly Edge[])[],
  { sizes }: MenuLexicon,
): number {
  if (word === ',') return 0.02
  const edges = lattice[at] ?? []
  if (edges.some((edge) => isRefusing(edge) && isNameNext(edge.to, lattice))) return REFUSAL_LEFT_COST
  if (sizes.has(word)) return SIZE_LEFT_COST
  const number = edges.find(({ meaning }) => meaning.kind === 'number')?.meaning
  if (number?.kind === 'number')
    return number.of === 'pieces' || number.of === 'either' ? PIECES_LEFT_COST : 1.3
  if (inMenu.some(({ isGuess }) => !isGuess)) return 2
  return spoken ? 0.8 : 1
}

function isRefusing({ meaning }: Edge): boolean {
  return meaning.kind === 'role' && REFUSING.has(meaning.role)
}

/** Whether something is named from a word on, or after one that says how much of it: "no extra cheese". */
function isNameNext(at: number, lattice: readonly (readonly Edge[])[], isOnly = false): boolean {
  return (lattice[at] ?? []).some(({ meaning, to }) =>
    meaning.kind === 'role'
      ? !isOnly && MEASURING.has(meaning.role) && isNameNext(to, lattice, true)
      : meaning.kind === 'product' || meaning.kind === 'option',
  )
}

/** The cheapest of those that differ; what costs much more than the cheapest will not become it. */
function best(drafts: readonly Draft[]): readonly Draft[] {
  const seen = new Set<string>()
  const kept: Draft[] = []
  const inState = new Map<string, number>()
  const left = { named: MOST_NAMED, unnamed: MOST_UNNAMED }
  const sorted = drafts.toSorted((one, other) => one.cost - other.cost)
  const most = (sorted[0]?.cost ?? 0) + HOPELESS
  for (const draft of sorted) {
    if (draft.cost > most) break
    const line = lastOf(draft)
    const kind = line && !line.heads ? 'unnamed' : 'named'
    const place = `${draft.state} ${kind}`
    const alike = inState.get(place) ?? 0
    if (left[kind] === 0 || alike === WIDTH_OF_STATE) continue
    const key = saidIn(draft)
    if (seen.has(key)) continue
    seen.add(key)
    inState.set(place, alike + 1)
    left[kind]--
    kept.push(draft)
  }
  return kept
}

/** What a reading has made of its words, and how it may go on: of those that say the same only the cheapest is kept. */
function saidIn({
  state,
  lines,
  target,
  scope,
  isScopeShort,
  amount,
  joinedBy,
  run,
  mode,
  time,
  ahead,
}: Draft): string {
  let said = `${state} ${target} ${scope} ${isScopeShort} ${amount.mode} ${amount.quantity} ${joinedBy} ${run} ${mode} ${time} ${ahead?.length}`
  for (const { quantity, wishes, fits, root, isImplied, counts } of lines) {
    const [product] = fits.keys()
    said += `|${quantity} ${product} ${fits.size} ${root} ${isImplied} ${counts}`
    for (const wish of wishes) {
      const [option] = wish.fits.keys()
      said += ` ${wish.mode}${option}/${wish.fits.size}*${wish.quantity}`
    }
  }
  return said
}

function arcsByState(): ReadonlyMap<State, ReadonlyMap<Symbol, readonly Arc[]>> {
  const arcs = new Map<State, Map<Symbol, readonly Arc[]>>()
  const add = (state: State, symbol: Symbol, arc: Arc) => {
    const bySymbol = arcs.get(state) ?? new Map<Symbol, readonly Arc[]>()
    arcs.set(state, bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), arc]))
  }
  for (const arc of ORDER_GRAMMAR)
    for (const state of arc.from) for (const symbol of arc.on) add(state, symbol, arc)
  for (const [symbol, cost] of Object.entries(PASSING) as [Symbol, number][])
    for (const state of STATES)
      add(state, symbol, { from: [state], on: [symbol], to: state, act: 'pass', cost })
  return arcs
}

function followed(draft: Draft, edge: Edge, at: number, lexicon: MenuLexicon): readonly Draft[] {
  const { meaning } = edge
  const symbol = meaning.kind === 'role' ? meaning.role : meaning.kind
  const part = meaning.kind === 'product' ? edge.part : undefined
  const arcs = ARCS.get(draft.state)?.get(symbol) ?? NO_ARCS
  // Of "no rice" where "beans and rice" are sold it is not said that nobody wants those.
  const isOfMore = part === 'name'
  return arcs.flatMap((arc) =>
    isOfMore && arc.act === 'dismiss'
      ? []
      : ACTS[arc.act](draft, meaning, lexicon).map((next) =>
          taking(
            next,
            at,
            edge.to,
            edge.isGuess || arc.isGuess ? 'guessed' : 'understood',
            arc.cost + edge.cost,
            arc.to,
            deedOf(draft, next, arc.act, symbol, part),
          ),
        ),
  )
}

function deedOf(before: Draft, after: Draft, act: Act, symbol: Symbol, part: Deed['part']): Deed {
  const line = lineChanged(before.lines, after.lines)
  const wish = line === undefined ? undefined : after.lines[line]?.wishes.at(-1)
  const refuses =
    act === 'dismiss' || act === 'joinElided' || (symbol === 'option' && wish?.mode === 'without')
  return { act, symbol, line, refuses, part }
}

/** The last line that is another than before. */
function lineChanged(before: Draft['lines'], after: Draft['lines']): number | undefined {
  if (before === after) return undefined
  for (let at = after.length - 1; at >= 0; at--) if (after[at] !== before[at]) return at
  return undefined
}

function taking(
  draft: Draft,
  from: number,
  to: number,
  how: Taken,
  cost: number,
  state: State = draft.state,
  does?: Deed,
): Draft {
  const taken = { before: draft.taken, from, to, how, ...(does === undefined ? {} : { does }) }
  return { ...draft, state, cost: draft.cost + cost, taken }
}

const OPEN: ReadonlySet<State> = new Set(['listing', 'qualified', 'describing', 'going', 'denied'])

/** A sentence may end anywhere; where it ends in the middle of something, that costs. */
function finished(draft: Draft, lexicon: MenuLexicon): readonly Draft[] {
  const line = lastOf(draft)
  if (line && !line.heads && line.wishes.length === 0)
    return [
      { ...draft, cost: draft.cost + 2 * UNFINISHED_COST, lines: draft.lines.slice(0, -1), state: 'start' },
    ]
  const elided = withoutTheSame(draft, lexicon)
  const isOpen = OPEN.has(draft.state) && elided.length === 0
  // "A cola, 3" does not say of what, and tells that the number was left.
  const unsaid = draft.state === 'numbering' ? 2 * UNFINISHED_COST : 0
  return (elided.length > 0 ? elided.map((each): Draft => ({ ...each, isElided: true })) : [draft])
    .flatMap((each) => settled(each, lexicon))
    .map((next) => {
      const unnamed = next.lines.filter(({ isImplied }) => isImplied).length
      const isNothingNamed = unnamed === next.lines.length
      return costing(
        next,
        (isOpen ? UNFINISHED_COST : unsaid) +
          (isNearerInPart(next) ? NEARER_IN_PART_COST : 0) +
          (isNothingNamed ? Math.min(unnamed, 1) : unnamed) * NEVER_NAMED_COST,
      )
    })
}

/** Whether of some things not all are called by their nearer names: then these are more likely others. */
function isNearerInPart({ lines }: Draft): boolean {
  return lines.some(({ root, isNearer }) => {
    if (!isNearer || root === undefined) return false
    const parts = lines.filter((line) => line.root === root)
    return parts.reduce((sum, { quantity }) => sum + quantity, 0) < (lines[root]?.quantity ?? 0)
  })
}
