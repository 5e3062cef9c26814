import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import type { Classic } from '../vocabulary/classic.ts'
import { lostFocuses, tabTo, watchFocus } from '../vocabulary/keyboard.ts'
import type { Asked } from '../vocabulary/shopper.ts'
import { startingWith } from '../vocabulary/texts.ts'

test('the whole order is made with the keyboard alone, and focus is never lost (WCAG 2.1.1, 2.4.3)', async ({
  chat,
  page,
}) => {
  await chat.open()
  await watchFocus(page)
  await tabTo(page, 'Eat here: Brygga Burger')
  await page.keyboard.press('Enter')
  await asked(chat, 'categories')
  await tabTo(page, 'Meals')
  await page.keyboard.press('Enter')
  await asked(chat, 'products')
  await tabTo(page, 'Choose Brygga meal')
  await page.keyboard.press('Enter')
  await asked(chat, 'customise')
  await tabTo(page, 'Single, 150 g')
  await page.keyboard.press('ArrowDown')
  await expect(chat.live.getByRole('radio', { name: startingWith('Double, 300 g') })).toBeChecked()
  await tabTo(page, 'Fries')
  await page.keyboard.press('Space')
  await tabTo(page, 'Cola')
  await page.keyboard.press('Space')
  await tabTo(page, 'Add')
  await page.keyboard.press('Enter')
  await asked(chat, 'basket')
  await tabTo(page, chat.t('basket.checkout'))
  await page.keyboard.press('Enter')
  await asked(chat, 'checkout')
  await tabTo(page, chat.t('contact.email'))
  await page.keyboard.type('kari@example.no')
  await tabTo(page, chat.t('contact.policy'))
  await page.keyboard.press('Space')
  await tabTo(page, 'Pay')
  await page.keyboard.press('Enter')
  await asked(chat, 'order')
  expect(await lostFocuses(page)).toEqual([])
  expect(chat.taps()).toBe(0)
})

test('the whole order is made in the menu view with the keyboard alone, the focus always seen and never lost (WCAG 2.1.1, 2.4.3, 2.4.7)', async ({
  classic,
  page,
}) => {
  await classic.open()
  await watchFocus(page)
  await tabTo(page, 'Eat here: Brygga Burger')
  await page.keyboard.press('Enter')
  await arrived(classic, 'categories')
  await tabTo(page, 'Meals')
  await page.keyboard.press('Enter')
  await arrived(classic, 'products')
  await tabTo(page, 'Brygga meal')
  await page.keyboard.press('Enter')
  await arrived(classic, 'customise')
  await tabTo(page, 'Single, 150 g')
  await page.keyboard.press('ArrowDown')
  await expect(classic.main.getByRole('radio', { name: startingWith('Double, 300 g') })).toBeChecked()
  await tabTo(page, 'Fries')
  await page.keyboard.press('Space')
  await tabTo(page, 'Cola')
  await page.keyboard.press('Space')
  await tabTo(page, 'Add')
  await page.keyboard.press('Enter')
  await arrived(classic, 'products')
  await tabTo(page, classic.t('recap.basket'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(classic.panel()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(classic.basketButton()).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, classic.t('basket.checkout'))
  await page.keyboard.press('Enter')
  await arrived(classic, 'checkout')
  await tabTo(page, classic.t('contact.email'))
  await page.keyboard.type('kari@example.no')
  await tabTo(page, classic.t('contact.policy'))
  await page.keyboard.press('Space')
  await tabTo(page, 'Pay')
  await page.keyboard.press('Enter')
  await expect(classic.dialog).toContainText(classic.t('classic.paid.title'))
  await tabTo(page, classic.t('classic.paid.follow'))
  await page.keyboard.press('Enter')
  await arrived(classic, 'order')
  expect(await lostFocuses(page)).toEqual([])
  expect(classic.taps()).toBe(0)
})

test('Alt and a number take a choice, Escape goes to the question (ux 37)', async ({ chat, page }) => {
  await chat.open()
  await page.keyboard.press('Alt+1')
  await chat.expectQuestion('categories')
  await chat.composer.focus()
  await page.keyboard.press('Escape')
  await expect(chat.heading).toBeFocused()
})

test('focus follows each tap to the new question and never falls on the page (WebChat #5050)', async ({
  chat,
  page,
}) => {
  await chat.open()
  await watchFocus(page)
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.expectQuestion('categories')
  await expect(chat.heading).toBeFocused()
  await chat.chooseCategory('Drinks')
  await chat.expectQuestion('products')
  await expect(chat.heading).toBeFocused()
  await chat.addProduct('Spring water')
  await chat.expectQuestion('basket')
  await expect(chat.heading).toBeFocused()
  await chat.tap(chat.button('Remove Spring water'))
  await expect(chat.heading).toBeFocused()
  await chat.back()
  await chat.expectQuestion('basket')
  expect(await lostFocuses(page)).toEqual([])
})

test('each turn is announced exactly once, with its step and what is asked (ux 34)', async ({
  chat,
  page,
}) => {
  await chat.open()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const region of document.querySelectorAll('[data-announcer], [role="alert"]'))
      new MutationObserver(() => {
        const text = region.textContent
        if (text) heard.push(text)
      }).observe(region, { childList: true, characterData: true, subtree: true })
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.expectQuestion('categories')
  await expect.poll(heard).toHaveLength(1)
  await chat.chooseCategory('Drinks')
  await chat.expectQuestion('products')
  await expect.poll(heard).toHaveLength(2)
  await chat.addProduct('Spring water')
  await chat.expectQuestion('basket')
  await expect.poll(heard).toHaveLength(3)
  await chat.checkout()
  await chat.expectQuestion('checkout')
  await expect.poll(heard).toHaveLength(4)
  const all = await heard()
  expect(all[0]).toMatch(/^Brygga Burger\. Eat here\. Step 3 of 6\..* \d+ choices\.$/)
  expect(all[2]).toMatch(/^Added: 1 × Spring water\. Step 4 of 6\./)
  expect(all[3]).toMatch(/^Step 6 of 6\./)
})

test('spent choices leave the tab order (ux 18)', async ({ chat, page }) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Drinks')
  await chat.addProduct('Spring water')
  await chat.expectQuestion('basket')
  await expect(page.locator('[data-turn="spent"] :is(button, a, input):not([tabindex="-1"])')).toHaveCount(0)
})

async function asked(chat: Chat, question: string): Promise<void> {
  await chat.expectQuestion(question)
  await expect(chat.heading).toBeFocused()
}

/** A screen that came is read from its heading. */
async function arrived(classic: Classic, screen: Asked): Promise<void> {
  await classic.expectQuestion(screen)
  await expect(classic.heading).toBeFocused()
}
