import { expect, test } from 'vitest'
import { GLOBAL_WORDS } from '#flows/language/interpret.ts'
import { normalise } from '#flows/language/normalise.ts'
import { intentsOf, LANGUAGES } from './texts.ts'

test.each(LANGUAGES)('every word that always works can be typed in 3 to 10 ways in %s', (language) => {
  const intents = intentsOf(language)
  expect(Object.keys(intents).toSorted()).toEqual([...GLOBAL_WORDS].toSorted())
  expect(Object.entries(intents).filter(([, forms]) => forms.length < 3 || forms.length > 10)).toEqual([])
})

test.each(LANGUAGES)('nothing typed in %s means two things', (language) => {
  expect(ambiguous([intentsOf(language)])).toEqual([])
})

test('nothing means one thing in one language and another in the next: a customer may type in any of them', () => {
  expect(ambiguous(LANGUAGES.map(intentsOf))).toEqual([])
})

function ambiguous(lexicons: readonly Readonly<Record<string, readonly string[]>>[]): readonly string[] {
  const meanings = new Map<string, Set<string>>()
  for (const lexicon of lexicons)
    for (const [word, forms] of Object.entries(lexicon))
      for (const form of forms.map(normalise)) meanings.set(form, (meanings.get(form) ?? new Set()).add(word))
  return [...meanings].filter(([, words]) => words.size > 1).map(([form]) => form)
}
