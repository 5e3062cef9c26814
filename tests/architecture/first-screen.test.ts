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
/** What is ordered in before the checkout, fetched while the first screen is read. */
const ORDERING = ['src/chat/cards/later.cards.ts', 'src/classic/screens/ordering.screens.ts']
/** What forms stand on. */
const FORMS = /^(react-hook-form|@hookform\/.*|superstruct)$/
/** What folds, what calls the server and what forms stand on: the first screen is shown without it. */
const LATER =
  /^(xstate|@xstate\/react|superstruct|wretch|react-hook-form|@hookform\/.*)$|\.machine\.ts$|^src\/(api|contracts)\//

test('the first screen of each view is shown without the code that folds, calls or makes forms', () => {
  const ways = ROOTS.flatMap((path) => waysTo(LATER, path, [path], new Set()))
  expect(ways).toEqual([])
})

test('nothing before the checkout brings the code that makes forms', () => {
  const ways = ORDERING.flatMap((path) => waysTo(FORMS, path, [path], new Set()))
  expect(ways).toEqual([])
})

/** Each way over imports of values to a module that is to come later. */
function waysTo(later: RegExp, path: string, way: readonly string[], seen: Set<string>): readonly string[] {
  if (seen.has(path)) return []
  seen.add(path)
  return importedBy(path).flatMap((to) => {
    if (later.test(to)) return [[...way, to].join(' > ')]
    return /^(src|flows)\/.*\.tsx?$/.test(to) ? waysTo(later, to, [...way, to], seen) : []
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
