import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { atTheCheckout, atTheMenu, PAY } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(cleanup)

test.each(['chat', 'linear'] as const)(
  'the %s names the page by question, step, restaurant and product (S9.38)',
  async (view) => {
    const chat = await renderChat({ view, talk: atTheMenu() })
    expect(document.title).toBe('What do you feel like? - step 3 of 6 - Brygga Burger - Orda')
    await chat.happens(() => chat.runner.dispatch({ type: 'category.choose', id: id('food') }))
    expect(document.title).toBe('Which one would you like? - step 3 of 6 - Brygga Burger - Orda')
  },
)

test('before a restaurant is chosen the title has none', async () => {
  await renderChat()
  expect(document.title).toBe('Where would you like to order from? - step 1 of 6 - Orda')
})

test('an order that is followed is no step', async () => {
  await renderChat({ talk: atTheCheckout().says(PAY) })
  expect(document.title).toBe('Here is your order - Brygga Burger - Orda')
})

test('the title speaks the language of the page', async () => {
  await renderChat({ talk: atTheMenu(), language: 'no' })
  expect(document.title).toMatch(/ - steg 3 av 6 - Brygga Burger - Orda$/)
})
