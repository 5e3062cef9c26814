import { keptFor } from '../../kept.ts'
import type { SpokenRole } from '../../words/language-words.ts'
import type { Meaning } from '../lattice.ts'
import type { MenuLexicon } from '../menu-lexicon.ts'
import {
  type DraftLine,
  type Wish,
  areWhole,
  lineCost,
  placeOfWish,
  productsWith,
  withHeads,
  withWish,
} from './order-draft.ts'
import type { Act } from './order-grammar.ts'
import {
  AS_SAID,
  type Draft,
  changed,
  costing,
  isRefusedOnly,
  lastOf,
  numberIn,
  replaced,
} from './begun-reading.ts'

type Heads = ReadonlyMap<number, number>
/** "Without cheese and a milkshake" is likelier to order the shake than to refuse it. */
const REFUSED_NEXT_COST = 0.6
/** "Extra large" is a size, and not more of one. */
const MORE_OF_A_SIZE_COST = 0.4
const SOME_COST = 0.15
const SAME_COST = 0.3
/** "Three burgers and two colas, one without onion": one of the burgers, though the colas were named last. */
const FURTHER_BACK_COST = 0.25
const MOST_BACK = 2
/** "One with": what is listed about a thing that was not named makes it likelier one. */
const SPOKEN_OF_GAIN = 0.1
/** "With spinach and a thin crust" goes on listing. */
const ARTICLE_GAIN = 0.32
const IMPLIED_FIRST_COST = 0.2
const IMPLIED_COST = 0.4
/** Nobody orders a thing by what is not on it. */
const REFUSED_ONLY_COST = 0.3
const EARLIER_LINE_COST = 0.4
const NEARER_GAIN = 0.1
const MOST_DISMISSED_COST = 0.6
const APART_GAIN = 0.1
const DOUBLED_NEXT_COST = 0.4
const IN_PIECES_GAIN = 0.3

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

function isOfPieces(meaning: Meaning): boolean {
  return meaning.kind === 'number' && (meaning.of === 'pieces' || meaning.of === 'either')
}

/** The line that was opened by a number, and what that counts. */
function inPieces(drafts: readonly Draft[], meaning: Meaning): readonly Draft[] {
  const counts = meaning.kind === 'number' ? meaning.of : undefined
  if (counts === undefined) return drafts
  return drafts.flatMap((draft) => changed(draft, (line) => ({ ...line, counts })))
}

/** "16 pieces" of what comes in two are eight; "5 pieces" of what comes in six are none. */
function isInPortions(
  { quantity, counts }: DraftLine,
  fits: ReadonlyMap<number, number>,
  lexicon: MenuLexicon,
) {
  return (
    (counts !== 'pieces' && counts !== 'either') ||
    [...fits.keys()].every((product) => areWhole(quantity, product, lexicon))
  )
}

