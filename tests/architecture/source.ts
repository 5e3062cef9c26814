import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export const root = join(import.meta.dirname, '../..')

/** A node of the syntax tree, as far as the guards look into it. */
export type Node = { type: string; start: number; [field: string]: unknown }

/** Paths of the files below the folders whose names end so, relative to the repository, sorted; throws where one is not there. */
export function filesIn(folders: readonly string[], endings: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) => pathsUnder(folder))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .sort()
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Every node of a file's syntax tree. */
export function nodesOf(path: string): readonly Node[] {
  const { program, errors } = parseSync(path, textOf(path))
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message ?? ''}`)
  const found: Node[] = []
  collect(program, found)
  return found
}

/** `path:line`, as an editor opens it. */
export function placeOf(path: string, node: Node): string {
  return `${path}:${textOf(path).slice(0, node.start).split('\n').length}`
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}

function pathsUnder(path: string): readonly string[] {
  const full = join(root, path)
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) => pathsUnder(`${path}/${name}`))
}

function collect(value: unknown, found: Node[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) found.push(value)
  for (const child of Object.values(value)) collect(child, found)
}
