import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followNewVersions } from '#app/storage/new-version.ts'

const LOOP_MS = 30_000
const NOON = Date.parse('2027-01-06T12:00:00Z')
const MISSING = 'vite:preloadError'
/** So often a file that a bad line lost is fetched at least. */
const GONE_AFTER = 3
const BETWEEN_TRIES_MS = 500

const reload = vi.fn()
const tell = vi.fn()
const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: NOON })
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', asked)
  asked.mockImplementation(async () => new Response())
})
afterEach(() => {
  reload.mockReset()
  tell.mockReset()
  asked.mockReset()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a file that does not come in three tries though the server answers is of a version that was replaced: the page is loaded anew (F47)', async () => {
  const missing = following(sessionStorage)
  await missing(GONE_AFTER)
  expect(reload).toHaveBeenCalledOnce()
})

test('a file that a bad line lost reloads nothing, and the failure goes on to whoever fetches it again (F41)', async () => {
  const missing = following(sessionStorage)
  const [event] = await missing(GONE_AFTER - 1)
  await missing(GONE_AFTER - 1, 'another.js')
  expect(event?.defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a file that two parts of the page wait for is not given up sooner than for one (F41)', async () => {
  const missing = following(sessionStorage)
  await missing(GONE_AFTER - 1, 'understand.js', 2)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(BETWEEN_TRIES_MS)
  await missing(1, 'understand.js', 2)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  [LOOP_MS - 1, 1],
  [LOOP_MS, 2],
])(
  'a second file that is missing %i ms later has made %i reloads: a file that is gone is no loop',
  async (later, times) => {
    const missing = following(sessionStorage)
    await missing(GONE_AFTER)
    vi.setSystemTime(Date.now() + later)
    await missing(1)
    expect(reload).toHaveBeenCalledTimes(times)
    // Whoever is not helped by it can do it themselves.
    expect(tell).toHaveBeenCalledTimes(2 - times)
  },
)

test.each([
  ['is not reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is unwell', async () => new Response('', { status: 503 })],
])(
  'where the server %s nothing is reloaded: the page that stands is better than none',
  async (_how, answer) => {
    asked.mockImplementation(answer)
    await following(sessionStorage)(GONE_AFTER)
    expect(reload).not.toHaveBeenCalled()
  },
)

test('without a storage the customer is told of the new version instead, because a loop could not be told', async () => {
  await following(undefined)(GONE_AFTER)
  expect(reload).not.toHaveBeenCalled()
  expect(tell).toHaveBeenCalledOnce()
})

/**
 * A page that follows new versions for as long as one test; the answer makes a file of it go missing in so many tries, for
 * each of those that wait for it.
 */
function following(
  storage: Storage | undefined,
): (tries: number, file?: string, waiting?: number) => Promise<readonly Event[]> {
  const listened = vi.spyOn(window, 'addEventListener')
  followNewVersions(storage, tell)
  const hear = listened.mock.calls.find(([type]) => type === MISSING)?.[1]
  listened.mockRestore()
  if (typeof hear !== 'function') throw new Error('nobody listens for missing files')
  window.removeEventListener(MISSING, hear)
  return async (tries, file = 'map.js', waiting = 1) => {
    const told: Event[] = []
    for (let left = tries; left > 0; left -= 1) {
      const events = Array.from({ length: waiting }, () => {
        const payload = new Error(`${file} did not come`)
        return Object.assign(new Event(MISSING, { cancelable: true }), { payload })
      })
      for (const event of events) hear.call(window, event)
      told.push(...events)
      await vi.advanceTimersByTimeAsync(left > 1 ? BETWEEN_TRIES_MS : 0)
    }
    return told
  }
}
