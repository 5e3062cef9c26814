import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backOff, pause } from '#app/ports/waiting.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  [0, 3_000],
  [1, 6_000],
  [2, 12_000],
  [4, 48_000],
  [5, 60_000],
  [100, 60_000],
])('after %i failures in a row the next try is %i ms away', (failures, wait) => {
  expect(backOff(3_000, failures)).toBe(wait)
})

test('a pause ends after its time and not before', async () => {
  const ended = vi.fn()
  void pause(1_000, new AbortController().signal).then(ended)
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
})

test('a pause nobody waits for any more ends at once and leaves no timer', async () => {
  const controller = new AbortController()
  const ended = expect(pause(1_000, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  controller.abort()
  await ended
  expect(vi.getTimerCount()).toBe(0)
})

test('a pause that begins when nobody waits any more ends at once', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(pause(1_000, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(vi.getTimerCount()).toBe(0)
})
