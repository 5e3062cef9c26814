import { useContext, useEffect, useMemo, useState } from 'react'
import type { ListedProduct } from '#domain/catalogue/availability.ts'
import type { ListedTitle } from '#bindings/menu/use-product-groups.ts'
import { ComeBackContext } from '../layout/use-screen-scroll.ts'

/** Products that are laid out together. */
export type Block = readonly ListedProduct[]
/** Blocks the browser passes over together while they are far from the screen. */
export type Stretch = readonly Block[]

/** A group as far as it is drawn. */
export type StretchedTitle = Pick<ListedTitle, 'id' | 'title'> & { readonly stretches: readonly Stretch[] }

/** How a list is drawn: products in a block, few enough to be laid out between two frames of a slow phone; blocks in a stretch; products drawn at once, a screenful; blocks drawn each time thereafter. */
type Pace = {
  readonly block: number
  readonly stretch: number
  readonly first: number
  readonly each: number
}
/** Not one by one: whatever comes near costs a round of layout of its own. */
const NARROW: Pace = { block: 3, stretch: 11, first: 3, each: 1 }
/** Whole rows in two or three columns. */
const WIDE: Pace = { block: 6, stretch: 8, first: 18, each: 1 }
/** What is seen at once is painted, and its fields are made, before anything below it is drawn, on a slow phone too. */
const FIRST_AFTER_MS = 200
const DRAWN_EVERY_MS = 30

/** The groups as far as they are drawn: a screenful at once, or as much as is come back to, the rest block by block. And how many blocks are in sight at once. */
export function useGrowing(groups: readonly ListedTitle[]): {
  readonly drawn: readonly StretchedTitle[]
  readonly atOnce: number
} {
  const [pace] = useState(() => (matchMedia('(width >= 700px)').matches ? WIDE : NARROW))
  const stretched = useMemo(() => groups.map((group) => inStretches(group, pace)), [groups, pace])
  const total = stretched.reduce((sum, { stretches }) => sum + blocksIn(stretches), 0)
  const comesBackTo = useContext(ComeBackContext)
  const name = groups.map(({ id, title }) => `${id} ${title}`).join()
  const [grown, setGrown] = useState(() => ({
    name,
    count: blocksFor(stretched, pace.first + comesBackTo),
    waitMs: FIRST_AFTER_MS,
  }))
  // Another category begins with its first screenful; the same one goes on when a product of it is out.
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

/** The blocks that so many products fill. */
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

/** A stretch that is drawn whole stays the same array, so that it is not drawn anew. */
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
