import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followNewVersions } from '#app/storage/new-version.ts'

const LOOP_MS = 30_000
const NOON = Date.parse('2027-01-06T12:00:00Z')
const MISSING = 'vite:preloadError'

const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: NOON })
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  reload.mockReset()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a file of a version that was replaced loads the page anew, and the failure goes no further (F47)', () => {
  const missing = following(sessionStorage)
  expect(missing().defaultPrevented).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  [LOOP_MS - 1, 1],
  [LOOP_MS, 2],
])(
  'a second file that is missing %i ms later has made %i reloads: a file that is gone is no loop',
  (later, times) => {
    const missing = following(sessionStorage)
    missing()
    vi.setSystemTime(NOON + later)
    expect(missing().defaultPrevented).toBe(times === 2)
    expect(reload).toHaveBeenCalledTimes(times)
  },
)

test('without a connection nothing is reloaded: the page that stands is better than none', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const missing = following(sessionStorage)
  expect(missing().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('without a storage nothing is reloaded, because a loop could not be told', () => {
  const missing = following(undefined)
  expect(missing().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

/** A page that follows new versions for as long as one test; the answer makes a file of it go missing. */
function following(storage: Storage | undefined): () => Event {
  const listened = vi.spyOn(window, 'addEventListener')
  followNewVersions(storage)
  const hear = listened.mock.calls.find(([type]) => type === MISSING)?.[1]
  listened.mockRestore()
  if (typeof hear !== 'function') throw new Error('nobody listens for missing files')
  window.removeEventListener(MISSING, hear)
  return () => {
    const event = new Event(MISSING, { cancelable: true })
    hear.call(window, event)
    return event
  }
}
