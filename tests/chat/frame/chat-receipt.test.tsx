import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { atTheCheckout, atTheMenu, type Talk } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(cleanup)

const BURGER: Command = { type: 'product.add', code: id('burger') }
const beside = () => within(screen.getByRole('complementary', { name: 'Your order' }))

test.each<[string, () => Talk]>([
  ['the menu', () => atTheMenu().says(BURGER, { type: 'menu.categories' })],
  ['the checkout', () => atTheCheckout()],
])('the order beside %s is counted and taken from there, and the question stays', async (_, at) => {
  const chat = await renderChat({ talk: at() })
  const now = () => chat.runner.conversation()
  const lines = () => now().flows.basket.context.basket.lines.map(({ quantity }) => quantity)
  const before = [chat.asks(), now().turns.length]
  await chat.click(beside().getByRole('button', { name: 'One more: burger' }))
  expect(lines()).toEqual([2])
  await chat.click(beside().getByRole('button', { name: 'Remove: burger' }))
  expect(lines()).toEqual([])
  expect([chat.asks(), now().turns.length]).toEqual(before)
})

test('a line of the order beside the conversation is opened again', async () => {
  const talk = atTheMenu().says(
    { type: 'product.add', code: id('meal') },
    { type: 'customise.choose', path: 'drink/meal-cola' },
    { type: 'customise.confirm' },
  )
  const chat = await renderChat({ talk })
  await chat.click(beside().getByRole('button', { name: 'Change: meal' }))
  expect(chat.asks()).toBe('customise')
})

test('the order beside a question that stands in the way waits for its answer', async () => {
  await renderChat({ talk: atTheMenu().says(BURGER, { type: 'product.add', code: id('beer') }) })
  expect(beside().getByRole('button', { name: 'One more: burger' })).toHaveAttribute('aria-disabled', 'true')
})

test('beside the order looked at once more the basket has one way in, the row that says how much is in it', async () => {
  await renderChat({ talk: atTheCheckout() })
  expect(beside().queryByRole('button', { name: /^Basket/ })).toBeNull()
  const question = within(screen.getByRole('group', { name: 'Check your order' }))
  expect(question.getByRole('button', { name: 'Change: Basket' })).toBeVisible()
})

test.each<[string, () => Talk]>([
  ['basket', () => atTheMenu().says(BURGER, { type: 'basket.open' })],
  ['checkout', () => atTheCheckout()],
])('once nothing is left in it, the %s asks what is wanted, not whether all is right', async (_, at) => {
  const chat = await renderChat({ talk: at() })
  await chat.click(beside().getByRole('button', { name: 'Remove: burger' }))
  expect(screen.getByRole('heading', { name: 'What do you feel like?' })).toBeVisible()
  await chat.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.queryByRole('heading', { name: 'What do you feel like?' })).toBeNull()
})
