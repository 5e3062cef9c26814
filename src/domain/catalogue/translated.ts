/** A text of the catalogue in the languages it has (S3.17), and the plain text it falls back to. */
export type Translated = {
  readonly plain: string
  readonly byLanguage: Readonly<Record<string, string>>
}

/** S3.18: the wanted language, else English, else the plain text. */
export function textIn(translated: Translated, language: string): string {
  return translated.byLanguage[language] ?? translated.byLanguage['en'] ?? translated.plain
}
