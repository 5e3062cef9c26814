import { spokenPlainly, withoutWords } from './named-on-screen.ts'
import { normalise } from './normalise.ts'
import type { LanguageWords } from './words/language-words.ts'

/**
 * The language that some words ask for, by its name in any of the languages there are: "norsk", "in Norwegian, please".
 * Undefined where they say anything else. Pure.
 */
export function languageWrittenIn(
  text: string,
  words: readonly LanguageWords[],
  enabled: readonly string[],
): string | undefined {
  const around = words.flatMap(({ onScreen }) => onScreen.language)
  const said = new Set(spokenPlainly(text, words).flatMap((each) => [each, withoutWords(each, around)]))
  return enabled.find((language) => enabled.some((other) => said.has(nameOf(language, other))))
}

function nameOf(language: string, inLanguage: string): string {
  return normalise(new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language)
}