function multiplied(draft: Draft, meaning: Meaning, lexicon: MenuLexicon): readonly Draft[] {
  return changed(draft, (line) => {
    if (line.quantity !== 1) return undefined
    const quantity = numberIn(meaning)
    const counts = meaning.kind === 'number' ? meaning.of : undefined
    if (counts === undefined) return { ...line, quantity }
    const counted: DraftLine = { ...line, quantity, counts }
    return isInPortions(counted, line.fits, lexicon) ? counted : undefined
  })
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

/** "One with ham and one without": without what the thing before it was said to be with. */
export function withoutTheSame(draft: Draft, lexicon: MenuLexicon): readonly Draft[] {
  const { scope, run, target, lines } = draft
  if (draft.state !== 'listing' || scope !== 'without' || run > 0 || target === 'all' || target === 0)
    return []
  const before = lines[target - 1]
  const listed = before?.wishes.slice(before.described).filter(({ mode }) => mode !== 'without') ?? []
  const found = listed.reduce<readonly Draft[]>(
    (drafts, { fits }) =>
      drafts.flatMap((each) => takenBy(each, target, { fits, mode: 'without', quantity: 1 }, lexicon)),
    [draft],
  )
  return listed.length === 0 ? [] : found.map((next) => ({ ...next, scope: 'with', run: listed.length }))
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

/** "Keep the onions off": what was named last is not wanted. */
function lastRefused(draft: Draft, _: Meaning, lexicon: MenuLexicon): readonly Draft[] {
  const { target, taken, lines } = draft
  const line = target === 'all' ? undefined : lines[target]
  const wish = line?.wishes.at(-1)
  if (target === 'all' || !line || !wish || taken?.how === 'left') return []
  if (wish.mode === 'without') return [draft]
  const wishes = [...line.wishes.slice(0, -1), { ...wish, mode: 'without' as const }]
  const next = line.heads ? withHeads({ ...line, wishes }, line.heads, lexicon) : { ...line, wishes }
  return next ? [replaced(draft, target, next)] : []
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

/** A new line of so many; the one before it is settled first. */
function opened(draft: Draft, quantity: number, lexicon: MenuLexicon): readonly Draft[] {
  // "No drinks or desserts" orders no desserts.
  if (draft.joinedBy === 'or' && draft.scope === 'without' && draft.run === 0) return []
  return [...settled(draft, lexicon), ...refusedAhead(draft)].map((next) => {
    const line: DraftLine = {
      quantity,
      wishes: next.ahead ?? [],
      heads: undefined,
      fits: new Map(),
      described: 0,
      joinedBy: draft.joinedBy,
      isImplied: false,
    }
    const { ahead: _, ...before } = next
    const lines = [...next.lines, line]
    return {
      ...before,
      lines,
      target: lines.length - 1,
      scope: 'with',
      amount: AS_SAID,
      run: 0,
      joinedBy: 'other',
    }
  })
}

/** "No onions for me, a large pizza with ham": what nothing was named for is refused of the next thing. */
function refusedAhead(draft: Draft): readonly Draft[] {
  const [line, ...others] = draft.lines
  if (!line || others.length > 0 || line.heads || !isRefusedOnly(line)) return []
  return [{ ...draft, lines: [], ahead: line.wishes }]
}

function named(draft: Draft, meaning: Meaning, lexicon: MenuLexicon): readonly Draft[] {
  if (meaning.kind !== 'product') return []
  const drafts = changed(draft, (line) => {
    const headed = isInPortions(line, meaning.fits, lexicon)
      ? withHeads(line, meaning.fits, lexicon)
      : undefined
    return headed && { ...headed, described: headed.wishes.length }
  })
  return [
    ...drafts.flatMap((next) => [next, ...namedLater(next, meaning.fits, lexicon)]),
    ...namedNearer(draft, meaning.fits, lexicon),
    ...namedInPieces(draft, meaning.fits, lexicon),
  ]
}

/** "Nine wings", which come in six or in nine, are one of nine. */
function namedInPieces(draft: Draft, heads: Heads, lexicon: MenuLexicon): readonly Draft[] {
  const line = lastOf(draft)
  const fits = line && line.counts === undefined && lexicon.ofPieces.get(line.quantity)
  if (!line || !fits) return []
  const wishes: readonly Wish[] = [...line.wishes, { fits, mode: 'with', quantity: 1 }]
  return changed(draft, () => {
    const next = withHeads({ ...line, quantity: 1, wishes }, heads, lexicon)
    return next && { ...next, described: next.wishes.length }
  }).map((next) => costing(next, -IN_PIECES_GAIN))
}

/** "Two ramen, one shoyu and one green": which of several products some of them are. */
function namedNearer(
  draft: Draft,
  heads: ReadonlyMap<number, number>,
  lexicon: MenuLexicon,
): readonly Draft[] {
  const line = lastOf(draft)
  const at = draft.lines.length - 1
  const earlier = draft.lines.findLastIndex(
    (each, index) => index < at && each.heads !== undefined && !each.isImplied,
  )
  const rootAt = draft.lines[earlier]?.root ?? earlier
  const root = draft.lines[rootAt]
  if (!line || !root?.heads || !isSomeOf(draft, rootAt, line)) return []
  const nearer = new Map([...heads].filter(([product]) => root.fits.has(product)))
  if (nearer.size === 0 || nearer.size === root.fits.size) return []
  const wishes = [...root.wishes, ...line.wishes]
  const next = withHeads({ ...line, root: rootAt, wishes, isNearer: true }, nearer, lexicon)
  if (!next) return []
  const named: DraftLine = { ...next, described: next.wishes.length }
  return [costing(replaced(draft, at, named), -NEARER_GAIN)]
}

function namedLater(
  draft: Draft,
  heads: ReadonlyMap<number, number>,
  lexicon: MenuLexicon,
): readonly Draft[] {
  if (draft.lines.at(-1)?.wishes.length === 0) return []
  let found = draft
  for (let at = draft.lines.length - 2; at >= 0; at--) {
    const line = draft.lines[at]
    const next = line?.isImplied ? withHeads({ ...line, isImplied: false }, heads, lexicon) : undefined
    if (!next) break
    found = replaced(found, at, next)
  }
  return found === draft ? [] : [found]
}

function described(draft: Draft, meaning: Meaning, lexicon: MenuLexicon): readonly Draft[] {
  if (meaning.kind !== 'option') return []
  const { mode = 'with', quantity } = draft.amount
  return changed(draft, (line) => {
    const next = withWish(line, { fits: meaning.fits, mode, quantity }, lexicon)
    return next && { ...next, described: next.wishes.length }
  }).map((next) => ({ ...next, amount: AS_SAID }))
}

/** The line at hand once it is known what it is of, where it was not named. */
function pointed(draft: Draft, lexicon: MenuLexicon): readonly Draft[] {
  const line = lastOf(draft)
  if (!line || line.heads) return [draft]
  const at = draft.lines.length - 1
  const found = namedBefore(draft).flatMap(([earlier, rootAt], back): readonly Draft[] => {
    const named = draft.lines[earlier]
    const root = draft.lines[rootAt]
    if (!named?.heads || !root?.heads) return []
    const isSome = isSomeOf(draft, rootAt, line)
    // What was named further back is spoken of again where some of it are meant, and else what was named last.
    if ((back > 0 || root.isImplied) && !isSome) return []
    const origin = isSome ? { ...line, root: rootAt, wishes: [...root.wishes, ...line.wishes] } : line
    const next = withHeads(
      origin,
      root.isImplied ? root.heads : asPointedAt(isSome ? root.heads : named.heads),
      lexicon,
    )
    if (!next) return []
    const cost = (isSome ? SOME_COST : SAME_COST) + back * FURTHER_BACK_COST
    return [costing(replaced(draft, at, { ...next, described: next.wishes.length }), cost)]
  })
  if ((line.wishes.length === 0 && at > 0) || line.isInPlace) return found
  const heads = productsWith(line.wishes, lexicon)
  const implied = withHeads({ ...line, isImplied: true }, heads, lexicon)
  if (implied)
    found.push(
      costing(
        replaced(draft, at, implied),
        (at === 0 ? IMPLIED_FIRST_COST : IMPLIED_COST) + (isRefusedOnly(line) ? REFUSED_ONLY_COST : 0),
      ),
    )
  return found
}

/** Products by no name: how far off their name was is told by what was named, and once is enough. */
const asPointedAt = keptFor((heads: Heads): Heads => {
  const least = Math.min(...heads.values())
  return least > 0 ? new Map([...heads].map(([product, cost]) => [product, cost - least])) : heads
})

/** The lines before the one at hand that were named, the last first, each with the line it is some of; of one root only the last. */
function namedBefore({ lines }: Draft): readonly (readonly [at: number, rootAt: number])[] {
  const found = new Map<number, number>()
  for (let at = lines.length - 2; at >= 0; at--) {
    const line = lines[at]
    const rootAt = line?.root ?? at
    const isNamed = line?.heads && (!line.isImplied || line.quantity > 1)
    if (isNamed && !found.has(rootAt)) found.set(rootAt, at)
  }
  return [...found].slice(0, MOST_BACK + 1).map(([rootAt, at]) => [at, rootAt])
}

/** "Two burgers, one without onion" is one of the two; "two with onion and one without" is a third. */
function isSomeOf(draft: Draft, rootAt: number, line: DraftLine): boolean {
  const root = draft.lines[rootAt]
  if (!root || root.quantity < 2) return false
  const before = draft.lines.filter((each) => each.root === rootAt)
  const spoken = before.reduce((sum, { quantity }) => sum + quantity, 0)
  if (spoken + line.quantity > root.quantity) return false
  return before.length > 0 || (root.wishes.length === root.described && line.joinedBy !== 'and')
}

function remainingOf(draft: Draft): number {
  const rootAt = draft.lines.findLastIndex(
    ({ heads, root, quantity }) => heads && root === undefined && quantity > 1,
  )
  const root = draft.lines[rootAt]
  if (!root) return 1
  const spoken = draft.lines.filter((each) => each.root === rootAt)
  return Math.max(1, root.quantity - spoken.reduce((sum, { quantity }) => sum + quantity, 0))
}

/** With the line at hand known for what it is; a number without anything is no line. */
export function settled(draft: Draft, lexicon: MenuLexicon): readonly Draft[] {
  const line = lastOf(draft)
  if (!line || line.heads) return [draft]
  if (line.wishes.length === 0) return []
  return pointed(draft, lexicon)
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

function taken(draft: Draft, meaning: Meaning, lexicon: MenuLexicon): readonly Draft[] {
  if (meaning.kind !== 'option') return []
  const { amount, scope, target } = draft
  const mode = amount.mode ?? scope
  const { quantity } = amount
  // "A thin crust" is no number of them; "a large" is the next thing.
  const isCounted = amount.isCounted && (quantity > 1 || meaning.isSize)
  const wish: Wish = { fits: meaning.fits, mode, quantity, ...(isCounted && { isCounted }) }
  const isOne = target === 'all' || draft.lines[target]?.quantity === 1
  const gain = amount.isCounted && !isCounted && isOne && draft.run > 0 ? ARTICLE_GAIN : 0
  const isNextThing = draft.state === 'joined' && mode === 'without' && isSold(meaning.fits, lexicon)
  const cost =
    (isNextThing ? REFUSED_NEXT_COST : 0) + (meaning.isSize && amount.mode ? MORE_OF_A_SIZE_COST : 0)
  const next = target === 'all' ? takenByAll(draft, wish, lexicon) : takenBy(draft, target, wish, lexicon)
  return next.map((each) => costing({ ...each, amount: AS_SAID, run: draft.run + 1 }, cost - gain))
}

/** Whether what is meant can be ordered by itself. */
function isSold(fits: ReadonlyMap<number, number>, { options }: MenuLexicon): boolean {
  return [...fits.keys()].every((option) => options[option]?.isSold === true)
}

/** By the line spoken of, or an earlier one where only that can have it. */
function takenBy(draft: Draft, target: number, wish: Wish, lexicon: MenuLexicon): readonly Draft[] {
  for (let at = target; at >= 0; at--) {
    const line = draft.lines[at]
    const next = line?.heads && withWish(line, wish, lexicon)
    if (next)
      return [costing({ ...replaced(draft, at, next), target: at }, (target - at) * EARLIER_LINE_COST)]
  }
  return []
}

function takenByAll(draft: Draft, wish: Wish, lexicon: MenuLexicon): readonly Draft[] {
  let next = draft
  let takers = 0
  for (const [at, line] of draft.lines.entries()) {
    const taking = line.heads && withWish(line, wish, lexicon)
    if (!taking) continue
    // Said of all of them, and so of each that is told apart after that: "both large, one with ham".
    next = replaced(next, at, { ...taking, described: taking.wishes.length })
    takers++
  }
  return takers === 0 ? [] : [next]
}

/** "No onion on any": what the list at hand says holds for all lines that can have it. */
function spread(draft: Draft, _: Meaning, lexicon: MenuLexicon): readonly Draft[] {
  const { target, run } = draft
  if (target === 'all' || run === 0) return []
  const line = draft.lines[target]
  if (!line) return []
  const wishes = line.wishes.slice(-run)
  let next: readonly Draft[] = [draft]
  for (const wish of wishes)
    next = next.flatMap((each) => {
      let spreadDraft = each
      for (const [at, other] of each.lines.entries()) {
        const taking = at !== target && other.heads ? withWish(other, wish, lexicon) : undefined
        if (taking) spreadDraft = replaced(spreadDraft, at, taking)
      }
      return [spreadDraft]
    })
  return next.map((each) => ({ ...each, target: 'all' as const }))
}

/** Without the line at hand. */
function takenBack(draft: Draft): Draft {
  const line = lastOf(draft)
  const lines = draft.lines.slice(0, -1)
  const cost = draft.cost - (line ? lineCost(line) : 0)
  return { ...draft, cost, lines, target: Math.max(0, lines.length - 1), joinedBy: line?.joinedBy ?? 'other' }
}

/** In the place of what was wished last of the same choice: "a large cola, no, a small one". */
function retaken(draft: Draft, meaning: Meaning, lexicon: MenuLexicon): readonly Draft[] {
  const line = lastOf(draft)
  if (meaning.kind !== 'option' || !line?.heads) return []
  const { mode = 'with', quantity } = draft.amount
  const wish: Wish = { fits: meaning.fits, mode, quantity }
  const groupOf = (product: number, each: Wish) => placeOfWish(product, each, lexicon)?.place.group
  const isOfSame = (each: Wish) =>
    [...line.fits.keys()].some((product) => {
      const group = groupOf(product, wish)
      return group !== undefined && group === groupOf(product, each)
    })
  const at = line.wishes.findLastIndex(isOfSame)
  const wishes = at < 0 ? line.wishes : line.wishes.toSpliced(at, 1)
  const before = withHeads({ ...line, wishes }, line.heads, lexicon)
  const next = before && withWish(before, wish, lexicon)
  return next ? [{ ...replaced(draft, draft.lines.length - 1, next), amount: AS_SAID, run: 1 }] : []
}

/** "Bacon on one and cheese on the other": what was listed last is of one of several. */
function setApart(draft: Draft, _: Meaning, lexicon: MenuLexicon): readonly Draft[] {
  const { target, run } = draft
  const root = target === 'all' ? undefined : draft.lines[target]
  const wish = root?.wishes.at(-1)
  if (target === 'all' || !root?.heads || !wish || run === 0 || root.root !== undefined) return []
  const isLeft = spokenOf(draft, target) < root.quantity && root.quantity > 1
  const rest = isLeft
    ? withHeads({ ...root, wishes: root.wishes.slice(0, -1) }, root.heads, lexicon)
    : undefined
  if (!rest) return []
  const one: DraftLine = { ...root, quantity: 1, root: target }
  const next = replaced(draft, target, rest)
  const cost = Math.max(0, lineCost(one) - lineCost(rest)) - APART_GAIN
  return [{ ...costing(next, cost), lines: [...next.lines, one], scope: 'with', run: 0 }]
}

/** How many of a line were spoken of apart. */
function spokenOf({ lines }: Draft, rootAt: number): number {
  return lines.reduce((sum, { root, quantity }) => sum + (root === rootAt ? quantity : 0), 0)
}
