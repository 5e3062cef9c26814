const LOCALES: Readonly<Record<string, 'nb' | 'en'>> = { no: 'nb', en: 'en' }

/** A language of ours as Stripe calls it; the browser's own for any other. */
export function cardLanguageOf(language: string): 'nb' | 'en' | 'auto' {
  return LOCALES[language] ?? 'auto'
}
