import { afterEach, expect, test, vi } from 'vitest'
import { createClock } from '#app/clock.ts'
import { createEngine } from '#app/engine.ts'
import { createVault } from '#app/vault.ts'
import { createDeviceNotices } from '#bindings/device-notices.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { NOON } from '#tests/support/flows.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['answers', () => Promise.resolve(new Response(null, { status: 200 })), undefined],
  ['is broken', () => Promise.resolve(new Response(null, { status: 500 })), 500],
  ['cannot be reached', () => Promise.reject(new TypeError('offline')), 0],
])('the health of a server that %s is known by its status (S7.42)', async (_, answer, status) => {
  vi.stubGlobal('fetch', answer)
  expect(await engine().healthStatus()).toBe(status)
})

function engine() {
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
  })
}
