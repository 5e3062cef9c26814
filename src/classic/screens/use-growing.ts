import { useEffect, useMemo, useState } from 'react'
import type { ListedProduct } from '#domain/catalogue/availability.ts'
import type { ListedTitle } from '#bindings/use-product-groups.ts'

/** A group in blocks, each drawn and laid out by itself. */
export type BlockedTitle = Pick<ListedTitle, 'id' | 'title'> & {
  readonly blocks: readonly (readonly ListedProduct[])[]
}

/** How a list is drawn: in blocks few enough that a slow phone draws one between two frames, a screenful of them at once. */
type Pace = { readonly block: number; readonly first: number }
const NARROW: Pace = { block: 2, first: 2 }
/** Whole rows in two or three columns. */
const WIDE: Pace = { block: 6, first: 3 }
const DRAWN_EVERY_MS = 30

/** The groups as far as they are drawn: a screenful at once, the rest block by block. */
export function useGrowing(groups: readonly ListedTitle[]): readonly BlockedTitle[] {
  const [{ block, first }] = useState(() => (matchMedia('(width >= 700px)').matches ? WIDE : NARROW))
  const blocked = useMemo(() => groups.map((group) => inBlocks(group, block)), [groups, block])
  const total = blocked.reduce((sum, { blocks }) => sum + blocks.length, 0)
  const [grown, setGrown] = useState({ groups, count: first })
  // Another category begins with its first screenful.
  const count = grown.groups === groups ? grown.count : first
  useEffect(() => {
    if (count >= total) return undefined
    const timer = setTimeout(() => setGrown({ groups, count: count + 1 }), DRAWN_EVERY_MS)
    return () => clearTimeout(timer)
  }, [groups, count, total])
  return useMemo(() => (count >= total ? blocked : firstOf(blocked, count)), [blocked, count, total])
}

function inBlocks({ id, title, products }: ListedTitle, size: number): BlockedTitle {
  const blocks: (readonly ListedProduct[])[] = []
  for (let from = 0; from < products.length; from += size) blocks.push(products.slice(from, from + size))
  return { id, title, blocks }
}

function firstOf(groups: readonly BlockedTitle[], count: number): readonly BlockedTitle[] {
  const drawn: BlockedTitle[] = []
  let left = count
  for (const group of groups) {
    if (left <= 0) break
    drawn.push({ ...group, blocks: group.blocks.slice(0, left) })
    left -= group.blocks.length
  }
  return drawn
}
