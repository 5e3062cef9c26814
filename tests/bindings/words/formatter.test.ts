import { describe, expect, test } from 'vitest'
import { formatterOf } from '#bindings/words/formatter.ts'
import { minor } from '#domain/money/minor.ts'
import { at } from '#tests/support/at.ts'
import { lookUpIn } from '#tests/locales/texts.ts'
import { i18nIn } from '#tests/support/render.tsx'

const NOON = at('2026-03-10 12:00')
const formatter = (
  language: 'en' | 'no' | 'fr',
  others: {
    readonly currency?: string
    readonly timeZone?: string
    readonly place?: string
    readonly deviceZone?: string
    readonly twentyFourHourLanguages?: readonly string[]
  } = {},
) =>
  formatterOf({
    t: i18nIn(language === 'no' ? 'no' : 'en').t,
    language,
    currency: 'nok',
    minFractionDigits: 0,
    maxFractionDigits: 2,
    timeZone: 'Europe/Oslo',
    twentyFourHourLanguages: [],
    valueOf: (token) => (token === 'token-1' ? 'Grand Café' : undefined),
    ...others,
  })
/** Formats put no-break spaces where a person sees a space. */
const seen = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

describe('amounts', () => {
  test.each([
    ['a whole amount has no decimals', 15_900, '159 kr'],
    ['a broken amount has both', 15_950, '159,50 kr'],
    ['thousands are set apart', 1_234_500, '12 345 kr'],
    ['nothing is nothing', 0, '0 kr'],
  ])('%s', (_, amount, text) => {
    expect(seen(formatter('no').money(minor(amount)))).toBe(text)
  })

  test('a total always has its decimals', () => {
    expect(seen(formatter('no').total(minor(38_700)))).toBe('387,00 kr')
  })

  test('are in the currency of the restaurant, as this language writes it', () => {
    expect(seen(formatter('en', { currency: 'eur' }).total(minor(1_250)))).toBe('€12.50')
  })
})

describe('times', () => {
  test('today are a clock time, on another day with its weekday', () => {
    const { time } = formatter('en')
    expect([seen(time(NOON, NOON)), seen(time(at('2026-03-11 10:00'), NOON))]).toEqual([
      '12:00 pm',
      'Wed 10:00 am',
    ])
  })

  test.each([
    ['en', ['no'], '12:05 am', 'Wed 1:05 pm', '11 Mar 2026, 1:05 pm', '10:00 pm'],
    ['no', [], '12:05 a.m.', 'ons. 1:05 p.m.', '11. mars 2026 1:05 p.m.', '10:00 p.m.'],
    ['no', ['no'], 'kl. 00.05', 'ons. kl. 13.05', '11. mars 2026 kl. 13.05', '22.00'],
    ['fr', [], '0:05', 'mer. 13:05', '11 mars 2026, 13:05', '22:00'],
  ] as const)(
    'in %s, where %j count 24 hours: now, on another day, long past and opening hours (S2.100)',
    (language, twentyFourHourLanguages, ...written) => {
      const { time, date, clock } = formatter(language, { twentyFourHourLanguages })
      const [now, another] = [at('2026-03-10 00:05'), at('2026-03-11 13:05')]
      expect([time(now, now), time(another, now), date(another), clock('22:00')].map(seen)).toEqual(written)
    },
  )

  test('at the end of a sentence end it with one full stop', () => {
    const { say } = formatter('no')
    const at6 = { time: { time: at('2026-03-10 06:00') } }
    expect(seen(say({ key: 'ack.pickupChanged', values: at6 }))).toMatch(/6:00 a\.m\.$/)
    expect(say({ key: 'unknown.1' })).not.toContain('..')
  })

  test('are those of the restaurant, wherever the customer is', () => {
    expect(seen(formatter('en', { timeZone: 'America/New_York' }).time(NOON))).toBe('7:00 am')
  })

  test('of the hour that comes twice are told apart (S4.73)', () => {
    const { time } = formatter('en')
    const both = [at('2026-10-25 02:30+02:00'), at('2026-10-25 02:30+01:00')]
    expect(both.map((each) => seen(time(each)))).toEqual(['2:30 am (summer time)', '2:30 am (winter time)'])
  })

  test.each([
    ['elsewhere', 'Europe/London', '12:00 pm (Oslo time)'],
    ['where the clocks show the same', 'Europe/Paris', '12:00 pm'],
    ['in the zone itself', 'Europe/Oslo', '12:00 pm'],
    ['in a zone that is not known yet', undefined, '12:00 pm'],
  ])('say the place of the restaurant to who is %s', (_, deviceZone, written) => {
    const { time } = formatter('en', { place: 'Oslo', ...(deviceZone && { deviceZone }) })
    expect(seen(time(NOON))).toBe(written)
  })

  test('of the minute before and after midnight belong to different days', () => {
    const now = at('2026-03-10 23:59')
    const { time } = formatter('en')
    expect([seen(time(now, now)), seen(time(now + 60_000, now))]).toEqual(['11:59 pm', 'Wed 12:00 am'])
  })
})

