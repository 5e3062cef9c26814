import { expect, test } from 'vitest'
import { LANGUAGES, sentencesOf, withoutPlural } from './texts.ts'

test.each(LANGUAGES)('a counted sentence of %s has each form its language counts with', (language) => {
  const keys = new Set(sentencesOf(language).keys())
  const counted = new Set([...keys].filter((key) => key !== withoutPlural(key)).map(withoutPlural))
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const wanted = [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`))
  expect(counted.size).toBeGreaterThan(10)
  expect(wanted.filter((key) => !keys.has(key))).toEqual([])
})

test.each(LANGUAGES)('no sentence of %s has a form its language never counts with', (language) => {
  // A count of none may be told in a way of its own in any language.
  const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories, 'zero']
  const others = [...sentencesOf(language).keys()].filter(
    (key) => key !== withoutPlural(key) && !forms.some((form) => key.endsWith(`_${form}`)),
  )
  expect(others).toEqual([])
})
