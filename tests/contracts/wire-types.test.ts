import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { string as plainString } from 'superstruct'
import type { Struct } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { MenuSchema, fromMenuAnswer } from '#contracts/catalogue/menu.contract.ts'
import { NewOrderSchema, OrderChangeSchema } from '#contracts/orders/order-calls.contract.ts'
import { jsonSchemaOf } from '#contracts/wire/json-schema.ts'
import { IsoTime, Key, maybe } from '#contracts/wire/wire.ts'
import {
  accepts,
  array,
  boolean,
  described,
  enums,
  integer,
  literal,
  named,
  number,
  object,
  optional,
  pattern,
  record,
  recursive,
  refine,
  string,
  type,
  union,
} from '#contracts/wire/wire-types.ts'
import { anyMenuAnswer } from './arbitraries.ts'

type Tree = { name: string; children: Tree[] }
const Tree: Struct<Tree, unknown> = named(
  'Tree',
  type({ name: string(), children: array(recursive<Tree>(() => Tree)) }),
) as unknown as Struct<Tree, unknown>

const KINDS: readonly (readonly [string, object, object, readonly unknown[], readonly unknown[]])[] = [
  ['any text', string(), { type: 'string' }, ['', 'x'], [1, null, undefined]],
  [
    'a text of two to ten',
    string(2, 10),
    { type: 'string', minLength: 2, maxLength: 10 },
    ['ab', '0123456789'],
    ['a', '01234567890', 22],
  ],
  ['a pattern', pattern(/^[a-z]+$/), { type: 'string', pattern: '^[a-z]+$' }, ['abc'], ['', 'A', 1]],
  ['any number', number(), { type: 'number' }, [-1.5, 0, 1e9], ['1', null]],
  [
    'a latitude',
    number(-90, 90),
    { type: 'number', minimum: -90, maximum: 90 },
    [-90, 0.5, 90],
    [-90.01, 91, '0'],
  ],
  [
    'a whole of one to five',
    integer(1, 5),
    { type: 'integer', minimum: 1, maximum: 5 },
    [1, 5],
    [0, 6, 2.5, '1'],
  ],
  ['a whole from nothing up', integer(0), { type: 'integer', minimum: 0 }, [0, 600], [-1, 0.5]],
  ['yes or no', boolean(), { type: 'boolean' }, [true, false], ['true', 0]],
  ['one word', literal('x'), { const: 'x' }, ['x'], ['y', null]],
  ['one of several', enums(['a', 'b']), { enum: ['a', 'b'] }, ['a', 'b'], ['c', 2, undefined]],
  [
    'a list of keys',
    array(Key),
    { type: 'array', items: { type: 'string', minLength: 1 } },
    [[], ['a']],
    [[''], {}, 'a'],
  ],
  [
    'a list of one to two',
    array(integer(), 1, 2),
    { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 2 },
    [[1], [1, 2]],
    [[], [1, 2, 3], ['1']],
  ],
  [
    'values by any name',
    record(number(0)),
    { type: 'object', additionalProperties: { type: 'number', minimum: 0 } },
    [{}, { a: 1 }],
    [{ a: -1 }, [], null],
  ],
  [
    'fields beside which there may be others',
    type({ a: string(), b: optional(integer()) }),
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer' } }, required: ['a'] },
    [{ a: '' }, { a: '', b: 1, c: 1 }],
    [{}, { a: '', b: '1' }, [], null],
  ],
  [
    'fields and no others',
    object({ a: string() }),
    {
      type: 'object',
      properties: { a: { type: 'string' } },
      required: ['a'],
      additionalProperties: false,
    },
    [{ a: '' }],
    [{ a: '', c: 1 }, {}, []],
  ],
  [
    'a time, nothing, or null',
    maybe(IsoTime),
    { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    ['2026-03-10T12:00:00Z', null],
    ['yesterday', 5],
  ],
  [
    'one of two shapes',
    union([type({ a: literal(1) }), type({ a: literal(2) })]),
    {
      oneOf: [1, 2].map((a) => ({ type: 'object', properties: { a: { const: a } }, required: ['a'] })),
    },
    [{ a: 1 }, { a: 2 }],
    [{ a: 3 }, {}],
  ],
  [
    'a rule beside',
    refine(object({ a: optional(string()) }), 'change', (value) => Object.keys(value).length > 0, {
      minProperties: 1,
    }),
    { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false, minProperties: 1 },
    [{ a: '' }],
    [{}],
  ],
  [
    'what is described',
    described(string(1), { description: 'A name.' }),
    { type: 'string', minLength: 1, description: 'A name.' },
    ['x'],
    [''],
  ],
]

describe('a struct, its quick check and its schema say the same of', () => {
  test.each(KINDS)('%s', (_kind, struct, schema, right, wrong) => {
    expect(jsonSchemaOf(struct)).toEqual(schema)
    const isAllowed = new Ajv2020({ strict: false, formats: { 'date-time': /^\d{4}-/ } }).compile(schema)
    const judge = struct as Struct<unknown, unknown>
    for (const [values, verdict] of [[right, true] as const, [wrong, false] as const])
      for (const value of values) {
        const told = [
          judge.is(value),
          accepts(struct, value),
          value === undefined ? verdict : isAllowed(value),
        ]
        expect([value, ...told]).toEqual([value, verdict, verdict, verdict])
      }
  })

  test('whole menus, and menus with one wrong value', () => {
    fc.assert(
      fc.property(anyMenuAnswer, fc.nat(), (answer, at) => {
        const wire = JSON.parse(JSON.stringify(fromMenuAnswer(answer)))
        expect(accepts(MenuSchema, wire)).toBe(true)
        const places = placesIn(wire)
        places[at % places.length]?.()
        expect(accepts(MenuSchema, wire)).toBe(MenuSchema.is(wire))
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    ['a list for an object', MenuSchema, []],
    ['nothing', MenuSchema, null],
    ['an exact body with more', NewOrderSchema, { more: 1 }],
    ['a refined body', OrderChangeSchema, {}],
  ])('%s', (_name, struct, value) => {
    expect(accepts(struct, value)).toBe((struct as unknown as Struct<unknown, unknown>).is(value))
  })
})

test('what has a name is told once, under it, and refers to itself by it', () => {
  const told = new Map()
  expect(jsonSchemaOf(array(Tree), told)).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/Tree' },
  })
  expect(told.get('Tree')).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string' },
      children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
    },
    required: ['name', 'children'],
  })
})

test('a struct that no schema was made with cannot get into a description unseen', () => {
  expect(() => jsonSchemaOf(type({ name: plainString() }), new Map())).toThrow('nothing is told of a string')
})

/** A change of each value in a tree of JSON: it becomes one of another kind. */
function placesIn(value: unknown): readonly (() => void)[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    () => Reflect.set(value, key, typeof inner === 'number' ? 'x' : -1.5),
    ...placesIn(inner),
  ])
}
