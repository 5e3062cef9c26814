import { expect, test } from 'vitest'
import { isSecureUrl } from '#domain/links/secure-url.ts'

test.each([
  ['https://delivery.example/brygga', true],
  ['HTTPS://delivery.example', true],
  ['http://delivery.example', false],
  ['javascript:alert(1)', false],
  ['//delivery.example', false],
  ['/legal/terms', false],
  ['https://', false],
  [' https://delivery.example', false],
  ['', false],
])('an address from outside: "%s" may be linked to: %s (S2.37)', (url, isAllowed) => {
  expect(isSecureUrl(url)).toBe(isAllowed)
})
