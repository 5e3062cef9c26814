import type { ProductCode } from '#domain/ids.ts'
import type { WrittenLine } from '../../../core/log/command-data.ts'
import type { MenuLexicon } from '../lexicon.ts'
import type { Draft } from './begun-reading.ts'
import { type DraftLine, placeOfWish, portionsOf } from './order-draft.ts'

const MOST_OTHERS = 3

export type Resolved = {
  readonly line: WrittenLine
  readonly isUnclear: boolean
  /** Its place among the lines of the draft. */
  readonly of: number
}

/** The lines of a draft as they can be ordered, with what comes that close; of a parted line what is left of it. */
export function linesOf(draft: Draft, lexicon: MenuLexicon, close: number): readonly Resolved[] {
  const lines = agreed(draft.lines)
  return lines.flatMap((line, at): readonly Resolved[] => {
    const parted = lines.filter(({ root }) => root === at).reduce((sum, { quantity }) => sum + quantity, 0)
    const quantity = line.quantity - parted
    const resolved =
      line.heads && quantity > 0 ? resolvedLine({ ...line, quantity }, lexicon, close) : undefined
    return resolved ? [{ ...resolved, of: at }] : []
  })
}

/** "Two burgers, one without onion" are two of a kind that has onion: what is one of several is of the same product as they. */
function agreed(lines: readonly DraftLine[]): readonly DraftLine[] {
  return lines.map((line, at) => {
    const rootAt = line.root ?? at
    const group = lines.filter((each, index) => index === rootAt || (each.root === rootAt && !each.isNearer))
    if (group.length === 1 || line.isNearer) return line
    const fits = new Map(
      [...line.fits.keys()].flatMap((product) => {
        const costs = group.map((each) => each.fits.get(product))
        return costs.every((cost) => cost !== undefined)
          ? [[product, costs.reduce((sum, cost) => sum + cost, 0)] as const]
          : []
      }),
    )
    return fits.size === 0 ? line : { ...line, fits }
  })
}

function resolvedLine(
  line: DraftLine,
  lexicon: MenuLexicon,
  closeness: number,
): Omit<Resolved, 'of'> | undefined {
  const [best, ...others] = [...line.fits].toSorted(([, one], [, other]) => one - other)
  if (!best) return undefined
  const [product, cost] = best
  const found = lexicon.products[product]
  const close = others.filter(([, other]) => other - cost < closeness)
  if (!found) return undefined
  const places = line.wishes.flatMap((wish) => {
    const placed = placeOfWish(product, wish, lexicon)
    return placed && placed.place.kind !== 'name' ? [{ wish, ...placed }] : []
  })
  // "Water instead of cola": where there is but one, the other is left out by that.
  const chosen = new Set(
    places.flatMap(({ wish, place }) => (wish.mode === 'without' || place.groupMax > 1 ? [] : [place.group])),
  )
  const said = places.filter(({ wish, place }) => wish.mode !== 'without' || !chosen.has(place.group))
  const { quantity, portion } = portionsOf(line, product, lexicon)
  return {
    line: {
      product: found.code,
      quantity,
      ...(portion === undefined ? {} : { portion }),
      choices: said.flatMap(({ wish: { mode, quantity }, place: { group, option, groupMax } }, at) => {
        // "I don't like olives, so no olives", "a large big pizza": once is enough.
        const isRepeated =
          (mode === 'without' || groupMax === 1) &&
          said.findIndex((each) => each.place.option === option && each.wish.mode === mode) < at
        return isRepeated
          ? []
          : [{ part: group as ProductCode, option: option as ProductCode, quantity, mode }]
      }),
      others: close.slice(0, MOST_OTHERS).flatMap(([other]) => lexicon.products[other]?.code ?? []),
    },
    isUnclear: line.isImplied || close.length > 0 || places.some((each) => each.isUnclear),
  }
}
