import { expect, test } from 'vitest'
import type { Say } from '#flows/core/log/say.ts'
import { GOLDEN } from '#tests/conversations/golden.ts'
import { LANGUAGES, lookUpIn, placeholdersOf, sentencesOf } from '#tests/locales/texts.ts'
import { aRegular, conversationWith, failed, refused, type Talk } from '#tests/support/flows.ts'
import { numbersFrom, walk } from '../../walks.ts'

test('most of what can be said is said in them', () => {
  expect(keys.length).toBeGreaterThan(75)
})

test.each(LANGUAGES)('everything that is said in many conversations has its sentence (%s)', (language) => {
  const { exists } = lookUpIn(language)
  expect(keys.filter((key) => !exists(key, { count: 2 }))).toEqual([])
})

test.each(LANGUAGES)('every value a sentence names comes with what is said (%s)', (language) => {
  const sentences = sentencesOf(language)
  const missing = said.flatMap(({ key, values }) => {
    const text = sentences.get(key) ?? sentences.get(`${key}_other`) ?? ''
    return placeholdersOf(text)
      .filter((name) => values?.[name] === undefined)
      .map((name) => `${key} ${name}`)
  })
  expect([...new Set(missing)]).toEqual([])
})

test('every time that is said knows when it is said, so that the weekday is told where it is not today (S2.100)', () => {
  const dayless = said.flatMap(({ key, values = {} }) =>
    Object.values(values).some((value) => typeof value === 'object' && 'time' in value && !('asOf' in value))
      ? [key]
      : [],
  )
  expect([...new Set(dayless)]).toEqual([])
})

const said: readonly Say[] = talks().flatMap((talk) =>
  talk
    .steps()
    .flatMap(({ after }) => after.turns.slice(-2))
    .flatMap(({ acks, ask, answer }) => [...acks, ask, ...(answer ? [answer.say] : [])]),
)
const keys = [...new Set(said.map(({ key }) => key))].toSorted()

function talks(): readonly Talk[] {
  const walks = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => walk(unlucky(seed), numbersFrom(seed + 100, 200)))
  return [...Object.values(GOLDEN).map((converse) => converse()), ...walks]
}

/** Where something goes wrong now and then. */
function unlucky(seed: number): Talk {
  return conversationWith(seed % 2 === 0 ? { visitor: aRegular() } : { flags: { discounts: true } })
    .next('locate', refused('notLocated'))
    .next('geocode', refused('noResults'), failed())
    .next('loadMenu', failed())
    .next('createOrder', refused('basket.conflicts'), failed())
    .next('pay', refused('payment.refused'))
}
