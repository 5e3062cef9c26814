import { expect, test } from 'vitest'
import { negotiatedLanguage } from '#domain/negotiate-language.ts'

test.each([
  [['en-GB', 'en'], 'en'],
  [['EN-us'], 'en'],
  [['nb-NO', 'en'], 'no'],
  [['nn'], 'no'],
  [['no'], 'no'],
  [['fr-FR', 'en'], 'en'],
  [['sv', 'fi'], undefined],
  [['*'], undefined],
  [[''], undefined],
  [[], undefined],
])('who wants %j is given %s of English and Norwegian', (wanted, given) => {
  expect(negotiatedLanguage(wanted, ['en', 'no'])).toBe(given)
})

test('a language the deployment does not have is not given', () => {
  expect(negotiatedLanguage(['en'], ['no'])).toBeUndefined()
})
