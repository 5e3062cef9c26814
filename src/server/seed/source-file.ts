import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Struct, validate } from 'superstruct'
import type { Failure } from 'superstruct'
import type { Fault } from './catalogue-error.ts'
import { CatalogueError } from './catalogue-error.ts'
import { orRather } from './checks/nearest-word.ts'
import type { Path } from './catalogue-error.ts'
import { lineOfPosition, linesOf } from './json-lines.ts'
import { mendShape } from './mend-shape.ts'

/** Notes a mistake at a path of the file. */
export type Report = (path: Path, reason: string) => void

const BYTE_ORDER_MARK = '\uFEFF'
/** A first line of words with something between them, and no bracket. */
const TABLE = /^[^{}[\]\n]*\w[,;\t][^{}[\]\n]*(\n|$)/

/** A file whose shape is right, or was mended and reported, and the means to report what is wrong beyond shape. */
export type SourceFile<T> = {
  readonly value: T
  readonly report: Report
  readonly faults: Fault[]
  /** Notes what is not forbidden, and yet not well. */
  readonly warn: Report
  readonly warnings: Fault[]
}

/**
 * Reads a JSON file and checks its shape. What is of the wrong shape is reported and replaced, so that the rest can be
 * checked too; throws CatalogueError with all of it where nothing could be said of the rest. `besides` are fields its shape
 * does not list, as it holds itself.
 */
export function readSourceFile<T>(
  path: string,
  shape: Struct<T, unknown>,
  besides: readonly string[] = [],
): SourceFile<T> {
  const file = basename(path)
  const raw = readText(path, file)
  const isMarked = raw.startsWith(BYTE_ORDER_MARK)
  const text = isMarked ? raw.slice(BYTE_ORDER_MARK.length) : raw
  const json = parse(text, file)
  const faults: Fault[] = []
  const warnings: Fault[] = []
  const report = reportInto(faults, file, text, json)
  const warn = reportInto(warnings, file, text, json)

  if (isMarked) report([], 'the file begins with a byte-order mark: save it as UTF-8 without one')
  const [error, value] = validate(json, shape)
  if (error === undefined) return { value, report, faults, warn, warnings }
  const known = [...fieldsOf(shape), ...besides]
  for (const failure of error.failures()) report(failure.path, reasonOf(failure, known))
  const mended = mendShape(json, shape)
  if (mended === undefined) throw new CatalogueError(faults)
  const beyond =
    (tell: Report): Report =>
    (path, reason) => {
      if (!mended.replaced.some((replaced) => isWithin(path, replaced) || isWithin(replaced, path)))
        tell(path, reason)
    }
  return { value: mended.value, report: beyond(report), faults, warn: beyond(warn), warnings }
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, index) => path[index] === step)
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new CatalogueError([{ file, line: 1, field: '', reason: 'the file is missing or unreadable' }])
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (TABLE.test(text))
      throw new CatalogueError([
        { file, line: 1, field: '', reason: 'not JSON: it reads like a table (CSV)' },
      ])
    const message = error instanceof Error ? error.message : String(error)
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
    const line = lineOfPosition(text, position)
    throw new CatalogueError([{ file, line, field: '', reason: `not JSON: ${message}` }])
  }
}

function reportInto(faults: Fault[], file: string, text: string, json: unknown): Report {
  const lineAt = linesOf(text)
  return (path, reason) => {
    const product = path[0] === 'products' ? codeAt(json, path[1]) : undefined
    if (product === undefined) {
      faults.push({ file, line: lineAt(path), field: fieldOf(path), reason })
      return
    }
    const line = lineAt([...path.slice(0, 2), 'code'])
    faults.push({ file, line, product, field: fieldOf(path.slice(2)), reason })
  }
}

function codeAt(json: unknown, index: string | number | undefined): string | undefined {
  const products = isRecord(json) ? json['products'] : undefined
  const product: unknown = Array.isArray(products) ? products[Number(index)] : undefined
  const code = isRecord(product) ? product['code'] : undefined
  return typeof code === 'string' ? code : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function fieldOf(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`))
    .join('')
}

/** Every field a shape knows, at any depth. */
function fieldsOf({ schema }: { readonly schema: unknown }): readonly string[] {
  if (schema instanceof Struct) return fieldsOf(schema)
  if (!isRecord(schema)) return []
  return Object.entries(schema).flatMap(([name, field]) => [
    name,
    ...(field instanceof Struct ? fieldsOf(field) : []),
  ])
}

function reasonOf(failure: Failure, known: readonly string[]): string {
  if (failure.type === 'never') return `the field is not known${orRather(String(failure.key), known)}`
  if (failure.value === undefined) return 'the field is missing'
  if (failure.type === 'enums') return reasonOfWord(failure)
  return failure.message
}

/** Which words a field takes is told by nothing but the message of its struct. */
function reasonOfWord({ message, value }: Failure): string {
  const listed = /one of `(.*)`, but/.exec(message)?.[1]
  if (listed === undefined) return message
  const words: unknown[] = JSON.parse(`[${listed}]`)
  return `'${String(value)}' is none of ${words.join(', ')}${orRather(String(value), words.map(String))}`
}
