import type { TFunction } from 'i18next'
import { expect, test, vi } from 'vitest'
import { rememberedTexts } from '#bindings/words/remembered-texts.ts'
import { i18nIn } from '#tests/support/render.tsx'

function asking(found: Readonly<Record<string, string>>) {
  const ask = vi.fn((key: string) => found[key] ?? key)
  return { ask, ...rememberedTexts(ask as unknown as TFunction) }
}

test('a text is looked for once', () => {
  const { ask, t } = asking({ greeting: 'Hei' })
  expect([t('greeting'), t('greeting')]).toEqual(['Hei', 'Hei'])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a text is its own for each of its values', () => {
  const { t } = rememberedTexts(i18nIn('en').t)
  const said = ['Cola', 'Milk', 'Cola'].map((name) => t('product.add', { name, price: '35 kr' }))
  expect(new Set(said).size).toBe(2)
  expect(said[2]).toBe(said[0])
  expect(said[1]).toContain('Milk')
})

test('a text that is not there yet is looked for again', () => {
  const found: Record<string, string> = {}
  const { t } = asking(found)
  expect(t('greeting')).toBe('greeting')
  found['greeting'] = 'Hei'
  expect(t('greeting')).toBe('Hei')
})

test('what was said before more texts came is said anew', () => {
  const found: Record<string, string> = { greeting: 'Hello' }
  const { t, forget } = asking(found)
  t('greeting')
  found['greeting'] = 'Hei'
  forget()
  expect(t('greeting')).toBe('Hei')
})

test('the first known of several keys is chosen afresh', () => {
  const { t } = rememberedTexts(i18nIn('en').t)
  expect(t(['problem.nothing', 'problem.unknown'])).toBe('Oops, something went wrong. Try again.')
})
