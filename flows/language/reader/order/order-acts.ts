import type { SpokenRole } from '../../words/language-words.ts'
import type { Meaning } from '../lattice.ts'
import type { MenuLexicon } from '../lexicon.ts'
import { lineCost } from './order-draft.ts'
import type { Act } from './order-grammar.ts'
import { AS_SAID, type Draft, changed, costing, lastOf, numberIn } from './begun-reading.ts'
import { described, named, opened, pointed, remainingOf, settled } from './line-at-hand.ts'
import { inPieces, isOfPieces, multiplied } from './counted-pieces.ts'
import { lastRefused, retaken, setApart, spread, taken, withoutTheSame } from './wishes-taken.ts'

/** "One with": what is listed about a thing that was not named makes it likelier one. */
const SPOKEN_OF_GAIN = 0.1
const MOST_DISMISSED_COST = 0.6
const DOUBLED_NEXT_COST = 0.4

type Doing = (draft: Draft, meaning: Meaning, lexicon: MenuLexicon) => readonly Draft[]

/** What the grammar does with a reading and a meaning: each way to go on. */
export const ACTS: Readonly<Record<Act, Doing>> = {
  pass: (draft) => [draft],
  open: (draft, meaning, lexicon) => inPieces(opened(draft, numberIn(meaning), lexicon), meaning),
  openAnother: (draft, _, lexicon) => opened(draft, 1, lexicon),
  openRest: (draft, _, lexicon) =>
    opened(draft, remainingOf(draft), lexicon).flatMap((next) => pointed(next, lexicon)),
  openNamed: (draft, meaning, lexicon) =>
    opened(draft, 1, lexicon).flatMap((next) => named(next, meaning, lexicon)),
  openBeside: (draft, meaning, lexicon) =>
    besides(draft).flatMap((next) => opened(next, numberIn(meaning), lexicon)),
  openNamedBeside: (draft, meaning, lexicon) =>
    besides(draft)
      .flatMap((next) => opened(next, 1, lexicon))
      .flatMap((next) => named(next, meaning, lexicon)),
  openDescribed: (draft, meaning, lexicon) =>
    opened(draft, 1, lexicon).flatMap((next) => described(next, meaning, lexicon)),
  openQualified: (draft, meaning, lexicon) =>
    opened(draft, 1, lexicon).map((next) => ({ ...next, amount: amountOf(meaning) })),
  name: named,
  article: (draft, meaning) => (numberIn(meaning) === 1 ? [draft] : []),
  describe: described,
  point: (draft, _, lexicon) => pointed(draft, lexicon),
  multiply: multiplied,
  // "Cola, 3 pcs" is three of them.
  multiplyPieces: (draft, meaning, lexicon) =>
    isOfPieces(meaning) && draft.joinedBy === 'other' ? multiplied(draft, meaning, lexicon) : [],
  listWith: (draft, _, lexicon) => listing(draft, 'with', false, lexicon),
  listWithout: (draft, _, lexicon) => listing(draft, 'without', false, lexicon),
  refuseNext: (draft, meaning, lexicon) =>
    meaning.kind === 'role' && meaning.role === 'no'
      ? listing(draft, 'without', true, lexicon)
      : listing(draft, 'with', false, lexicon).map((next) => ({ ...next, amount: amountOf(meaning) })),
  refuseOne: (draft, meaning) =>
    draft.scope === 'without' && draft.run === 0 && numberIn(meaning) === 1 ? [draft] : [],
  want: (draft, meaning) => [wanting(draft, amountOf(meaning))],
  wantAlike: (draft) =>
    lastOf(draft)?.wishes.at(-1)?.mode === 'without' ? [{ ...draft, amount: AMOUNTS.no ?? AS_SAID }] : [],
  count: (draft, meaning) => [
    { ...draft, amount: { ...draft.amount, quantity: numberIn(meaning), isCounted: true } },
  ],
  take: taken,
  takeLoose: (draft, meaning, lexicon) =>
    taken({ ...draft, scope: 'with', run: 0, amount: AS_SAID }, meaning, lexicon),
  join: (draft, meaning) => [joined(draft, meaning)],
  joinElided: (draft, meaning, lexicon) =>
    withoutTheSame(draft, lexicon).map((next) => joined(next, meaning)),
  joinAnd: (draft) => [{ ...draft, joinedBy: 'or', cost: draft.cost + (draft.scope === 'with' ? 0.4 : 0) }],
  turn: (draft) => [{ ...draft, joinedBy: 'other', scope: 'with' }],
  speakOfAll: (draft, _, lexicon) =>
    settled(draft, lexicon).flatMap((next) =>
      next.lines.length === 0 ? [] : [{ ...next, target: 'all', scope: 'with', run: 0, amount: AS_SAID }],
    ),
  refuseLast: lastRefused,
  recallOne: (draft, meaning) => (isRecalledOne(draft, meaning) ? [draft] : []),
  recall: (draft, meaning) => (isRecalled(draft, meaning) ? [draft] : []),
  dismiss: dismissed,
  spreadOverAll: spread,
  setApart,
  note: (draft, meaning) => [noted(draft, meaning)],
  reopen: (draft, meaning, lexicon) =>
    inPieces(opened(takenBack(draft), numberIn(meaning), lexicon), meaning).flatMap((next) =>
      changed(next, (line) => ({ ...line, isInPlace: true })),
    ),
  reopenNamed: (draft, meaning, lexicon) =>
    opened(takenBack(draft), lastOf(draft)?.quantity ?? 1, lexicon).flatMap((next) =>
      named(next, meaning, lexicon),
    ),
  retake: retaken,
  recount: (draft, meaning) => changed(draft, (line) => ({ ...line, quantity: numberIn(meaning) })),
}

