import { expect, test } from '../fixtures.ts'
import { Chat } from '../vocabulary/chat.ts'

test('another language re-reads the whole past, names and prices too, and asks on in it (S1.44)', async ({
  chat,
  page,
  shop,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Drinks')
  await chat.addProduct('Spring water')
  await chat.expectQuestion('basket')
  await page.getByRole('combobox', { name: chat.t('language.label') }).selectOption('no')
  const norsk = new Chat(page, shop.url, 'no')
  await norsk.expectQuestion('basket')
  await expect(page.locator('html')).toHaveAttribute('lang', 'no')
  await expect(norsk.live).toContainText(norsk.t('ack.added', { quantity: 1, name: 'Kildevann' }))
  await expect(norsk.log).toContainText(norsk.t('ask.products'))
  await expect(norsk.log).not.toContainText('Spring water')
  const before = await norsk.transcript()
  await page.reload()
  await norsk.expectQuestion('basket')
  expect(await norsk.transcript()).toEqual(before)
  await norsk.checkout()
  await norsk.expectQuestion('checkout')
})
