import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClock } from '#app/server-clock.ts'
import { at } from '#tests/support/at.ts'

const SERVER = at('2026-03-10 12:00')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => vi.useRealTimers())

describe('the time of the page', () => {
  test.each([
    ['right', 0],
    ['5 minutes slow', -5 * MINUTE],
    ['5 minutes fast', 5 * MINUTE],
    ['a day slow', -DAY],
    ['a day fast', DAY],
    ['at the beginning of time', -SERVER],
  ])('is the server`s where the device`s clock is %s (F30)', (_, error) => {
    vi.setSystemTime(SERVER + error)
    const { now } = createClock(SERVER)
    vi.advanceTimersByTime(90_000)
    expect(now()).toBe(SERVER + 90_000)
  })

  test('counts the seconds the page was on its way', () => {
    vi.setSystemTime(SERVER + 25_000)
    expect(createClock(SERVER).now()).toBe(SERVER + 25_000)
  })

  test('does not jump when the device`s clock is set while the page is open', () => {
    vi.setSystemTime(SERVER)
    const { now } = createClock(SERVER)
    vi.setSystemTime(SERVER - DAY)
    vi.advanceTimersByTime(1_000)
    expect(now()).toBe(SERVER + 1_000)
  })

  test('of a page from a cache is right with the first answer of the server', () => {
    vi.setSystemTime(SERVER + 3 * 60 * MINUTE)
    const { now, hear } = createClock(SERVER)
    hear(madeAt(SERVER + 3 * 60 * MINUTE))
    expect(now()).toBe(SERVER + 3 * 60 * MINUTE)
  })

  test.each([
    ['from a cache', SERVER - DAY],
    ['of the second before', SERVER - 900],
    ['of 2 seconds after, for a date is whole seconds', SERVER + 2_000],
  ])('is not moved by an answer %s', (_, made) => {
    vi.setSystemTime(SERVER)
    const { now, hear } = createClock(SERVER)
    hear(madeAt(made))
    expect(now()).toBe(SERVER)
  })

  test.each(['', 'yesterday'])('is not moved by an answer that says "%s" for its time', (date) => {
    vi.setSystemTime(SERVER)
    const { now, hear } = createClock(SERVER)
    hear(new Response(null, { headers: { date } }))
    expect(now()).toBe(SERVER)
  })
})

function madeAt(time: number): Response {
  return new Response(null, { headers: { date: new Date(time).toUTCString() } })
}
