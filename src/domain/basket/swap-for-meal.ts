import {
  defaultQuantityOf,
  eachPart,
  isGroup,
  maximumOf,
  missingParts,
  partAt,
  partPath,
  quantityOf,
  sellableSelection,
  setPartQuantity,
} from '../catalogue/options.ts'
import type { MissingPart } from '../catalogue/options.ts'
import type { Allergen, Part, Product } from '../catalogue/product.ts'
import type { Translated } from '../catalogue/translated.ts'
import { minor, timesMinor } from '../money/minor.ts'
import type { Minor } from '../money/minor.ts'
import { unitPriceOf } from '../money/pricing.ts'
import { taxedAmount } from '../money/tax.ts'
import type { BasketLine, Selection } from './basket.ts'
import { detailOf } from './describe-line.ts'
import type { LineDetail } from './describe-line.ts'
import { lineTotals } from './totals.ts'

/** A choice a meal has no place for. */
export type LostChoice = {
  /** As a line tells it, with as many as are lost. */
  readonly detail: LineDetail
  /** What stands in its place in the meal. */
  readonly instead: readonly Translated[]
  /** What the piece contains for want of it that it did not contain as chosen. */
  readonly allergens: readonly Allergen[]
}

/** What becomes of a line that is made a meal. */
export type MealSwap = {
  /** What was chosen, as far as the meal has places for it, plus nothing else. */
  readonly selection: Selection
  readonly lost: readonly LostChoice[]
  /** What all pieces of the line cost more with tax, before anything of the meal's own is chosen; minor units. */
  readonly difference: Minor
}

/**
 * Carries what was chosen of a line into a meal (S2.116): into the meal's component of the same code, else into parts of
 * the same codes. All of the piece is carried, its defaults too: the meal may begin with others.
 */
export function swapForMeal(line: BasketLine, product: Product, meal: Product): MealSwap {
  const root = rootIn(meal, product)
  const wanted = wantedOf(product, line.selection, meal, root)
  const selection = carried(wanted, meal, root)
  return {
    selection,
    lost: wanted.flatMap((each) => lossOf(each, { product, meal, selection, root })),
    difference: minor(
      taxedAmount(timesMinor(unitPriceOf(meal, selection), line.quantity), meal.tax).withTax -
        lineTotals(line).withTax,
    ),
  }
}

/** Where the parts of a piece stand in a meal: below the component it is. Without one they are the meal's own. */
type Root = { readonly path: string; readonly parts: readonly Part[] }

/** A part as it was chosen, or passed over, and where it stands in the meal. */
type Wanted = {
  readonly part: Part
  readonly quantity: number
  readonly byDefault: number
  readonly path: string | undefined
}

type Swapped = {
  readonly product: Product
  readonly meal: Product
  readonly selection: Selection
  readonly root: Root | undefined
}

function rootIn(meal: Product, product: Product): Root | undefined {
  const component = allParts(meal.parts).find((part) => part.partCode === product.code && !isGroup(part))
  return component && { path: partPath(component), parts: component.parts }
}

function wantedOf(
  product: Product,
  chosen: Selection,
  meal: Product,
  root: Root | undefined,
): readonly Wanted[] {
  const wanted: Wanted[] = []
  eachPart(product, chosen, (part, quantity, group) =>
    wanted.push({
      part,
      quantity,
      byDefault: defaultQuantityOf(part, group),
      path: counterpart(part, meal, root),
    }),
  )
  return wanted
}

/** The path of a part in the meal: at the same place, else the only one of its code and kind. */
function counterpart(part: Part, meal: Product, root: Root | undefined): string | undefined {
  const path = root ? `${root.path}/${partPath(part)}` : partPath(part)
  if (partAt(meal, path) !== undefined) return path
  const [only, ...others] = allParts(root?.parts ?? meal.parts).filter(
    (each) => each.partCode === part.partCode && each.kind === part.kind && !isGroup(each),
  )
  return only && others.length === 0 ? partPath(only) : undefined
}

function carried(wanted: readonly Wanted[], meal: Product, root: Root | undefined): Selection {
  const plain = sellableSelection(meal)
  let selection: Selection = root ? brought(meal, plain, root.path, 1, true) : plain
  // A group takes another option only once it has let go of the one it begins with.
  for (const isRaise of [false, true])
    for (const { path, quantity } of wanted)
      if (path !== undefined) selection = brought(meal, selection, path, quantity, isRaise)
  return sellableSelection(meal, missingParts(meal, selection).reduce(asTheMealBegins, selection))
}

/** A group that let go of what it begins with for nothing has it back. */
function asTheMealBegins(selection: Selection, { path }: MissingPart): Selection {
  return Object.fromEntries(
    Object.entries(selection).filter(([each]) => each.slice(0, each.lastIndexOf('/')) !== path),
  )
}

/** The selection with a part at a quantity, or as near to it as the meal allows. */
function brought(
  meal: Product,
  selection: Selection,
  path: string,
  quantity: number,
  isRaise: boolean,
): Selection {
  const now = quantityAt(meal, selection, path)
  if (isRaise ? quantity <= now : quantity >= now) return selection
  const nearest = isRaise ? Math.min(quantity, maximumOf(meal, selection, path)) : quantity
  const result = setPartQuantity(meal, selection, path, nearest)
  return result.ok ? result.value : selection
}

/** What of a part is lost, as a list of one or none; of a group only what was taken from it, not what was passed over. */
function lossOf({ part, quantity, byDefault, path }: Wanted, swapped: Swapped): readonly LostChoice[] {
  const isFewer = quantity < byDefault
  if (quantity === byDefault || (part.kind === 'option' && isFewer)) return []
  const kept = path === undefined ? byDefault : quantityAt(swapped.meal, swapped.selection, path)
  if (kept === quantity) return []
  const lost = quantity === 0 ? 0 : Math.abs(quantity - kept)
  const { kind, product } = part
  const detail = detailOf({ kind, name: product.name, quantity: lost, defaultQuantity: byDefault })
  if (kind === 'without' || isFewer) return [{ detail, instead: [], allergens: product.metadata.allergens }]
  const instead = kind === 'option' ? standIns(part, swapped) : []
  const known = new Set(product.metadata.allergens)
  const added = new Set(instead.flatMap((each) => each.product.metadata.allergens))
  return [
    {
      detail,
      instead: instead.map((each) => each.product.name),
      allergens: [...added].filter((allergen) => !known.has(allergen)),
    },
  ]
}

/** What stands in the place of a lost option: what the meal's own group has, else what the piece has by default. */
function standIns(lost: Part, { product, meal, selection, root }: Swapped): readonly Part[] {
  const groupPath = lost.parentArray.join('/')
  const inMeal = partAt(meal, root ? `${root.path}/${groupPath}` : groupPath)
  if (inMeal && isGroup(inMeal)) return inMeal.parts.filter((each) => quantityOf(each, selection, inMeal) > 0)
  const group = partAt(product, groupPath)
  return group && isGroup(group) ? group.parts.filter((each) => defaultQuantityOf(each, group) > 0) : []
}

function quantityAt(product: Product, selection: Selection, path: string): number {
  const part = partAt(product, path)
  if (part === undefined) return 0
  const group = partAt(product, part.parentArray.join('/'))
  return quantityOf(part, selection, group && isGroup(group) ? group : undefined)
}

function allParts(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => [part, ...allParts(part.parts)])
}
