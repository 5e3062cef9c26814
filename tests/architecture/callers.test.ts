import { expect, test } from 'vitest'
import { specifierOf, targetOf } from './import-graph.ts'
import { filesIn, isNode, nodesOf, placeOf, type Node } from './source.ts'

const product = filesIn(['src', 'flows', 'vite.config.ts'], ['.ts', '.tsx', '.mjs'])

/** Files whose exports others than the product call. */
const CALLED_FROM_OUTSIDE = [
  /** The client has a function for every call of the contract; tests/api calls each against the running server. */
  /^src\/api\//,
  /** The build renders with it by the path it is bundled to. */
  /^src\/app\/first-screen\/first-turn\.server\.tsx$/,
  /** The tests start the server that it builds for them. */
  /^src\/scripts\/build\.mjs$/,
]

test('every exported function and value of the product is used by the product, not by tests alone', () => {
  const taken = takenBy(product)
  const unused = product
    .filter((path) => !CALLED_FROM_OUTSIDE.some((pattern) => pattern.test(path)))
    .flatMap((path) => {
      const names = taken.get(path) ?? new Set()
      if (names.has('*')) return []
      const nodes = nodesOf(path)
      return exportsOf(nodes)
        .filter(({ name }) => !names.has(name) && timesNamed(nodes, name) < 2)
        .map(({ name, node }) => `${placeOf(path, node)} ${name}`)
    })
  expect(unused).toEqual([])
})

/** For each file, the names other files take from it; '*' where it is taken whole, as a dynamic import takes it. */
function takenBy(files: readonly string[]): ReadonlyMap<string, Set<string>> {
  const taken = new Map<string, Set<string>>()
  for (const from of files)
    for (const node of nodesOf(from)) {
      const to = specifierOf(node)
      if (to === undefined) continue
      const target = targetOf({ from, to })
      const names = taken.get(target) ?? new Set()
      for (const name of namesTakenBy(node)) names.add(name)
      taken.set(target, names)
    }
  return taken
}

function namesTakenBy(node: Node): readonly string[] {
  const specifiers = nodesIn(node['specifiers'])
  if (specifiers.length === 0) return ['*']
  return specifiers.map((each) => {
    if (each.type === 'ImportSpecifier') return nameOf(each['imported'])
    if (each.type === 'ExportSpecifier') return nameOf(each['local'])
    return '*'
  })
}

function exportsOf(nodes: readonly Node[]): readonly { readonly name: string; readonly node: Node }[] {
  return nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) => {
      const declared = node['declaration']
      if (!isNode(declared)) return []
      if (/^(Function|Class)Declaration$/.test(declared.type)) return [{ name: nameOf(declared['id']), node }]
      if (declared.type !== 'VariableDeclaration') return []
      return nodesIn(declared['declarations'])
        .map(({ id }) => nameOf(id))
        .filter((name) => name !== '')
        .map((name) => ({ name, node }))
    })
}

function timesNamed(nodes: readonly Node[], name: string): number {
  return nodes.filter((node) => /^(JSX)?Identifier$/.test(node.type) && node['name'] === name).length
}

function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function nameOf(value: unknown): string {
  return isNode(value) && typeof value['name'] === 'string' ? value['name'] : ''
}
