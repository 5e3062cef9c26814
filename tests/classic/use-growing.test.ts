import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGrowing } from '#classic/screens/use-growing.ts'
import type { ListedTitle } from '#bindings/use-product-groups.ts'
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
const drawnIn = (groups: readonly ListedTitle[]) =>
  groups.map(({ title, products }) => [title, products.length])

test('a short category is drawn whole at once (S2.19)', () => {
  const groups = [groupOf('burgers', 5), groupOf('sides', 7)]
  const { result } = renderHook(() => useGrowing(groups))
  expect(result.current).toBe(groups)
})

test('a long category begins with a screenful and is whole soon after (S2.19)', () => {
  const groups = [groupOf('burgers', 10), groupOf('sides', 490)]
  const { result } = renderHook(() => useGrowing(groups))
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 10],
    ['sides', 2],
  ])
  act(() => vi.advanceTimersByTime(40))
  expect(drawnIn(result.current)).toEqual([
    ['burgers', 10],
    ['sides', 10],
  ])
  for (let chunk = 0; chunk < 62; chunk += 1) act(() => vi.advanceTimersByTime(40))
  expect(result.current).toBe(groups)
})

test('another category begins with its own screenful (S2.19)', () => {
  const [first, second] = [[groupOf('burgers', 100)], [groupOf('drinks', 100)]]
  const { result, rerender } = renderHook(({ groups }) => useGrowing(groups), {
    initialProps: { groups: first },
  })
  act(() => vi.advanceTimersByTime(40))
  rerender({ groups: second })
  expect(drawnIn(result.current)).toEqual([['drinks', 12]])
})
