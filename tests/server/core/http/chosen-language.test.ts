import { expect, test } from 'vitest'
import { chosenLanguage } from '#server/core/http/chosen-language.ts'

const deployment = { languages: ['en', 'no'], defaultLanguage: 'no' }

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['nb-NO,nb;q=0.9,en;q=0.8', 'no'],
  ['fr, no;q=0.2, en;q=0.7', 'en'],
  ['no;q=0, en;q=0.1', 'en'],
  ['sv-SE, *;q=0.1', 'no'],
  ['en;q=nonsense', 'no'],
  ['', 'no'],
  [undefined, 'no'],
])('a first visit that asks for %s is answered in %s', (accepted, language) => {
  const headers = accepted === undefined ? {} : { 'accept-language': accepted }
  expect(chosenLanguage({ headers }, deployment)).toBe(language)
})

test('a language chosen before is kept, whatever the browser asks for', () => {
  const headers = { cookie: 'orda-language=no', 'accept-language': 'en' }
  expect(chosenLanguage({ headers }, deployment)).toBe('no')
})

test('a choice the deployment no longer has gives way to what the browser asks for', () => {
  const headers = { cookie: 'orda-language=fr', 'accept-language': 'en' }
  expect(chosenLanguage({ headers }, deployment)).toBe('en')
})
