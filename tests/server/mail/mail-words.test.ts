import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wordsOf } from '#server/mail/mail-words.ts'
import { at } from '#tests/support/at.ts'

const HOUR_MS = 3_600_000
const TO_THE_MINUTE = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const
const TWELVE = { twentyFourHourLanguages: [] }
const AS_IN_NORWAY = { twentyFourHourLanguages: ['no'] }

test.each([
  ['en', TWELVE, '2026-03-10 00:05', '12:05 am'],
  ['en', AS_IN_NORWAY, '2026-03-10 12:05', '12:05 pm'],
  ['no', TWELVE, '2026-03-10 09:30', '9:30 a.m.'],
  ['no', AS_IN_NORWAY, '2026-03-10 09:05', 'kl.\u00a009.05'],
  ['no', AS_IN_NORWAY, '2026-03-10 00:05', 'kl.\u00a000.05'],
  ['fr', TWELVE, '2026-03-10 00:05', '0\u00a0h\u00a005'],
  ['fi', { twentyFourHourLanguages: ['fi'] }, '2026-03-10 09:05', 'klo\u00a09.05'],
  ['fr', TWELVE, '2026-03-10 21:30', '21\u00a0h\u00a030'],
])('mails in %s, where %j, write the time %s as %s (S2.100)', (language, deployment, local, written) => {
  expect(wordsOf(language, deployment).time(at(local), 'Europe/Oslo')).toBe(written)
})

test('mails tell the two showings of an hour apart (S4.73)', () => {
  const { time } = wordsOf('no', AS_IN_NORWAY)
  const both = [at('2026-10-25 02:30+02:00'), at('2026-10-25 02:30+01:00')]
  expect(both.map((each) => time(each, 'Europe/Oslo'))).toEqual([
    'kl.\u00a002.30 (sommertid)',
    'kl.\u00a002.30 (vintertid)',
  ])
})

describe.each([
  ['UTC', 0],
  ['Europe/Oslo', -120],
  ['America/New_York', 240],
  ['Africa/Cairo', -180],
])('by a server in %s', (serverZone, offsetInJune) => {
  beforeAll(() => vi.stubEnv('TZ', serverZone))
  afterAll(() => vi.unstubAllEnvs())

  test.each([
    ['the clocks go forward', 'Europe/Oslo', '2026-03-28T20:00:00Z'],
    ['the clocks go back', 'Europe/Oslo', '2026-10-24T20:00:00Z'],
    ['the clocks of another zone go forward', 'Atlantic/Reykjavik', '2026-03-28T20:00:00Z'],
    ['the clocks go forward at midnight', 'Africa/Cairo', '2026-04-23T16:00:00Z'],
    ['the clocks of Cairo go forward', 'Europe/Oslo', '2026-04-23T16:00:00Z'],
    ['the clocks of America go forward', 'Europe/Oslo', '2026-03-08T00:00:00Z'],
  ])('the night that %s, a mail tells the day and the clock of %s', (_when, zone, evening) => {
    expect(new Date('2026-06-15').getTimezoneOffset()).toBe(offsetInJune)
    const words = wordsOf('en', TWELVE)
    const shown = clockOf(zone)
    for (let at = Date.parse(evening); at < Date.parse(evening) + 12 * HOUR_MS; at += HOUR_MS / 4)
      expect([words.day(at, zone), words.time(at, zone).replace(/ \(.+\)$/, '')]).toEqual(shown(at))
  })
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

/** The day and the clock of a zone at an instant, by the platform alone. */
function clockOf(timeZone: string): (at: number) => readonly string[] {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' })
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, ...TO_THE_MINUTE })
  return (at) => {
    const said = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
    const { weekday, day, month, year } = said
    return [`${weekday}, ${day} ${month} ${year}`, hour.format(at)]
  }
}
