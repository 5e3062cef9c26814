import { dirname, join } from 'node:path/posix'
import { isNode, nodesOf, placeOf, type Node } from './source.ts'

/** What one file takes from another, types included: `to` as it is written, `place` as `path:line`. */
export type Import = {
  from: string
  to: string
  place: string
  /** Whether it brings code along at once: neither a type alone nor `import()`. */
  isAtOnce: boolean
}

/** Every import of the files, in their order. */
export function importsOf(files: readonly string[]): readonly Import[] {
  return files.flatMap((from) =>
    nodesOf(from).flatMap((node) => {
      const to = specifierOf(node)
      const isAtOnce = node.type !== 'ImportExpression' && node['importKind'] !== 'type'
      return to === undefined ? [] : [{ from, to, place: placeOf(from, node), isAtOnce }]
    }),
  )
}

/** The path of our own file an import names, relative to the repository; '' for a package. */
export function targetOf({ from, to }: Pick<Import, 'from' | 'to'>): string {
  const path = to.replace(/\?\w+$/, '')
  if (path.startsWith('.')) return join(dirname(from), path)
  if (/^#(flows|locales|tests)\//.test(path)) return path.slice(1)
  return path.startsWith('#') ? `src/${path.slice(1)}` : ''
}

/** The files that import each other round in a ring, each ring once, sorted. */
export function ringsOf(imports: readonly Pick<Import, 'from' | 'to'>[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>()
  for (const each of imports) next.set(each.from, [...(next.get(each.from) ?? []), targetOf(each)])
  const reachable = new Map([...next.keys()].map((file) => [file, reachedFrom(file, next)]))
  const rings = [...reachable].flatMap(([file, reached]) => {
    if (!reached.has(file)) return []
    return [[...reached].filter((other) => reachable.get(other)?.has(file) === true).sort()]
  })
  return [...new Map(rings.map((ring) => [ring.join(), ring])).values()]
}

function reachedFrom(file: string, next: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...(next.get(file) ?? [])]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    waiting.push(...(next.get(path) ?? []))
  }
  return reached
}

export function specifierOf(node: Node): string | undefined {
  const isImport = /^(Import(Declaration|Expression)|Export(Named|All)Declaration|TSImportType)$/.test(
    node.type,
  )
  const source = isImport ? (node['source'] ?? node['argument']) : undefined
  return isNode(source) && typeof source['value'] === 'string' ? source['value'] : undefined
}
