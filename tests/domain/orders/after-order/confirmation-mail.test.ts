import { expect, test } from 'vitest'
import { canResendConfirmation } from '#domain/orders/after-order/confirmation-mail.ts'
import { ORDER_STATES } from '#domain/orders/order.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { anOrder } from '#tests/support/builders/order.ts'

test.each(ORDER_STATES)(
  'the confirmation of a %s order is sent again only when it is PAID (S4.31)',
  (state) => {
    const verdict = canResendConfirmation(anOrder({ state, customerEmail: 'kari@example.com' }))
    expect(verdict).toEqual(state === 'PAID' ? allow : refuse('order.notResendable'))
  },
)

test.each([{}, { customerEmail: '' }])('an order with %o has nowhere to send it (S4.31)', (given) => {
  expect(canResendConfirmation(anOrder({ state: 'PAID', ...given }))).toEqual(refuse('order.notResendable'))
})
