import { expect, test } from 'vitest'
import { canGiveFeedback, canReportProblem } from '#domain/orders/after-order/feedback.ts'
import { ORDER_STATES } from '#domain/orders/order.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { anOrder } from '#tests/support/builders/order.ts'

const SERVED = ['SENT', 'PAID']
const UNPAID = ['CREATED', 'WAITING']

test.each(ORDER_STATES)('feedback on a %s order is for orders that were served (S4.27, S7.53)', (state) => {
  const verdict = canGiveFeedback(anOrder({ state }))
  expect(verdict).toEqual(SERVED.includes(state) ? allow : refuse('order.noFeedback'))
})

test.each(ORDER_STATES)('a problem with a %s order is reported by who paid (S1.32)', (state) => {
  const verdict = canReportProblem(anOrder({ state }))
  expect(verdict).toEqual(UNPAID.includes(state) ? refuse('order.noFeedback') : allow)
})

test('each is taken once, and neither stands in the way of the other (S4.30)', () => {
  const said = anOrder({ state: 'PAID', feedbackedAt: 1 })
  const reported = anOrder({ state: 'PAID', reportedAt: 1 })
  expect(canGiveFeedback(said)).toEqual(refuse('order.feedbackSent'))
  expect(canReportProblem(said)).toEqual(allow)
  expect(canReportProblem(reported)).toEqual(refuse('order.feedbackSent'))
  expect(canGiveFeedback(reported)).toEqual(allow)
})