test.each([
  ['en', '€12,345.50', '€159', '1,234.5', '11 Mar 2026, 1:05 pm', 'Wed 1:05 pm', 'Wednesday', 'A, B and C'],
  [
    'es',
    '12.345,50 €',
    '159 €',
    '1234,5',
    '11 mar 2026, 1:05 p. m.',
    'mié 1:05 p. m.',
    'miércoles',
    'A, B y C',
  ],
  ['fi', '12 345,50 €', '159 €', '1 234,5', '11.3.2026 1.05 ip.', 'ke 1.05 ip.', 'keskiviikko', 'A, B ja C'],
  ['fr', '12 345,50 €', '159 €', '1 234,5', '11 mars 2026, 13 h 05', 'mer. 13 h 05', 'mercredi', 'A, B et C'],
  ['it', '12.345,50 €', '159 €', '1234,5', '11 mar 2026, 1:05 PM', 'mer 1:05 PM', 'mercoledì', 'A, B e C'],
  [
    'no',
    '12 345,50 €',
    '159 €',
    '1 234,5',
    '11. mars 2026 1:05 p.m.',
    'ons. 1:05 p.m.',
    'onsdag',
    'A, B og C',
  ],
  ['sv', '12 345,50 €', '159 €', '1 234,5', '11 mars 2026 1:05 em', 'ons 1:05 em', 'onsdag', 'A, B och C'],
] as const)(
  '%s writes amounts, numbers, dates, weekdays and lists as its readers do',
  (language, ...written) => {
    const { total, money, number, date, time, weekday, list } = formatterOf({
      t: lookUpIn(language).t,
      language,
      currency: 'eur',
      minFractionDigits: 0,
      maxFractionDigits: 2,
      timeZone: 'Europe/Oslo',
      twentyFourHourLanguages: [],
      valueOf: () => undefined,
    })
    const then = at('2026-03-11 13:05')
    const said = [
      total(minor(1_234_550)),
      money(minor(15_900)),
      number(1234.5, 1),
      date(then),
      time(then, NOON),
      weekday('wednesday'),
      list(['A', 'B', 'C']),
    ]
    expect(said.map(seen)).toEqual(written)
  },
)

test.each([
  ['fr', 25.5, 4, '25,5'],
  ['fr', 25, 4, '25'],
  ['en', 13, 1, '13'],
  ['en', 4.7, 1, '4.7'],
  ['en', 0.46, 1, '0.5'],
] as const)('in %s %d has the decimals it has, at most %d', (language, value, most, written) => {
  expect(formatter(language).number(value, most)).toBe(written)
})

describe('sentences', () => {
  test('say each value as what it is', () => {
    const said = formatter('en').say({
      key: 'ack.restaurantAndMode',
      values: { name: 'Brygga', mode: { key: 'modeNoun.TAKEOUT' } },
    })
    expect(said).toBe('Brygga. Takeaway.')
  })

  test('say what a token stands for while it is kept, and nothing once it is dropped', () => {
    const { say } = formatter('en')
    const searched = (token: string) => say({ key: 'answer.search', values: { text: { token } } })
    expect([searched('token-1'), searched('gone').trim()]).toEqual(['Near Grand Café', 'Near'])
  })

  test('say a name in the language of the page', () => {
    const text = { plain: 'Fries', byLanguage: { en: 'Fries', no: 'Pommes frites' } }
    expect([formatter('en').text(text), formatter('no').text(text)]).toEqual(['Fries', 'Pommes frites'])
  })
})
