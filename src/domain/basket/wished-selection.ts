import {
  chooseOnly,
  isGroup,
  partPath,
  quantityOf,
  sellableSelection,
  setPartQuantity,
} from '../catalogue/options.ts'
import { plainSelection } from '../catalogue/orderable-selection.ts'
import type { Part, Product } from '../catalogue/product.ts'
import type { ProductCode } from '../ids.ts'
import type { Problem } from '../problem.ts'
import { refuse } from '../verdict.ts'
import type { Result } from '../verdict.ts'
import type { Selection } from './basket.ts'

export const WISH_MODES = ['with', 'without', 'extra', 'light'] as const

/** What is wanted of a product, as it is said: `part` is the group the option stands in, or itself where it stands in none. */
export type Wish = {
  readonly part: ProductCode
  readonly option: ProductCode
  readonly quantity: number
  readonly mode: (typeof WISH_MODES)[number]
}

export type RefusedWish = { readonly wish: Wish; readonly problem: Problem }

/** What of the wishes can be had as one selection, and what cannot and why. */
export type WishedSelection = { readonly selection: Selection; readonly refused: readonly RefusedWish[] }

/** A place an option is offered at; `path` is its key in a selection. */
type Place = { readonly part: Part; readonly group: Part | undefined; readonly path: string }

/**
 * The selection that taps on the wished options would make of what is chosen already, one after the other; a wish that cannot
 * be is left out, and so is what cannot be had (S5.40, S5.41, S5.47).
 */
export function wishedSelection(
  product: Product,
  wishes: readonly Wish[],
  before: Selection = {},
): WishedSelection {
  const chosen = sellableSelection(product, before)
  let selection = chosen
  const refused: RefusedWish[] = []
  const found = wishes.map((wish) => ({ wish, places: placesOf(product, wish) }))
  // An option below another one can be chosen only after it.
  const outermostFirst = found.toSorted((one, other) => depthOf(one.places) - depthOf(other.places))
  for (const { wish, places } of outermostFirst) {
    const result = granted(product, { selection, chosen }, wish, places)
    if (result.ok) selection = result.value
    else refused.push({ wish, problem: result.problem })
  }
  return { selection: plainSelection(product, selection), refused }
}

/** The part a wish names; undefined where the product has none. */
export function wishedPart(product: Product, wish: Wish): Part | undefined {
  return placesOf(product, wish)[0]?.part
}

function granted(
  product: Product,
  { selection, chosen }: { readonly selection: Selection; readonly chosen: Selection },
  wish: Wish,
  places: readonly Place[],
): Result<Selection> {
  const reachable = places.find(({ part }) => isReachable(product, selection, part))
  if (!reachable) return refuse('part.unknown')
  const { part, group, path } = reachable
  if (wish.mode === 'light') return refuse('part.noLess')
  const wanted = quantityWished(wish, part, quantityOf(part, chosen, group))
  if (wanted === undefined) return refuse('part.unknown')
  const isOneOf = group !== undefined && group.maxQuantity === 1 && wanted > 0
  return isOneOf && wanted <= 1
    ? chooseOnly(product, selection, path)
    : setPartQuantity(product, selection, path, wanted)
}

/** How many of a part a wish comes to where there are so many already; undefined where it makes no sense of it. */
function quantityWished(wish: Wish, part: Part, already: number): number | undefined {
  if (part.kind === 'without') {
    // What can be left out is there unless it is.
    if (wish.mode === 'without') return 1
    return wish.mode === 'with' ? 0 : undefined
  }
  if (wish.mode === 'without') return 0
  if (wish.mode === 'extra') return Math.max(already + 1, wish.quantity)
  return Math.max(already, wish.quantity)
}

/** Whether all a part stands below is chosen. */
function isReachable(product: Product, selection: Selection, part: Part): boolean {
  let parts = product.parts
  let group: Part | undefined
  for (const code of part.parentArray) {
    const parent: Part | undefined = parts.find((each) => each.partCode === code)
    if (!parent) return false
    if (!isGroup(parent) && quantityOf(parent, selection, group) === 0) return false
    group = isGroup(parent) ? parent : undefined
    parts = parent.parts
  }
  return true
}

function placesOf(product: Product, { part, option }: Wish): readonly Place[] {
  const places: Place[] = []
  const visit = (parts: readonly Part[], group: Part | undefined) => {
    for (const each of parts) {
      if (isGroup(each)) visit(each.parts, each)
      else {
        if (each.partCode === option && (group?.partCode ?? each.partCode) === part)
          places.push({ part: each, group, path: partPath(each) })
        visit(each.parts, undefined)
      }
    }
  }
  visit(product.parts, undefined)
  return places
}

function depthOf(places: readonly Place[]): number {
  return Math.min(...places.map(({ part }) => part.parentArray.length))
}
