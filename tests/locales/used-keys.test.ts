import { expect, test } from 'vitest'
import { hasSentence, LANGUAGES, lookUpIn, placeholdersOf, sentencesOf, withoutPlural } from './texts.ts'
import { usedKeys } from './used-keys.ts'

const used = usedKeys()

test.each(LANGUAGES)('every sentence the views and the dialogue ask for is written in %s', (language) => {
  const instance = lookUpIn(language)
  const known = [...sentencesOf(language).keys()].map(withoutPlural)
  const missing = used.filter(({ key }) =>
    typeof key === 'string' ? !hasSentence(instance, key) : !known.some((name) => key.test(name)),
  )
  expect(missing.map(({ key, place }) => `${String(key)} at ${place}`)).toEqual([])
})

test.each(LANGUAGES)('every value a sentence of %s speaks of is given to it', (language) => {
  const sentences = [...sentencesOf(language)]
  const unknown = used.flatMap(({ key, values, place }) => {
    if (typeof key !== 'string' || !values) return []
    const wanted = sentences
      .filter(([name]) => withoutPlural(name) === key)
      .flatMap(([, text]) => placeholdersOf(text))
    return wanted.filter((name) => !values.includes(name)).map((name) => `${name} of ${key} at ${place}`)
  })
  expect(unknown).toEqual([])
})

test('the source is searched for its keys, not passed over', () => {
  expect(used.length).toBeGreaterThan(200)
})
