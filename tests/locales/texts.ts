import { createInstance, type i18n } from 'i18next'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SPOKEN_LANGUAGES } from '#domain/languages/spoken-languages.ts'
import { root } from '#tests/architecture/source.ts'

/** The code of a language. */
export type Language = string

/** Those that must have every text: all there are. */
export const LANGUAGES: readonly Language[] = SPOKEN_LANGUAGES.map(({ code }) => code)

/** The languages that follow English. */
export const TRANSLATED = LANGUAGES.filter((language) => language !== 'en')

/** The files of the language all others follow. */
export const FILES = filesOf('en')

type Texts = { readonly [key: string]: string | readonly string[] | Texts }

/** One file of a language as it is written. */
export function fileOf(language: Language, file: string): Texts {
  return JSON.parse(readFileSync(join(root, 'locales', language, `${file}.json`), 'utf8')) as Texts
}

/** The names of the files a language has, without their ending. */
export function filesOf(language: Language): readonly string[] {
  return readdirSync(join(root, 'locales', language))
    .map((name) => name.replace('.json', ''))
    .toSorted()
}

/** Every sentence of a language under its whole key. */
export function sentencesOf(language: Language): ReadonlyMap<string, string> {
  const texts = FILES.filter((file) => file !== 'intents').map((file) => fileOf(language, file))
  return new Map(texts.flatMap((text) => flat(text, '')))
}

/** The words of each intent. */
export function intentsOf(language: Language): Readonly<Record<string, readonly string[]>> {
  return fileOf(language, 'intents')['intent'] as unknown as Readonly<Record<string, readonly string[]>>
}

/** The key a plural form belongs to: `basket.count_one` is of `basket.count`. */
export function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

/** The names in double braces, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  return [
    ...new Set([...text.matchAll(/\{\{\s*(\w+)\s*(?:,\s*\w+\s*)?\}\}/g)].map(([, name]) => name ?? '')),
  ].toSorted()
}

/** The texts as the app looks them up, with no other language to fall back to. */
export function lookUpIn(language: Language): i18n {
  const translation = Object.assign({}, ...FILES.map((file) => fileOf(language, file))) as Texts
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation } },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

/** Whether the app finds a sentence under the key, counted or not. */
export function hasSentence(instance: i18n, key: string): boolean {
  const isGroup = typeof instance.t(key, { returnObjects: true }) !== 'string'
  return !isGroup && (instance.exists(key) || instance.exists(key, { count: 2 }))
}

function flat(texts: Texts, path: string): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const whole = path === '' ? key : `${path}.${key}`
    if (typeof text === 'string') return [[whole, text] as const]
    return flat(text as Texts, whole)
  })
}
