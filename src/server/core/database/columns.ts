import type { Struct } from 'superstruct'
import { refined, nullable } from '#contracts/wire/wire-types.ts'
import type { Minor } from '#domain/money/minor.ts'

/** Epoch ms, or any other number that is one. */
export const Finite = refined<number>('number', Number.isFinite)
export const Whole = refined<number>('whole number', Number.isSafeInteger)
/** Money in minor units. */
export const Money = refined<Minor>('whole number of minor units', Number.isSafeInteger)
export const Bytes = refined<Uint8Array>('bytes', (value) => value instanceof Uint8Array)

/** An id of one brand. */
export function idOf<T extends string>(): Struct<T, null> {
  return refined<T>('id', (value) => typeof value === 'string' && value !== '')
}

/** A column that may be null; one that is not there at all is none. */
export { nullable as orNull }
