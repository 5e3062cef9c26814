import type { i18n } from 'i18next'
import { GLOBAL_WORDS, type GlobalWord, type Lexicon } from '#flows/language/interpret.ts'

/** The global words of every enabled language at once: a customer may type in any of them. */
export async function loadLexicon(
  i18next: i18n,
): Promise<{ readonly lexicon: Lexicon; readonly enabled: readonly string[] }> {
  const enabled = (i18next.options.supportedLngs || []).filter((language) => language !== 'cimode')
  await i18next.loadLanguages(enabled)
  const lexicon = Object.fromEntries(
    GLOBAL_WORDS.map((word): [GlobalWord, readonly string[]] => [
      word,
      enabled.flatMap((language) => wordsIn(i18next, language, word)),
    ]),
  ) as Record<GlobalWord, readonly string[]>
  return { lexicon, enabled }
}

function wordsIn(i18next: i18n, language: string, word: GlobalWord): readonly string[] {
  const found: unknown = i18next.getResource(language, 'translation', `intent.${word}`)
  return Array.isArray(found) ? found.filter((form) => typeof form === 'string') : []
}
