import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'

const STEPS: readonly { readonly question: string; readonly go: (chat: Chat) => Promise<void> }[] = [
  { question: 'restaurant', go: (chat) => chat.open() },
  { question: 'categories', go: (chat) => chat.chooseRestaurant('Brygga Burger', 'EATIN') },
  { question: 'products', go: (chat) => chat.chooseCategory('Burgers') },
  { question: 'customise', go: (chat) => chat.openProduct('Brygga burger') },
  { question: 'customise', go: (chat) => chat.pickOption('Bun', 'Gluten-free bun') },
  { question: 'basket', go: (chat) => chat.confirmProduct() },
  { question: 'checkout', go: (chat) => chat.checkout() },
  { question: 'pickup', go: (chat) => chat.tap(chat.button('Change Ready')) },
  { question: 'checkout', go: (chat) => chat.tap(chat.button(/^Choose \d/)) },
  { question: 'order', go: payAsAGuest },
]

test('a reload at any step of an order shows the same conversation, and the order goes on from there (S9.22)', async ({
  chat,
  page,
}) => {
  for (const { question, go } of STEPS) {
    await go(chat)
    await chat.expectQuestion(question)
    const before = await chat.transcript()
    await page.reload()
    await expect(page.locator('html[data-live="true"]')).toBeAttached()
    await chat.expectQuestion(question)
    expect(await chat.transcript(), `after a reload at "${question}"`).toEqual(before)
  }
})

test('what was typed but not sent survives a reload', async ({ chat, page }) => {
  await chat.open()
  await chat.composer.fill('two burgers and')
  await page.reload()
  await expect(chat.composer).toHaveValue('two burgers and')
})

async function payAsAGuest(chat: Chat): Promise<void> {
  await chat.fillEmail('kari@example.no')
  await chat.acceptPolicy()
  await chat.pay()
  await chat.expectOrder('will_be_send')
}
