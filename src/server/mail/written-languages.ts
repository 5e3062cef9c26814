import type { Locale } from 'date-fns'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '#domain/languages/language.ts'

const require = createRequire(import.meta.url)

/** The texts stand where the build puts them, beside what this file becomes part of; else in the repository. */
const TEXTS = folderAt(['locales', '../../../locales'])
const DAYS = join(dirname(require.resolve('date-fns/package.json')), 'locale')

/** Every text of a language; no two files begin with the same name. Throws where it has none. */
export function textsOf({ code }: Language): object {
  const files = readdirSync(join(TEXTS, code)).map((file) => readFileSync(join(TEXTS, code, file), 'utf8'))
  return Object.assign({}, ...files.map((file) => JSON.parse(file) as object))
}

/** How date-fns writes days in a language: it knows some by their region, the others without one. Throws where it does not know it. */
export function daysOf({ locale }: Language): Locale {
  const [language = ''] = locale.split('-')
  const file = [locale, language].map((name) => join(DAYS, `${name}.cjs`)).find((path) => existsSync(path))
  const [days] = file === undefined ? [] : Object.values(require(file) as Readonly<Record<string, Locale>>)
  if (days === undefined) throw new Error(`date-fns writes no days in ${locale}`)
  return days
}

function folderAt(paths: readonly string[]): string {
  const folder = paths.map((path) => join(import.meta.dirname, path)).find((path) => existsSync(path))
  if (folder === undefined) throw new Error('the texts of locales/ are missing')
  return folder
}
