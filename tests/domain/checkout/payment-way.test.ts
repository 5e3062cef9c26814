import { expect, test } from 'vitest'
import { payStepOf } from '#domain/checkout/payment-way.ts'
import { id, type PaymentMethodId } from '#domain/ids.ts'

test.each([
  ['nothing was chosen', undefined, 'payAmount'],
  ['the order is only tried out', { provider: 'test' }, 'payAmount'],
  ['a card is given in a form here', { provider: 'stripe' }, 'toCard'],
  ['a card was kept', { provider: 'stripe', methodId: id<PaymentMethodId>('card') }, 'payAmount'],
  ['a wallet pays', { provider: 'stripe', isWallet: true }, 'payAmount'],
  ['a card is given at another page', { provider: 'nepting' }, 'toPage'],
  ['an app is opened', { provider: 'vipps' }, 'toApp'],
] as const)('the button that pays says what follows where %s (S1.23, S3.45)', (_, way, step) => {
  expect(payStepOf(way)).toBe(step)
})
