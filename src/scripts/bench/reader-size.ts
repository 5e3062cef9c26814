import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSizeOf } from './first-screen/first-choice.ts'
import { atMost, type Figure } from './figure.ts'

const ASSETS = 'dist/client/assets'
/** What the page has by the time somebody types, by how its files begin. */
const THERE = ['index', 'engine', 'chat', 'assistant-thread', 'use-typed-words']
/** What the first key that is pressed fetches, with English alone. */
const FETCHED = ['understand', 'command-meant', 'clearer-reading', 'load-words', 'global-words', 'words.en']

/** What the grammar and one language cost in the built page, with what they need that is not there yet. */
export function readerSize(): readonly Figure[] {
  if (!existsSync(ASSETS)) throw new Error('nothing is built: npm start builds it')
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'))
  const called = (names: readonly string[]) =>
    names.flatMap((name) => scripts.filter((file) => file.slice(0, file.lastIndexOf('-')).startsWith(name)))
  const there = withImports(called(THERE))
  const fetched = [...withImports(called(FETCHED))].filter((file) => !there.has(file))
  const sizes = fetched
    .map((file) => ({ file, kilobytes: gzipSizeOf(join('assets', file)) / 1000 }))
    .toSorted((one, other) => other.kilobytes - one.kilobytes)
  const note = sizes
    .slice(0, 3)
    .map(({ file, kilobytes }) => `${file.slice(0, file.lastIndexOf('-'))} ${kilobytes.toFixed(1)}`)
    .join(', ')
  const all = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
  return [atMost('grammar and one language, fetched with the first key, gzip', 25, all, 'kB', note)]
}

/** Some built files and all that they import at once. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files)
  for (const file of all)
    for (const [, imported = ''] of readFileSync(join(ASSETS, file), 'utf8').matchAll(
      /(?:from|import)"\.\/([^"]+\.js)"/g,
    ))
      all.add(imported)
  return all
}
