import { expect, test } from 'vitest'
import { filesIn, isNode, nodesOf, placeOf, textOf, type Node } from './source.ts'

const rules = filesIn(['src/domain', 'flows'], ['.ts'])

/** What would make the same log fold into two different conversations, or a rule depend on where it runs. */
const IMPURE =
  /^(Date\.now|Date|Math\.random|performance\.now|crypto\.\w+|fetch|console\.\w+|set(Timeout|Interval))$/
const WORLD = new Set(['globalThis', 'document', 'localStorage', 'sessionStorage', 'navigator', 'process'])

test('the rules and flows ask no clock, no chance, no network and write nowhere', () => {
  const found = rules.flatMap((path) =>
    nodesOf(path).flatMap((node) =>
      isImpure(path, node) ? [`${placeOf(path, node)} ${sourceOf(path, node)}`] : [],
    ),
  )
  expect(found).toEqual([])
})

test('every invoke of a flow says what happens when it fails', () => {
  const found = filesIn(['flows'], ['.ts']).flatMap((path) =>
    nodesOf(path)
      .filter((node) => node.type === 'Property' && nameOf(node['key']) === 'invoke')
      .flatMap((node) => invocationsOf(node['value']))
      .flatMap((node) => (hasProperty(node, 'onError') ? [] : [placeOf(path, node)])),
  )
  expect(found).toEqual([])
})

function isImpure(path: string, node: Node): boolean {
  if (node.type === 'CallExpression')
    return isNode(node['callee']) && IMPURE.test(sourceOf(path, node['callee']))
  if (node.type === 'NewExpression') {
    return nameOf(node['callee']) === 'Date' && (node['arguments'] as unknown[]).length === 0
  }
  return node.type === 'MemberExpression' && WORLD.has(nameOf(node['object']) ?? '')
}

function invocationsOf(value: unknown): readonly Node[] {
  if (!isNode(value)) return []
  return value.type === 'ArrayExpression' ? (value['elements'] as Node[]) : [value]
}

function hasProperty(node: Node, name: string): boolean {
  const properties = node.type === 'ObjectExpression' ? (node['properties'] as Node[]) : []
  return properties.some((property) => nameOf(property['key']) === name)
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : undefined
}

function sourceOf(path: string, node: Node): string {
  return textOf(path).slice(node.start, node['end'] as number)
}
