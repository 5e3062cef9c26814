import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCacheAge } from '#app/page/use-cache-age.ts'
import { atTheMenu, conversationWith, NOON, type Talk } from '#tests/support/flows.ts'
import { runnerOf } from '#tests/support/render.tsx'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('what this device holds of menus', () => {
  test.each([
    ['1 ms short of a day later', DAY_MS - 1, 0],
    ['a day later', DAY_MS, 1],
  ])('is fetched anew by the page that is opened %s: %i, %i times (S4.111, S9.22)', (_, later, times) => {
    open({ talk: conversationWith() })
    vi.setSystemTime(NOON + later)
    expect(open({ talk: atTheMenu() }).cleared()).toBe(times)
    expect(open({ talk: atTheMenu() }).cleared()).toBe(0)
  })

  test('is fetched anew by another version of the app, at once and once (S4.111, S9.22)', () => {
    open({ talk: conversationWith() })
    expect(open({ talk: atTheMenu(), version: 'next' }).cleared()).toBe(1)
    expect(open({ talk: atTheMenu(), version: 'next' }).cleared()).toBe(0)
  })

  test('is fetched anew each day by a page that stays open (S4.111, S9.22)', () => {
    const { cleared } = open({ talk: atTheMenu() })
    vi.advanceTimersByTime(DAY_MS - MINUTE_MS)
    expect(cleared()).toBe(0)
    vi.advanceTimersByTime(MINUTE_MS)
    expect(cleared()).toBe(1)
    vi.advanceTimersByTime(DAY_MS)
    expect(cleared()).toBe(2)
  })

  test('is not fetched by a tab nobody sees, but as soon as it is seen', () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { cleared } = open({ talk: atTheMenu() })
    vi.advanceTimersByTime(2 * DAY_MS)
    expect(cleared()).toBe(0)
    seen.mockReturnValue('visible')
    localStorage.setItem('orda.cache', JSON.stringify({ at: NOON, version: 'this' }))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(cleared()).toBe(1)
  })

  test('came with the page where the conversation has only begun', () => {
    open({ talk: conversationWith() })
    vi.setSystemTime(NOON + 3 * DAY_MS)
    expect(open({ talk: conversationWith() }).cleared()).toBe(0)
  })

  test('is as old as the page where the device keeps nothing', () => {
    const { cleared } = open({ talk: atTheMenu(), storage: undefined })
    vi.advanceTimersByTime(DAY_MS)
    expect(cleared()).toBe(1)
  })

  test.each(['{', '7', '{"at":"noon","version":"this"}'])(
    'is taken as fetched now where what is kept of it reads %s',
    (kept) => {
      localStorage.setItem('orda.cache', kept)
      expect(open({ talk: atTheMenu() }).cleared()).toBe(0)
    },
  )
})

function open(given: {
  readonly talk: Talk
  readonly version?: string
  readonly storage?: Storage | undefined
}) {
  const runner = runnerOf(given.talk.log(), {}, Date.now)
  const storage = 'storage' in given ? given.storage : localStorage
  function Page() {
    useCacheAge({ runner, clock: Date.now, storage, version: given.version ?? 'this' })
    return null
  }
  render(<Page />)
  return {
    cleared: () =>
      runner
        .log()
        .entries.filter(({ event }) => event.type === 'command' && event.command.type === 'cache.clear')
        .length,
  }
}
