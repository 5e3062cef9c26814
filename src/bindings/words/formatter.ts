import type { TFunction } from 'i18next'
import { fallbackLanguage, textIn, type Translated } from '#domain/catalogue/translated.ts'
import { hasTwentyFourHours, hourIn } from '#domain/hour-cycle.ts'
import { spokenLanguage } from '#domain/languages/spoken-languages.ts'
import { decimalsOf } from '#domain/money/currency.ts'
import { toMajor, type Minor } from '#domain/money/minor.ts'
import { WEEKDAYS, type Weekday } from '#domain/restaurant/restaurant.ts'
import { offsetAt, showingOf } from '#domain/restaurant/zoned-time.ts'
import type { Say, Value } from '#flows/core/log/say.ts'

/** Everything that depends on language, currency and zone, in one place. */
export type Formatter = {
  readonly language: string
  /** Of `Intl`, as `nb-NO`. */
  readonly locale: string
  readonly t: TFunction
  /** A sentence of the dialogue in the current language. */
  readonly say: (say: Say) => string
  readonly text: (translated: Translated) => string
  /** For `lang`: the language of a text that is not in the page's own. */
  readonly foreign: (translated: Translated) => string | undefined
  /** An amount, without decimals where it has none: `159 kr`. */
  readonly money: (amount: Minor) => string
  /** An amount with its decimals, for totals: `387,00 kr`. */
  readonly total: (amount: Minor) => string
  /**
   * A clock time in the restaurant's zone (S2.100); with the weekday where it is not today, which of the two where the clocks
   * show it twice, and the place where the customer's clock shows another.
   */
  readonly time: (at: number, now?: number) => string
  /** A day and clock time in the restaurant's zone, with its year: for what is long past. */
  readonly date: (at: number) => string
  /** A time of day, `HH:MM` as restaurants write it, as this language does in a table, bare of `kl.` (S2.100). */
  readonly clock: (time: string) => string
  readonly weekday: (day: Weekday) => string
  readonly list: (items: readonly string[]) => string
  /** A number with as many decimals as it has, at most and at least so many: `4.7`, `13`. */
  readonly number: (value: number, most?: number, least?: number) => string
}

type FormatterOf = {
  readonly t: TFunction
  readonly language: string
  readonly currency: string
  readonly minFractionDigits: number
  readonly maxFractionDigits: number
  readonly timeZone: string
  /** Where the restaurant is, which its times say to who is in another zone. */
  readonly place?: string | undefined
  readonly deviceZone?: string | undefined
  readonly twentyFourHourLanguages: readonly string[]
  readonly valueOf: (token: string) => string | undefined
}

/** The formatter of a language for one restaurant's currency and zone. */
export function formatterOf({ twentyFourHourLanguages, valueOf, ...given }: FormatterOf): Formatter {
  const { language, timeZone, place, deviceZone } = given
  const t = withOneStop(given.t)
  const isTwentyFourHours = hasTwentyFourHours(language, twentyFourHourLanguages)
  const locale = spokenLanguage(language)?.locale ?? language
  const formats = formatsOf({ ...given, locale })
  const { exact, short, clock, hours, weekday, date, day, ofDay, hoursOfDay, weekdays, lists, number } =
    formats
  const clockIn = (
    twelve: Intl.DateTimeFormat,
    twentyFour: Intl.DateTimeFormat,
    at: number,
    written: 'twentyFour' | 'ofDay',
  ) => (isTwentyFourHours ? t(`clock.${written}`, partsOf(twentyFour, at, language)) : twelve.format(at))
  const timeOf = (at: number) => {
    const time = shown(at, clockIn(clock, hours, at, 'twentyFour'))
    const isElsewhere = deviceZone !== undefined && offsetAt(at, deviceZone) !== offsetAt(at, timeZone)
    return place !== undefined && isElsewhere ? t('clock.inPlace', { time, place }) : time
  }
  const shown = (at: number, time: string) => {
    const showing = showingOf(at, timeZone)
    if (showing === undefined) return time
    return showing === 'first' ? t('clock.summer', { time }) : t('clock.winter', { time })
  }

  const formatter: Formatter = {
    language,
    locale,
    t,
    say: ({ key, orElse, values }) => t(orElse === undefined ? key : [key, ...orElse], spoken(values)),
    text: (translated) => textIn(translated, language),
    foreign: (translated) => fallbackLanguage(translated, language),
    money: (amount) => (Number.isInteger(toMajor(amount)) ? short : exact).format(toMajor(amount)),
    total: (amount) => exact.format(toMajor(amount)),
    time: (at, now) =>
      now === undefined || day.format(at) === day.format(now)
        ? timeOf(at)
        : `${weekday.format(at)} ${timeOf(at)}`,
    date: (at) => t('clock.dated', { date: date.format(at), time: timeOf(at) }),
    clock: (time) => clockIn(ofDay, hoursOfDay, Date.parse(`1970-01-01T${time}Z`), 'ofDay'),
    weekday: (named) => weekdays.format(A_MONDAY + WEEKDAYS.indexOf(named) * DAY_MS),
    list: (items) => lists.format(items),
    number: (value, most = 0, least = 0) => number(most, least).format(value),
  }

  function spoken(values: Say['values']): Record<string, string | number> {
    if (!values) return {}
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wordOf(value)]))
  }

  function wordOf(value: Value): string | number {
    if (typeof value === 'string' || typeof value === 'number') return value
    if ('text' in value) return formatter.text(value.text)
    if ('money' in value) return formatter.total(value.money)
    if ('price' in value) return formatter.money(value.price)
    if ('time' in value) return formatter.time(value.time, value.asOf)
    if ('number' in value) return formatter.number(value.number, value.digits)
    if ('say' in value) return formatter.say(value.say)
    if ('key' in value) return t(value.key)
    if ('part' in value)
      return t(`part.${value.part.kind}`, {
        name: formatter.text(value.part.name),
        count: value.part.quantity,
      })
    if ('list' in value) return formatter.list(value.list.map((item) => String(wordOf(item))))
    return (valueOf(value.token) ?? '').slice(value.from, value.to)
  }

  return formatter
}

