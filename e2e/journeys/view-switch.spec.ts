import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import type { View } from '../vocabulary/shopper.ts'
import { fillBasket } from '../vocabulary/purchase.ts'
import { topOf } from '../vocabulary/places.ts'

test('a half-made product and a half-filled form are there in the other view as they were left (S1.1)', async ({
  chat,
  classic,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Burgers')
  await chat.openProduct('Brygga burger')
  await chat.pickOption('Bun', 'Gluten-free bun')
  await switchTo(chat, 'classic')
  await classic.expectQuestion('customise')
  await classic.expectPicked('Gluten-free bun')
  await classic.pickOption('Cooking', 'Well done')
  await switchTo(chat, 'chat')
  await chat.expectQuestion('customise')
  await chat.expectPicked('Well done')

  await chat.confirmProduct()
  await chat.expectQuestion('basket')
  await chat.checkout()
  await chat.expectQuestion('checkout')
  await chat.fillEmail('kari@')
  await chat.acceptPolicy()
  await switchTo(chat, 'classic')
  await classic.expectQuestion('checkout')
  await expect(classic.main.getByRole('textbox', { name: chat.t('contact.email') })).toHaveValue('kari@')
  await expect(classic.main.getByRole('checkbox', { name: chat.t('contact.policy') })).toBeChecked()
  await classic.fillEmail('kari@example.no')
  await switchTo(chat, 'chat')
  await chat.expectQuestion('checkout')
  await expect(chat.live.getByRole('textbox', { name: chat.t('contact.email') })).toHaveValue(
    'kari@example.no',
  )
})

test('what is added in the menu view is a turn of the chat, the view that was chosen is the one a reload shows, and undone in the chat it leaves the menu`s basket (S1.1)', async ({
  chat,
  classic,
  page,
}) => {
  await fillBasket(classic)
  await expect.poll(() => classic.basketTotal()).toContain('35')
  await switchTo(chat, 'chat')
  await chat.expectQuestion('basket')
  await expect(chat.log).toContainText(chat.t('ack.added', { quantity: 1, name: 'Spring water' }))
  await test.step('a reload, whatever the address once asked for', async () => {
    await chat.reload()
    await chat.expectQuestion('basket')
    await switchTo(chat, 'classic')
    await classic.reload()
    await classic.expectQuestion('products')
    await switchTo(chat, 'chat')
  })
  await page.keyboard.press('Control+z')
  await chat.expectQuestion('products')
  await chat.expectEmptyBasket()
  await switchTo(chat, 'classic')
  await classic.expectQuestion('products')
  await classic.expectEmptyBasket()
})

test('each view is found where it was scrolled to, and read from what it asks; a screen that comes anew begins at its top (S1.1)', async ({
  chat,
  classic,
  page,
}) => {
  await fillBasket(classic)
  const bottle = classic.main.getByRole('heading', { name: 'Spring water', exact: true })
  await bottle.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const inMenu = await topOf(bottle)
  await switchTo(chat, 'chat')
  await chat.expectQuestion('basket')
  await expect(chat.heading).toBeFocused()

  await chat.log.evaluate((log) => log.closest('main')?.scrollTo(0, 40))
  const inChat = await topOf(chat.heading)
  await switchTo(chat, 'classic')
  await classic.expectQuestion('products')
  await expect(classic.main.locator(':is(h1, h2, h3, h4):focus')).toBeInViewport()
  await expect.poll(() => topOf(bottle)).toBe(inMenu)
  await switchTo(chat, 'chat')
  await chat.expectQuestion('basket')
  await expect.poll(() => topOf(chat.heading)).toBe(inChat)
  await expect(page).toHaveURL(/\/order\b/)

  await chat.checkout()
  await chat.expectQuestion('checkout')
  await switchTo(chat, 'classic')
  await classic.expectQuestion('checkout')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(classic.heading).toBeFocused()
})

/**
 * The one control both views have for it; a locator's click would scroll the page to where it is stuck. Only at a product in a
 * low window it is scrolled away with the head of the chat.
 */
async function switchTo({ page, t }: Chat, view: View): Promise<void> {
  const link = page
    .getByRole('navigation', { name: t('view.label') })
    .getByRole('link', { name: t(`view.${view}`) })
  if (((await link.boundingBox())?.y ?? 0) < 0) await link.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.locator(`[data-view="${view}"]`)).toBeVisible()
}
