import { expect, test } from 'vitest'
import { normalise } from '#flows/language/normalise.ts'
import { intentsOf, LANGUAGES, sentencesOf } from './texts.ts'

const QUOTED = /[«“”]\s*([^«»“”]+?)\s*[»”]/gu

test.each(LANGUAGES)(
  'what help in %s says may be typed can be typed, and what may be tapped is on the page',
  (language) => {
    const sentences = sentencesOf(language)
    const typed = new Set(Object.values(intentsOf(language)).flat().map(normalise))
    const shown = new Set(
      [...sentences].filter(([key]) => !key.startsWith('help.')).map(([, text]) => normalise(text)),
    )
    const quoted = [...sentences]
      .filter(([key]) => /^(help|unknown)\./.test(key))
      .flatMap(([key, text]) => [...text.matchAll(QUOTED)].map(([, words = '']) => ({ key, words })))
    // A word to type is written small, the words of a button as they stand there.
    const isSmall = (words: string) => words.charAt(0) === words.charAt(0).toLowerCase()
    const unknown = quoted.filter(({ words }) => !(isSmall(words) ? typed : shown).has(normalise(words)))
    expect(quoted.length).toBeGreaterThan(50)
    expect(unknown).toEqual([])
  },
)
