import { screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TWENTY_FOUR_HOUR_LANGUAGES } from '#domain/hour-cycle.ts'
import { id } from '#domain/ids.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import { fold } from '#flows/core/engine/fold.ts'
import { isStoredCommand, type Command } from '#flows/core/log/commands.ts'
import { wordsOf } from '#server/mail/mail-words.ts'
import { deploymentSchema } from '#server/seed/deployment-file.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { at } from '#tests/support/at.ts'

// Run in a copy of the repository in which the recipes of the front page were followed: `recipes.test.ts` puts it there.

const AT_THE_BASKET: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'product.add', code: id('burger') },
]
const AT_THE_PICKUP: readonly Command[] = [
  ...AT_THE_BASKET,
  { type: 'checkout.start' },
  { type: 'pickup.change' },
]

describe.each(['chat', 'linear', 'classic'] as const)('a question added, in %s', (view) => {
  test('is asked in its words, and takes its answer', async () => {
    const shop = await openShop({ view, done: AT_THE_PICKUP })
    expect(shop.asks()).toBe('napkins')
    expect((await screen.findAllByText('Napkins?')).length).toBeGreaterThan(0)
    await shop.user.click(screen.getByRole('button', { name: 'None for me' }))
    expect(shop.commands().at(-1)).toEqual({ type: 'menu.categories' })
  })
})

test.each(['none for me', 'no'])('a question added is answered by typing "%s"', async (text) => {
  const shop = await openShop({ view: 'chat', done: AT_THE_PICKUP })
  await shop.user.type(screen.getByRole('textbox'), `${text}{Enter}`)
  await expect.poll(() => shop.commands().at(-1)).toEqual({ type: 'menu.categories' })
})

test('a question added is closed by its closing answer', async () => {
  const shop = await openShop({ view: 'classic', done: AT_THE_PICKUP })
  await screen.findAllByText('Napkins?')
  await shop.user.keyboard('{Escape}')
  await expect.poll(() => shop.commands().at(-1)).toEqual({ type: 'menu.categories' })
})

test.each(['chat', 'classic'] as const)(
  'a command added is given by its button in %s, and is folded again from its log',
  async (view) => {
    const shop = await openShop({ view, done: AT_THE_BASKET })
    if (view === 'classic')
      await shop.user.click(await screen.findByRole('button', { name: /^Open the basket|^Basket/ }))
    await shop.user.click(await screen.findByRole('button', { name: 'Twice all of it' }))
    const log = shop.runner.log()
    const stored = JSON.parse(JSON.stringify(log.entries.at(-1))) as (typeof log.entries)[number]
    if (stored.event.type !== 'command') throw new Error('nothing was done')
    expect(isStoredCommand(stored.event.command)).toBe(true)
    const again = fold({ ...log, entries: [...log.entries.slice(0, -1), stored] })
    expect([shop.runner.conversation(), again].map(piecesIn)).toEqual([[2], [2]])
  },
)

function piecesIn({ flows }: Conversation): readonly number[] {
  return flows.basket.context.basket.lines.map(({ quantity }) => quantity)
}

test('a payment provider added is offered where one pays', async () => {
  const payments = ['swish', 'test'] as Deployment['payments'][number][]
  const done = [...AT_THE_BASKET, { type: 'checkout.start' }] as const
  await openShop({
    view: 'chat',
    deployment: { payments },
    ports: { recallPaymentWay: async () => null },
    done,
  })
  expect(await screen.findByRole('button', { name: /Swish/ })).toBeEnabled()
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
