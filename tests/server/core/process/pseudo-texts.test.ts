import { expect, test } from 'vitest'
import { loadTexts } from '#app/languages/languages.ts'
import { LATER_TEXTS } from '#app/languages/later-texts.ts'
import { withOwnTexts } from '#domain/own-texts.ts'
import { inPseudoTexts } from '#server/core/process/pseudo-texts.ts'
import { aDeployment } from '#tests/support/catalogue.ts'

const told = inPseudoTexts(aDeployment({ languages: ['no', 'en'], defaultLanguage: 'no' }))

test('a shop in texts to try a layout with speaks one language, in which every sentence of the page is such a text', async () => {
  const parts = await Promise.all(['translation', ...LATER_TEXTS].map((part) => loadTexts('en', part)))
  const said = parts.flatMap((part) => sentencesIn(withOwnTexts(part, told.texts?.['en'])))
  expect([told.languages, told.defaultLanguage]).toEqual([['en'], 'en'])
  expect(said.length).toBeGreaterThan(1_000)
  expect(said.filter((text) => isWorded(text) && !/^⟦.*⟧$/su.test(text))).toEqual([])
})

/** Whether a text has words of its own beside what it takes in. */
function isWorded(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}|\$t\(.*?\)/g, ''))
}

/** What can be typed is in lists, and stays as it is. */
function sentencesIn(texts: object): readonly string[] {
  return Object.values(texts).flatMap((text: unknown) => {
    if (typeof text === 'string') return [text]
    return typeof text === 'object' && text !== null && !Array.isArray(text) ? sentencesIn(text) : []
  })
}
