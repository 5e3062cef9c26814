import { afterEach, expect, test, vi } from 'vitest'
import { createClock } from '#app/server-clock.ts'
import { createEngine } from '#app/engine.ts'
import { storeLog } from '#app/storage/log-storage.ts'
import { createVault } from '#app/storage/vault.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { mustWaitForSession } from '#flows/navigation/visit.ts'
import { id } from '#domain/ids.ts'
import { atTheMenu, conversationWith, failed, NOON } from '#tests/support/flows.ts'
import { aPaymentWorld } from '#tests/support/payment-world.ts'

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

test('who was never found out is asked for before an address is judged (S2.56, S4.6)', async () => {
  const log = conversationWith().hears('currentVisitor', failed()).log()
  storeLog(localStorage, log, () => undefined).begin()
  const { runner } = await engine(localStorage).resume(log)
  expect(mustWaitForSession({ name: 'orderHistory' }, runner.conversation())).toBe(true)
})

test('a favourite that was on its way when the page was left is kept before it is asked who came back (S7.20)', async () => {
  const user = { kind: 'user', isContactKnown: true, usual: undefined } as const
  const starred = atTheMenu({ visitor: user }).holds('keepFavourite')
  const log = starred.says({ type: 'favourite.set', id: id('brygga'), isFavourite: true }).log()
  storeLog(localStorage, log, () => undefined).begin()
  const { runner, whenStarted } = await engine(localStorage).resume(log)
  whenStarted()
  expect(Object.values(runner.conversation().pending).map(({ src }) => src)).toContain('keepFavourite')
})

function engine(storage?: Storage) {
  return createEngine({
    deployment: 'test',
    clock: createClock(NOON),
    notices: createDeviceNotices(),
    vault: createVault(undefined),
    storage,
    language: () => 'en',
    deviceToken: () => 'device',
    isDeviceKnown: () => true,
    flags: DESCRIBED_FLAGS,
    payments: aPaymentWorld(),
  })
}
