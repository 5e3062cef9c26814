import { expect, test } from 'vitest'
import { joinsAccount } from '#domain/account/join-account.ts'

test.each([
  ['the address itself', 'kari@example.no', 'kari@example.no', true],
  ['the address in capitals and with blanks', ' Kari@Example.NO', 'KARI@example.no ', true],
  ['another guest', 'ola@example.no', 'kari@example.no', false],
  ['a receipt that went to somebody else', 'kari@example.no', 'ola@example.no', false],
  ['an address that only begins alike', 'kari@example.no.com', 'kari@example.no.com', false],
  ['no address any more', 'kari@example.no', undefined, false],
  ['an empty address', '', '', false],
])('an order made with %s', (_what, guestEmail, orderEmail, joins) => {
  expect(joinsAccount({ guestEmail, orderEmail }, 'kari@example.no')).toBe(joins)
})

test('nothing joins an account without an address', () => {
  expect(joinsAccount({ guestEmail: '', orderEmail: '' }, '')).toBe(false)
})
