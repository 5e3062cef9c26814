import { expect, test } from '../fixtures.ts'
import { fillBasket, goToTheTill } from '../vocabulary/till.ts'

test('Back and the back button of the browser take the last answer back, one by one (S2.94)', async ({
  chat,
  page,
}) => {
  await fillBasket(chat)
  await chat.back()
  await chat.expectQuestion('products')
  await expect(chat.pill()).toHaveCount(0)
  await page.goBack()
  await chat.expectQuestion('categories')
  await page.goBack()
  await chat.expectQuestion('restaurant')
  await chat.chooseRestaurant('Brygga Burger', 'TAKEOUT')
  await chat.expectQuestion('categories')
})

test('Forward of the browser does again what its Back took, and the keys do too (S2.94)', async ({
  chat,
  page,
}) => {
  await fillBasket(chat)
  await page.goBack()
  await chat.expectQuestion('products')
  await page.goForward()
  await chat.expectQuestion('basket')
  await expect(chat.pill()).toContainText('35')
  await page.keyboard.press('Control+z')
  await chat.expectQuestion('products')
  await page.keyboard.press('Control+Shift+Z')
  await chat.expectQuestion('basket')
  await chat.back()
  await chat.tap(chat.tray().getByRole('button', { name: chat.t('tray.redo') }))
  await chat.expectQuestion('basket')
  await expect(chat.pill()).toContainText('35')
})

test('after the payment nothing takes the order back (S4.50)', async ({ chat, page }) => {
  await goToTheTill(chat)
  await chat.pay()
  await chat.expectQuestion('order')
  await page.goBack()
  await chat.expectQuestion('order')
  await expect(chat.tray().getByRole('button', { name: chat.t('tray.back') })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('an answer far back can be changed, and what still holds is kept (S2.40)', async ({ chat }) => {
  await fillBasket(chat)
  await chat.checkout()
  await chat.expectQuestion('checkout')
  await chat.tap(chat.button('Change How'))
  await chat.expectQuestion('mode')
  await chat.chooseMode('TAKEOUT')
  await chat.expectQuestion('checkout')
  await expect(chat.live).toContainText(chat.t('mode.TAKEOUT'))
  await expect.poll(() => chat.basketTotal()).toContain('35')
})

test('Ctrl+Z takes the last act back, also a removal (ux 25)', async ({ chat, page }) => {
  await fillBasket(chat)
  await chat.tap(chat.button('Remove Spring water'))
  await expect(chat.pill()).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await chat.expectQuestion('basket')
  await expect(chat.pill()).toContainText('35')
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
  await expect(chat.pill()).toContainText('35')
})
