import { spokenPlainly, withoutWords } from '../named-on-screen.ts'
import { normalise } from '../normalise.ts'
import type { LanguageWords } from '../words/language-words.ts'

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

const namesKnown = new Map<string, string>()

/** Kept, because the names are asked for with each sentence and take long to look up. */
function nameOf(language: string, inLanguage: string): string {
  const key = `${language} ${inLanguage}`
  const name =
    namesKnown.get(key) ??
    normalise(new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language)
  namesKnown.set(key, name)
  return name
}
