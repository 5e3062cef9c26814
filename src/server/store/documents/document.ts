import { optional, record, string, type } from 'superstruct'
import type { Struct } from 'superstruct'
import { accepts, remember } from '#contracts/wire/accepts.ts'

type Gives<T> = { readonly TYPE: T }
/** A refiner that takes undefined tells a struct made by `ifAny` from one that forgot it. */
type GivesIfAny<T> = Gives<T | undefined> & {
  readonly refiner: (value: undefined, context: never) => unknown
}
type Fields<T> = Parameters<typeof type>[0] & {
  readonly [K in keyof T]-?: object extends Pick<T, K> ? GivesIfAny<T[K]> : Gives<T[K]>
}

/** What is kept as JSON: every field of the type has its struct here, or this does not compile. */
export function document<T>(fields: Fields<T>): Struct<T, unknown> {
  return type(fields) as unknown as Struct<T, unknown>
}

/** A field a document may lack. */
export function ifAny<T, S>(struct: Struct<T, S>): Struct<T | undefined, S> {
  return remember(optional(struct), {
    predicate: (value) => value === undefined || accepts(struct, value),
  })
}

/** Values by any name. */
export function byName<T, S>(value: Struct<T, S>): Struct<Record<string, T>, null> {
  return remember(record(string(), value), {
    predicate: (given) =>
      typeof given === 'object' &&
      given !== null &&
      !Array.isArray(given) &&
      Object.values(given).every((each) => accepts(value, each)),
  })
}
