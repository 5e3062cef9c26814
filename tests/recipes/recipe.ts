import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const PATH = /^\/\/ ((?:src|flows|locales|tests)\/[\w./-]+)(?: \(.*\))?$/
/** Goes to the top of a file. */
const ON_TOP = /^(?:import|export \{.*) /

/** Performs a recipe of this folder (`question`) in a copy of the repository; throws where a step cannot be done as it stands there. */
export function followRecipe(name: string, folder: string): void {
  const told = readFileSync(join(folder, `tests/recipes/${name}.md`), 'utf8')
  const blocks = [...told.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
  if (blocks.length === 0) throw new Error(`the recipe has no steps: ${name}`)
  for (const [, language, text = ''] of blocks) {
    if (language === 'sh') execFileSync('sh', ['-e', '-c', text], { cwd: folder, stdio: 'pipe' })
    else
      for (const part of partsOf(text)) for (const path of pathsOf(part.path, folder)) write(path, part.lines)
  }
}

type Part = { readonly path: string; readonly lines: readonly string[] }

function partsOf(block: string): readonly Part[] {
  const parts: { path: string; lines: string[] }[] = []
  for (const line of block.trimEnd().split('\n')) {
    const path = PATH.exec(line)?.[1]
    if (path !== undefined) parts.push({ path, lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts
}

/** What is said in English is said in every language. */
function pathsOf(path: string, folder: string): readonly string[] {
  const [root, , ...file] = path.split('/')
  if (root !== 'locales') return [join(folder, path)]
  return readdirSync(join(folder, 'locales')).map((language) => join(folder, 'locales', language, ...file))
}

function write(path: string, lines: readonly string[]): void {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${lines.join('\n').trim()}\n`)
  } else if (path.endsWith('.json')) {
    writeFileSync(path, JSON.stringify(merged(jsonIn(readFileSync(path, 'utf8')), jsonIn(lines.join('\n')))))
  } else writeFileSync(path, added(readFileSync(path, 'utf8'), lines))
}

/** Imports go to the top; of the rest the first line is one of the file, and the others go below it. */
function added(source: string, lines: readonly string[]): string {
  const top = lines.filter((line) => ON_TOP.test(line))
  const [anchor, ...below] = lines.filter((line) => line !== '' && !ON_TOP.test(line))
  const written = source.split('\n')
  if (anchor === undefined) return [...top, ...written].join('\n')
  const [begins = '', ends = begins] = anchor.split(' …')
  const at = written.findIndex((line) => line.startsWith(begins) && line.endsWith(ends))
  if (at === -1) throw new Error(`there is no line like: ${anchor}`)
  return [...top, ...written.slice(0, at + 1), ...below, ...written.slice(at + 1)].join('\n')
}

type Json = { readonly [name: string]: unknown }

function jsonIn(text: string): Json {
  return JSON.parse(text) as Json
}

function merged(texts: Json, more: Json): Json {
  const both = Object.entries(more).map(([name, value]) => {
    const there = texts[name]
    return [name, isGroup(there) && isGroup(value) ? merged(there, value) : value] as const
  })
  return { ...texts, ...Object.fromEntries(both) }
}

function isGroup(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
