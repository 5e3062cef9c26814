import type { Struct } from 'superstruct'
import { accepts, madeOf } from './wire-types.ts'
import type { JsonSchema, Made } from './wire-types.ts'

type Asked = Struct<unknown, unknown>
type Of = (struct: object) => JsonSchema

/**
 * The JSON schema of a struct; of one that has a name a reference to it, and what stands under that name in `named`. Throws
 * where it, or what it is made of, was not made by `wire-types.ts`.
 */
export function jsonSchemaOf(struct: object, named: Map<string, JsonSchema> = new Map()): JsonSchema {
  const made = madeOf(struct)
  if (!made) throw new Error(`nothing is told of a ${(struct as Asked).type}`)
  const { name, said } = made
  // What is said comes first, and wins.
  const inline = () => ({
    ...said,
    ...schemaOf(struct as Asked, made, (inner) => jsonSchemaOf(inner, named)),
    ...said,
  })
  if (name === undefined) return inline()
  if (!named.has(name)) {
    // What refers to itself finds itself there.
    named.set(name, {})
    named.set(name, inline())
  }
  return { $ref: `#/components/schemas/${name}` }
}

function schemaOf({ type, schema }: Asked, made: Made, of: Of): JsonSchema {
  const { inner, orNull, either, eachIs, recursive, pattern } = made
  if (inner) return of(inner)
  if (recursive) return of(recursive())
  if (orNull) return { anyOf: [of(orNull), { type: 'null' }] }
  if (either) return { oneOf: either.map(of) }
  if (eachIs) return { type: 'object', additionalProperties: of(eachIs) }
  if (pattern) return { type, pattern: pattern.source }
  if (type === 'string') return { type, ...bounds(made, 'minLength', 'maxLength', 0) }
  if (type === 'number' || type === 'integer') return { type, ...bounds(made, 'minimum', 'maximum') }
  if (type === 'boolean') return { type }
  if (type === 'literal') return { const: schema }
  if (type === 'enums') return { enum: Object.values(schema as object) }
  if (type === 'array')
    return { type, items: of(schema as object), ...bounds(made, 'minItems', 'maxItems', 0) }
  if (type === 'type') return { type: 'object', ...fieldsSchema(schema as Fields, of) }
  if (type === 'object') return { type, additionalProperties: false, ...fieldsSchema(schema as Fields, of) }
  return {}
}

type Fields = Readonly<Record<string, object>>

function fieldsSchema(fields: Fields, of: Of): JsonSchema {
  const each = Object.entries(fields)
  const required = each.filter(([, field]) => !accepts(field, undefined)).map(([name]) => name)
  return {
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(each.map(([name, field]) => [name, of(field)])),
  }
}

function bounds({ min = -Infinity, max = Infinity }: Made, least: string, most: string, none = -Infinity) {
  return { ...(min > none && { [least]: min }), ...(max < Infinity && { [most]: max }) }
}
