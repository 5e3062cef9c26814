import { expect, test } from 'vitest'
import { wordsOf } from '#server/mail/mail-words.ts'
import { at } from '#tests/support/at.ts'

const TWELVE = { twentyFourHourLanguages: [] }
const AS_IN_NORWAY = { twentyFourHourLanguages: ['no'] }

test.each([
  ['en', TWELVE, '2026-03-10 00:05', '12:05 am'],
  ['en', AS_IN_NORWAY, '2026-03-10 12:05', '12:05 pm'],
  ['no', TWELVE, '2026-03-10 09:30', '9:30 a.m.'],
  ['no', AS_IN_NORWAY, '2026-03-10 09:05', 'kl. 09.05'],
  ['no', AS_IN_NORWAY, '2026-03-10 00:05', 'kl. 00.05'],
  ['fr', TWELVE, '2026-03-10 00:05', '00:05'],
  ['fr', TWELVE, '2026-03-10 21:30', '21:30'],
])('mails in %s, where %j, write the time %s as %s (S2.100)', (language, deployment, local, written) => {
  expect(wordsOf(language, deployment).time(at(local), 'Europe/Oslo')).toBe(written)
})

test.each([
  ['an hour before the clocks go forward', '2026-03-29T00:30:00Z', '1:30 am'],
  ['an hour later', '2026-03-29T01:30:00Z', '3:30 am'],
])('%s the clock of the zone is told', (_when, instant, written) => {
  expect(wordsOf('en', TWELVE).time(Date.parse(instant), 'Europe/Oslo')).toBe(written)
})

test.each([
  ['en', 'nok', 'kr 1,234.50'],
  ['no', 'nok', '1 234,50 kr'],
  ['en', 'eur', '€1,234.50'],
])('in %s an amount of %s is written %s', (language, currency, written) => {
  const digits = { minFractionDigits: 0, maxFractionDigits: 0 }
  const amount = wordsOf(language, TWELVE).money(123_450, currency, digits)
  expect(amount.replaceAll(/\s/g, ' ')).toBe(written)
})
