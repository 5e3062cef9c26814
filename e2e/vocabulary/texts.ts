import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import i18next from 'i18next'
import { pseudoText } from '#domain/pseudo-text.ts'

/** The code of a language. */
export type Language = string

/** A name of a menu, by the languages a journey reads it in. */
export type Names = Readonly<{ en: string } & Partial<Record<Language, string>>>

/** The words of a key in a language, as the customer reads them. */
export type Texts = (key: string, values?: Record<string, unknown>) => string

const folder = join(import.meta.dirname, '../../locales')

/** Every sentence of a language under its whole key, as it is written. */
export function sentencesIn(language: Language): ReadonlyMap<string, string> {
  return new Map(filesOf(language).flatMap((file) => flat(file, '')))
}

/** The product's own texts, so that a journey breaks when the way is broken and not when a sentence is polished. */
export function textsOf(language: Language): Texts {
  const files = filesOf(language)
  const instance = i18next.createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: { translation: Object.assign({}, ...files) as Record<string, unknown> } },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return (key, values) => instance.t(key, { ...values })
}

/** The words of a key where every text is one nobody wrote for customers. */
export function pseudoTexts(key: string): string {
  return pseudoText(textsOf('en')(key))
}

/** Asked in other words than its name's: the shipped deployment says how old one must be. */
const ASKED: Readonly<Record<string, string>> = { alcohol: 'ask.alcoholFrom' }

/** Matches what is asked by this name, whatever product or number it is asked about. */
export function askedAs(t: Texts, question: string): RegExp {
  const around = t(ASKED[question] ?? `ask.${question}`, { name: '\n', age: '\n' })
    .split('\n')
    .map(literally)
  return new RegExp(`^${around.join('.+')}$`, 'u')
}

/** Matches a name that begins with these words, whatever price or count follows. */
export function startingWith(words: string): RegExp {
  return new RegExp(`^${literally(words)}(?![\\p{L}\\p{N}])`, 'u')
}

/** Matches the whole text of any of these keys. */
export function anyOf(t: Texts, keys: readonly string[]): RegExp {
  return new RegExp(`^(${keys.map((key) => literally(t(key))).join('|')})$`)
}

function filesOf(language: Language): readonly object[] {
  return readdirSync(join(folder, language)).map(
    (file): object => JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as object,
  )
}

function flat(texts: object, path: string): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    const whole = path === '' ? key : `${path}.${key}`
    if (typeof text === 'string') return [[whole, text] as const]
    return typeof text === 'object' && text !== null && !Array.isArray(text) ? flat(text, whole) : []
  })
}

function literally(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
