import { useContext, useEffect, useMemo, useState } from 'react'
import type { ListedProduct } from '#domain/catalogue/availability.ts'
import type { ListedTitle } from '#bindings/menu/use-product-groups.ts'
import { ComeBackContext } from '../layout/use-screen-scroll.ts'

/** Products the browser lays out together. */
export type Block = readonly ListedProduct[]
/** Blocks the browser skips together while they are far from the window. */
export type Stretch = readonly Block[]

/** The part of a group that is drawn so far. */
export type StretchedTitle = Pick<ListedTitle, 'id' | 'title'> & { readonly stretches: readonly Stretch[] }

/**
 * How a list is drawn. `block`: products in a block, few enough to be laid out between two frames of a slow phone.
 * `stretch`: blocks in a stretch. `first`: products drawn at once, a screenful. `each`: blocks drawn at each later
 * time.
 */
type Pace = {
  readonly block: number
  readonly stretch: number
  readonly first: number
  readonly each: number
}
/** Three products to a block, not one, because each block that comes near costs a layout of its own. */
const NARROW: Pace = { block: 3, stretch: 11, first: 3, each: 1 }
/** Whole rows in two or three columns. */
const WIDE: Pace = { block: 6, stretch: 8, first: 18, each: 1 }
/** Long enough, on a slow phone too, for the first screenful to be painted and its fields to be made. */
const FIRST_AFTER_MS = 200
const DRAWN_EVERY_MS = 30

/**
 * The groups as far as they are drawn: a screenful at once, or as much as a returning customer had seen, then block by
 * block. `atOnce` is the number of blocks visible at first.
 */
export function useGrowing(groups: readonly ListedTitle[]): {
  readonly drawn: readonly StretchedTitle[]
  readonly atOnce: number
} {
  const [pace] = useState(() => (matchMedia('(width >= 44rem)').matches ? WIDE : NARROW))
  const stretched = useMemo(() => groups.map((group) => inStretches(group, pace)), [groups, pace])
  const total = stretched.reduce((sum, { stretches }) => sum + blocksIn(stretches), 0)
  const comesBackTo = useContext(ComeBackContext)
  const name = groups.map(({ id, title }) => `${id} ${title}`).join()
  const [grown, setGrown] = useState(() => ({
    name,
    count: blocksFor(stretched, pace.first + comesBackTo),
    waitMs: FIRST_AFTER_MS,
  }))
  // Another category begins with its first screenful; the same one goes on growing when a product of it sells out.
  const { count, waitMs } =
    grown.name === name ? grown : { count: blocksFor(stretched, pace.first), waitMs: FIRST_AFTER_MS }
  useEffect(() => {
    if (count >= total) return undefined
    const draw = () => setGrown({ name, count: count + pace.each, waitMs: DRAWN_EVERY_MS })
    const timer = setTimeout(draw, waitMs)
    return () => clearTimeout(timer)
  }, [name, count, waitMs, total, pace])
  const drawn = useMemo(
    () => (count >= total ? stretched : firstOf(stretched, count)),
    [stretched, count, total],
  )
  return { drawn, atOnce: pace.first / pace.block }
}

function inStretches({ id, title, products }: ListedTitle, { block, stretch }: Pace): StretchedTitle {
  return { id, title, stretches: inPieces(inPieces(products, block), stretch) }
}

function inPieces<Piece>(whole: readonly Piece[], size: number): readonly (readonly Piece[])[] {
  const pieces: (readonly Piece[])[] = []
  for (let from = 0; from < whole.length; from += size) pieces.push(whole.slice(from, from + size))
  return pieces
}

/** The number of blocks that hold this many products. */
function blocksFor(groups: readonly StretchedTitle[], products: number): number {
  let left = products
  let count = 0
  for (const { stretches } of groups)
    for (const stretch of stretches)
      for (const block of stretch) {
        if (left <= 0) return count
        left -= block.length
        count += 1
      }
  return count
}

function blocksIn(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, stretch) => sum + stretch.length, 0)
}

/** A stretch that is drawn completely stays the same array, so that it does not render again. */
function firstOf(groups: readonly StretchedTitle[], count: number): readonly StretchedTitle[] {
  const drawn: StretchedTitle[] = []
  let left = count
  for (const group of groups) {
    if (left <= 0) break
    const stretches: Stretch[] = []
    for (const stretch of group.stretches) {
      if (left <= 0) break
      stretches.push(left < stretch.length ? stretch.slice(0, left) : stretch)
      left -= stretch.length
    }
    drawn.push({ ...group, stretches })
  }
  return drawn
}
