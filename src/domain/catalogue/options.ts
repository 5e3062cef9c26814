import type { ChosenPart, Selection } from '../basket/basket.ts'
import type { ProductCode } from '../ids.ts'
import { refuse, succeed } from '../verdict.ts'
import type { Result } from '../verdict.ts'
import type { Part, Product } from './product.ts'
import type { Translated } from './translated.ts'

/** S3.31 */
export type MissingPart = {
  readonly path: string
  readonly code: ProductCode
  readonly name: Translated
  readonly quantity: number
  readonly minQuantity: number
  readonly maxQuantity: number
  readonly parentArray: readonly ProductCode[]
}

/** The key of a part in a selection: its parents' codes and its own (S3.23). */
export function partPath(part: Part): string {
  return part.parentArray.length === 0 ? part.partCode : `${part.parentArray.join('/')}/${part.partCode}`
}

/** An option with parts of its own is a choice among them and has no quantity but their sum (S3.24). */
export function isGroup(part: Part): boolean {
  return part.kind === 'option' && part.parts.length > 0
}

/** The part at a path, however deep. */
export function partAt(product: Product, path: string): Part | undefined {
  return placeOf(product.parts, path, [])?.part
}

/** How many of a part are chosen; `group` is the group the part stands in, where it stands in one (S5.44). */
export function quantityOf(part: Part, selection: Selection, group?: Part): number {
  if (!isGroup(part)) return selection[partPath(part)] ?? defaultQuantityOf(part, group)
  let sum = 0
  for (const option of part.parts) sum += quantityOf(option, selection, part)
  return sum
}

/**
 * S5.44. Reading: a default the catalogue states stands; an option without one starts at 1 only where exactly one must
 * be taken and there is nothing to choose from.
 */
export function defaultQuantityOf(part: Part, group?: Part): number {
  if (part.defaultQuantity > 0) return part.defaultQuantity
  if (group !== undefined) return group.parts.length === 1 && takesExactlyOne(group) ? 1 : 0
  return part.kind === 'option' && takesExactlyOne(part) ? 1 : 0
}

/** The most of a part that can be chosen now: its own maximum, less what its group's other parts took (S5.41). */
export function maximumOf(product: Product, selection: Selection, path: string): number {
  const place = placeOf(product.parts, path, [])
  return place === undefined ? 0 : maximumAt(place, selection)
}

/** A part with how many of it are chosen and can be, and the group it is chosen in, where it stands in one. */
export type CountedPart = {
  readonly part: Part
  readonly quantity: number
  readonly max: number
  readonly group?: { readonly part: Part; readonly quantity: number }
}

/** The part at a path, counted (S5.40, S5.41). */
export function countedAt(product: Product, selection: Selection, path: string): CountedPart | undefined {
  const place = placeOf(product.parts, path, [])
  if (place === undefined) return undefined
  const { part, groups } = place
  const [nearest] = groups
  return {
    part,
    quantity: quantityOf(part, selection, nearest),
    max: maximumAt(place, selection),
    ...(nearest === undefined ? {} : { group: { part: nearest, quantity: quantityOf(nearest, selection) } }),
  }
}

/** The selection with another quantity of one part, or why not (S5.40). */
export function setPartQuantity(
  product: Product,
  selection: Selection,
  path: string,
  quantity: number,
): Result<Selection> {
  const place = placeOf(product.parts, path, [])
  if (place === undefined || isGroup(place.part)) return refuse('part.unknown')
  if (!Number.isInteger(quantity)) return refuse('line.invalidQuantity')
  if (isBelowMinimum(place.part, quantity, place.groups[0])) return refuse('part.minReached')
  if (quantity > place.part.maxQuantity) return refuse(place.part.problem ?? 'part.maxReached')
  // Going down is never refused: a group that is too full can only be emptied.
  const isTooMuch = quantity > maximumAt(place, selection)
  if (isTooMuch && quantity > quantityOf(place.part, selection, place.groups[0]))
    return refuse('part.optionsMaxReached')
  return succeed(withQuantity(selection, place.part, quantity, place.groups[0]))
}

/** Takes one option of a group and drops the others: what a tap on a radio button means (S5.40, S5.41). */
export function chooseOnly(product: Product, selection: Selection, path: string): Result<Selection> {
  const place = placeOf(product.parts, path, [])
  if (place === undefined || isGroup(place.part)) return refuse('part.unknown')
  const [nearest, ...outer] = place.groups
  let cleared = selection
  if (nearest !== undefined) cleared = withoutOptions(cleared, nearest)
  for (const group of outer) if (group.maxQuantity === 1) cleared = withoutOptions(cleared, group)
  return setPartQuantity(product, cleared, path, Math.max(1, place.part.minQuantity))
}

/** The selection without any of a part, also where it comes by default or has to be taken: something else must follow. */
export function chooseNone(product: Product, selection: Selection, path: string): Selection {
  const place = placeOf(product.parts, path, [])
  if (place === undefined || isGroup(place.part)) return selection
  return withQuantity(selection, place.part, 0, place.groups[0])
}

/** Parts that still need a choice, only below parts that are themselves chosen (S3.31, S5.37). */
export function missingParts(product: Product, selection: Selection): readonly MissingPart[] {
  const missing: MissingPart[] = []
  collectMissing(product.parts, selection, undefined, missing)
  return missing
}

