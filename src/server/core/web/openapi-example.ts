import type { JsonSchema } from '#contracts/wire/wire-types.ts'

/** What a field of that name usually holds; any other is told by its schema alone. */
const USUAL: Readonly<Record<string, unknown>> = {
  code: 'order.notFound',
  email: 'kari@example.com',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phoneNumber: '+4741234567',
  language: 'no',
  languages: ['no', 'en'],
  restaurantId: 'brygga',
  campaignId: 'brygga-1',
  productCode: 'fries',
  deviceToken: 'a-secret-of-this-device',
  tableNumber: '7',
  quantity: 1,
  beganAt: '2026-03-10T12:30:00.000Z',
  conversation: '7c4ff521-986b-4d8e-9b0a-2f6b9f0b7a11',
  sha: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  imageUrl: '/pictures/fries.webp',
  redirectUrl: 'https://pay.example/0b5c',
}
const DEEPEST = 5

/** A value that a schema allows: of lists one item, and of what may be missing nothing. */
export function exampleOf(schema: JsonSchema, named: ReadonlyMap<string, JsonSchema>, depth = 0): unknown {
  const {
    $ref,
    enum: values,
    oneOf: [first] = [],
    const: constant,
    type,
    items,
    properties,
    required = [],
  } = schema as {
    readonly $ref?: string
    readonly enum?: readonly unknown[]
    readonly oneOf?: readonly JsonSchema[]
    readonly const?: unknown
    readonly type?: string | readonly string[]
    readonly items?: JsonSchema
    readonly properties?: Readonly<Record<string, JsonSchema>>
    readonly required?: readonly string[]
  }
  if ($ref !== undefined) return exampleOf(named.get($ref.split('/').at(-1) ?? '') ?? {}, named, depth)
  if (values) return values[0]
  if (constant !== undefined) return constant
  if (first) return exampleOf(first, named, depth)
  if (schema['anyOf']) return null
  if (type === 'array') return items && depth < DEEPEST ? [exampleOf(items, named, depth + 1)] : []
  if (type === 'object' && properties) {
    // A change of nothing is none: where nothing must be there, the first field is.
    const shown = required.length > 0 ? required : Object.keys(properties).slice(0, 1)
    const valueOf = (name: string) => USUAL[name] ?? exampleOf(properties[name] ?? {}, named, depth + 1)
    return Object.fromEntries(shown.map((name) => [name, valueOf(name)]))
  }
  if (type === 'object') return {}
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 1)
  if (schema['format'] === 'date-time') return '2026-03-10T12:30:00.000Z'
  return 'x'.repeat(Number(schema['minLength'] ?? 1))
}
