import { expect, test } from 'vitest'
import { sayableName } from '#domain/account/sayable-name.ts'

test.each([
  ['Kari', 'Kari'],
  ['Anne-Lise O’Hara', 'Anne-Lise O’Hara'],
  ['J.R. Åse', 'J.R. Åse'],
  ['A1_ 12', 'A1_ 12'],
  ['  Kari \n\n Nordmann\t', 'Kari Nordmann'],
  ['Kari\r\nBcc: all', 'Kari Bcc: all'],
  ['Ka\u2028ri', 'Ka ri'],
  ['\u202eiraK', 'iraK'],
])('%j is said as %j', (typed, said) => {
  expect(sayableName(typed)).toBe(said)
})

test.each([
  'https://evil.example/win',
  'you won, see evil.example',
  'www.evil.example',
  'evil\u200b.example',
  'evil\u3002example',
  'help@evil.example',
  'kari @home',
  '//evil',
  'tel:82090000',
  ' \n ',
  '',
])('%j is not said at all: a mail program would make a link of it, or nothing is left', (typed) => {
  expect(sayableName(typed)).toBeUndefined()
})
