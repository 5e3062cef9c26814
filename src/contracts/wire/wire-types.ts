import * as plain from 'superstruct'
import type { Struct } from 'superstruct'

type Check = (value: unknown) => boolean

/** What is told of a struct as it is made, beside its `type` and `schema`: a schema is written of it (`json-schema.ts`). */
export type Made = {
  /** Answers as the struct does, without a path: several times faster than superstruct on a whole menu. */
  readonly accepts: Check
  /** Bounds of a number, a length, or how many there are. */
  readonly min?: number
  readonly max?: number
  readonly pattern?: RegExp
  /** What it is but for a rule or for being missing. */
  readonly inner?: object
  readonly orNull?: object
  readonly either?: readonly object[]
  readonly eachIs?: object
  readonly recursive?: () => object
  /** What a schema says of it beside, or instead. */
  readonly said?: JsonSchema
  /** What it is called in a description. */
  readonly name?: string
}
export type JsonSchema = { readonly [keyword: string]: unknown }

const known = new WeakMap<object, Made>()

function make<T extends object>(struct: T, accepts: Check, told: Omit<Made, 'accepts'> = {}): T {
  known.set(struct, { ...told, accepts })
  return struct
}

/** What was told of a struct that was made here. */
export function madeOf(struct: object): Made | undefined {
  return known.get(struct)
}

/** Whether a struct holds. One that was not made here is asked itself. */
export function accepts(struct: object, value: unknown): boolean {
  return checkOf(struct)(value)
}

function checkOf(struct: object): Check {
  return known.get(struct)?.accepts ?? ((value) => (struct as Struct<unknown, unknown>).is(value))
}

/** The same struct under a name of its own in the description. */
export function named<T extends object>(name: string, struct: T): T {
  return make(struct, checkOf(struct), { ...known.get(struct), name })
}

/** The same, whose schema says more or something else. */
export function described<T, S>(struct: Struct<T, S>, said: JsonSchema): Struct<T, S> {
  return make(new plain.Struct(struct), checkOf(struct), { inner: struct, said })
}

/** A struct that one predicate decides; `reason` is what a failure says. */
export function refined<T>(
  name: string,
  accepts: Check,
  said: JsonSchema = {},
  reason?: string,
): Struct<T, null> {
  const struct = plain.define<T>(name, (value) => accepts(value) || (reason ?? false))
  return make(struct, accepts, { said })
}

/** Text, of `min` to `max` UTF-16 units. */
export function string(min?: number, max?: number): Struct<string, null> {
  return bounded(plain.string(), (value) => typeof value === 'string', lengthOf, min, max)
}

/** Text of a pattern. */
export function pattern(expression: RegExp): Struct<string, null> {
  const isRight = (value: string) => expression.test(value)
  return make(
    plain.refine(plain.string(), 'pattern', isRight),
    (value) => typeof value === 'string' && isRight(value),
    { pattern: expression },
  )
}

/** A number of `min` to `max`. */
export function number(min?: number, max?: number): Struct<number, null> {
  return bounded(
    plain.number(),
    (value) => typeof value === 'number' && !Number.isNaN(value),
    Number,
    min,
    max,
  )
}

/** A whole number of `min` to `max`. */
export function integer(min?: number, max?: number): Struct<number, null> {
  return bounded(plain.integer(), Number.isInteger, Number, min, max)
}

export function boolean(): Struct<boolean, null> {
  return make(plain.boolean(), (value) => typeof value === 'boolean')
}

export function literal<const T extends string | number>(constant: T): Struct<T, T> {
  return make(plain.literal(constant) as unknown as Struct<T, T>, (value) => value === constant)
}

/** One of several words. */
export function enums<const T extends string | number>(values: readonly T[]): Struct<T, { [K in T]: K }> {
  const struct = plain.enums(values as readonly string[]) as unknown as Struct<T, { [K in T]: K }>
  const words = new Set<unknown>(values)
  return make(struct, (value) => words.has(value))
}

/** A list of `min` to `max` items. */
export function array<T, S>(item: Struct<T, S>, min?: number, max?: number) {
  const isRight = checkOf(item)
  const areRight = (value: unknown) => Array.isArray(value) && value.every(isRight)
  return bounded(plain.array(item) as Struct<T[], Struct<T, S>>, areRight, lengthOf, min, max)
}

/** Values by any name. */
export function record<T, S>(item: Struct<T, S>): Struct<Record<string, T>, null> {
  const isRight = checkOf(item)
  return make(
    plain.record(plain.string(), item),
    (value) => isFields(value) && Object.values(value).every(isRight),
    { eachIs: item },
  )
}

/** Fields by name, beside which there may be others: what comes in. */
export const type: typeof plain.type = (fields) => make(plain.type(fields), fieldsCheck(fields))

/** Fields by name, and no others: what goes out. */
export const object: typeof plain.type = (fields) => {
  const areRight = fieldsCheck(fields)
  return make(
    plain.object(fields),
    (value) => areRight(value) && Object.keys(value as object).every((name) => Object.hasOwn(fields, name)),
  )
}

/** One of several. */
export const union: typeof plain.union = (structs) => {
  const checks = structs.map(checkOf)
  return make(plain.union(structs), (value) => checks.some((check) => check(value)), { either: structs })
}

/** A struct that refers to itself. */
export function recursive<T>(struct: () => Struct<T, unknown>): Struct<T, null> {
  return make(plain.lazy(struct) as Struct<T, null>, (value) => accepts(struct(), value), {
    recursive: struct,
  })
}

/** A struct with a rule beside; `said` is what its schema says of the rule. */
export function refine<T, S>(
  struct: Struct<T, S>,
  name: string,
  holds: (value: T) => boolean,
  said?: JsonSchema,
): Struct<T, S> {
  const isRight = checkOf(struct)
  return make(plain.refine(struct, name, holds), (value) => isRight(value) && holds(value as T), {
    inner: struct,
    ...(said && { said }),
  })
}

/** What may be missing. */
export function optional<T, S>(struct: Struct<T, S>): Struct<T | undefined, S> {
  const isRight = checkOf(struct)
  return make(plain.optional(struct), (value) => value === undefined || isRight(value), { inner: struct })
}

export function nullable<T, S>(struct: Struct<T, S>): Struct<T | null, S> {
  const isRight = checkOf(struct)
  return make(plain.nullable(struct), (value) => value === null || isRight(value), { orNull: struct })
}

function bounded<T, S>(
  struct: Struct<T, S>,
  isOfType: Check,
  measure: (value: T) => number,
  min = -Infinity,
  max = Infinity,
): Struct<T, S> {
  if (min === -Infinity && max === Infinity) return make(struct, isOfType)
  const isWithin = (value: T) => measure(value) >= min && measure(value) <= max
  return make(
    plain.refine(struct, 'bounds', (value) => isWithin(value) || `Expected ${min} to ${max}`),
    (value) => isOfType(value) && isWithin(value as T),
    { min, max },
  )
}

function lengthOf(value: { readonly length: number }): number {
  return value.length
}

function fieldsCheck(fields: Readonly<Record<string, object>>): Check {
  const checks = Object.entries(fields).map(([name, field]) => [name, checkOf(field)] as const)
  return (value) => {
    if (!isFields(value)) return false
    // Several times for each product of a menu: a loop is what costs least.
    for (const [name, isRight] of checks) if (!isRight(value[name])) return false
    return true
  }
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
