import type { Struct } from 'superstruct'
import { type } from '#contracts/wire/wire-types.ts'

type Gives<T> = { readonly TYPE: T }
/** A refiner that takes undefined tells a struct made by `optional` from one that forgot it. */
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
