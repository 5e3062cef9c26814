import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEngine } from '#app/engine.ts'
import { useFarewell } from '#app/page/use-farewell.ts'
import { createClock } from '#app/server-clock.ts'
import {
  deviceIn,
  lastEmailIn,
  keepLastEmail,
  paymentWayIn,
  rememberPaymentWay,
} from '#app/storage/storage.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import type { Log } from '#flows/core/log/log.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import { ANONYMOUS, type Visitor } from '#flows/account/visitor.ts'
import { aRegular, atTheMenu, NOON, PAY, type Talk } from '#tests/support/flows.ts'
import { aPaymentWorld } from '#tests/support/payment-world.ts'

beforeEach(() => localStorage.clear())
const begun: Runner[] = []
afterEach(() => {
  cleanup()
  for (const runner of begun.splice(0)) runner.stop()
  localStorage.clear()
})

const ACCOUNT = 'account-of-kari'
/** The calls of an account are code that is fetched first. */
const PATIENCE = { timeout: 20_000 }

test('whoever logs out leaves no order and no id on the device, and the next opens at the same restaurant (S4.3)', async () => {
  const { left, goneOnWith, notices } = await leaving(ordered())
  expect(kept()).toContain(ACCOUNT)
  left.dispatch({ type: 'session.end' })
  await vi.waitFor(() => expect(goneOnWith()).toBeDefined(), PATIENCE)
  expect(kept()).not.toMatch(new RegExp(`${ACCOUNT}|order-1|device-token`))
  expect(notices.current()).toEqual(['loggedOut'])
  const [started] = goneOnWith()?.log().entries ?? []
  expect(started?.event).toMatchObject({ type: 'started', path: '/restaurant/brygga-burger' })
})

test('it is not known any more how they paid, or to whom a mail went (S3.51)', async () => {
  rememberPaymentWay(localStorage, { provider: 'stripe', methodId: id('card-1') })
  keepLastEmail(localStorage, 'kari@example.no')
  const { left, goneOnWith } = await leaving(ordered())
  left.dispatch({ type: 'session.end' })
  await vi.waitFor(() => expect(goneOnWith()).toBeDefined(), PATIENCE)
  expect([paymentWayIn(localStorage), lastEmailIn(localStorage), deviceIn(localStorage).isKnown()]).toEqual([
    undefined,
    '',
    false,
  ])
})

test('whoever registers and logs out before it is known here who they are leaves no id either (S4.3)', async () => {
  keepLastEmail(localStorage, 'kari@example.no')
  const { left, goneOnWith, notices } = await leaving(atTheMenu({ visitor: ANONYMOUS }))
  left.dispatch({ type: 'session.renew' })
  left.dispatch({ type: 'session.end' })
  await vi.waitFor(() => expect(goneOnWith()).toBeDefined(), PATIENCE)
  expect(kept()).not.toMatch(/kari@|device-token/)
  expect(notices.current()).toEqual(['loggedOut'])
})

test('a session that ended by itself ends nothing else', async () => {
  const { left, goneOnWith } = await leaving(ordered(), { isKnownStill: false })
  left.dispatch({ type: 'session.renew' })
  await vi.waitFor(
    () => expect(left.conversation().flows.session.context.visitor.kind).toBe('visitor'),
    PATIENCE,
  )
  expect(goneOnWith()).toBeUndefined()
})

/** Somebody whose order is on its way, with another burger in the basket. */
function ordered(): Talk {
  const visitor: Visitor = { ...aRegular({ accountId: id(ACCOUNT) }), kind: 'user', accountId: id(ACCOUNT) }
  return atTheMenu({ visitor }).says(
    { type: 'product.add', code: id('burger') },
    { type: 'checkout.start' },
    PAY,
  )
}

async function leaving(talk: Talk, { isKnownStill = true } = {}) {
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).endsWith('/logout')
      ? new Response('{"success":true}', { headers: { 'content-type': 'application/json' } })
      : isKnownStill
        ? new Promise(() => undefined)
        : new Response('{"success":false}', { headers: { 'content-type': 'application/json' } }),
  )
  const notices = createDeviceNotices()
  const device = deviceIn(localStorage)
  expect(device.token()).not.toBe('')
  const engine = createEngine({
    deployment: 'test',
    clock: createClock(NOON),
    notices,
    personalData: createPersonalData(undefined),
    storage: localStorage,
    language: () => 'en',
    deviceToken: device.token,
    isDeviceKnown: device.isKnown,
    flags: DESCRIBED_FLAGS,
    payments: aPaymentWorld(),
  })
  const log: Log = talk.log()
  const { runner: left } = await engine.resume(log)
  let next: Runner | undefined
  renderHook(() =>
    useFarewell({
      runner: left,
      notices,
      forgetDevice: device.forget,
      beginAnew: engine.beginAnew,
      goOnWith: (runner) => (next = runner),
    }),
  )
  left.start()
  begun.push(left)
  return { left, notices, goneOnWith: () => next }
}

function kept(): string {
  return JSON.stringify({ ...localStorage })
}
