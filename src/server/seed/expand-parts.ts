import type { PartKind } from '#domain/catalogue/product.ts'
import type { IngredientSource, PartSource, ProductSource, RestaurantSource } from './schema.ts'

type Written = readonly (PartSource | string)[]

export type Quantities = {
  readonly quantity: number
  readonly min: number
  readonly max: number
  readonly included: number
}

/** What parts are looked up in: everything one restaurant's file names. */
export type Larder = {
  readonly groups: ReadonlyMap<string, Written>
  readonly ingredients: ReadonlyMap<string, IngredientSource>
  readonly products: ReadonlyMap<string, ProductSource>
}

export function larderOf(source: RestaurantSource): Larder {
  return {
    groups: new Map(Object.entries(source.partGroups)),
    ingredients: new Map(source.ingredients.map((entry) => [entry.code, entry])),
    products: new Map(source.products.map((entry) => [entry.code, entry])),
  }
}

/** The parts of a list with part groups put in place of their names; an unknown group yields nothing. */
export function expandParts(parts: Written, larder: Larder): readonly PartSource[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? expandParts(larder.groups.get(part) ?? [], larder) : [part],
  )
}

/** The parts below a part: its own when it lists some; a component brings those of the product it names. */
export function partsBelow(part: PartSource, larder: Larder): Written {
  if (part.parts !== undefined) return part.parts
  return kindOf(part) === 'regular' ? (larder.products.get(part.code)?.parts ?? []) : []
}

export function kindOf(part: PartSource): PartKind {
  return part.kind ?? 'option'
}

/** An option with parts below is a group to choose from. */
export function isGroup(part: PartSource, larder: Larder): boolean {
  return kindOf(part) === 'option' && partsBelow(part, larder).length > 0
}

/** How many of a part there are at first, at least, at most and in the price, with what the author left out filled in. */
export function quantitiesOf(part: PartSource): Quantities {
  const isComponent = kindOf(part) === 'regular'
  const max = part.max ?? Math.max(1, part.quantity ?? 0, part.included ?? 0, part.min ?? 0)
  const min = part.min ?? (isComponent ? 1 : 0)
  const quantity = part.quantity ?? (isComponent ? min : 0)
  return { quantity, min, max, included: part.included ?? (isComponent ? quantity : 0) }
}
