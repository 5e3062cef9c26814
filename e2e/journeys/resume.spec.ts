import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import type { Classic } from '../vocabulary/classic.ts'
import type { Asked, Shopper } from '../vocabulary/shopper.ts'

const CHAT_STEPS: readonly { readonly question: string; readonly go: (chat: Chat) => Promise<void> }[] = [
  { question: 'restaurant', go: (chat) => chat.open() },
  { question: 'categories', go: (chat) => chat.chooseRestaurant('Brygga Burger', 'EATIN') },
  { question: 'products', go: (chat) => chat.chooseCategory('Meals') },
  { question: 'customise', go: (chat) => chat.openProduct('Brygga meal') },
  { question: 'customise', go: (chat) => chat.pickOption('Side', 'Fries') },
  { question: 'customise', go: (chat) => chat.pickOption('Drink', 'Cola') },
  { question: 'basket', go: (chat) => chat.confirmProduct() },
  { question: 'checkout', go: (chat) => chat.checkout() },
  { question: 'pickup', go: (chat) => chat.tap(chat.button('Change: Time')) },
  { question: 'checkout', go: (chat) => chat.tap(chat.button(/^Choose \d/)) },
  { question: 'order', go: payAsAGuest },
]

const CLASSIC_STEPS: readonly {
  readonly question: Asked
  readonly address: RegExp
  readonly go: (classic: Classic) => Promise<void>
}[] = [
  { question: 'restaurant', address: /\/(restaurants)?$/, go: (classic) => classic.open() },
  {
    question: 'categories',
    address: /\/categories$/,
    go: (classic) => classic.chooseRestaurant('Brygga Burger', 'EATIN'),
  },
  { question: 'products', address: /\/order\/\w+$/, go: (classic) => classic.chooseCategory('Meals') },
  {
    question: 'customise',
    address: /\/product\/1201$/,
    go: (classic) => classic.openProduct('Brygga meal'),
  },
  {
    question: 'customise',
    address: /\/product\/1201$/,
    go: (classic) => classic.pickOption('Side', 'Fries'),
  },
  {
    question: 'customise',
    address: /\/product\/1201$/,
    go: (classic) => classic.pickOption('Drink', 'Cola'),
  },
  { question: 'products', address: /\/order\/meals$/, go: (classic) => classic.confirmProduct() },
  { question: 'checkout', address: /\/checkout$/, go: (classic) => classic.checkout() },
  { question: 'order', address: /\/current-order$/, go: payAsAGuest },
]

test('a reload at any step of an order shows the same conversation, and the order goes on from there (S9.22)', async ({
  chat,
}) => {
  for (const { question, go } of CHAT_STEPS) {
    await go(chat)
    await chat.expectQuestion(question)
    await expectLegalLinks(chat, question)
    const before = await chat.transcript()
    await chat.reload()
    await chat.expectQuestion(question)
    await expect.poll(() => chat.transcript(), { message: `after a reload at "${question}"` }).toEqual(before)
  }
})

test('a reload at any step in the menu view shows the same screen at its address, and the order goes on from there (S9.22, S2.10-S2.53)', async ({
  classic,
  page,
}) => {
  for (const { question, address, go } of CLASSIC_STEPS) {
    await go(classic)
    await classic.expectQuestion(question)
    await expect.poll(() => new URL(page.url()).pathname).toMatch(address)
    await expectLegalLinks(classic, question)
    const before = await classic.screenText()
    await classic.reload()
    await classic.expectQuestion(question)
    await expect.poll(() => classic.screenText(), { message: `after a reload at ${address}` }).toBe(before)
    await expect.poll(() => new URL(page.url()).pathname).toMatch(address)
  }
})

test('what was on its way when the page was left is asked for again, and no failure is told', async ({
  chat,
  page,
}) => {
  await chat.open()
  const menus = /\/campaigns\//
  let isAsked: (() => void) | undefined
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  // Never answered: the browser cuts it off as the page is left.
  await page.route(menus, () => isAsked?.(), { times: 1 })
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await asked
  await chat.reload()
  await chat.expectQuestion('categories')
})

/** What is agreed to is linked once the site's settings have come; a screen read before says less. */
async function expectLegalLinks(shopper: Shopper, question: string): Promise<void> {
  if (question === 'checkout')
    await expect(shopper.place.getByRole('link', { name: shopper.t('legalLinks.privacy') })).toBeVisible()
}

async function payAsAGuest(shopper: Shopper): Promise<void> {
  await shopper.fillEmail('kari@example.no')
  await shopper.acceptPolicy()
  await shopper.pay()
  await shopper.expectPlaced()
}
