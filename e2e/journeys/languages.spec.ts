import { expect, test } from '../fixtures.ts'
import { Chat } from '../vocabulary/chat.ts'
import { Classic } from '../vocabulary/classic.ts'
import { textsOf } from '../vocabulary/texts.ts'
import { fillBasket } from '../vocabulary/purchase.ts'

test('another language re-reads the whole past, names and prices too, and asks on in it (S1.44)', async ({
  chat,
  page,
  shop,
}) => {
  await fillBasket(chat)
  await page.getByRole('combobox', { name: chat.t('language.label') }).selectOption({ label: 'Norsk' })
  const norsk = new Chat(page, shop.url, 'no')
  await norsk.expectQuestion('basket')
  await expect(page.locator('html')).toHaveAttribute('lang', 'no')
  await expect(norsk.live).toContainText('Kildevann')
  await expect(norsk.log).not.toContainText('Spring water')
  const before = await norsk.transcript()
  await page.reload()
  await norsk.expectQuestion('basket')
  await expect.poll(() => norsk.transcript()).toEqual(before)
  await norsk.checkout()
  await norsk.expectQuestion('checkout')
})

test('another language renames the whole menu view where it stands, and the order goes on in it (S1.44)', async ({
  classic,
  page,
  shop,
}) => {
  await fillBasket(classic)
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: classic.t('language.label') })
    .selectOption({ label: 'Norsk' })
  const norsk = new Classic(page, shop.url, 'no')
  await expect(norsk.category('Drikke')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'no')
  await expect(norsk.main).toContainText('Kildevann')
  await expect(norsk.main).not.toContainText('Spring water')
  await norsk.reload()
  await expect(norsk.category('Drikke')).toBeVisible()
  await norsk.checkout()
  await norsk.expectQuestion('checkout')
  await expect(norsk.main).toContainText('Kildevann')
})

test.describe('a browser that asks for a language the shop does not speak', () => {
  test.use({ locale: 'fr-FR' })

  test('is greeted in that of the shop on its first visit, and keeps what is chosen then', async ({
    page,
    shop,
  }) => {
    const asking = page.locator('[data-turn="live"]')
    const norwegian = textsOf('no')
    await page.goto(shop.url)
    await expect(page.locator('html')).toHaveAttribute('lang', 'no')
    await expect(asking).toContainText(norwegian('ask.restaurant'))
    await expect(page.locator('html[data-live="true"]')).toBeAttached()
    await page.getByRole('combobox', { name: norwegian('language.label') }).selectOption('en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(asking).toContainText(textsOf('en')('ask.restaurant'))
  })
})
