import { assert } from 'superstruct'
import type { Struct } from 'superstruct'
import { accepts } from './wire-types.ts'

/** A body or answer as its struct wants it; else a StructError, whose `path` names what is wrong. */
export function decode<T, S>(struct: Struct<T, S>, value: unknown): T {
  if (!accepts(struct, value)) assert(value, struct)
  return value as T
}
