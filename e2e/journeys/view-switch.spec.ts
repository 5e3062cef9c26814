import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import type { View } from '../vocabulary/shopper.ts'
import { fillBasket } from '../vocabulary/till.ts'

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
  await expect(classic.main.getByRole('radio', { name: /^Gluten-free bun/ })).toBeChecked()
  await classic.pickOption('Cooking', 'Well done')
  await switchTo(chat, 'chat')
  await chat.expectQuestion('customise')
  await expect(chat.live.getByRole('radio', { name: /^Well done/ })).toBeChecked()

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

test('what is added in the menu view is a turn of the chat, and undone in the chat it leaves the menu`s basket (S1.1)', async ({
  chat,
  classic,
  page,
}) => {
  await fillBasket(classic)
  expect(await classic.basketTotal()).toContain('35')
  await switchTo(chat, 'chat')
  await chat.expectQuestion('basket')
  await expect(chat.log).toContainText(chat.t('ack.added', { quantity: 1, name: 'Spring water' }))
  await page.keyboard.press('Control+z')
  await chat.expectQuestion('products')
  await chat.expectEmptyBasket()
  await switchTo(chat, 'classic')
  await classic.expectQuestion('products')
  await classic.expectEmptyBasket()
})

test('the view that was chosen is the one a reload shows, whatever the address once asked for', async ({
  chat,
  classic,
}) => {
  await fillBasket(classic)
  await switchTo(chat, 'chat')
  await chat.reload()
  await chat.expectQuestion('basket')
  await switchTo(chat, 'classic')
  await classic.reload()
  await classic.expectQuestion('products')
})

/** The one control both views have for it. */
async function switchTo({ page, t }: Chat, view: View): Promise<void> {
  await page
    .getByRole('navigation', { name: t('view.label') })
    .getByRole('link', { name: t(`view.${view}`) })
    .click()
  await expect(page.locator(`[data-view="${view}"]`)).toBeVisible()
}
