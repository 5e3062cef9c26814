import { dirname, join } from 'node:path'
import type { View } from '#bindings/runtime/view-context.ts'
import { COMMANDS } from '#flows/core/conversation/dispatch.ts'
import { filesIn, isNode, nodesOf, type Node } from '#tests/architecture/source.ts'

/** Where a view begins; what it uses of the shared hooks, pages and pixels is found by its imports. */
const ROOTS: Readonly<Record<View, readonly string[]>> = {
  chat: ['src/chat'],
  classic: ['src/classic'],
  linear: ['src/chat/linear', 'src/chat/cards', 'src/chat/frame/page-panel.tsx'],
}
const SHARED = ['src/bindings/', 'src/ui/', 'src/pages/']
/** Files of the flows whose answers a view dispatches as they are; the others only route what was dispatched. */
const ANSWERS = filesIn(
  [
    'flows/language/command-meant.ts',
    'flows/language/interpret.ts',
    'flows/language/propose-revision.ts',
    'flows/language/understand.ts',
    'flows/orders/order-actions.ts',
    'flows/navigation/visit.ts',
  ],
  ['.ts'],
).concat(filesIn(['flows'], ['questions.ts', '.answers.ts', '/steps.ts']))
const SOURCES = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ImportExpression'])

/** The types of all commands, as the flows declare them. */
export function commandTypes(): readonly string[] {
  return Object.keys(COMMANDS).toSorted()
}

/** What a view's own files, and the hooks, pages, pixels and answers they use, dispatch. */
export function dispatchedIn(view: View): ReadonlySet<string> {
  return new Set(filesOf(ROOTS[view]).flatMap((path) => nodesOf(path).flatMap((node) => givenTypes(node))))
}

/** Every file a view is made of that begins at these roots, its own and the shared ones it imports; throws where one is gone. */
export function filesOf(roots: readonly string[]): readonly string[] {
  const own = filesIn(roots, ['.ts', '.tsx'])
  const files = new Set<string>()
  const include = (path: string): void => {
    if (files.has(path)) return
    files.add(path)
    for (const imported of importsOf(path)) if (isShared(imported)) include(imported)
  }
  for (const path of own) include(path)
  return [...files]
}

function isShared(path: string): boolean {
  const isCode = path.endsWith('.ts') || path.endsWith('.tsx')
  return (isCode && SHARED.some((folder) => path.startsWith(folder))) || ANSWERS.includes(path)
}

function importsOf(path: string): readonly string[] {
  return nodesOf(path).flatMap((node) => {
    const source = SOURCES.has(node.type) ? literalOf(node['source']) : undefined
    if (source === undefined) return []
    if (source.startsWith('.')) return [join(dirname(path), source)]
    if (source.startsWith('#flows/')) return [source.slice(1)]
    return source.startsWith('#') ? [`src/${source.slice(1)}`] : []
  })
}

/** `type: 'basket.open'` of an object, also where one of two is given. */
function givenTypes(node: Node): readonly string[] {
  if (node.type !== 'Property' || !isNamedType(node)) return []
  const value = node['value']
  const either = isNode(value) && value.type === 'ConditionalExpression'
  const given = either ? [value['consequent'], value['alternate']] : [value]
  return given.flatMap((each) => literalOf(each) ?? [])
}

function isNamedType(node: Node): boolean {
  const key = node['key']
  return isNode(key) && key['name'] === 'type'
}

function literalOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string'
    ? value['value']
    : undefined
}
