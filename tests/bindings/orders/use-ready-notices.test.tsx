import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReadyNotice } from '#bindings/orders/use-ready-notice.ts'
import { useReadyNotices } from '#bindings/orders/use-ready-notices.ts'
import { RunnerContext } from '#bindings/runtime/runner-context.ts'
import { FormatterProvider } from '#bindings/words/formatter-provider.tsx'
import type { Order } from '#domain/orders/order.ts'
import type { Heard } from '#flows/orders/order-tracking.events.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { atTheCheckout, NOON, PAY } from '#tests/support/flows.ts'
import { i18nIn, runnerOf, shopPorts } from '#tests/support/render.tsx'

const texts = i18nIn('en')
const MADE = anOrder({ state: 'PAID', posId: '7', kitchenStep: 'preparing' })
const READY = { ...MADE, kitchenStep: 'ready' } as const

/** The notices of the device, which asks its owner once. */
let shown: { title: string; tag?: string }[]
let permission: NotificationPermission
beforeEach(() => {
  shown = []
  permission = 'default'
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: () => Promise.resolve((permission = 'granted')),
  })
  const worker = {
    showNotification: (title: string, { tag }: { tag: string }) =>
      Promise.resolve(shown.push({ title, tag })),
  }
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { register: () => Promise.resolve(worker), ready: Promise.resolve(worker) },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each<[string, Order, boolean]>([
  ['makes it and will say when it is ready', MADE, true],
  ['has it and will say when it is ready', { ...MADE, kitchenStep: 'accepted' }, true],
  ['never says when it is ready', anOrder({ state: 'PAID', posId: '7' }), false],
  ['has said so', READY, false],
])('of a kitchen that %s a notice is offered: %#', (_what, order, isOffered) => {
  const { result } = renderHook(() => useReadyNotice(order))
  expect(result.current.isOffered).toBe(isOffered)
})

test('a notice that was asked for is told to come, and asked for no more', async () => {
  const { result } = renderHook(() => useReadyNotice(MADE))
  act(() => result.current.ask())
  await waitFor(() => expect(result.current).toMatchObject({ isOffered: false, isOn: true }))
})

test.each<[string, NotificationPermission, DocumentVisibilityState, number]>([
  ['is told by the device where nobody looks at the page', 'granted', 'hidden', 1],
  ['is not where somebody looks', 'granted', 'visible', 0],
  ['is not where the customer was not asked', 'default', 'hidden', 0],
])('an order that becomes ready %s', async (_what, allowed, visibility, count) => {
  permission = allowed
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  const hears = noticesOf(MADE)
  expect(shown).toEqual([])
  await hears(READY)
  expect(shown.map(({ title }) => title)).toEqual(Array.from({ length: count }, () => 'Ready: 7'))
})

test('an order that was ready when the page was opened is told by the page alone', async () => {
  permission = 'granted'
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const hears = noticesOf(READY)
  await hears({ ...READY, rating: 5 })
  expect(shown).toEqual([])
})

function heardOf(order: Order): Heard {
  return { order, orders: [order], at: NOON, isLost: false }
}

/** The hook in a page whose order stands as it is, and what the next look at the orders brings. */
function noticesOf(order: Order) {
  const looks: ((heard: Heard) => void)[] = []
  const watchOrders = () => new Promise((resolve) => looks.push(resolve))
  const talk = atTheCheckout()
    .says(PAY)
    .hears('watchOrders', { output: heardOf(order) })
  const runner = runnerOf(talk.log(), { ...shopPorts(), watchOrders })
  runner.start()
  renderHook(useReadyNotices, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <I18nextProvider i18n={texts}>
        <RunnerContext value={runner}>
          <FormatterProvider>{children}</FormatterProvider>
        </RunnerContext>
      </I18nextProvider>
    ),
  })
  return (heard: Order) =>
    act(async () => {
      looks.at(-1)?.(heardOf(heard))
      await new Promise((resolve) => setImmediate(resolve))
    })
}
