import { expect, test } from 'vitest'
import { toldReason } from '#domain/checkout/card-decline.ts'
import { LANGUAGES, sentencesOf } from '../../locales/texts.ts'

test.each([
  ['card_declined', 'insufficient_funds', 'insufficient_funds'],
  ['card_declined', 'card_velocity_exceeded', 'limit_exceeded'],
  ['card_declined', 'issuer_not_available', 'processing_error'],
  ['card_declined', 'authentication_required', 'notConfirmed'],
  ['expired_card', undefined, 'expired_card'],
  ['invalid_expiry_year_past', undefined, 'invalid_expiry'],
  ['payment_intent_authentication_failure', undefined, 'notConfirmed'],
  ['card_declined', 'generic_decline', 'card_declined'],
  ['api_connection_error', undefined, 'api_connection_error'],
])('a card refused by %s, for %s, is told as %s (S5.53)', (code, declineCode, told) => {
  expect(toldReason(code, declineCode)).toBe(told)
})

test.each(['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', 'merchant_blacklist'])(
  'that a card is suspected (%s) is told as any other refusal',
  (declineCode) => {
    expect(toldReason('card_declined', declineCode)).toBe('card_declined')
  },
)

test.each(LANGUAGES)('what is told of a card has its text in %s', (language) => {
  const codes = [
    'insufficient_funds',
    'card_velocity_exceeded',
    'expired_card',
    'invalid_cvc',
    'invalid_number',
  ]
  const others = ['invalid_expiry_year', 'card_not_supported', 'try_again_later', 'authentication_required']
  const keys = [...codes, ...others, 'card_declined'].map(
    (code) => `cardProblem.${toldReason(code, undefined)}`,
  )
  expect(keys.filter((key) => !sentencesOf(language).has(key))).toEqual([])
})
