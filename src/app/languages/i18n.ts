import i18next, { type BackendModule, type i18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { inSentence } from '#domain/catalogue/translated.ts'
import { withOwnTexts, type OwnTexts } from '#domain/own-texts.ts'
import { partFetched } from '#bindings/runtime/until-fetched.ts'
import { LATER_TEXTS } from './later-texts.ts'
import { hasTexts, loadTexts } from './languages.ts'

/** The texts of a deployment in a language; later ones are fetched when they are wanted. */
export async function textsOf(
  { languages, defaultLanguage, texts }: Pick<Deployment, 'languages' | 'defaultLanguage' | 'texts'>,
  language: string,
): Promise<i18n> {
  return createI18n({
    language,
    languages,
    fallback: defaultLanguage,
    texts: { [language]: await loadTexts(language) },
    own: texts,
  })
}

/** i18next with the texts of the page's language; other languages are fetched when they are chosen. */
export function createI18n(given: {
  readonly language: string
  readonly languages: readonly string[]
  readonly fallback: string
  readonly texts: Readonly<Record<string, ResourceLanguage>>
  /** What the house says in its own words. */
  readonly own?: OwnTexts | undefined
}): i18n {
  const instance = i18next.createInstance()
  void instance
    .use(onDemand(given.own))
    .use(initReactI18next)
    .init({
      lng: given.language,
      supportedLngs: [...given.languages],
      // Whatever comes with the product has every text.
      fallbackLng: (language) => (hasTexts(language) ? [] : [given.fallback]),
      fallbackNS: [...LATER_TEXTS],
      partialBundledLanguages: true,
      resources: Object.fromEntries(
        Object.entries(given.texts).map(([language, texts]) => [
          language,
          { translation: withOwnTexts(texts, given.own?.[language]) },
        ]),
      ),
      initAsync: false,
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: false },
    })
  // A language whose nouns are small inside a sentence asks for it in its texts.
  instance.services.formatter?.add('inSentence', inSentence)
  return instance
}

function onDemand(own: OwnTexts | undefined): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, part, done) => {
      partFetched(() => loadTexts(language, part)).then(
        (texts) => done(null, withOwnTexts(texts, own?.[language])),
        (error: unknown) => done(error instanceof Error ? error : String(error), false),
      )
    },
  }
}
