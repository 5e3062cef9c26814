import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useOrderStatus } from '#bindings/orders/use-order-status.ts'
import { RunnerContext } from '#bindings/runtime/runner-context.ts'
import { ClockContext } from '#bindings/timing/use-now.ts'
import { FormatterProvider } from '#bindings/words/formatter-provider.tsx'
import type { Order } from '#domain/orders/order.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { atTheCheckout, PAY } from '#tests/support/flows.ts'
import { i18nIn, runnerOf } from '#tests/support/render.tsx'

// Brygga wants 15 minutes: an order for 12:30 goes to the kitchen at 12:15.
const SENT_AT = at('2026-03-10 12:15')
const RECEIVED = 'Your order is received'
const AT_THE_KITCHEN = 'Sent to the kitchen'

const texts = i18nIn('en')

beforeAll(() => texts.loadNamespaces('orders'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an order that goes to the kitchen is told to have gone within 300 ms (S4.37, S9.12)', () => {
  const { stateNow, pass } = statusOf(forHalfPast(), SENT_AT - 100)
  expect(stateNow()).toBe(RECEIVED)
  pass(299)
  expect(stateNow()).toBe(RECEIVED)
  pass(1)
  expect(stateNow()).toBe(AT_THE_KITCHEN)
})

test('an order whose kitchen did not answer is never told to be on its way', () => {
  const { stateNow, card } = statusOf(forHalfPast({ state: 'SENT', isKitchenUnreached: true }), SENT_AT + 1)
  expect(stateNow()).toBe('We could not reach the kitchen yet')
  expect(card().stages.map(({ state, time }) => [state, time !== undefined])).toEqual([
    ['current', true],
    ['ahead', false],
    ['ahead', false],
  ])
})

test.each([
  ['accepted', 'The kitchen has your order', ['current', 'ahead', 'ahead', 'ahead']],
  ['preparing', 'The kitchen is making your order', ['done', 'current', 'ahead', 'ahead']],
  ['ready', 'Your order is ready to collect', ['done', 'done', 'current', 'ahead']],
  ['collected', 'Your order has been collected', ['done', 'done', 'done', 'done']],
] as const)('a kitchen that says %s is told by the card', (kitchenStep, said, standing) => {
  const order = forHalfPast({ state: 'PAID', posId: '7', kitchenStep })
  const { stateNow, card } = statusOf(order, SENT_AT + 60_000)
  expect([stateNow(), card().tone]).toEqual([said, 'done'])
  expect(card().stages.map(({ text }) => text)).toEqual(['Received', 'Being made', 'Ready', 'Collected'])
  expect(card().stages.map(({ state }) => state)).toEqual(standing)
})

test('why a kitchen does not make an order is told in its own words', () => {
  const order = forHalfPast({ state: 'INJECTION_ERROR', refusalReason: 'The oven is broken' })
  expect(statusOf(order, SENT_AT).card().stateHint).toMatch(/ The kitchen says: “The oven is broken”$/)
})

test.each<[string, Partial<Order>, number]>([
  ['on its way to the kitchen', {}, 10],
  ['not yet told to be there, its number given already', { state: 'PAID', posId: '7' }, 10],
])('the display of an order %s is refreshed (S4.37)', (_, given, times) => {
  expect(statusOf(forHalfPast(given), SENT_AT - 60_000).refreshesIn(3_000)).toBe(times)
})

test.each<[string, Partial<Order>]>([
  ['was canceled', { state: 'CANCELLED' }],
  ['ended in conflict', { state: 'CONFLICTED' }],
  ['is ready', { state: 'PAID', posId: '7', kitchenStep: 'ready' }],
])('the display of an order that %s is refreshed no more (S4.37)', (_, given) => {
  expect(statusOf(forHalfPast(given), SENT_AT + 60_000).refreshesIn(3_000)).toBe(0)
})

