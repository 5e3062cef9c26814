import { keptFor } from '../kept.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { wordsIn } from './sentence-words.ts'

const MOST_PLACES = 50

/**
 * The place in a list that some words are, from 1; below 0 it is counted from the end; undefined where they are none.
 * `isBare`: a number alone is a place too.
 */
export function placeIn(text: string, language: LanguageWords, isBare: boolean): number | undefined {
  const { ordinals, placed, numbers } = language
  const said = wordsIn(text)
  const saysNothing = wordsAround(language)
  const rest = said.filter((word) => !saysNothing.among.has(word))
  const named = (phrase: string) => placeNamed(phrase, ordinals)
  const place = named(said.join(' ')) ?? named(rest.join(' '))
  if (place !== undefined) return place
  const isPlace = said.some((word) => placed.includes(word))
  // "Something to drink" says no more than "something", but "two to drink" is no second place.
  const isNumbered =
    isPlace || (isBare && said.every((word) => rest.includes(word) || saysNothing.alone.has(word)))
  const number = isNumbered ? numberOf(rest.length > 0 ? rest : said, numbers) : undefined
  return number !== undefined && number >= 1 && number <= MOST_PLACES ? number : undefined
}

type Around = { readonly alone: ReadonlySet<string>; readonly among: ReadonlySet<string> }

/** What may be said around a place and says nothing, alone or among other words. */
const wordsAround = keptFor(({ placed, numbers, roles }: LanguageWords): Around => {
  const phrases = [...placed, ...roles.filler].map(wordsIn)
  const isNothing = (word: string) => (numbers[word] ?? 1) === 1 && !/^\d/.test(word)
  return {
    alone: new Set(
      phrases
        .filter(({ length }) => length === 1)
        .flat()
        .filter(isNothing),
    ),
    among: new Set(phrases.flat().filter(isNothing)),
  }
})

function placeNamed(phrase: string, ordinals: LanguageWords['ordinals']): number | undefined {
  return Object.entries(ordinals).find(([form]) => wordsIn(form).join(' ') === phrase)?.[1]
}

function numberOf([word, ...more]: readonly string[], numbers: LanguageWords['numbers']): number | undefined {
  if (word === undefined || more.length > 0) return undefined
  return /^\d{1,2}$/.test(word) ? Number(word) : numbers[word]
}
