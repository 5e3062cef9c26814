import { expect, test } from 'vitest'
import { checkFeedbackField, type FeedbackField } from '#domain/orders/after-order/feedback-message.ts'
import type { Problem } from '#domain/problem.ts'

test.each<[FeedbackField, string, Problem | undefined]>([
  ['body', 'It was cold', undefined],
  ['body', '', 'field.required'],
  ['body', '  ', 'field.required'],
  ['name', '', undefined],
  ['name', 'Åse-Marie', undefined],
  ['name', 'R2D2', 'field.checkoutName'],
  ['email', '', undefined],
  ['email', 'kari@example.no', undefined],
  ['email', 'kari@example', 'field.email'],
  ['phoneNumber', '', undefined],
  ['phoneNumber', '+47 998 87 766', undefined],
  ['phoneNumber', 'call me', 'field.checkoutPhone'],
])('%s "%s" is refused with %s (S5.7, S5.9, S5.14, S5.16)', (field, value, problem) => {
  const verdict = checkFeedbackField(field, value)
  expect(verdict.ok ? undefined : verdict.problem).toBe(problem)
})