/** A value that ends with a full stop (6:00 a.m.) ends its sentence too. */
function withOneStop(t: TFunction): TFunction {
  const ask = (key: string | string[], options?: object) => t(key, { ...options }).replace(TWO_STOPS, '$1.')
  // Only this signature of `TFunction` is called in this code.
  return ask as TFunction
}

const TWO_STOPS = /([^.])\.\.(?!\.)/g

/** The hours and minutes of an instant, as a language writes them. */
function partsOf(
  format: Intl.DateTimeFormat,
  at: number,
  language: string,
): Readonly<Record<'hours' | 'minutes', string>> {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { hours: hourIn(language, Number(parts['hour'])), minutes: parts['minute'] ?? '' }
}

const DAY_MS = 86_400_000
const A_MONDAY = 4 * DAY_MS

type FormatsOf = Pick<FormatterOf, 'currency' | 'timeZone' | 'minFractionDigits' | 'maxFractionDigits'> & {
  readonly locale: string
}

const known = new Map<string, ReturnType<typeof makeFormats>>()

/**
 * The formats of `Intl`, made once for each language, currency and zone: making them costs more than drawing a turn.
 */
function formatsOf(given: FormatsOf): ReturnType<typeof makeFormats> {
  const key = [
    given.locale,
    given.currency,
    given.timeZone,
    given.minFractionDigits,
    given.maxFractionDigits,
  ].join()
  const found = known.get(key) ?? makeFormats(given)
  known.set(key, found)
  return found
}

function makeFormats({ locale, currency, timeZone, ...digits }: FormatsOf) {
  const currencyStyle = {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  } as const
  const decimals = decimalsOf(currency, digits)
  const exact = new Intl.NumberFormat(locale, {
    ...currencyStyle,
    minimumFractionDigits: decimals.exact,
    maximumFractionDigits: decimals.most,
  })
  const short = new Intl.NumberFormat(locale, {
    ...currencyStyle,
    minimumFractionDigits: decimals.short,
    maximumFractionDigits: decimals.short,
  })
  const zoned = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const clock = zoned(TWELVE_HOURS)
  const hours = zoned(TWENTY_FOUR_HOURS)
  const weekday = zoned({ weekday: 'short' })
  const date = zoned({ day: 'numeric', month: 'short', year: 'numeric' })
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  const ofDay = zoned({ ...TWELVE_HOURS, timeZone: 'UTC' })
  const hoursOfDay = zoned({ ...TWENTY_FOUR_HOURS, timeZone: 'UTC' })
  const weekdays = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const numbers = new Map<string, Intl.NumberFormat>()
  const number = (most: number, least: number): Intl.NumberFormat => {
    const places = `${least}-${most}`
    const made =
      numbers.get(places) ??
      new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most })
    numbers.set(places, made)
    return made
  }
  return { exact, short, clock, hours, weekday, date, day, ofDay, hoursOfDay, weekdays, lists, number }
}

// Not `hour12`: some languages would then count the hour after noon as 0.
const TWELVE_HOURS = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const
const TWENTY_FOUR_HOURS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
