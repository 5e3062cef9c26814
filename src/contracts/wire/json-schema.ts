import type { Struct } from 'superstruct'
import { madeOf } from './accepts.ts'

export type JsonSchema = { readonly [keyword: string]: unknown }

/** What the structs of one predicate stand for, by the name they bear. */
const JUDGED: Readonly<Record<string, JsonSchema>> = {
  'ISO time': { type: 'string', format: 'date-time' },
  amount: { type: 'number', description: 'Major units of the currency, as 129.00.' },
  count: { type: 'integer', minimum: 0 },
  key: { type: 'string', minLength: 1 },
  'https address or path': { type: 'string', description: 'An https address, or a path of this site.' },
  colour: { type: 'string', description: 'A colour of style sheets.' },
  'font family': { type: 'string' },
  'regular, option, 2 or 3': { enum: ['regular', 'option', 2, 3] },
}

const LONGEST = 100_000
const LARGEST = 1_000_000

/**
 * The JSON schema of a struct. What superstruct hides in closures, as bounds and whether a field may be missing, is
 * found by asking the struct itself, so that a description cannot say anything else than the check does.
 */
export function jsonSchemaOf(struct: object, names: ReadonlyMap<object, string>): JsonSchema {
  const name = names.get(struct)
  return name === undefined ? inlineSchemaOf(struct, names) : { $ref: `#/components/schemas/${name}` }
}

/** The same, of a struct that has a name: what stands under that name. */
export function inlineSchemaOf(struct: object, names: ReadonlyMap<object, string>): JsonSchema {
  const made = madeOf(struct)
  if (made && 'recursive' in made) return jsonSchemaOf(made.recursive(), names)
  if (made && 'mayBeMissing' in made) return orNull(jsonSchemaOf(made.mayBeMissing, names))
  if (made && 'either' in made) return { oneOf: made.either.map((each) => jsonSchemaOf(each, names)) }
  const asked = struct as Struct<unknown, unknown>
  return asked.is(null) ? orNull(schemaByType(asked, names)) : schemaByType(asked, names)
}

function schemaByType(struct: Struct<unknown, unknown>, names: ReadonlyMap<object, string>): JsonSchema {
  const { type, schema } = struct
  if (type === 'object' || type === 'type') return fieldsSchema(struct, names)
  if (type === 'array' && isObject(schema)) return { type: 'array', items: jsonSchemaOf(schema, names) }
  if (type === 'enums' && isObject(schema)) return { enum: Object.values(schema) }
  if (type === 'literal') return { const: schema }
  if (type === 'string') return { type, ...lengthsOf(struct) }
  if (type === 'number') return { type, ...boundsOf(struct, 100) }
  if (type === 'integer') return { type, ...boundsOf(struct, 1) }
  return JUDGED[type] ?? primitivesOf(struct)
}

function fieldsSchema(
  { type, schema }: Struct<unknown, unknown>,
  names: ReadonlyMap<object, string>,
): JsonSchema {
  const fields = Object.entries(schema as Record<string, Struct<unknown, unknown>>).filter(
    ([, field]) => field.type !== 'never',
  )
  const required = fields.filter(([, field]) => !field.is(undefined)).map(([key]) => key)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([key, field]) => [key, jsonSchemaOf(field, names)])),
    ...(required.length > 0 && { required }),
    ...(type === 'object' && { additionalProperties: false }),
  }
}

function lengthsOf(struct: Struct<unknown, unknown>): JsonSchema {
  const isRight = (length: number) => struct.is('1'.repeat(length))
  const some = [1, 2, 8].find(isRight)
  if (some === undefined) return {}
  return {
    ...(!isRight(0) && { minLength: some - lastRight((less) => isRight(some - less), some) }),
    ...(!isRight(LONGEST) && { maxLength: some + lastRight((more) => isRight(some + more), LONGEST) }),
  }
}

/** Bounds to a hundredth, or to a whole. */
function boundsOf(struct: Struct<unknown, unknown>, steps: number): JsonSchema {
  const some = [0, 1, 400].find((each) => struct.is(each))
  if (some === undefined) return {}
  const at = (step: number) => (some * steps + step) / steps
  const isFree = (bound: number) => struct.is(some + bound)
  return {
    ...(!isFree(-LARGEST) && {
      minimum: at(-lastRight((less) => struct.is(at(-less)), LARGEST * steps)),
    }),
    ...(!isFree(LARGEST) && {
      maximum: at(lastRight((more) => struct.is(at(more)), LARGEST * steps)),
    }),
  }
}

/** The last number that is right; all before it are, and none after it. */
function lastRight(isRight: (nth: number) => boolean, wrong: number): number {
  let [right, tooFar] = [0, wrong]
  while (tooFar - right > 1) {
    const middle = Math.floor((right + tooFar) / 2)
    if (isRight(middle)) right = middle
    else tooFar = middle
  }
  return isRight(tooFar) ? tooFar : right
}

function primitivesOf(struct: Struct<unknown, unknown>): JsonSchema {
  const samples: readonly (readonly [string, unknown])[] = [
    ['string', 'x'],
    ['boolean', true],
    ['number', 1],
    ['object', {}],
    ['array', []],
  ]
  const types = samples.filter(([, sample]) => struct.is(sample)).map(([type]) => type)
  return types.length === 0 ? {} : { type: types.length === 1 ? types[0] : types }
}

function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
