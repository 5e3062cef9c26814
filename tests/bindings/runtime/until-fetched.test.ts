import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callFetched, PartGone, partFetched, untilFetched } from '#bindings/runtime/until-fetched.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('code that a bad line lost is fetched again, each time a little later (F41)', async () => {
  const fetchCode = losing(3)
  const code = partFetched(fetchCode)
  await expect(timesAfter(fetchCode, [0, 499, 1, 999, 1, 1_999, 1])).resolves.toEqual([1, 1, 2, 2, 3, 3, 4])
  await expect(code).resolves.toBe('code')
})

test('a device that comes online fetches at once', async () => {
  const fetchCode = losing(1)
  const code = partFetched(fetchCode)
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await expect(code).resolves.toBe('code')
})

test('a part of the page that does not come at all fails after six tries, and is not fetched any more', async () => {
  const fetchCode = losing(Infinity)
  const failed = expect(partFetched(fetchCode)).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  expect(fetchCode).toHaveBeenCalledTimes(6)
})

test.each([
  ['answers', async () => new Response(), PartGone],
  ['is unwell', async () => new Response('', { status: 503 }), Error],
  ['is not reached', async () => Promise.reject(new TypeError('Failed to fetch')), Error],
])(
  'a part that does not come where the server %s is gone with its version only if it answers (F47)',
  async (_, answer, kind) => {
    vi.spyOn(window, 'fetch').mockImplementation(answer)
    const failure = callFetched(losing(Infinity)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await failure)?.constructor).toBe(kind)
  },
)

test('without a connection a part is waited for, however long', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetchCode = losing(20)
  const code = partFetched(fetchCode)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(fetchCode.mock.calls.length).toBeGreaterThan(6)
  online.mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(120_000)
  await expect(code).resolves.toBe('code')
})

test.each([true, false])(
  'what asks the server for something fails after three tries (with a connection: %s)',
  async (isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const fetchCode = losing(Infinity)
    const failed = expect(callFetched(fetchCode)).rejects.toThrow('lost')
    await vi.advanceTimersByTimeAsync(2_000)
    await failed
    expect(fetchCode).toHaveBeenCalledTimes(3)
  },
)

test('who waits is told of each failure, and waits on', async () => {
  const onFailed = vi.fn()
  const code = untilFetched(losing(12), { onFailed })
  await vi.advanceTimersByTimeAsync(120_000)
  await expect(code).resolves.toBe('code')
  expect(onFailed.mock.calls.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

/** Code that comes after so many failures. */
function losing(failures: number) {
  let lost = 0
  return vi.fn(async () => {
    lost += 1
    if (lost <= failures) throw new Error('lost')
    return 'code'
  })
}

async function timesAfter(
  fetchCode: ReturnType<typeof losing>,
  steps: readonly number[],
): Promise<readonly number[]> {
  const times: number[] = []
  for (const step of steps) {
    await vi.advanceTimersByTimeAsync(step)
    times.push(fetchCode.mock.calls.length)
  }
  return times
}
