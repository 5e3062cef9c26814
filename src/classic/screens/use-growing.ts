import { useEffect, useState } from 'react'
import type { ListedTitle } from '#bindings/use-product-groups.ts'

/** What fills the tallest screen. */
const FIRST_DRAWN = 12
/** Few enough that a slow phone draws them between two frames without being felt, often enough to be ahead of a finger. */
const DRAWN_AT_ONCE = 8
const DRAWN_EVERY_MS = 40

/** The groups as far as they are drawn: a screenful at once, the rest little by little. */
export function useGrowing(groups: readonly ListedTitle[]): readonly ListedTitle[] {
  const total = groups.reduce((sum, { products }) => sum + products.length, 0)
  const [grown, setGrown] = useState({ groups, count: FIRST_DRAWN })
  // Another category begins with its first screenful.
  const count = grown.groups === groups ? grown.count : FIRST_DRAWN
  useEffect(() => {
    if (count >= total) return undefined
    const timer = setTimeout(() => setGrown({ groups, count: count + DRAWN_AT_ONCE }), DRAWN_EVERY_MS)
    return () => clearTimeout(timer)
  }, [groups, count, total])
  return count >= total ? groups : firstOf(groups, count)
}

function firstOf(groups: readonly ListedTitle[], count: number): readonly ListedTitle[] {
  const drawn: ListedTitle[] = []
  let left = count
  for (const group of groups) {
    if (left <= 0) break
    drawn.push({ ...group, products: group.products.slice(0, left) })
    left -= group.products.length
  }
  return drawn
}
