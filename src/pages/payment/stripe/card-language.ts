const LOCALES = { en: 'en', es: 'es', fi: 'fi', fr: 'fr', it: 'it', no: 'nb', sv: 'sv' } as const

/** A language as Stripe calls it; `auto` is the browser's own. */
export type CardLanguage = (typeof LOCALES)[keyof typeof LOCALES] | 'auto'

/** A language of ours as Stripe calls it; the browser's own for any other. */
export function cardLanguageOf(language: string): CardLanguage {
  const known: Readonly<Record<string, CardLanguage>> = LOCALES
  return known[language] ?? 'auto'
}
