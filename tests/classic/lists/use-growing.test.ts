import { createElement, type ReactNode } from 'react'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ComeBackContext } from '#classic/layout/use-screen-scroll.ts'
import { productHeadingId } from '#classic/lists/heading-ids.ts'
import { useGrowing, type Growing } from '#classic/lists/use-growing.ts'
import type { TitledCategory, TitledGroup } from '#bindings/menu/use-listed-menu.ts'
import type { CategoryId } from '#domain/ids.ts'
import { id } from '#domain/ids.ts'
import { aProduct } from '#tests/support/builders/catalogue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const groupOf = (title: string, count: number): TitledGroup => ({
  id: title,
  title,
  products: Array.from({ length: count }, (_, index) => ({
    product: aProduct({ code: `${title}-${index}` }),
    availability: 'available',
  })),
})
const category = (title: string, count: number): TitledCategory => ({
  id: id(title),
  title,
  groups: [groupOf(title, count)],
})
const MENU = [category('burgers', 10), category('sides', 490)]

/** How many products of each category are drawn. */
const drawnIn = ({ list, drawn }: Growing) =>
  list.map(({ title, groups }) => [
    title,
    groups
      .flatMap(({ stretches }) => stretches)
      .flatMap(({ blocks, from }) => blocks.filter((_, index) => drawn.blocks.has(from + index)))
      .flat().length,
  ])
const afterTicks = (count: number) => {
  for (let tick = 0; tick < count; tick += 1) act(() => vi.advanceTimersByTime(tick === 0 ? 200 : 30))
}
const grow = (menu: readonly TitledCategory[], chosen?: string) =>
  renderHook(({ categories, chosenId }) => useGrowing(categories, chosenId), {
    initialProps: { categories: menu, chosenId: chosen as CategoryId | undefined },
  })

test('a short menu is drawn whole at once (S2.19)', () => {
  const { result } = grow([category('burgers', 5), category('sides', 7)])
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 5],
    ['sides', 7],
  ])
})

test('a long menu begins with a screenful and is whole soon after (S2.19)', () => {
  const { result } = grow(MENU)
  const SCREENFUL = [
    ['burgers', 10],
    ['sides', 12],
  ]
  expect(drawnIn(result.current)).toEqual(SCREENFUL)
  act(() => vi.advanceTimersByTime(199))
  expect(drawnIn(result.current)).toEqual(SCREENFUL)
  act(() => vi.advanceTimersByTime(1))
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 10],
    ['sides', 18],
  ])
  afterTicks(80)
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 10],
    ['sides', 490],
  ])
})

test('a screenful is made of as many short groups as it takes (S2.20)', () => {
  const { result } = grow([
    {
      id: id('food'),
      title: 'food',
      groups: ['burgers', 'sides', 'drinks'].map((title) => groupOf(title, 7)),
    },
    category('desserts', 7),
  ])
  expect(drawnIn(result.current)).toEqual([
    ['food', 20],
    ['desserts', 0],
  ])
})

test('the chosen category is drawn first, then what is nearest to it, below and above (S2.10)', () => {
  const { result } = grow([category('burgers', 24), category('sides', 24), category('drinks', 24)], 'sides')
  const steps = [0, 1, 1, 1].map((ticks) => {
    afterTicks(ticks)
    return drawnIn(result.current).map(([, count]) => count)
  })
  expect(steps).toEqual([
    [0, 18, 0],
    [6, 18, 0],
    [12, 18, 0],
    [12, 24, 0],
  ])
})

test('where the customer has scrolled meanwhile is drawn next', () => {
  const { result } = grow(MENU)
  act(() => result.current.onReach(60))
  afterTicks(2)
  expect([...result.current.drawn.blocks].slice(-2)).toEqual([60, 61])
})

test('another category is drawn when it is chosen, and what was drawn stays (S2.19)', () => {
  const categories = [category('burgers', 100), category('drinks', 100)]
  const { result, rerender } = grow(categories)
  afterTicks(1)
  rerender({ categories, chosenId: id('drinks') })
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 24],
    ['drinks', 18],
  ])
})

test('a menu stays as far as it is drawn when one of its products is out (S2.21)', () => {
  const { result, rerender } = grow([category('burgers', 100)])
  afterTicks(1)
  rerender({ categories: [category('burgers', 99)], chosenId: undefined })
  expect(drawnIn(result.current)).toEqual([['burgers', 24]])
})

test('what is found begins with its own screenful (S5.50)', () => {
  const { result, rerender } = grow(MENU)
  afterTicks(5)
  rerender({ categories: [category('sides', 40)], chosenId: undefined })
  expect(drawnIn(result.current)).toEqual([['sides', 18]])
})

test('a menu that is come back to is drawn first where it was left (S2.19)', () => {
  const { result } = renderHook(() => useGrowing(MENU, id('burgers')), {
    wrapper: comingBackTo(productHeadingId('sides', id('sides-50'))),
  })
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 0],
    ['sides', 24],
  ])
  // The sides begin with the third block; the fiftieth of them is in the eleventh.
  expect(result.current.drawn.atOnce).toEqual(new Set([9, 10, 11, 12]))
})

function comingBackTo(heading: string) {
  return ({ children }: { readonly children: ReactNode }) =>
    createElement(ComeBackContext, { value: heading }, children)
}
