import type { Selection } from '../basket/basket.ts'
import type { Problem } from '../problem.ts'
import { allow, refuse } from '../verdict.ts'
import type { Verdict } from '../verdict.ts'
import {
  barredParts,
  defaultQuantityOf,
  eachPart,
  isBelowMinimum,
  isGroup,
  missingParts,
  partPath,
  quantityOf,
} from './options.ts'
import type { Part, Product } from './product.ts'

/** Whether a selection, wherever it comes from, is one the product allows as a whole (S5.37, S5.40, S5.41). */
export function canOrderSelection(product: Product, selection: Selection): Verdict {
  const known = new Set<string>()
  const problem = problemIn(product.parts, selection, undefined, known)
  if (problem !== undefined) return refuse(problem)
  if (Object.keys(selection).some((path) => !known.has(path))) return refuse('part.unknown')
  const [barred] = barredParts(product, selection)
  if (barred?.problem !== undefined) return refuse(barred.problem)
  return missingParts(product, selection).length > 0 ? refuse('product.requiredMissing') : allow
}

/** The selection without what changes nothing: defaults, unknown paths, choices below unchosen parts. */
export function plainSelection(product: Product, selection: Selection): Selection {
  const plain: Record<string, number> = {}
  eachPart(product, selection, (part, quantity, group) => {
    if (quantity !== defaultQuantityOf(part, group)) plain[partPath(part)] = quantity
  })
  return plain
}

function problemIn(
  parts: readonly Part[],
  selection: Selection,
  group: Part | undefined,
  known: Set<string>,
): Problem | undefined {
  for (const part of parts) {
    const problem = isGroup(part)
      ? problemOfGroup(part, selection)
      : problemOfPart(part, selection, group, known)
    const below = problem ?? problemIn(part.parts, selection, isGroup(part) ? part : undefined, known)
    if (below !== undefined) return below
  }
  return undefined
}

function problemOfGroup(group: Part, selection: Selection): Problem | undefined {
  return quantityOf(group, selection) > group.maxQuantity ? 'part.optionsMaxReached' : undefined
}

function problemOfPart(
  part: Part,
  selection: Selection,
  group: Part | undefined,
  known: Set<string>,
): Problem | undefined {
  const path = partPath(part)
  known.add(path)
  const quantity = selection[path]
  if (quantity === undefined) return undefined
  if (!Number.isInteger(quantity)) return 'line.invalidQuantity'
  if (isBelowMinimum(part, quantity, group)) return 'part.minReached'
  return quantity > part.maxQuantity ? (part.problem ?? 'part.maxReached') : undefined
}
