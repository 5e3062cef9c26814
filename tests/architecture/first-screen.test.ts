import { expect, test } from 'vitest'
import { targetOf } from './import-graph.ts'
import { isNode, nodesOf, type Node } from './source.ts'

/** What a page is made of before anything was chosen, in each view. */
const ROOTS = [
  'src/app/browser.tsx',
  'src/chat/chat.tsx',
  'src/classic/classic.tsx',
  'src/chat/linear/linear.tsx',
]
/** What folds and what calls the server: the first screen is shown without it. */
const LATER = /^(xstate|@xstate\/react|superstruct|wretch)$|\.machine\.ts$|^src\/(api|contracts)\//

test('the first screen of each view is shown without the code that folds or calls', () => {
  const ways = ROOTS.flatMap((path) => waysToLater(path, [path], new Set()))
  expect(ways).toEqual([])
})

/** Each way over imports of values to a module that is to come later. */
function waysToLater(path: string, way: readonly string[], seen: Set<string>): readonly string[] {
  if (seen.has(path)) return []
  seen.add(path)
  return importedBy(path).flatMap((to) => {
    if (LATER.test(to)) return [[...way, to].join(' > ')]
    return /^(src|flows)\/.*\.tsx?$/.test(to) ? waysToLater(to, [...way, to], seen) : []
  })
}

/** The modules whose values a file takes, at once and not when they are needed. */
function importedBy(path: string): readonly string[] {
  return nodesOf(path).flatMap((node) => {
    const source = node['source']
    if (!isOfValues(node) || !isNode(source) || typeof source['value'] !== 'string') return []
    return targetOf({ from: path, to: source['value'] }) || source['value']
  })
}

function isOfValues(node: Node): boolean {
  if (!/^(ImportDeclaration|Export(Named|All)Declaration)$/.test(node.type)) return false
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return false
  const specifiers = node['specifiers']
  if (!Array.isArray(specifiers) || specifiers.length === 0) return true
  return specifiers.some((each) => isNode(each) && each['importKind'] !== 'type')
}
