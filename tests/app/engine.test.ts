import { afterEach, expect, test, vi } from 'vitest'
import { createClock } from '#app/server-clock.ts'
import { createEngine } from '#app/engine.ts'
import { storeLog } from '#app/storage/log-storage.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { mustWaitForSession } from '#flows/navigation/visit.ts'
import { id } from '#domain/ids.ts'
import { atTheMenu, conversationWith, failed, NOON } from '#tests/support/flows.ts'
import { aPaymentWorld } from '#tests/support/payment-world.ts'

const HOUR = 3_600_000

afterEach(() => {
  vi.useRealTimers()
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

test('a page that is older than the conversation it goes on with asks about the restaurant no oftener for that (F30, S4.59)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const asked = vi.fn<typeof fetch>(
    () => new Promise((_, reject) => setTimeout(() => reject(new TypeError('offline')), 100)),
  )
  vi.stubGlobal('fetch', asked)
  const log = atTheMenu().log()
  storeLog(localStorage, log, () => undefined).begin()
  // It was made in the night before, while the restaurant was closed.
  const { runner } = await engine(localStorage, createClock(NOON - 12 * HOUR)).resume(log)
  runner.start()
  await vi.advanceTimersByTimeAsync(5_000)
  runner.stop()
  expect(asked.mock.calls.filter(([address]) => String(address).includes('/restaurants/'))).toHaveLength(1)
})

function engine(storage?: Storage, clock = createClock(NOON)) {
  return createEngine({
    deployment: 'test',
    clock,
    notices: createDeviceNotices(),
    personalData: createPersonalData(undefined),
    storage,
    language: () => 'en',
    deviceToken: () => 'device',
    isDeviceKnown: () => true,
    flags: DESCRIBED_FLAGS,
    payments: aPaymentWorld(),
  })
}
