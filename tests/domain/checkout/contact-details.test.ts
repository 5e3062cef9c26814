import { describe, expect, test } from 'vitest'
import {
  NO_DETAILS,
  canUseDetails,
  checkDetail,
  missingDetails,
  neededDetails,
} from '#domain/checkout/contact-details.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { allow, refuse } from '#domain/verdict.ts'

const EVERYTHING = { ...DESCRIBED_FLAGS, customerName: true, customerPhone: true }
const FILLED = {
  ...NO_DETAILS,
  email: 'kari@example.no',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phoneNumber: '+47 41234567',
  isPolicyAccepted: true,
}

describe('what checkout asks for', () => {
  test.each([
    ['the described deployment', DESCRIBED_FLAGS, false, ['email']],
    [
      'customer names on',
      { ...DESCRIBED_FLAGS, customerName: true },
      false,
      ['email', 'firstName', 'lastName'],
    ],
    ['customer phone on', { ...DESCRIBED_FLAGS, customerPhone: true }, false, ['email', 'phoneNumber']],
    ['a provider that needs all', DESCRIBED_FLAGS, true, ['email', 'firstName', 'lastName', 'phoneNumber']],
  ])('with %s (S1.6, S5.24)', (_, flags, providerNeedsAll, fields) => {
    expect(neededDetails(flags, providerNeedsAll)).toEqual(fields)
  })

  test('a customer with an account but no phone number is asked for the number only (S5.17)', () => {
    expect(missingDetails({ ...FILLED, phoneNumber: '' }, EVERYTHING)).toEqual(['phoneNumber'])
  })

  test.each(['555-123-4567', '555 123 4567 x12', '+47 412 34 567'])(
    'a customer whose profile took the number %s is not asked for another (S5.15, S5.17)',
    (phoneNumber) => expect(missingDetails({ ...FILLED, phoneNumber }, EVERYTHING)).toEqual([]),
  )

  test('a customer whose number is none is asked for one (S5.17)', () => {
    expect(missingDetails({ ...FILLED, phoneNumber: 'call me' }, EVERYTHING)).toEqual(['phoneNumber'])
  })

  test.each([
    ['email', 'kari', refuse('field.email')],
    ['firstName', 'Kari!', refuse('field.checkoutName')],
    ['lastName', '', refuse('field.required')],
    ['phoneNumber', 'call me', refuse('field.checkoutPhone')],
    ['phoneNumber', '41234567', allow],
  ] as const)('%s %j: %o (S5.9, S5.14, S5.16)', (field, value, verdict) => {
    expect(checkDetail(field, value)).toEqual(verdict)
  })
})

describe('the details as a whole', () => {
  test.each([
    ['complete, as a guest', FILLED, true, allow],
    [
      'without the policy, as a guest',
      { ...FILLED, isPolicyAccepted: false },
      true,
      refuse('checkout.policyRequired'),
    ],
    ['without the policy, with an account', { ...FILLED, isPolicyAccepted: false }, false, allow],
    ['without a name', { ...FILLED, lastName: '' }, true, refuse('checkout.detailsMissing')],
    ['without the offers', { ...FILLED, isOffersAccepted: false }, true, allow],
  ])('%s (S5.24, S5.25, S6.6)', (_, details, isGuest, verdict) => {
    expect(canUseDetails(details, EVERYTHING, isGuest)).toEqual(verdict)
  })
})
