import { afterEach, expect, test } from 'vitest'
import { LANGUAGE_COOKIE, languageOf, rememberLanguage } from '#app/languages/language-choice.ts'
import { aDeployment } from '#tests/support/catalogue.ts'
import { i18nIn } from '#tests/support/render.tsx'

afterEach(() => {
  document.cookie = `${LANGUAGE_COOKIE}=; path=/; max-age=0`
})

test('the page stays in the language it was made in until another is chosen', () => {
  expect(languageOf(aDeployment(), 'no')).toBe('no')
})

test('the language that was chosen is the next page`s, and the document says so', async () => {
  const i18n = i18nIn('no')
  rememberLanguage(i18n)
  await i18n.changeLanguage('en')
  expect(languageOf(aDeployment(), 'no')).toBe('en')
  expect(document.documentElement.lang).toBe('en')
})

test.each(['fr', 'xx', 'EN', ''])('a choice of "%s" the deployment does not have is none', (chosen) => {
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; path=/`
  expect(languageOf(aDeployment(), 'no')).toBe('no')
})

test('another cookie that ends in the same name is not the choice', () => {
  document.cookie = `x${LANGUAGE_COOKIE}=en; path=/`
  expect(languageOf(aDeployment(), 'no')).toBe('no')
  document.cookie = `x${LANGUAGE_COOKIE}=; path=/; max-age=0`
})
