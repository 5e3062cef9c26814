import { expect, test } from 'vitest'
import { injectionMoment } from '#domain/orders/change/injection.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'

test.each([
  [15, '2026-03-10 11:45'],
  [0, '2026-03-10 12:00'],
])('an order for 12:00 goes to the kitchen %i minutes earlier (S4.17, S4.39)', (delay, moment) => {
  expect(injectionMoment(anOrder(), delay)).toBe(at(moment))
})

test('the delay is real minutes on the night the clocks change', () => {
  const order = anOrder({ retrievalDate: at('2027-03-28 03:10') })
  expect(injectionMoment(order, 15)).toBe(at('2027-03-28 01:55'))
})
