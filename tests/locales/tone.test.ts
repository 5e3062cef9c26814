import { expect, test } from 'vitest'
import { QUESTIONS } from '#flows/core/conversation/questions.ts'
import { LANGUAGES, placeholdersOf, sentencesOf, type Language } from './texts.ts'

/** Sentences of the specification, kept as they are written there. */
const QUOTED = new Set([
  'problem.payment.failed',
  'paymentProblem.payment.failed',
  'account.forgot.fail.title',
])
const LONGEST_QUESTION = 60
const LONGEST_ACK = 90

test.each(LANGUAGES)('a question in %s is shorter than 60 characters', (language) => {
  expect(longerThan(LONGEST_QUESTION, language, 'ask.')).toEqual([])
})

test.each(LANGUAGES)('an acknowledgement in %s is shorter than 90 characters', (language) => {
  expect([
    ...longerThan(LONGEST_ACK, language, 'ack.'),
    ...longerThan(LONGEST_ACK, language, 'unknown.'),
  ]).toEqual([])
})

test.each(LANGUAGES)('a fixed acknowledgement in %s is whole: it ends as a sentence', (language) => {
  const acks = [...sentencesOf(language)].filter(([key]) => key.startsWith('ack.') && key !== 'ack.noResults')
  expect(acks.filter(([, text]) => !/[.?]$/.test(text)).map(([key]) => key)).toEqual([])
})

test.each(LANGUAGES)('nothing in %s is shouted or drawn', (language) => {
  const loud = [...sentencesOf(language)].filter(
    ([key, text]) => !QUOTED.has(key) && /!|(?!©)\p{Extended_Pictographic}/u.test(text),
  )
  expect(loud.map(([key]) => key)).toEqual([])
})

test.each(LANGUAGES)('a question in %s names nothing but what it is asked about', (language) => {
  const filled = [...sentencesOf(language)].filter(
    ([key, text]) => key.startsWith('ask.') && placeholdersOf(text).length > 0,
  )
  const naming = QUESTIONS.filter(({ ask }) => ask !== undefined).map(({ name }) => `ask.${name}`)
  expect(filled.map(([key]) => key).filter((key) => !naming.some((name) => key.startsWith(name)))).toEqual([])
})

function longerThan(length: number, language: Language, prefix: string): readonly string[] {
  return [...sentencesOf(language)]
    .filter(([key, text]) => key.startsWith(prefix) && text.length >= length)
    .map(([key, text]) => `${key} (${text.length})`)
}
