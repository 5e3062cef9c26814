import { expect, test } from 'vitest'
import { PROBLEMS } from '#domain/problem.ts'
import { languages, textsOf, topNamesOf } from './texts.ts'

const others = languages.filter((language) => language !== 'en')
const english = textsOf('en')

test('English has texts', () => {
  expect(english.size).toBeGreaterThan(0)
})

test.each(others)('%s has every text of English', (language) => {
  expect(missing(english, textsOf(language))).toEqual([])
})

test.each(others)('%s has no text that English lacks', (language) => {
  expect(missing(textsOf(language), english)).toEqual([])
})

test.each(others)('%s fills in the same values as English', (language) => {
  const differing = [...textsOf(language)].filter(([key, text]) => {
    const original = english.get(key)
    return original !== undefined && placeholdersOf(text) !== placeholdersOf(original)
  })
  expect(differing.map(([key, text]) => `${key}: ${placeholdersOf(text)}`)).toEqual([])
})

test.each(['en', ...others])('no text of %s is empty', (language) => {
  expect([...textsOf(language)].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
})

test.each(['en', ...others])('no file of %s hides what another says', (language) => {
  const names = topNamesOf(language)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every refusal has a sentence', () => {
  expect(PROBLEMS.filter((code) => !english.has(`problem.${code}`))).toEqual([])
})

function missing(wanted: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): readonly string[] {
  return [...wanted.keys()].filter((key) => !found.has(key))
}

/** The values a text fills in; `count` apart, which a singular may say in a word. */
function placeholdersOf(text: string): string {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '')
  return [...new Set(names)]
    .filter((name) => name !== 'count')
    .sort()
    .join(' ')
}
