import { keptFor } from '../../kept.ts'
import type { Meaning } from '../lattice.ts'
import type { MenuLexicon } from '../lexicon.ts'
import { type DraftLine, type Wish, productsWith, withHeads, withWish } from './order-draft.ts'
import { AS_SAID, type Draft, changed, costing, isRefusedOnly, lastOf, replaced } from './begun-reading.ts'
import { isInPortions } from './counted-pieces.ts'

type Heads = ReadonlyMap<number, number>
const SOME_COST = 0.15
const SAME_COST = 0.3
/** "Three burgers and two colas, one without onion": one of the burgers, though the colas were named last. */
const FURTHER_BACK_COST = 0.25
const MOST_BACK = 2
const IMPLIED_FIRST_COST = 0.2
const IMPLIED_COST = 0.4
/** Nobody orders a thing by what is not on it. */
const REFUSED_ONLY_COST = 0.3
const NEARER_GAIN = 0.1
const IN_PIECES_GAIN = 0.3

/** A new line of so many; the one before it is settled first. */
export function opened(draft: Draft, quantity: number, lexicon: MenuLexicon): readonly Draft[] {
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

/** The ways in which a product is what the line at hand, or one before it, is of. */
export function named(draft: Draft, meaning: Meaning, lexicon: MenuLexicon): readonly Draft[] {
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

/** The draft with an option that describes the line at hand; none where it has none such. */
export function described(draft: Draft, meaning: Meaning, lexicon: MenuLexicon): readonly Draft[] {
  if (meaning.kind !== 'option') return []
  const { mode = 'with', quantity } = draft.amount
  return changed(draft, (line) => {
    const next = withWish(line, { fits: meaning.fits, mode, quantity }, lexicon)
    return next && { ...next, described: next.wishes.length }
  }).map((next) => ({ ...next, amount: AS_SAID }))
}

/** The line at hand once it is known what it is of, where it was not named. */
export function pointed(draft: Draft, lexicon: MenuLexicon): readonly Draft[] {
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

/** How many of a counted line nothing has been said of yet, one at least. */
export function remainingOf(draft: Draft): number {
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
