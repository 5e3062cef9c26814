import { filesIn, isNode, nodesOf, placeOf, type Node } from '#tests/architecture/source.ts'

/** A key as the source names it: whole, or as a pattern where a part is put in; and the values it is given, if they are spelled out. */
export type UsedKey = {
  readonly place: string
  readonly key: string | RegExp
  readonly values: readonly string[] | undefined
}

const FOLDERS = ['flows', 'src/bindings', 'src/chat', 'src/classic', 'src/pages', 'src/app']
const WHOLE_KEY = /^[A-Za-z]\w*(\.\w+)+$/
const SPEAKERS = new Set(['t', 'worded'])

/** Every key of a sentence that the source spells out, in a call or as the key of something to be said. */
export function usedKeys(): readonly UsedKey[] {
  return filesIn(FOLDERS, ['.ts', '.tsx']).flatMap((path) =>
    nodesOf(path).flatMap((node) => {
      const found = ofCall(node) ?? ofSay(node)
      return found ? found.keys.map((key) => ({ place: placeOf(path, node), key, values: found.values })) : []
    }),
  )
}

type Found = { readonly keys: readonly (string | RegExp)[]; readonly values: readonly string[] | undefined }

function ofCall(node: Node): Found | undefined {
  if (node.type !== 'CallExpression' || !SPEAKERS.has(nameOf(node['callee']))) return undefined
  const [key, values] = node['arguments'] as readonly unknown[]
  return { keys: keysIn(key), values: values === undefined ? [] : namesIn(values) }
}

function ofSay(node: Node): Found | undefined {
  if (node.type !== 'ObjectExpression') return undefined
  const properties = node['properties'] as readonly Node[]
  const key = properties.find((property) => nameOf(property['key']) === 'key')
  const values = properties.find((property) => nameOf(property['key']) === 'values')
  if (!key) return undefined
  return { keys: keysIn(key['value']), values: values ? namesIn(values['value']) : [] }
}

function keysIn(value: unknown): readonly (string | RegExp)[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Literal':
      return typeof value['value'] === 'string' && WHOLE_KEY.test(value['value']) ? [value['value']] : []
    case 'TemplateLiteral':
      return patternOf(value)
    case 'ConditionalExpression':
      return [...keysIn(value['consequent']), ...keysIn(value['alternate'])]
    case 'LogicalExpression':
      return keysIn(value['right'])
    case 'ArrayExpression':
      return (value['elements'] as readonly unknown[]).flatMap(keysIn)
    default:
      return []
  }
}

function patternOf(template: Node): readonly RegExp[] {
  const texts = (template['quasis'] as readonly { value: { cooked: string } }[]).map(
    ({ value }) => value.cooked,
  )
  if (!/^[A-Za-z]\w*\./.test(texts[0] ?? '')) return []
  return [
    new RegExp(`^${texts.map((text) => text.replaceAll('.', String.raw`\.`)).join(String.raw`[\w.]+`)}$`),
  ]
}

/** The names of an object that is spelled out whole. */
function namesIn(value: unknown): readonly string[] | undefined {
  if (!isNode(value) || value.type !== 'ObjectExpression') return undefined
  const properties = value['properties'] as readonly Node[]
  if (properties.some(({ type }) => type !== 'Property')) return undefined
  return properties.map((property) => nameOf(property['key']))
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node['name'])
  return node.type === 'MemberExpression' ? nameOf(node['property']) : ''
}
