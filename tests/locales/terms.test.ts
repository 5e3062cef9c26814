import { expect, test } from 'vitest'
import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import { AS_A_MAN, BEFORE_A_TIME, COOKING, ON_THE_WAY, TERMS, TOUCH } from './terms.ts'
import { LANGUAGES, sentencesOf, type Language } from './texts.ts'

const NAMED = TERMS.flatMap((term) =>
  Object.keys(term.name).map((language) => [term.thing, language, term] as const),
)

test.each(NAMED)('%s has one name in %s', (_thing, language, { labels, name }) => {
  const sentences = sentencesOf(language)
  const called = labels.map((key) => [key, sentences.get(key)?.replace(/\s?:$/u, '')])
  expect(called).toEqual(labels.map((key) => [key, name[language]]))
})

test.each(NAMED)('%s is never called otherwise in %s', (_thing, language, { never }) => {
  const pattern = never?.[language]
  expect(pattern === undefined ? [] : textsLike(pattern, language)).toEqual([])
})

test.each(LANGUAGES)('two things are not called alike in %s', (language) => {
  const names = TERMS.flatMap(({ name }) => name[language] ?? [])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(Object.entries(TOUCH))(
  'who uses a keyboard is not told in %s to touch something',
  (language, touch) => {
    const written = textsLike(touch, language).filter((line) => !/^(kitchen|simulator)\./.test(line))
    expect(written).toEqual([])
  },
)

test.each(Object.entries(ON_THE_WAY))(
  'in %s only food and who comes for it are on their way',
  (language, onTheWay) => {
    const moving =
      /^(order\.onMyWay|orders\.onMyWay|answer\.order|ack\.onMyWay|arrival\.|problem\.order\.alreadyOnTheWay|simulator|kitchen)/
    expect(textsLike(onTheWay, language).filter((line) => !moving.test(line))).toEqual([])
  },
)

test.each(Object.entries(COOKING))(
  'an order that is put into the basket again is not said to be cooked in %s',
  (language, cooking) => {
    const sentences = sentencesOf(language)
    const said = ['ask.reorderLoading', 'help.reorderLoading'].map((key) => sentences.get(key) ?? '')
    expect(said.filter((text) => cooking.test(text))).toEqual([])
  },
)

test.each(['es', 'fr', 'it'] as const)('no woman is spoken to in %s as a man', (language) => {
  const pattern = AS_A_MAN[language]
  expect(pattern && textsLike(pattern, language)).toEqual([])
})

test.each(['es', 'it'] as const)(
  'no clock time in %s follows a word that would have to agree with it',
  (language) => {
    const pattern = BEFORE_A_TIME[language]
    expect(pattern && textsLike(pattern, language)).toEqual([])
  },
)

test.each(LANGUAGES)(
  'a list in %s stands after a colon, never inside a sentence that would inflect it',
  (language) => {
    const inside = [...sentencesOf(language)].filter(
      ([, text]) => /\{\{(list|allergens)\}\}/.test(text) && !AFTER_A_COLON.test(text),
    )
    expect(inside).toEqual([])
  },
)

test.each(LANGUAGES)(
  'what is changed in the basket stands after a colon in %s: its number and gender are its own',
  (language) => {
    const sentences = sentencesOf(language)
    const inside = [
      'revision.out',
      'revision.added',
      'told.partOut',
      'basket.removeLine',
      'answer.remove',
    ].filter((key) => !/^[^{}]+:\s\{\{|^\{\{\w+\}\}[\s\u00a0]?: \d\.$/u.test(sentences.get(key) ?? ''))
    expect(inside).toEqual([])
  },
)

test.each(LANGUAGES)(
  'each way to have an order has a noun in %s that stands in sentences, beside its button',
  (language) => {
    const sentences = sentencesOf(language)
    const nouns = PICKUP_MODES.map((mode) => sentences.get(`modeNoun.${mode}`))
    expect(nouns).not.toContain(undefined)
    expect(new Set(nouns).size).toBe(PICKUP_MODES.length)
  },
)

/** `Left out: {{list}}.`, with what else stands after it in a sentence of its own. */
const AFTER_A_COLON =
  /^(?:[^{}]|\{\{(?!list|allergens)\w+\}\})*:\s\{\{(?:list|allergens)\}\}(?:$|[.?;]| · )(?:.*:\s\{\{list\}\}\.)?/su

function textsLike(pattern: RegExp, language: Language): readonly string[] {
  return [...sentencesOf(language)]
    .filter(([, text]) => pattern.test(text))
    .map(([key, text]) => `${key}: ${text}`)
}
