import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { at } from '#tests/support/at.ts'
import { openShop } from './rig.tsx'

afterEach(cleanup)

const VIEWS: readonly View[] = ['chat', 'linear', 'classic']
const LAST_ORDERS = at('2026-03-10 21:40')
const MINUTE = 60_000
const AT_THE_CHECKOUT: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
]

/** The checkout of a known customer, with the clock and the end of the shown time in the test's hand. */
async function openCheckout(view: View, done = AT_THE_CHECKOUT) {
  const clock = { now: LAST_ORDERS }
  const waiting: (() => void)[] = []
  const shop = await openShop({
    view,
    done,
    now: () => clock.now,
    flags: { orderScheduling: true },
    ports: {
      currentVisitor: async () => ({ kind: 'guest', isContactKnown: true }),
      waitForLapse: () => new Promise((resolve) => waiting.push(() => resolve(null))),
    },
  })
  const passes = (minutes: number) => {
    clock.now += minutes * MINUTE
    waiting.at(-1)?.()
  }
  // Each elsewhere: two taps in one place are a double tap.
  const tap = (target: Element, clientX: number) =>
    shop.user.pointer([{ keys: '[MouseLeft]', target, coords: { clientX, clientY: 10 } }])
  const pay = async () => {
    const button = (await screen.findAllByRole('button', { name: /^Pay/ })).at(-1)
    if (button) await tap(button, 10)
  }
  return { ...shop, clock, passes, tap, pay }
}

describe.each(VIEWS)('the time that stands at the checkout of the %s view', (view) => {
  test('is the time that is ordered (S4.48)', async () => {
    const { pay, requests, clock } = await openCheckout(view)
    // The page has yet to notice.
    clock.now += MINUTE
    await pay()
    await waitFor(() =>
      expect(requests.map((each) => each.retrievalDate)).toEqual([LAST_ORDERS + 15 * MINUTE]),
    )
  })

  test('is asked about once its opening gives none any more, with both times, and ordered as agreed (S4.48)', async () => {
    const { passes, tap, pay, requests, t } = await openCheckout(view)
    passes(6)
    expect((await screen.findAllByText(/We can no longer make 9:55 pm\./)).length).toBeGreaterThan(0)
    const next = t('payment.takeNext', { time: 'Wed 10:15 am' })
    await tap(await screen.findByRole('button', { name: next }), 500)
    await pay()
    await waitFor(() => expect(requests.map((each) => each.retrievalDate)).toEqual([at('2026-03-11 10:15')]))
  })

  test('is named with the one that was chosen, where that has passed (S4.83)', async () => {
    const choice: Command = { type: 'pickup.choose', at: LAST_ORDERS + 17 * MINUTE }
    const { passes } = await openCheckout(view, [...AT_THE_CHECKOUT, choice])
    passes(3)
    expect(await screen.findByText(/You chose 9:57 pm, .* now 9:58 pm\./)).toBeVisible()
  })

  test('is the one that was chosen, though it is off the ten minutes', async () => {
    const choice: Command = { type: 'pickup.choose', at: LAST_ORDERS + 18 * MINUTE }
    const { pay, requests } = await openCheckout(view, [...AT_THE_CHECKOUT, choice])
    await pay()
    await waitFor(() =>
      expect(requests.map((each) => each.retrievalDate)).toEqual([LAST_ORDERS + 18 * MINUTE]),
    )
  })
})