test('once the order has been sent only its countdown is looked at (S4.37)', () => {
  const { refreshesIn } = statusOf(forHalfPast({ state: 'PAID', posId: '7' }), SENT_AT - 1_000)
  expect(refreshesIn(1_200)).toBe(4)
  expect(refreshesIn(6_000)).toBe(2)
})

test('the card of an order puts one act first, and the one that takes it away last and apart', () => {
  const { acts } = statusOf(forHalfPast(), SENT_AT - 60_000).card()
  expect(acts.main?.text).toBe('I am on my way')
  expect(acts.beside.map(({ text, isDangerous = false }) => [text, isDangerous])).toEqual([
    ['Change the time', false],
    ['Cancel the order', true],
    ['New order', false],
  ])
  expect(acts.more.map(({ text }) => text)).toEqual(['Make it now', 'Eat here instead', 'Order history'])
})

test('the card says until when an order can be changed and canceled, and since when no more (S4.17, S4.21)', () => {
  const before = statusOf(forHalfPast(), SENT_AT - 60_000).card()
  expect(before.notes.at(-1)).toBe('You can cancel free of charge until 12:15 pm')
  const sent = forHalfPast({ state: 'SENT', injectedAt: SENT_AT })
  const after = statusOf(sent, SENT_AT + 60_000).card()
  expect(after.acts.beside.map(({ text }) => text)).toEqual(['New order'])
  expect(after.notes.at(-1)).toMatch(/^Since 12:15 pm it can no longer be changed or canceled/)
})

test('the time until it is ready is counted down, and what is late or due says so', () => {
  const followed = forHalfPast({ state: 'PAID', posId: '7', kitchenStep: 'preparing' })
  expect(statusOf(followed, SENT_AT + 60_000).card().pickup?.hint).toBe('in 14 minutes')
  const late = statusOf(followed, SENT_AT + 16 * 60_000).card()
  expect([late.stateText, late.stateHint, late.pickup?.hint]).toEqual([
    'Later than promised',
    'The kitchen has your order and is still on it.',
    undefined,
  ])
  const untold = forHalfPast({ state: 'PAID', posId: '7' })
  expect(statusOf(untold, SENT_AT + 16 * 60_000).card().stateText).toBe('Your order should be ready now')
})

test('an order that came to nothing is offered again first, as it was', () => {
  const { acts } = statusOf(forHalfPast({ state: 'INJECTION_ERROR' }), SENT_AT).card()
  expect([acts.main?.text, acts.main?.command?.type]).toEqual(['Order again', 'order.again'])
  expect(acts.beside).toEqual([])
})

test('the card tells where it is made, and when each step was reached', () => {
  const reached = { createdAt: at('2026-03-10 12:05'), injectedAt: at('2026-03-10 12:15'), posId: '7' }
  const { place, stages } = statusOf(forHalfPast(reached), SENT_AT + 1_000).card()
  expect(place?.name).toBe('Brygga Burger')
  expect(place?.address).toMatch(/\d+, \w+/)
  expect(stages.map(({ time }) => time)).toEqual(['12:05 pm', '12:15 pm', undefined])
})

function forHalfPast(given: Partial<Order> = {}): Partial<Order> {
  return { retrievalDate: at('2026-03-10 12:30'), ...given }
}

function statusOf(given: Partial<Order>, from: number) {
  const talk = atTheCheckout().says(PAY)
  const restaurantId = talk.order()?.restaurantId
  const order = anOrder({ ...(restaurantId && { restaurantId }), ...given })
  vi.setSystemTime(from)
  let asked = 0
  const clock = () => {
    asked += 1
    return Date.now()
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={texts}>
      <ClockContext value={clock}>
        <RunnerContext value={runnerOf(talk.log())}>
          <FormatterProvider>{children}</FormatterProvider>
        </RunnerContext>
      </ClockContext>
    </I18nextProvider>
  )
  const { result } = renderHook(() => useOrderStatus(order), { wrapper })
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return {
    pass,
    card: () => result.current.card,
    stateNow: () => result.current.card.stateText,
    refreshesIn: (ms: number) => {
      const before = asked
      pass(ms)
      return asked - before
    },
  }
}
