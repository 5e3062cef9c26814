import { isTimeZone } from '#contracts/wire/known-zone.ts'
import { checkEmail } from '#domain/account/fields.ts'
import { fractionDigitsOf } from '#domain/money/currency.ts'
import { WEEKDAYS } from '#domain/restaurant/restaurant.ts'
import type { RestaurantSource } from '../schema.ts'
import type { Report } from '../source-file.ts'
import { orRather } from './nearest-word.ts'

const MINUTES_OF_DAY = 24 * 60
const MINUTES_OF_WEEK = WEEKDAYS.length * MINUTES_OF_DAY

/** Reports what no page could show of a restaurant: a time zone or currency nobody knows, a place off the earth, hours that overlap, a mail address nobody has. */
export function checkFacts({ restaurant }: RestaurantSource, report: Report): void {
  const { timeZone, currency, geolocation, restaurantEmail, minFractionDigits, maxFractionDigits } =
    restaurant
  if (!isTimeZone(timeZone))
    report(
      ['restaurant', 'timeZone'],
      `unknown time zone '${timeZone}'${orRather(timeZone, Intl.supportedValuesOf('timeZone'))}`,
    )
  const faultOfMoney = faultOfCurrency(currency)
  if (faultOfMoney !== undefined) report(['restaurant', 'currency'], faultOfMoney)
  if (minFractionDigits > 0 && fractionDigitsOf(currency) === 0)
    report(['restaurant', 'minFractionDigits'], `${currency} has no decimals: minFractionDigits is 0`)
  if (minFractionDigits > maxFractionDigits)
    report(
      ['restaurant', 'minFractionDigits'],
      `minFractionDigits ${minFractionDigits} is above maxFractionDigits ${maxFractionDigits}`,
    )
  for (const [name, most] of [
    ['latitude', 90],
    ['longitude', 180],
  ] as const)
    if (Math.abs(geolocation[name]) > most)
      report(['restaurant', 'geolocation', name], `a ${name} is a number from -${most} to ${most}`)
  if (!checkEmail(restaurantEmail).ok)
    report(['restaurant', 'restaurantEmail'], `'${restaurantEmail}' is no mail address`)
  checkHours(restaurant.openingHours, report)
}

/** Why a code is no currency; undefined where it is one, in capitals or not. */
export function faultOfCurrency(code: string): string | undefined {
  return Intl.supportedValuesOf('currency').includes(code.toUpperCase())
    ? undefined
    : `unknown currency '${code}': a code of ISO 4217 is wanted, like 'nok'`
}

/** Two hours of one week that are open at once, those past midnight and past Sunday too. */
function checkHours(hours: RestaurantSource['restaurant']['openingHours'], report: Report): void {
  const spans = WEEKDAYS.flatMap((day, dayIndex) =>
    (hours[day] ?? []).map((written, index) => {
      const [opens = 0, closes = 0] = written.split('|').map(minutesOf)
      const from = dayIndex * MINUTES_OF_DAY + opens
      const length = closes > opens ? closes - opens : closes - opens + MINUTES_OF_DAY
      return { day, index, written, from, to: from + length }
    }),
  ).toSorted((one, other) => one.from - other.from)
  const [first] = spans
  if (!first) return
  const followers = [...spans.slice(1), { ...first, from: first.from + MINUTES_OF_WEEK }]
  spans.forEach((span, place) => {
    const next = followers[place]
    if (next === undefined || (span === first && spans.length === 1)) return
    if (next.from < span.to)
      report(
        ['restaurant', 'openingHours', next.day, next.index],
        `'${next.written}' begins before '${span.written}' of ${span.day} ends`,
      )
  })
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
