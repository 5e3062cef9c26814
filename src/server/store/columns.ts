import { nullable } from 'superstruct'
import type { Struct } from 'superstruct'
import { accepts, judged, remember } from '#contracts/wire/accepts.ts'
import type { Minor } from '#domain/money/minor.ts'

/** Epoch ms, or any other number that is one. */
export const Finite = judged<number>('number', Number.isFinite)
export const Whole = judged<number>('whole number', Number.isSafeInteger)
/** Money in minor units. */
export const Money = judged<Minor>('whole number of minor units', Number.isSafeInteger)
export const Bytes = judged<Uint8Array>('bytes', (value) => value instanceof Uint8Array)

/** An id of one brand. */
export function idOf<T extends string>(): Struct<T, null> {
  return judged<T>('id', (value) => typeof value === 'string' && value !== '')
}

/** A column that may be null; one that is not there at all is none. */
export function orNull<T, S>(struct: Struct<T, S>): Struct<T | null, S> {
  return remember(nullable(struct), { predicate: (value) => value === null || accepts(struct, value) })
}
