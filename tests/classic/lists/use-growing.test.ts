import { createElement, type ReactNode } from 'react'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ComeBackContext } from '#classic/layout/use-screen-scroll.ts'
import { useGrowing } from '#classic/lists/use-growing.ts'
import type { ListedTitle } from '#bindings/menu/use-product-groups.ts'
import { aProduct } from '#tests/support/builders/catalogue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const groupOf = (title: string, count: number): ListedTitle => ({
  id: title,
  title,
  products: Array.from({ length: count }, (_, index) => ({
    product: aProduct({ code: `${title}-${index}` }),
    availability: 'available',
  })),
})
const drawnIn = ({ drawn }: ReturnType<typeof useGrowing>) =>
  drawn.map(({ title, stretches }) => [title, stretches.flat(2).length])

test('a short category is drawn whole at once (S2.19)', () => {
  const groups = [groupOf('burgers', 5), groupOf('sides', 7)]
  const { result } = renderHook(() => useGrowing(groups))
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 5],
    ['sides', 7],
  ])
})

test('a long category begins with a screenful and is whole soon after (S2.19)', () => {
  const groups = [groupOf('burgers', 10), groupOf('sides', 490)]
  const { result } = renderHook(() => useGrowing(groups))
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 10],
    ['sides', 12],
  ])
  act(() => vi.advanceTimersByTime(199))
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 10],
    ['sides', 12],
  ])
  act(() => vi.advanceTimersByTime(1))
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 10],
    ['sides', 18],
  ])
  for (let block = 0; block < 80; block += 1) act(() => vi.advanceTimersByTime(30))
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 10],
    ['sides', 490],
  ])
})

test('a screenful is made of as many short groups as it takes (S2.20)', () => {
  const groups = ['burgers', 'sides', 'drinks', 'desserts'].map((title) => groupOf(title, 7))
  const { result } = renderHook(() => useGrowing(groups))
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 7],
    ['sides', 7],
    ['drinks', 6],
  ])
})

test('what is drawn whole is left as it is while the list grows (S2.19)', () => {
  const groups = [groupOf('burgers', 10), groupOf('sides', 490)]
  const { result } = renderHook(() => useGrowing(groups))
  const [burgers] = result.current.drawn
  act(() => vi.advanceTimersByTime(200))
  expect(result.current.drawn[0]?.stretches[0]).toBe(burgers?.stretches[0])
  expect(result.current.drawn[1]?.stretches[0]).toHaveLength(3)
})

test('another category begins with its own screenful (S2.19)', () => {
  const [first, second] = [[groupOf('burgers', 100)], [groupOf('drinks', 100)]]
  const { result, rerender } = renderHook(({ groups }) => useGrowing(groups), {
    initialProps: { groups: first },
  })
  act(() => vi.advanceTimersByTime(200))
  rerender({ groups: second })
  expect(drawnIn(result.current)).toEqual([['drinks', 18]])
})

test('a category stays as far as it is drawn when one of its products is out (S2.21)', () => {
  const { result, rerender } = renderHook(({ groups }) => useGrowing(groups), {
    initialProps: { groups: [groupOf('burgers', 100)] },
  })
  act(() => vi.advanceTimersByTime(200))
  rerender({ groups: [groupOf('burgers', 99)] })
  expect(drawnIn(result.current)).toEqual([['burgers', 24]])
})

test('a category that is come back to begins with as much as was passed (S2.19)', () => {
  const groups = [groupOf('burgers', 10), groupOf('sides', 490)]
  const { result } = renderHook(() => useGrowing(groups), { wrapper: comingBackTo(50) })
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 10],
    ['sides', 60],
  ])
})

function comingBackTo(heading: number) {
  return ({ children }: { readonly children: ReactNode }) =>
    createElement(ComeBackContext, { value: heading }, children)
}
