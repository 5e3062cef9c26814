import type { Meaning } from '../lattice.ts'
import type { MenuLexicon } from '../lexicon.ts'
import { type DraftLine, type Wish, lineCost, placeOfWish, withHeads, withWish } from './order-draft.ts'
import { AS_SAID, type Draft, costing, lastOf, replaced } from './begun-reading.ts'

/** "Without cheese and a milkshake" is likelier to order the shake than to refuse it. */
const REFUSED_NEXT_COST = 0.6
/** "Extra large" is a size, and not more of one. */
const MORE_OF_A_SIZE_COST = 0.4
/** "With spinach and a thin crust" goes on listing. */
const ARTICLE_GAIN = 0.32
const EARLIER_LINE_COST = 0.4
const APART_GAIN = 0.1

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

/** "Keep the onions off": what was named last is not wanted. */
export function lastRefused(draft: Draft, _: Meaning, lexicon: MenuLexicon): readonly Draft[] {
  const { target, taken, lines } = draft
  const line = target === 'all' ? undefined : lines[target]
  const wish = line?.wishes.at(-1)
  if (target === 'all' || !line || !wish || taken?.how === 'left') return []
  if (wish.mode === 'without') return [draft]
  const wishes = [...line.wishes.slice(0, -1), { ...wish, mode: 'without' as const }]
  const next = line.heads ? withHeads({ ...line, wishes }, line.heads, lexicon) : { ...line, wishes }
  return next ? [replaced(draft, target, next)] : []
}

/** The ways in which an option is a wish for the line at hand, or for all of them. */
export function taken(draft: Draft, meaning: Meaning, lexicon: MenuLexicon): readonly Draft[] {
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
export function spread(draft: Draft, _: Meaning, lexicon: MenuLexicon): readonly Draft[] {
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

/** In the place of what was wished last of the same choice: "a large cola, no, a small one". */
export function retaken(draft: Draft, meaning: Meaning, lexicon: MenuLexicon): readonly Draft[] {
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
export function setApart(draft: Draft, _: Meaning, lexicon: MenuLexicon): readonly Draft[] {
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
