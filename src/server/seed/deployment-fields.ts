import type { Struct } from 'superstruct'
import { type JsonSchema, described, refined } from '#contracts/wire/wire-types.ts'
import { PICTURE_PATTERN } from './folder-picture.ts'

const NAME_PATTERN = '^[a-z][a-z0-9-]*$'
const WEBHOOK_PATTERN = '^(https://|http://(localhost|127\\.0\\.0\\.1)(:|/|$))\\S*$'

/** A field with what an editor says of it. */
export function field<T, S>(struct: Struct<T, S>, note: string, more: JsonSchema = {}): Struct<T, S> {
  return described(struct, { description: note, ...more })
}

export function mapped<Name extends string, T>(
  notes: Readonly<Record<Name, string>>,
  make: (note: string) => T,
): Record<Name, T> {
  const names = Object.keys(notes) as Name[]
  return Object.fromEntries(names.map((name) => [name, make(notes[name])])) as Record<Name, T>
}

export function atLeastOne<T extends string>(names: readonly T[]) {
  const isKnown = (each: unknown) => names.some((name) => name === each)
  return rule<T[]>(
    (value) => Array.isArray(value) && value.length > 0 && value.every(isKnown),
    'a list of at least one known name',
    { type: 'array', minItems: 1, items: { enum: names } },
  )
}

export function picture() {
  return pattern(
    PICTURE_PATTERN,
    'a file of the folder as logo.svg or pictures/logo.png, an address that begins with https://, or a path',
  )
}

export function filled() {
  return text((value) => value.trim() !== '', 'a text that is not empty', { minLength: 1 })
}

export function from(least: number, most: number) {
  return rule<number>(
    (value) => typeof value === 'number' && value >= least && value <= most,
    `a number from ${least} to ${most}`,
    { type: 'number', minimum: least, maximum: most },
  )
}

/** What a setting is called by. */
export function name(note: string) {
  return field(pattern(NAME_PATTERN, 'a name is small letters, digits and hyphens'), note)
}

/** Where another system listens. */
export function toldAt(note: string) {
  return field(pattern(WEBHOOK_PATTERN, 'an address that begins with https://'), note)
}

export function pattern(expression: string, reason: string) {
  const right = new RegExp(expression)
  return text((value) => right.test(value), reason, { pattern: expression })
}

export function text(holds: (value: string) => boolean, reason: string, more: JsonSchema = {}) {
  return rule<string>((value) => typeof value === 'string' && holds(value), reason, {
    type: 'string',
    ...more,
  })
}

export function rule<T>(
  holds: (value: unknown) => boolean,
  reason: string,
  schema: JsonSchema,
): Struct<T, null> {
  return refined<T>('rule', holds, schema, reason)
}
