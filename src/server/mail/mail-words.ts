import { formatInTimeZone } from 'date-fns-tz'
import i18next from 'i18next'
import type { i18n, ResourceLanguage, TFunction } from 'i18next'
import { inSentence } from '#domain/catalogue/translated.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { hasTwentyFourHours, hourIn } from '#domain/hour-cycle.ts'
import { ENGLISH } from '#domain/languages/en.ts'
import { SPOKEN_LANGUAGES, spokenLanguage } from '#domain/languages/spoken-languages.ts'
import { withOwnTexts } from '#domain/own-texts.ts'
import type { OwnTexts } from '#domain/own-texts.ts'
import { decimalsOf } from '#domain/money/currency.ts'
import { RATE_DECIMALS } from '#domain/money/rounding.ts'
import { minor, toMajor } from '#domain/money/minor.ts'
import { minutesOfDay, showingOf } from '#domain/restaurant/zoned-time.ts'
import { daysOf, textsOf } from './written-languages.ts'

/** Everything of a mail or an operator's page that depends on its language. */
export type Words = {
  readonly language: string
  readonly t: TFunction
  /** A clock time of a zone, am and pm except in French and where the deployment counts 24 hours (S2.100). */
  readonly time: (at: number, timeZone: string) => string
  readonly day: (at: number, timeZone: string) => string
  /** An amount in minor units with its decimals. */
  readonly money: (amount: number, currency: string, digits: Digits) => string
  /** A percentage with as many decimals as it has. */
  readonly percent: (rate: number) => string
  /** A number with one decimal at most. */
  readonly number: (value: number) => string
  readonly list: (items: readonly string[]) => string
}

type Digits = { readonly minFractionDigits: number; readonly maxFractionDigits: number }

/** How a deployment speaks. */
export type Spoken = Pick<Deployment, 'twentyFourHourLanguages' | 'texts'>

/** The words of a language; one without texts of its own is written in English (S3.18). */
export function wordsOf(language: string, { twentyFourHourLanguages, texts: own }: Spoken): Words {
  const known = spokenLanguage(language) ?? ENGLISH
  const { code, locale } = known
  const t = textsWith(own).getFixedT(code)
  const isTwentyFourHours = hasTwentyFourHours(language, twentyFourHourLanguages)
  const twelveHours = new Intl.DateTimeFormat(locale, TWELVE_HOURS)
  return {
    language: code,
    t,
    time: (at, timeZone) => {
      const minutes = minutesOfDay(at, timeZone)
      const time = isTwentyFourHours
        ? t('clock.twentyFour', {
            hours: hourIn(code, Math.floor(minutes / 60)),
            minutes: String(minutes % 60).padStart(2, '0'),
          })
        : twelveHours.format(minutes * MINUTE_MS)
      const showing = showingOf(at, timeZone)
      if (showing === undefined) return time
      return showing === 'first' ? t('clock.summer', { time }) : t('clock.winter', { time })
    },
    // Of the clock it would tell an hour too late where the zone of this server skips that hour; the day is right in any.
    day: (at, timeZone) => formatInTimeZone(at, timeZone, 'PPPP', { locale: daysOf(known) }),
    money: (amount, currency, digits) => {
      const { exact, most } = decimalsOf(currency, digits)
      return new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: currency.toUpperCase(),
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: exact,
        maximumFractionDigits: most,
      }).format(toMajor(minor(amount)))
    },
    percent: (rate) =>
      t('orderReceipt.percent', {
        rate: new Intl.NumberFormat(locale, { maximumFractionDigits: RATE_DECIMALS }).format(rate),
      }),
    number: (value) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value),
    list: (items) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  }
}

const MINUTE_MS = 60_000
// Not `hour12`: some languages would then count the hour after noon as 0.
const TWELVE_HOURS = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const

const TEXTS = Object.fromEntries(SPOKEN_LANGUAGES.map((language) => [language.code, textsOf(language)]))

const asWritten = textsIn({})
const byOwnTexts = new WeakMap<OwnTexts, i18n>()

/** The texts of every language, as a house says them. */
function textsWith(own: OwnTexts | undefined): i18n {
  if (own === undefined) return asWritten
  const known = byOwnTexts.get(own) ?? textsIn(own)
  byOwnTexts.set(own, known)
  return known
}

function textsIn(own: OwnTexts): i18n {
  const instance = i18next.createInstance()
  void instance.init({
    fallbackLng: 'en',
    resources: Object.fromEntries(
      Object.entries(TEXTS).map(([language, texts]) => [
        language,
        { translation: withOwnTexts(texts, own[language]) as ResourceLanguage },
      ]),
    ),
    initAsync: false,
    // Plain text; what becomes HTML is escaped where it does.
    interpolation: { escapeValue: false },
  })
  instance.services.formatter?.add('inSentence', inSentence)
  return instance
}
