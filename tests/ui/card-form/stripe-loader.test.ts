import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ACCESS = { publicKey: 'pk_test_123' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  // A page whose script has come needs none.
  vi.stubGlobal('Stripe', undefined)
  // Nothing outside is asked: each script stays as silent as the test wants it.
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    scripts.push(node as unknown as HTMLScriptElement)
    return node
  })
  vi.spyOn(document, 'querySelectorAll').mockImplementation(() => scripts.slice(-1) as never)
})
afterEach(() => {
  scripts.length = 0
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const scripts: HTMLScriptElement[] = []

test('a script that never answers is said not to come after 12 s, and fetched anew when it is asked for again (F13)', async () => {
  const { loadedStripe } = await import('#ui/card-form/stripe-loader.ts')
  const first = expect(loadedStripe(ACCESS)).rejects.toThrow('does not answer')
  await vi.advanceTimersByTimeAsync(11_999)
  expect(scripts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await first
  const second = expect(loadedStripe(ACCESS)).rejects.toThrow('Failed to load')
  await vi.advanceTimersByTimeAsync(1)
  expect(scripts).toHaveLength(2)
  scripts.at(-1)?.dispatchEvent(new Event('error'))
  await second
})
