import { expect, test } from 'vitest'
import { contactOfPayer } from '#domain/checkout/payer.ts'

test.each([
  [
    { name: 'Kari Nordmann', email: 'kari@example.no', phone: '+4741234567' },
    { firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no', phoneNumber: '+4741234567' },
  ],
  [{ name: '  Ola  van der Berg ' }, { firstName: 'Ola', lastName: 'van der Berg' }],
  [{ name: 'Cher' }, { firstName: 'Cher' }],
  [{}, {}],
])('the payer %j of a wallet is the guest %j (S1.25)', (payer, contact) => {
  expect(contactOfPayer(payer)).toEqual(contact)
})
