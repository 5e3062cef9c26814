import { expect, test } from 'vitest'
import { fallbackLanguage, inSentence, textIn } from '#domain/catalogue/translated.ts'

test.each([
  ['Syltet løk', 'syltet løk'],
  ['Ærfugl', 'ærfugl'],
  ['BBQ-saus', 'BBQ-saus'],
  ['Coca-Cola', 'Coca-Cola'],
  ['3 egg', '3 egg'],
  ['’Nduja', '’Nduja'],
  ['Ø', 'ø'],
  ['', ''],
])('%s stands inside a sentence as %s', (name, expected) => {
  expect(inSentence(name)).toBe(expected)
})

test.each([
  ['its own', { fi: 'Kahvi', en: 'Coffee' }, 'Kahvi', undefined],
  ['English, where its own is absent', { en: 'Coffee', no: 'Kaffe' }, 'Coffee', 'en'],
  ['the plain text, where English is absent too', { no: 'Kaffe' }, 'Plain', ''],
  ['the plain text, where there is no other', {}, 'Plain', ''],
])('a Finnish page shows %s, and knows what that is (S3.18)', (_which, byLanguage, text, foreign) => {
  const translated = { plain: 'Plain', byLanguage }
  expect(textIn(translated, 'fi')).toBe(text)
  expect(fallbackLanguage(translated, 'fi')).toBe(foreign)
})
