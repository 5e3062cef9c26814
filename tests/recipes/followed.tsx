import { screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TWENTY_FOUR_HOUR_LANGUAGES } from '#domain/hour-cycle.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { wordsOf } from '#server/mail/mail-words.ts'
import { deploymentSchema } from '#server/seed/deployment-file.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { at } from '#tests/support/at.ts'

// Run in a copy of the repository in which the recipes of the front page were followed: `recipes.test.ts` puts it there.

const AT_THE_BASKET: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'product.add', code: id('burger') },
]

describe.each(['chat', 'linear', 'classic'] as const)('a question added, in %s', (view) => {
  test('is asked in its words, and takes its answer', async () => {
    const shop = await openShop({ view, done: AT_THE_BASKET })
    expect(shop.asks()).toBe('napkins')
    expect((await screen.findAllByText('Napkins?')).length).toBeGreaterThan(0)
    await shop.user.click(screen.getByRole('button', { name: 'None for me' }))
    expect(shop.commands().at(-1)).toEqual({ type: 'menu.categories' })
  })
})

test('a question added is answered by typing', async () => {
  const shop = await openShop({ view: 'chat', done: AT_THE_BASKET })
  await shop.user.type(screen.getByRole('textbox'), 'none for me{Enter}')
  await expect.poll(() => shop.commands().at(-1)).toEqual({ type: 'menu.categories' })
})

test('a card added is what its question is answered with in the chat', async () => {
  const done: readonly Command[] = [
    ...AT_THE_BASKET,
    { type: 'menu.categories' },
    { type: 'basket.startOver' },
  ]
  const shop = await openShop({ view: 'chat', done })
  const yes = await screen.findByRole('button', { name: shop.t('startOver.yes') })
  expect(screen.queryByRole('button', { name: shop.t('startOver.no') })).toBeNull()
  await shop.user.click(yes)
  expect(shop.commands().at(-1)).toEqual({ type: 'basket.confirmStartOver' })
})

test.each(['chat', 'classic'] as const)(
  'a language added is offered in %s, and speaks its texts',
  async (view) => {
    const { user } = await openShop({ view, languages: ['en', 'de'] })
    const languages = screen.getByRole('combobox', { name: 'Language' })
    await user.selectOptions(languages, within(languages).getByRole('option', { name: 'Deutsch' }))
    expect(await screen.findByRole('combobox', { name: 'Sprache' })).toHaveValue('de')
  },
)

test('a language added is written in letters, and counts hours as its file says', async () => {
  expect(wordsOf('de', { twentyFourHourLanguages: [] }).day(at('2026-03-10 12:00'), 'Europe/Oslo')).toBe(
    'Dienstag, 10. März 2026',
  )
  expect(TWENTY_FOUR_HOUR_LANGUAGES).toContain('de')
})

test('a language added may stand in the file of a deployment', () => {
  const written: unknown = JSON.parse(readFileSync('src/server/seed/deployment.schema.json', 'utf8'))
  expect(written).toEqual(JSON.parse(JSON.stringify(deploymentSchema())))
  expect(written).toMatchObject({ properties: { defaultLanguage: { enum: expect.arrayContaining(['de']) } } })
})
