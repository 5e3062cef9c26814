import type { Wish as Spoken } from '#domain/basket/wished-selection.ts'
import type { WrittenLine } from '../../../core/log/command-data.ts'
import { keptFor } from '../../kept.ts'
import { UNSIZED_COST } from '../menu-lexicon.ts'
import { type MenuLexicon, type Place } from '../lexicon.ts'

export type Mode = Spoken['mode']
/** `either` is a word for pieces that counts portions as well. */
export type Counted = 'pieces' | 'portions' | 'either'

/** Something wanted on a thing, or not; `fits` are the options it may be, by number, with what each costs. */
export type Wish = {
  readonly fits: ReadonlyMap<number, number>
  readonly mode: Mode
  readonly quantity: number
  /** The number was said. */
  readonly isCounted?: true
}

/** One line of an order as far as it was read. `fits`: the products it may be, with all its wishes, and what each costs. */
export type DraftLine = {
  readonly quantity: number
  /** What its number counts, where that was said: several pieces may be sold as one portion. */
  readonly counts?: Counted
  readonly wishes: readonly Wish[]
  /** The product by its name alone; undefined until it is named or pointed at. */
  readonly heads: ReadonlyMap<number, number> | undefined
  readonly fits: ReadonlyMap<number, number>
  /** Wishes that stood before the name. */
  readonly described: number
  /** How it was joined to what stood before. */
  readonly joinedBy: 'and' | 'or' | 'other'
  /** Of which line these are some: "three pies, one with ham". */
  readonly root?: number
  /** Its own name says which of them: "two ramen, one shoyu". */
  readonly isNearer?: true
  readonly isImplied: boolean
  /** It comes in the place of another, and so is named. */
  readonly isInPlace?: true
}

/** Whether so many pieces of a product are whole portions, or fewer than one has. */
export function areWhole(pieces: number, product: number, { inPieces }: MenuLexicon): boolean {
  const inOne = inPieces.get(product) ?? 1
  return pieces < inOne || (inOne > 0 && pieces % inOne === 0)
}

/**
 * How many of a product a line's number comes to, and how many pieces each of them has, where it comes in pieces and a
 * number was said: "12 churros", six a portion, are two. Fewer than are in one are portions, `2 stk stor sushi` of 18, but
 * where they were called pieces.
 */
export function portionsOf(
  { quantity, counts }: Pick<DraftLine, 'quantity' | 'counts'>,
  product: number,
  { inPieces }: MenuLexicon,
): Pick<WrittenLine, 'quantity' | 'portion'> {
  const of = inPieces.get(product) ?? 1
  if (of <= 1 || quantity === 1) return { quantity }
  const arePieces = counts === 'pieces' || (counts !== 'portions' && quantity >= of)
  return arePieces
    ? { quantity: Math.ceil(quantity / of), portion: { of, wanted: quantity } }
    : { quantity, portion: { of } }
}

const CROWDED_COST = 0.9
const NAMED_ELSE_COST = 0.15
/** Of what there can be but one, nobody says how many. */
const COUNTED_CHOICE_COST = 0.2
const REPEATED_COST = 0.3
const WRONG_KIND_COST = 0.4
const NOT_THERE_COST = 0.05
/** "A burger and no drink" is no meal without one of its drinks. */
const NOT_CHOSEN_COST = 0.4

/** The line with one more wish; undefined where none of its products has it. */
export function withWish(line: DraftLine, wish: Wish, lexicon: MenuLexicon): DraftLine | undefined {
  const wishes = [...line.wishes, wish]
  if (!line.heads) return { ...line, wishes }
  const fits = narrowed(line, wish, lexicon)
  return fits.size === 0 ? undefined : { ...line, wishes, fits }
}

type Fits = ReadonlyMap<number, number>
const narrowedBy = new WeakMap<Fits, WeakMap<Fits, Map<string, Fits>>>()

/** The products of a line that have one more wish. Kept, as drafts share their beginnings: a map of products comes of the same wishes each time. */
function narrowed({ fits, wishes }: DraftLine, wish: Wish, lexicon: MenuLexicon): Fits {
  const byWish = narrowedBy.get(fits) ?? new WeakMap<Fits, Map<string, Fits>>()
  narrowedBy.set(fits, byWish)
  const byManner = byWish.get(wish.fits) ?? new Map<string, Fits>()
  byWish.set(wish.fits, byManner)
  const manner = `${wish.mode} ${wish.quantity} ${wish.isCounted}`
  const known = byManner.get(manner)
  if (known) return known
  const found = new Map<number, number>()
  for (const [product, cost] of fits) {
    const added = wishCost(product, wish, wishes, lexicon)
    if (added !== undefined) found.set(product, Math.max(0, cost + added))
  }
  byManner.set(manner, found)
  return found
}

/** The line once it is known which products it may be; undefined where none has all its wishes. */
export function withHeads(
  line: DraftLine,
  heads: ReadonlyMap<number, number>,
  lexicon: MenuLexicon,
): DraftLine | undefined {
  const { wishes } = line
  let headed: DraftLine | undefined = { ...line, heads, fits: heads, wishes: [] }
  for (const wish of wishes) headed = headed && withWish(headed, wish, lexicon)
  return headed
}

