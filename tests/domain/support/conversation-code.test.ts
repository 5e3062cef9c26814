import { expect, test } from 'vitest'
import fc from 'fast-check'
import {
  conversationCode,
  readConversationCode,
  shownConversationCode,
} from '#domain/support/conversation-code.ts'

const anyCode = fc.infiniteStream(fc.nat()).map((stream) => {
  const draws = stream[Symbol.iterator]()
  return conversationCode((limit) => Number(draws.next().value) % limit)
})

test('a code has six signs, none of which is taken for another', () => {
  fc.assert(fc.property(anyCode, (code) => /^[A-Z0-9]{6}$/.test(code) && !/[O0I1LZ2S5B8UV]/.test(code)))
})

test('a code is read again however it is written down', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const shown = shownConversationCode(code)
      const written = [code, shown, shown.toLowerCase(), ` ${shown.replace('-', ' ')} `, [...code].join(' ')]
      return written.every((each) => readConversationCode(each) === code)
    }),
  )
})

test.each(['', 'ABC', 'ACDEFGH', 'ACDEF0', 'ACDEFØ', "'; --", 'ACD EF1'])('%j is no code', (typed) => {
  expect(readConversationCode(typed)).toBeUndefined()
})