/** The parts of a piece, as it was chosen, that cannot be had now, in menu order (S4.69, S5.47). */
export function barredParts(product: Product, selection: Selection): readonly Part[] {
  const barred: Part[] = []
  eachPart(product, selection, (part, quantity) => {
    if (quantity > 0 && part.problem !== undefined) barred.push(part)
  })
  return barred
}

/** The selection with none of what cannot be had now, also where it comes by default; something else may have to follow. */
export function sellableSelection(product: Product, selection: Selection = {}): Selection {
  return barredParts(product, selection).reduce(
    (rest, part) => chooseNone(product, rest, partPath(part)),
    selection,
  )
}

/** What can be had in the place of a part: the other choices of its group. */
export function standInsOf(product: Product, path: string): readonly Part[] {
  const group = placeOf(product.parts, path, [])?.groups[0]
  return (group?.parts ?? []).filter((part) => partPath(part) !== path && part.problem === undefined)
}

/** Whether a plain one cannot be ordered without a choice (S5.43). */
export function needsCustomising(product: Product): boolean {
  return missingParts(product, sellableSelection(product)).length > 0
}

/** Every part of a piece that is there, or is not though it would be by default, in menu order (S3.29, S3.35). */
export function partsOf(product: Product, selection: Selection): readonly ChosenPart[] {
  const parts: ChosenPart[] = []
  eachPart(product, selection, (part, quantity, group) => {
    const defaultQuantity = defaultQuantityOf(part, group)
    if (quantity === 0 && defaultQuantity === 0) return
    parts.push({
      path: partPath(part),
      code: part.partCode,
      name: part.product.name,
      kind: part.kind,
      quantity,
      includedQuantity: part.includedQuantity,
      defaultQuantity,
    })
  })
  return parts
}

/** Whether a part tells a piece from a plain one: a chosen option, an extra, a removal, a changed component (S3.30). */
export function isWorthTelling(part: Omit<ChosenPart, 'path' | 'code' | 'name'>): boolean {
  if (part.kind === 'option') return part.quantity > 0
  if (part.kind === 'extra' && part.quantity > part.includedQuantity) return true
  return part.quantity !== part.defaultQuantity
}

/** Visits each part that counts, in menu order; groups and what lies below unchosen parts are passed over. */
export function eachPart(
  product: Product,
  selection: Selection,
  visit: (part: Part, quantity: number, group: Part | undefined) => void,
): void {
  visitParts(product.parts, selection, undefined, visit)
}

/** Whether a quantity is below a part's minimum; in a group a part may always be left out. */
export function isBelowMinimum(part: Part, quantity: number, group: Part | undefined): boolean {
  if (quantity < 0) return true
  return quantity < part.minQuantity && (group === undefined || quantity > 0)
}

/** A part and the groups whose maxima it shares, nearest first. */
type Place = { readonly part: Part; readonly groups: readonly Part[] }

function placeOf(parts: readonly Part[], path: string, groups: readonly Part[]): Place | undefined {
  for (const part of parts) {
    if (partPath(part) === path) return { part, groups }
    const below = placeOf(part.parts, path, isGroup(part) ? [part, ...groups] : [])
    if (below !== undefined) return below
  }
  return undefined
}

function maximumAt({ part, groups }: Place, selection: Selection): number {
  const own = quantityOf(part, selection, groups[0])
  const room = groups.map((group) => group.maxQuantity - quantityOf(group, selection) + own)
  return Math.max(0, Math.min(part.maxQuantity, ...room))
}

function withQuantity(
  selection: Selection,
  part: Part,
  quantity: number,
  group: Part | undefined,
): Selection {
  const path = partPath(part)
  const next: Record<string, number> = { ...selection }
  if (quantity === defaultQuantityOf(part, group)) delete next[path]
  else next[path] = quantity
  return next
}

function withoutOptions(selection: Selection, group: Part): Selection {
  return group.parts.reduce(
    (rest, option) => (isGroup(option) ? withoutOptions(rest, option) : withQuantity(rest, option, 0, group)),
    selection,
  )
}

/** Whether one of its options is taken, and no more. */
export function takesExactlyOne(part: Part): boolean {
  return part.minQuantity === 1 && part.maxQuantity === 1
}

function collectMissing(
  parts: readonly Part[],
  selection: Selection,
  group: Part | undefined,
  missing: MissingPart[],
): void {
  for (const part of parts) {
    const quantity = quantityOf(part, selection, group)
    if (group !== undefined && quantity === 0) continue
    if (quantity < part.minQuantity) missing.push(missingPart(part, quantity))
    if (isGroup(part)) collectMissing(part.parts, selection, part, missing)
    else if (quantity > 0) collectMissing(part.parts, selection, undefined, missing)
  }
}

function missingPart(part: Part, quantity: number): MissingPart {
  return {
    path: partPath(part),
    code: part.partCode,
    name: part.product.name,
    quantity,
    minQuantity: part.minQuantity,
    maxQuantity: part.maxQuantity,
    parentArray: part.parentArray,
  }
}

function visitParts(
  parts: readonly Part[],
  selection: Selection,
  group: Part | undefined,
  visit: (part: Part, quantity: number, group: Part | undefined) => void,
): void {
  for (const part of parts) {
    if (isGroup(part)) {
      visitParts(part.parts, selection, part, visit)
      continue
    }
    const quantity = quantityOf(part, selection, group)
    visit(part, quantity, group)
    if (quantity > 0 && part.parts.length > 0) visitParts(part.parts, selection, undefined, visit)
  }
}
