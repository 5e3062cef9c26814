import { expect, test } from '../fixtures.ts'
import { fillBasket } from '../vocabulary/purchase.ts'

test('Back, the back button of the browser and Ctrl+Z take the last act back, one by one, and Forward does it again (S2.94, ux 25)', async ({
  chat,
  page,
}) => {
  await fillBasket(chat)
  await test.step('the browser', async () => {
    await page.goBack()
    await chat.expectQuestion('products')
    await page.goBack()
    await chat.expectEmptyBasket()
    await chat.expectQuestion('products')
    await page.goForward()
    await expect.poll(() => chat.basketTotal()).toContain('35')
    await page.goForward()
    await chat.expectQuestion('basket')
  })
  await test.step('the keys, also a removal', async () => {
    await page.keyboard.press('Control+z')
    await chat.expectQuestion('products')
    await page.keyboard.press('Control+Shift+Z')
    await chat.expectQuestion('basket')
    await chat.removeLine('Spring water')
    await chat.expectEmptyBasket()
    await page.keyboard.press('Control+z')
    await chat.expectQuestion('basket')
    await expect.poll(() => chat.basketTotal()).toContain('35')
  })
  await test.step('the buttons of the house, and both together as far as the first question', async () => {
    await chat.back()
    await chat.expectQuestion('products')
    await chat.tap(chat.tray().getByRole('button', { name: chat.t('tray.redo') }))
    await chat.expectQuestion('basket')
    await chat.back()
    await chat.expectQuestion('products')
    await page.goForward()
    await chat.expectQuestion('basket')
    await chat.back()
    await chat.expectQuestion('products')
    await page.goBack()
    await chat.expectEmptyBasket()
    await page.goBack()
    await chat.expectQuestion('categories')
    await page.goBack()
    await chat.expectQuestion('restaurant')
    await chat.chooseRestaurant('Brygga Burger', 'TAKEOUT')
    await chat.expectQuestion('categories')
  })
})

test('the link to the question takes nothing back (WCAG 2.4.1)', async ({ chat, page }) => {
  await fillBasket(chat)
  const link = page.getByRole('link', { name: chat.t('skip.question') })
  await link.focus()
  await link.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await chat.expectQuestion('basket')
  await page.goBack()
  await chat.expectQuestion('basket')
  await expect.poll(() => chat.basketTotal()).toContain('35')
})
