import { expect, test } from 'vitest'
import { inSentence } from '#domain/catalogue/translated.ts'

test.each([
  ['Syltet løk', 'syltet løk'],
  ['Ærfugl', 'ærfugl'],
  ['BBQ-saus', 'BBQ-saus'],
  ['3 egg', '3 egg'],
  ['’Nduja', '’Nduja'],
  ['Ø', 'ø'],
  ['', ''],
])('%s stands inside a sentence as %s', (name, expected) => {
  expect(inSentence(name)).toBe(expected)
})
