import { define, lazy, union } from 'superstruct'
import type { Struct } from 'superstruct'

/** What superstruct's own `optional`, `nullable` and `lazy` hide and a quick check must see. */
type Hidden =
  | { readonly mayBeMissing: object }
  | { readonly recursive: () => object }
  | { readonly either: readonly object[] }
  | { readonly predicate: (value: unknown) => boolean }
type Check = (value: unknown) => boolean

const hidden = new WeakMap<object, Hidden>()
const checks = new WeakMap<object, Check>()

/** Notes what a wrapped struct is made of, so that `accepts` need not run it through superstruct. */
export function remember<T extends object>(struct: T, made: Hidden): T {
  hidden.set(struct, made)
  return struct
}

/** What a wrapped struct was noted to be made of. */
export function madeOf(struct: object): Hidden | undefined {
  return hidden.get(struct)
}

/** A struct that one predicate decides. */
export function judged<T>(name: string, predicate: (value: unknown) => boolean): Struct<T, null> {
  return remember(define<T>(name, predicate), { predicate })
}

/** A struct that refers to itself. */
export function recursive<T>(struct: () => Struct<T, unknown>): Struct<T, null> {
  return remember(lazy(struct), { recursive: struct }) as Struct<T, null>
}

/** A struct that is one of several. */
export const either: typeof union = (structs) => remember(union(structs), { either: structs })

/**
 * Whether a struct holds, without a path when it does not: several times faster than superstruct on a whole menu.
 * A struct this file does not know is asked itself, so both always agree.
 */
export function accepts(struct: object, value: unknown): boolean {
  return checkOf(struct)(value)
}

function checkOf(struct: object): Check {
  const known = checks.get(struct)
  if (known) return known
  const check = compile(struct as Struct<unknown, unknown>)
  checks.set(struct, check)
  return check
}

function compile(struct: Struct<unknown, unknown>): Check {
  const made = hidden.get(struct)
  if (made) return wrappedCheck(made)
  // A refined struct carries a refiner of two arguments; only superstruct knows what it asks.
  if (struct.refiner.length > 0) return (value) => struct.is(value)
  if (struct.type === 'array' && isStruct(struct.schema)) return arrayCheck(checkOf(struct.schema))
  if (struct.type === 'type' && isFields(struct.schema)) return fieldsCheck(struct.schema)
  if (struct.type === 'string') return (value) => typeof value === 'string'
  if (struct.type === 'boolean') return (value) => typeof value === 'boolean'
  if (struct.type === 'number') return (value) => typeof value === 'number' && !Number.isNaN(value)
  if (struct.type === 'enums' && typeof struct.schema === 'object' && struct.schema !== null) {
    const values = new Set<unknown>(Object.values(struct.schema))
    return (value) => values.has(value)
  }
  return (value) => struct.is(value)
}

function wrappedCheck(made: Hidden): Check {
  if ('predicate' in made) return made.predicate
  if ('recursive' in made) return (value) => checkOf(made.recursive())(value)
  if ('either' in made) {
    const each = made.either.map(checkOf)
    return (value) => each.some((check) => check(value))
  }
  const inner = checkOf(made.mayBeMissing)
  return (value) => value === undefined || value === null || inner(value)
}

function arrayCheck(item: Check): Check {
  return (value) => Array.isArray(value) && value.every(item)
}

function fieldsCheck(schema: Readonly<Record<string, object>>): Check {
  const fields = Object.entries(schema).map(([key, struct]) => [key, checkOf(struct)] as const)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const record = value as Record<string, unknown>
    for (const [key, check] of fields) if (!check(record[key])) return false
    return true
  }
}

function isStruct(schema: unknown): schema is object {
  return typeof schema === 'object' && schema !== null && 'validator' in schema
}

function isFields(schema: unknown): schema is Record<string, object> {
  return typeof schema === 'object' && schema !== null && Object.values(schema).every(isStruct)
}
