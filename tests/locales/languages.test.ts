import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DESK_TEXTS, LATER_TEXTS } from '#app/languages/later-texts.ts'
import { loadTexts } from '#app/languages/languages.ts'
import { loadWords } from '#flows/language/words/load-words.ts'
import { wordsOf } from '#server/mail/mail-words.ts'
import {
  FILES,
  fileOf,
  filesOf,
  LANGUAGES,
  placeholdersOf,
  sentencesOf,
  withoutPlural,
  type Language,
} from './texts.ts'

test.each(LANGUAGES)(
  '%s is complete: the same files, the same keys and the same values as en',
  (language) => {
    expect(filesOf(language)).toEqual(FILES)
    expect(shapeOf(language)).toEqual(shapeOf('en'))
  },
)

test('a deployment may offer en, es, fi, fr, it, no and sv, and each is one the page and the letters speak (S1.42, S9.32)', async () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'es', 'fi', 'fr', 'it', 'no', 'sv']))
  for (const language of LANGUAGES) {
    expect(await loadTexts(language)).toMatchObject({ ask: fileOf(language, 'dialogue')['ask'] })
    expect(wordsOf(language, { twentyFourHourLanguages: [] }).t('mail.order.total')).toBe(
      sentencesOf(language).get('mail.order.total'),
    )
  }
})

test('every folder of texts and of typed words is of a language of the product, and each language has both', async () => {
  const words = readdirSync('flows/language/words', { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  )
  expect(readdirSync('locales').toSorted()).toEqual([...LANGUAGES].toSorted())
  expect(words.map(({ name }) => name).toSorted()).toEqual([...LANGUAGES].toSorted())
  expect((await loadWords(LANGUAGES)).map(({ language }) => language)).toEqual(LANGUAGES)
})

/** Letters, the pages of kitchen and simulated providers and a first menu are written by the server; the app need not carry their words. */
const SERVER_FILES = ['deployment', 'kitchen', 'mail', 'simulator']

test.each(LANGUAGES)('the app speaks every file of %s but what the server writes', async (language) => {
  const written = FILES.filter((file) => !SERVER_FILES.includes(file)).flatMap((file) =>
    Object.keys(fileOf(language, file)),
  )
  const parts = await Promise.all(
    ['translation', ...LATER_TEXTS, ...DESK_TEXTS].map((part) => loadTexts(language, part)),
  )
  expect(parts.flatMap((part) => Object.keys(part)).toSorted()).toEqual(written.toSorted())
})

test.each(LANGUAGES)('no sentence of %s is empty', (language) => {
  expect([...sentencesOf(language)].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
})

test.each(LANGUAGES)(
  'the files of %s can be laid over one another: no two begin with the same key',
  (language) => {
    const tops = FILES.flatMap((file) => Object.keys(fileOf(language, file)))
    expect(tops.filter((key, index) => tops.indexOf(key) !== index)).toEqual([])
  },
)

/** Each key without its plural form, with the values all its forms speak of. */
function shapeOf(language: Language): Readonly<Record<string, readonly string[]>> {
  const shape: Record<string, readonly string[]> = {}
  for (const [key, text] of [...sentencesOf(language)].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const name = withoutPlural(key)
    shape[name] = [...new Set([...(shape[name] ?? []), ...placeholdersOf(text)])].toSorted()
  }
  return shape
}
