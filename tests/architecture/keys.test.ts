import { expect, test } from 'vitest'
import { filesIn, isNode, nodesOf, placeOf, type Node } from './source.ts'
import { textsOf } from './texts.ts'

const english = [...textsOf('en').keys()]

test('every text a view asks for is in the catalogue', () => {
  const views = filesIn(
    ['src/chat', 'src/classic', 'src/pages', 'src/bindings', 'src/app', 'src/replay'],
    ['.ts', '.tsx'],
  )
  expect(views.flatMap((path) => unknownKeys(path, (node) => translated(node)))).toEqual([])
})

test('every sentence the dialogue says is in the catalogue', () => {
  expect(filesIn(['flows'], ['.ts']).flatMap((path) => unknownKeys(path, (node) => said(node)))).toEqual([])
})

function unknownKeys(path: string, expressionOf: (node: Node) => unknown): readonly string[] {
  return nodesOf(path).flatMap((node) =>
    keysIn(expressionOf(node)).flatMap((key) => (isKnown(key) ? [] : [`${placeOf(path, node)} ${key}`])),
  )
}

/** The first argument of `t(...)`. */
function translated(node: Node): unknown {
  const callee = node.type === 'CallExpression' ? node['callee'] : undefined
  return isNode(callee) && callee['name'] === 't' ? (node['arguments'] as unknown[])[0] : undefined
}

/** The key of `{ key, values? }`; a question is `{ name, key }` and its key is not a text. */
function said(node: Node): unknown {
  const properties = node.type === 'ObjectExpression' ? (node['properties'] as Node[]) : []
  const named = (name: string) => properties.find(({ key }) => isNode(key) && key['name'] === name)
  return named('name') === undefined ? named('key')?.['value'] : undefined
}

/** The keys an expression can amount to; where a value is filled in, what stands before it and a `*`. */
function keysIn(expression: unknown): readonly string[] {
  if (!isNode(expression)) return []
  switch (expression.type) {
    case 'Literal':
      return typeof expression['value'] === 'string' && expression['value'] !== ''
        ? [expression['value']]
        : []
    case 'TemplateLiteral': {
      const [first] = expression['quasis'] as { value: { cooked: string } }[]
      const start = first?.value.cooked ?? ''
      return start === '' ? [] : [`${start}*`]
    }
    case 'ConditionalExpression':
      return [...keysIn(expression['consequent']), ...keysIn(expression['alternate'])]
    case 'LogicalExpression':
      return keysIn(expression['right'])
    case 'ArrayExpression':
      return (expression['elements'] as unknown[]).flatMap(keysIn)
    default:
      return []
  }
}

function isKnown(key: string): boolean {
  if (key.endsWith('*')) return english.some((known) => known.startsWith(key.slice(0, -1)))
  return english.some((known) => known === key || known.startsWith(`${key}.`))
}