const AMOUNTS: Readonly<Partial<Record<SpokenRole, Draft['amount']>>> = {
  extra: { mode: 'extra', quantity: 1 },
  light: { mode: 'light', quantity: 1 },
  double: { mode: 'extra', quantity: 2 },
  triple: { mode: 'extra', quantity: 3 },
  no: { mode: 'without', quantity: 1 },
  without: { mode: 'without', quantity: 1 },
}

function amountOf(meaning: Meaning): Draft['amount'] {
  return (meaning.kind === 'role' ? AMOUNTS[meaning.role] : undefined) ?? AS_SAID
}

/** "No extra cheese" is none of it; "no onions, extra cheese" is more. */
function wanting(draft: Draft, amount: Draft['amount']): Draft {
  const { scope, run, state } = draft
  if (state === 'qualified') return draft
  if (scope === 'without' && run === 0 && state === 'listing' && amount.mode === 'extra')
    return { ...draft, amount: AS_SAID }
  return { ...draft, ...(scope === 'without' ? { scope: 'with' as const } : {}), amount }
}

/** What is listed with a thing may be another thing: "with a cola". */
function besides(draft: Draft): readonly Draft[] {
  const { scope, run, target, amount } = draft
  const isNext = scope === 'with' && run === 0 && target !== 'all' && amount === AS_SAID
  return isNext && lastOf(draft)?.heads ? [{ ...draft, joinedBy: 'and' }] : []
}

/** "No drinks" orders none. What only resembles a name is not meant: "without cheese" is of what is ordered. */
function dismissed(draft: Draft, meaning: Meaning): readonly Draft[] {
  if (draft.scope !== 'without' || draft.run > 0) return []
  if (meaning.kind === 'group') return [{ ...draft, amount: AS_SAID }]
  if (meaning.kind !== 'product') return []
  const cost = Math.min(...meaning.fits.values())
  return cost <= MOST_DISMISSED_COST ? [costing({ ...draft, amount: AS_SAID }, cost)] : []
}

/** Whether "all pizzas" are pizzas that were named. */
function isRecalled({ target, run, lines }: Draft, meaning: Meaning): boolean {
  if (target !== 'all' || run > 0 || meaning.kind !== 'product') return false
  return lines.some(({ fits }) => [...fits.keys()].some((product) => meaning.fits.has(product)))
}

/** Whether "on that pizza" is the one at hand, of which something was listed. */
function isRecalledOne({ target, run, scope, lines, amount }: Draft, meaning: Meaning): boolean {
  if (target === 'all' || run > 0 || scope !== 'with' || amount !== AS_SAID) return false
  const line = lines[target]
  if (meaning.kind !== 'product' || !line || line.isImplied || line.wishes.length === line.described)
    return false
  return [...line.fits.keys()].some((product) => meaning.fits.has(product))
}

function joined(draft: Draft, meaning: Meaning): Draft {
  const joinedBy = meaning.kind === 'role' && meaning.role === 'and' ? 'and' : 'other'
  const endsScope = draft.isScopeShort && joinedBy === 'other'
  return { ...draft, joinedBy, ...(endsScope ? { scope: 'with' as const } : {}) }
}

function noted(draft: Draft, meaning: Meaning): Draft {
  if (meaning.kind === 'time') return { ...draft, time: meaning.value, joinedBy: 'other' }
  if (meaning.kind !== 'role') return draft
  if (meaning.role === 'earliest') return { ...draft, time: 'earliest' }
  return { ...draft, mode: meaning.role === 'eatIn' ? 'EATIN' : 'TAKEOUT' }
}

function listing(
  draft: Draft,
  scope: Draft['scope'],
  isScopeShort: boolean,
  lexicon: MenuLexicon,
): readonly Draft[] {
  // "Without it on a thin crust": not on a thin crust either.
  if (draft.state === 'listing' && draft.scope === 'without' && draft.run === 0 && scope === 'with')
    return [draft]
  // "Go heavy on the cheese": how much was said before.
  // "The burger double with bacon" is a double one.
  if (draft.state === 'listing' && draft.amount !== AS_SAID && scope === 'with')
    return [draft.amount.quantity > 1 ? costing(draft, DOUBLED_NEXT_COST) : draft]
  const isHeadless = lastOf(draft)?.heads === undefined
  const gain = isHeadless ? SPOKEN_OF_GAIN : 0
  const ready = draft.target === 'all' ? [draft] : pointed(draft, lexicon).map((next) => costing(next, -gain))
  return ready
    .filter(({ lines }) => lines.length > 0)
    .map((next) => ({ ...next, scope, isScopeShort, amount: AS_SAID, run: 0 }))
}

/** Without the line at hand. */
function takenBack(draft: Draft): Draft {
  const line = lastOf(draft)
  const lines = draft.lines.slice(0, -1)
  const cost = draft.cost - (line ? lineCost(line) : 0)
  return { ...draft, cost, lines, target: Math.max(0, lines.length - 1), joinedBy: line?.joinedBy ?? 'other' }
}
