import type { Selection } from '../basket/basket.ts'
import type { OrderedItem } from '../orders/order.ts'
import { isGroup, quantityOf } from './options.ts'
import { ALLERGENS, type Allergen, type Part, type Product } from './product.ts'

/** The allergens the restaurant marks: on the product as it comes, and besides on what can be chosen for it. */
export type MarkedAllergens = {
  readonly contains: readonly Allergen[]
  readonly choosable: readonly Allergen[]
}

/**
 * What may be said of some allergens in a product. There is no way to say that it is free from one: where it is not marked,
 * all that is marked is told instead.
 */
export type AllergenAnswer = MarkedAllergens & {
  /** Those of the asked ones that are marked on the product as it comes. */
  readonly found: readonly Allergen[]
}

/** What is asked for by the name of several kinds is asked for of each of them. */
const KINDS: Partial<Readonly<Record<Allergen, readonly Allergen[]>>> = {
  gluten: ['barley', 'oats', 'rye', 'spelt', 'wheat'],
  tree_nuts: [
    'almonds',
    'brazil_nut',
    'cashews',
    'hazelnuts',
    'macadamia',
    'pecans',
    'pistachios',
    'walnuts',
  ],
}

/** What the restaurant marks a product with, each allergen once, in the order they are listed (S3.53). */
export function markedAllergens({ metadata, parts }: Pick<Product, 'metadata' | 'parts'>): MarkedAllergens {
  const contains = new Set<Allergen>(metadata.allergens)
  const choosable = new Set<Allergen>()
  for (const part of parts) gather(part, contains, choosable)
  return {
    contains: ALLERGENS.filter((each) => contains.has(each)),
    choosable: ALLERGENS.filter((each) => choosable.has(each) && !contains.has(each)),
  }
}

/** What may be said when it is asked whether a product contains some allergens. */
export function allergenAnswer(product: Product, asked: readonly Allergen[]): AllergenAnswer {
  const marked = markedAllergens(product)
  const wanted = withKinds(asked)
  return { ...marked, found: marked.contains.filter((each) => wanted.has(each)) }
}

/** Whether none of some allergens is marked on a product as it comes, nor on every choice that has to be made for it. */
export function isUnmarked(product: Product, asked: readonly Allergen[]): boolean {
  const wanted = withKinds(asked)
  const isMarked = (part: Part): boolean =>
    part.product.metadata.allergens.some((each) => wanted.has(each)) || part.parts.some(isMarked)
  const isUnavoidable = (part: Part) => isGroup(part) && part.minQuantity > 0 && part.parts.every(isMarked)
  return allergenAnswer(product, asked).found.length === 0 && !product.parts.some(isUnavoidable)
}

/** What a customer avoids of what the restaurant marks, the kinds of it and what it may be a kind of too. It never says what is not in it. */
export function avoidedAllergens(
  product: Pick<Product, 'metadata' | 'parts'>,
  avoided: readonly Allergen[],
): MarkedAllergens {
  const { contains, choosable } = markedAllergens(product)
  const meant = withRelations(avoided)
  return {
    contains: contains.filter((each) => meant.has(each)),
    choosable: choosable.filter((each) => meant.has(each)),
  }
}

/** The same of a product as it was chosen; what was left out counts, because its kitchen has it at hand. */
export function avoidedAsChosen(
  product: Product,
  selection: Selection,
  avoided: readonly Allergen[],
): MarkedAllergens {
  const chosen = allergensAsChosen(product, selection)
  const { contains, choosable } = avoidedAllergens(product, avoided)
  const marked = ALLERGENS.filter((each) => contains.includes(each) || choosable.includes(each))
  return {
    contains: marked.filter((each) => chosen.includes(each)),
    choosable: marked.filter((each) => !chosen.includes(each)),
  }
}

/** All that is marked on a product as it was chosen, what was left out too, in the order allergens are listed (S3.53). */
export function allergensAsChosen(
  product: Pick<Product, 'metadata' | 'parts'>,
  selection: Selection,
): readonly Allergen[] {
  const chosen = new Set<Allergen>(product.metadata.allergens)
  for (const part of product.parts) gatherChosen(part, selection, chosen)
  return ALLERGENS.filter((each) => chosen.has(each))
}

/** The same of an item of an order, by what was marked when it was ordered. */
export function allergensAsOrdered(item: OrderedItem): readonly Allergen[] {
  const ordered = new Set(orderedAllergens(item))
  return ALLERGENS.filter((each) => ordered.has(each))
}

function orderedAllergens({ kind, quantity, snapshot, children }: OrderedItem): readonly Allergen[] {
  if (quantity === 0 && kind !== 'without') return []
  return [...snapshot.metadata.allergens, ...children.flatMap(orderedAllergens)]
}

function gatherChosen(part: Part, selection: Selection, chosen: Set<Allergen>, group?: Part): void {
  if (part.kind !== 'without' && quantityOf(part, selection, group) === 0) return
  if (!isGroup(part)) for (const allergen of part.product.metadata.allergens) chosen.add(allergen)
  for (const below of part.parts) gatherChosen(below, selection, chosen, isGroup(part) ? part : undefined)
}

/** Where only `tree_nuts` is marked, nobody knows that the almonds somebody avoids are not meant. */
function withRelations(avoided: readonly Allergen[]): ReadonlySet<Allergen> {
  const general = ALLERGENS.filter((each) => KINDS[each]?.some((kind) => avoided.includes(kind)))
  return new Set([...withKinds(avoided), ...general])
}

function withKinds(asked: readonly Allergen[]): ReadonlySet<Allergen> {
  return new Set(asked.flatMap((each) => [each, ...(KINDS[each] ?? [])]))
}

function gather(part: Part, contains: Set<Allergen>, choosable: Set<Allergen>): void {
  const isComing = part.kind === 'without' || part.defaultQuantity > 0
  if (!isGroup(part))
    for (const allergen of part.product.metadata.allergens) (isComing ? contains : choosable).add(allergen)
  for (const below of part.parts) gather(below, isGroup(part) || isComing ? contains : choosable, choosable)
}
