import { useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { ListedProduct } from '#domain/catalogue/availability.ts'
import type { CategoryId } from '#domain/ids.ts'
import type { TitledCategory, TitledGroup } from '#bindings/menu/use-listed-menu.ts'
import { ComeBackContext } from '../layout/use-screen-scroll.ts'
import { productHeadingId } from './heading-ids.ts'

/** Products the browser lays out together. */
export type Block = readonly ListedProduct[]
/** Blocks the browser skips together while they are far from the window. */
export type Stretch = {
  readonly blocks: readonly Block[]
  /** The place of its first block in the whole list. */
  readonly from: number
}

type StretchedGroup = Pick<TitledGroup, 'id' | 'title'> & { readonly stretches: readonly Stretch[] }
type StretchedCategory = Pick<TitledCategory, 'id' | 'title'> & { readonly groups: readonly StretchedGroup[] }

/** How much of a list stands there by now, as places of blocks. */
type Drawn = {
  readonly blocks: ReadonlySet<number>
  /** Of these, what was drawn together with the screen. */
  readonly atOnce: ReadonlySet<number>
}

/**
 * How a list is drawn. `block`: products in a block, few enough to be laid out between two frames of a slow phone.
 * `stretch`: blocks in a stretch. `first`: products drawn at once, a screenful.
 */
type Pace = {
  readonly block: number
  readonly stretch: number
  readonly first: number
}
/** Three products to a block, not one, because each block that comes near costs a layout of its own. */
const NARROW: Pace = { block: 3, stretch: 11, first: 3 }
/** Whole rows in two or three columns. */
const WIDE: Pace = { block: 6, stretch: 8, first: 18 }
/** Long enough, on a slow phone too, for the first screenful to be painted and its fields to be made. */
const FIRST_AFTER_MS = 200
const DRAWN_EVERY_MS = 30

/** The whole list, and what of it is drawn. */
export type Growing = {
  readonly list: readonly StretchedCategory[]
  readonly drawn: Drawn
  /** Draws on from a place that was scrolled to before it was drawn. */
  readonly onReach: (place: number) => void
}

/**
 * The list, drawn from the chosen category on, or from where a returning customer left it: a screenful at once, then
 * block by block what is nearest to there, below and above, or to where the customer has scrolled since. What was drawn
 * stays drawn when another category is chosen.
 */
export function useGrowing(categories: readonly TitledCategory[], chosenId: CategoryId | undefined): Growing {
  const [pace] = useState(() => (matchMedia('(width >= 44rem)').matches ? WIDE : NARROW))
  const laid = useMemo(() => laidOut(categories, pace), [categories, pace])
  const comesBackTo = useContext(ComeBackContext)
  const name = categories.flatMap(({ groups }) => groups.map(({ id }) => id)).join()
  const [grown, setGrown] = useState(() => {
    const left = typeof comesBackTo === 'string' ? laid.placeOf(comesBackTo) : undefined
    const from = left ?? laid.startOf(chosenId)
    const begun = begunAt(from, NOTHING, laid, pace.first)
    // What stands above the place it was left at was in sight as well.
    const drawn = left === undefined ? begun : begunAt(Math.max(0, left - 1), begun, laid, 1)
    return { name, chosenId, from, waitMs: FIRST_AFTER_MS, drawn }
  })
  let now = grown
  if (grown.name !== name || grown.chosenId !== chosenId) {
    // What is found, and the menu after it, is read from its top.
    const from = grown.chosenId === chosenId ? 0 : laid.startOf(chosenId)
    const drawn = begunAt(from, grown.name === name ? grown.drawn : NOTHING, laid, pace.first)
    now = { name, chosenId, from, waitMs: FIRST_AFTER_MS, drawn }
    setGrown(now)
  }
  const { from, waitMs, drawn } = now
  const next = nearestLeft(from, drawn, laid.blocks.length)
  useEffect(() => {
    if (next === undefined) return undefined
    const draw = () =>
      setGrown((before) => ({
        ...before,
        waitMs: DRAWN_EVERY_MS,
        drawn: { ...before.drawn, blocks: new Set(before.drawn.blocks).add(next) },
      }))
    const timer = setTimeout(draw, waitMs)
    return () => clearTimeout(timer)
  }, [next, waitMs])
  const onReach = useCallback((place: number) => setGrown((before) => ({ ...before, from: place })), [])
  return { list: laid.list, drawn, onReach }
}

const NOTHING: Drawn = { blocks: new Set(), atOnce: new Set() }

type Laid = {
  readonly list: readonly StretchedCategory[]
  readonly blocks: readonly Block[]
  /** The place of the first block of a category, 0 where there is none of that id. */
  readonly startOf: (id: CategoryId | undefined) => number
  /** The place of the block that has the heading of this id. */
  readonly placeOf: (headingId: string) => number | undefined
}

function laidOut(categories: readonly TitledCategory[], pace: Pace): Laid {
  const blocks: Block[] = []
  const starts = new Map<CategoryId | undefined, number>()
  const headings = new Map<string, number>()
  const stretchesOf = ({ id, products }: TitledGroup) =>
    inPieces(inPieces(products, pace.block), pace.stretch).map((stretch) => {
      const from = blocks.length
      for (const block of stretch) {
        for (const { product } of block) headings.set(productHeadingId(id, product.code), blocks.length)
        blocks.push(block)
      }
      return { blocks: stretch, from }
    })
  const list = categories.map(({ id, title, groups }) => {
    starts.set(id, blocks.length)
    return {
      id,
      title,
      groups: groups.map((group) => ({ id: group.id, title: group.title, stretches: stretchesOf(group) })),
    }
  })
  return {
    list,
    blocks,
    startOf: (id) => starts.get(id) ?? 0,
    placeOf: (headingId) => headings.get(headingId),
  }
}

function inPieces<Piece>(whole: readonly Piece[], size: number): readonly (readonly Piece[])[] {
  const pieces: (readonly Piece[])[] = []
  for (let from = 0; from < whole.length; from += size) pieces.push(whole.slice(from, from + size))
  return pieces
}

/** With so many products more from a place on. */
function begunAt(from: number, before: Drawn, { blocks }: Laid, first: number): Drawn {
  const begun = { blocks: new Set(before.blocks), atOnce: new Set(before.atOnce) }
  let left = first
  for (let place = from; place < blocks.length && left > 0; place += 1) {
    left -= blocks[place]?.length ?? 0
    if (begun.blocks.has(place)) continue
    begun.blocks.add(place)
    begun.atOnce.add(place)
  }
  return begun
}

/** The nearest place whose block is not drawn yet. */
function nearestLeft(from: number, { blocks }: Drawn, total: number): number | undefined {
  for (let distance = 0; distance < total; distance += 1)
    for (const place of [from + distance, from - distance])
      if (place >= 0 && place < total && !blocks.has(place)) return place
  return undefined
}
