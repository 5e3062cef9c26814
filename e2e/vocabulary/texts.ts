import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import i18next from 'i18next'

export type Language = 'en' | 'no'

/** The words of a key in a language, as the customer reads them. */
export type Texts = (key: string, values?: Record<string, unknown>) => string

const folder = join(import.meta.dirname, '../../locales')

/** The product's own texts, so that a journey breaks when the way is broken and not when a sentence is polished. */
export function textsOf(language: Language): Texts {
  const files = readdirSync(join(folder, language)).map(
    (file): object => JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as object,
  )
  const instance = i18next.createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: { translation: Object.assign({}, ...files) as Record<string, unknown> } },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return (key, values) => instance.t(key, { ...values })
}

/** Matches what is asked by this name, whatever product or number it is asked about. */
export function askedAs(t: Texts, question: string): RegExp {
  const around = t(`ask.${question}`, { name: '\n' }).split('\n').map(literally)
  return new RegExp(`^${around.join('.+')}$`, 'u')
}

/** Matches a name that begins with these words, whatever price or count follows. */
export function startingWith(words: string): RegExp {
  return new RegExp(`^${literally(words)}(?![\\p{L}\\p{N}])`, 'u')
}

function literally(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
