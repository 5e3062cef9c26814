import type { Infer, Struct } from 'superstruct'
import type { Translated } from '#domain/catalogue/translated.ts'
import { array, boolean, refined, nullable, optional, pattern, string, type } from './wire-types.ts'

/** A field that may be missing or null on the wire. */
export function maybe<T, S>(struct: Struct<T, S>): Struct<T | null | undefined, S> {
  return optional(nullable(struct))
}

/** An instant as the wire writes it: ISO 8601 text. */
export const IsoTime = refined<string>(
  'ISO time',
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  { type: 'string', format: 'date-time' },
)

/** A decimal amount of major units that fits integer minor units (S5.64). */
export const Amount = refined<number>(
  'amount',
  (value) => typeof value === 'number' && Math.abs(value) <= LARGEST_AMOUNT,
  { type: 'number', description: 'Major units of the currency, as 129.00.' },
)

/** A whole number from 0 upwards. */
export const Count = refined<number>('count', (value) => Number.isSafeInteger(value) && Number(value) >= 0, {
  type: 'integer',
  minimum: 0,
})

/** Text that names something: never empty. */
export const Key = string(1)

/** An address a link or picture may point to: https, or a path of the same site. */
export const SafeUrl = pattern(/^(https:\/\/|\/(?![/\\]))/)

/** What calls answer that say no more than that it was done. */
export const DoneSchema = type({ success: boolean() })

/** S3.17: the languages of one text. */
export const LanguageItems = array(type({ language: Key, value: string() }))

/** S3.17: translations by field code (`name`, `description`). */
export const Translations = array(type({ code: Key, items: LanguageItems }))

export function toInstant(time: string): number {
  return Date.parse(time)
}

export function fromInstant(instant: number): string {
  return new Date(instant).toISOString()
}

/** The text of one field with its languages (S3.17, S3.18). */
export function toTranslated(
  plain: string,
  translations: Infer<typeof Translations> | null | undefined,
  field: string,
): Translated {
  return translatedOf(plain, translations?.find((entry) => entry.code === field)?.items)
}

export function translatedOf(
  plain: string,
  items: Infer<typeof LanguageItems> | null | undefined,
): Translated {
  return {
    plain,
    byLanguage: items ? Object.fromEntries(items.map((item) => [item.language, item.value])) : {},
  }
}

export function fromTranslated(fields: Readonly<Record<string, Translated>>): Infer<typeof Translations> {
  return Object.entries(fields)
    .map(([code, text]) => ({ code, items: languageItemsOf(text) }))
    .filter((entry) => entry.items.length > 0)
}

export function languageItemsOf(text: Translated): Infer<typeof LanguageItems> {
  return Object.entries(text.byLanguage).map(([language, value]) => ({ language, value }))
}

/** The fields that have a value; null and undefined are left out, as exact optional fields want it. */
export function present<T extends Record<string, unknown>>(
  fields: T,
): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as { [K in keyof T]?: NonNullable<T[K]> }
}

const LARGEST_AMOUNT = 1e12
