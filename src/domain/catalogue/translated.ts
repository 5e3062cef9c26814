/** A text of the catalogue in the languages it has (S3.17), and the plain text it falls back to. */
export type Translated = {
  readonly plain: string
  readonly byLanguage: Readonly<Record<string, string>>
}

/** A name as it stands inside a sentence: small, unless it is an acronym (`BBQ`) or a proper name (`Coca-Cola`). */
export function inSentence(name: string): string {
  const [first = ''] = name
  return CAPITAL_WITHIN.test(name) ? name : first.toLowerCase() + name.slice(first.length)
}

/** A capital after the first letter. */
const CAPITAL_WITHIN = /^.+\p{Lu}/u

/** The language a text falls back to where it lacks the wanted one (S3.18): English, or empty where nobody says which. */
export function fallbackLanguage(translated: Translated, language: string): string | undefined {
  if (translated.byLanguage[language] !== undefined) return undefined
  return translated.byLanguage['en'] === undefined ? '' : 'en'
}

/** S3.18: the wanted language, else English, else the plain text. */
export function textIn(translated: Translated, language: string): string {
  return translated.byLanguage[language] ?? translated.byLanguage['en'] ?? translated.plain
}
