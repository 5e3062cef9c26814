import { filesIn, textOf } from './source.ts'

const PLURAL = /(_ordinal)?_(zero|one|two|few|many|other)$/

export const languages = [...new Set(filesIn(['locales'], ['.json']).map((path) => path.split('/')[1] ?? ''))]

/** The texts of a language by key; the plural forms of one key are one text. */
export function textsOf(language: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const path of filesOf(language)) {
    for (const [key, text] of flat(JSON.parse(textOf(path)), '')) {
      const name = key.replace(PLURAL, '')
      texts.set(name, `${texts.get(name) ?? ''}${text}`)
    }
  }
  return texts
}

/** The names that stand at the top of each file of a language. */
export function topNamesOf(language: string): readonly string[] {
  return filesOf(language).flatMap((path) => Object.keys(JSON.parse(textOf(path)) as object))
}

function filesOf(language: string): readonly string[] {
  return filesIn([`locales/${language}`], ['.json'])
}

function flat(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return [[path, value.join(' ')]]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, child]) =>
    flat(child, path === '' ? key : `${path}.${key}`),
  )
}
