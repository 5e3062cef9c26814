import { expect, test } from 'vitest'
import { filesIn, isNode, nodesOf, placeOf, textOf, type Node } from './source.ts'

const rules = filesIn(['src/domain', 'flows'], ['.ts'])

/** What would make the same log fold into two different conversations, or a rule depend on where it runs. */
const IMPURE =
  /^(Date\.now|Date|Math\.random|performance\.now|crypto\.\w+|fetch|console\.\w+|set(Timeout|Interval))$/
/** Names of events, actions and fields that XState keeps to itself, and what stands in for its actors. */
const INSIDE_XSTATE =
  /xstate\.(done|error|init|stop|emit|spawnChild|raise|sendTo)\b|\b(_nodes|ownEvents|_snapshot|\w*ActorScope)\b|\bmachine\.(root|transition|implementations)\b/g
const CARRIED_OUT = new Set(['setup', 'assign', 'emit', 'enqueueActions'])
const WORLD = new Set(['globalThis', 'document', 'localStorage', 'sessionStorage', 'navigator', 'process'])

test('the rules and flows ask no clock, no chance, no network and write nowhere', () => {
  const found = rules.flatMap((path) =>
    nodesOf(path).flatMap((node) =>
      isImpure(path, node) ? [`${placeOf(path, node)} ${sourceOf(path, node)}`] : [],
    ),
  )
  expect(found).toEqual([])
})

test('only the adapter knows how the state library plans a step', () => {
  const isElsewhere = (path: string) => path !== 'flows/core/engine/xstate-adapter.ts'
  const found = filesIn(['flows', 'src'], ['.ts', '.tsx'])
    .filter(isElsewhere)
    .flatMap(
      (path) =>
        textOf(path)
          .match(INSIDE_XSTATE)
          ?.map((word) => `${path}: ${word}`) ?? [],
    )
  expect(found).toEqual([])
})

test('the machines use of the state library only what the engine carries out', () => {
  const found = filesIn(['flows'], ['.machine.ts']).flatMap((path) =>
    nodesOf(path)
      .filter((node) => node.type === 'ImportDeclaration' && sourceOf(path, node).endsWith("'xstate'"))
      .flatMap((node) => (node['specifiers'] as Node[]).map((each) => nameOf(each['imported']) ?? ''))
      .flatMap((name) => (CARRIED_OUT.has(name) ? [] : [`${path}: ${name}`])),
  )
  expect(found).toEqual([])
})

test('every part that is fetched later is fetched again where a bad line lost it: React’s own lazy is not used', () => {
  const isElsewhere = (path: string) => path !== 'src/bindings/runtime/later.ts'
  const found = filesIn(['src'], ['.ts', '.tsx'])
    .filter(isElsewhere)
    .filter((path) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(textOf(path)))
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
