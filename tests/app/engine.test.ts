import { afterEach, expect, test, vi } from 'vitest'
import { createClock } from '#app/clock.ts'
import { createEngine } from '#app/engine.ts'
import { storeLog } from '#app/log-storage.ts'
import { createVault } from '#app/vault.ts'
import { createDeviceNotices } from '#bindings/device-notices.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { factsOf } from '#flows/dialogue/visit-facts.ts'
import { STRANGER } from '#flows/session/visitor.ts'
import { atTheMenu, NOON } from '#tests/support/flows.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test.each([
  ['answers', () => Promise.resolve(new Response(null, { status: 200 })), undefined],
  ['is broken', () => Promise.resolve(new Response(null, { status: 500 })), 500],
  ['cannot be reached', () => Promise.reject(new TypeError('offline')), 0],
])('the health of a server that %s is known by its status (S7.42)', async (_, answer, status) => {
  vi.stubGlobal('fetch', answer)
  expect(await engine().healthStatus()).toBe(status)
})

test('who came back is asked for before an address is judged by who they were (S4.6)', async () => {
  const log = atTheMenu({ visitor: STRANGER }).log()
  storeLog(localStorage, log, () => undefined).begin()
  const { runner } = await engine({ storage: localStorage, isDeviceKnown: () => true }).resume(log)
  expect(factsOf({ name: 'orderHistory' }, runner.conversation()).identity).toBeUndefined()
})

function engine(given: Partial<Parameters<typeof createEngine>[0]> = {}) {
  return createEngine({
    deployment: 'test',
    clock: createClock(NOON),
    notices: createDeviceNotices(),
    vault: createVault(undefined),
    storage: undefined,
    language: () => 'en',
    deviceToken: () => 'device',
    isDeviceKnown: () => false,
    flags: DESCRIBED_FLAGS,
    ...given,
  })
}
