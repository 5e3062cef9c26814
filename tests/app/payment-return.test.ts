import { afterEach, describe, expect, test } from 'vitest'
import { takePaymentReturn } from '#app/payment-return.ts'

const SECRET = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_canary&redirect_status=succeeded'

afterEach(() => history.replaceState(null, '', '/'))

describe('the address a customer comes back to from paying (F11)', () => {
  test('loses the secret of the payment, keeps the view, and leads to where the conversation stands', () => {
    history.replaceState({ line: 7 }, '', `/checkout?view=classic&${SECRET}`)
    expect(takePaymentReturn()).toEqual({ isFromBank: true, isCancelled: false })
    expect(`${location.pathname}${location.search}`).toBe('/?view=classic')
    expect(history.state).toEqual({ line: 7 })
  })

  test('that says it succeeded is not believed: only that the customer was at a bank is read from it', () => {
    history.replaceState(null, '', '/checkout?redirect_status=succeeded')
    expect(takePaymentReturn()).toEqual({ isFromBank: true, isCancelled: false })
  })

  test.each([
    ['/payment-cancel', { isFromBank: false, isCancelled: true }],
    ['/payment-success', { isFromBank: false, isCancelled: false }],
    ['/checkout?view=linear', { isFromBank: false, isCancelled: false }],
  ])('%s is left as it is', (address, told) => {
    history.replaceState(null, '', address)
    expect(takePaymentReturn()).toEqual(told)
    expect(`${location.pathname}${location.search}`).toBe(address)
  })
})