const sharing = new WeakMap<Wish['fits'], WeakMap<Wish['fits'], ReadonlyMap<number, number>>>()

/** The products that have all of some wishes. Kept like their parts: a new map would be narrowed anew for each draft. */
export function productsWith(wishes: readonly Wish[], lexicon: MenuLexicon): ReadonlyMap<number, number> {
  const [first, ...others] = wishes
  if (!first) return everyProduct(lexicon)
  let heads = productsOf(first.fits, lexicon)
  for (const { fits } of others) {
    const known = sharing.get(heads) ?? new WeakMap<Wish['fits'], ReadonlyMap<number, number>>()
    sharing.set(heads, known)
    const more = productsOf(fits, lexicon)
    const shared = known.get(fits) ?? new Map([...heads].filter(([product]) => more.has(product)))
    known.set(fits, shared)
    heads = shared
  }
  return heads
}

const everyProduct = keptFor(
  ({ products }: MenuLexicon): ReadonlyMap<number, number> =>
    new Map([...products.keys()].map((product) => [product, 0])),
)

const having = new WeakMap<Wish['fits'], ReadonlyMap<number, number>>()

/** The products that have one of some options. "A small with ham", where a pizza is sold and named ones, is the pizza. */
function productsOf(fits: Wish['fits'], { options, plain }: MenuLexicon): ReadonlyMap<number, number> {
  const known = having.get(fits)
  if (known) return known
  const products = new Set<number>()
  for (const option of fits.keys())
    for (const product of options[option]?.places.keys() ?? []) products.add(product)
  const isPlainThere = [...products].some((product) => plain.has(product))
  const costOf = (product: number) => (isPlainThere && !plain.has(product) ? NAMED_ELSE_COST : 0)
  const found = new Map([...products].map((product) => [product, costOf(product)]))
  having.set(fits, found)
  return found
}

const leastOf = keptFor((fits: Fits): number => {
  let best = Infinity
  for (const cost of fits.values()) if (cost < best) best = cost
  return best === Infinity ? 0 : best
})

/** What a line costs: its likeliest product's. */
export function lineCost({ fits }: DraftLine): number {
  return leastOf(fits)
}

/** An option of a product that a wish is. */
type Placed = { readonly place: Place; readonly cost: number; readonly isUnclear: boolean }

const placed = new WeakMap<Wish['fits'], Partial<Record<Mode, Map<number, Placed | undefined>>>>()

/** Which option of a product a wish is; the first of the likeliest. Kept, as every draft of a sentence asks for it. */
export function placeOfWish(product: number, { fits, mode }: Wish, lexicon: MenuLexicon): Placed | undefined {
  const byMode = placed.get(fits) ?? {}
  placed.set(fits, byMode)
  const known = (byMode[mode] ??= new Map<number, Placed | undefined>())
  if (known.has(product)) return known.get(product)
  const found = likeliestPlace(product, fits, mode, lexicon)
  known.set(product, found)
  return found
}

function likeliestPlace(
  product: number,
  fits: Wish['fits'],
  mode: Mode,
  lexicon: MenuLexicon,
): Placed | undefined {
  let best: Placed | undefined
  for (const [option, cost] of fits) {
    const place = lexicon.options[option]?.places.get(product)
    if (!place) continue
    // What a name says cannot be had more of, or left out.
    if (place.kind === 'name' && mode !== 'with') continue
    const total = place.kind === 'name' ? cost - UNSIZED_COST : cost + kindCost(place, mode)
    if (!best || total < best.cost) best = { place, cost: total, isUnclear: false }
    else if (total === best.cost && place.option !== best.place.option) best = { ...best, isUnclear: true }
  }
  return best
}

function wishCost(
  product: number,
  wish: Wish,
  before: readonly Wish[],
  lexicon: MenuLexicon,
): number | undefined {
  const found = placeOfWish(product, wish, lexicon)
  if (!found) return undefined
  let { cost } = found
  if (wish.isCounted && found.place.groupMax === 1) cost += COUNTED_CHOICE_COST
  if (wish.quantity > found.place.groupMax) cost += CROWDED_COST
  for (const other of before) {
    const place = placeOfWish(product, other, lexicon)?.place
    if (place?.group !== found.place.group) continue
    if (place.option === found.place.option) cost += REPEATED_COST
    else if (found.place.groupMax === 1 && other.mode !== 'without' && wish.mode !== 'without')
      cost += CROWDED_COST
  }
  return cost
}

/** What is not on it can hardly be taken away, and what is listed to be taken away is not asked for more. */
function kindCost({ kind, isDefault, groupMax }: Place, mode: Mode): number {
  if (mode === 'without' && kind === 'option' && groupMax === 1 && !isDefault) return NOT_CHOSEN_COST
  if (mode === 'without') return kind === 'without' || isDefault ? 0 : NOT_THERE_COST
  if (kind === 'without') return WRONG_KIND_COST
  return mode === 'extra' && kind === 'option' ? NOT_THERE_COST : 0
}
