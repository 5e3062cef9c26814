import { expect, inEachView, test } from '../fixtures.ts'
import type { Classic } from '../vocabulary/classic.ts'
import { lostFocuses, tabTo, takeByKeys, watchFocus } from '../vocabulary/keyboard.ts'
import type { Asked, Shopper } from '../vocabulary/shopper.ts'
import { startingWith } from '../vocabulary/texts.ts'

inEachView((view) => {
  test('the whole order is made with the keyboard alone, the focus always seen and never lost (WCAG 2.1.1, 2.4.3, 2.4.7)', async ({
    shopper,
    classic,
    page,
  }) => {
    await shopper.open()
    await watchFocus(page)
    await takeByKeys(page, 'Eat here: Brygga Burger')
    await arrived(shopper, 'categories')
    await takeByKeys(page, 'Meals')
    await arrived(shopper, 'products')
    await takeByKeys(page, view === 'chat' ? 'Choose Brygga meal' : 'Brygga meal')
    await arrived(shopper, 'customise')
    await tabTo(page, 'Single, 150 g')
    await page.keyboard.press('ArrowDown')
    await expect(shopper.place.getByRole('radio', { name: startingWith('Double, 300 g') })).toBeChecked()
    await tabTo(page, 'Fries')
    await page.keyboard.press('Space')
    await tabTo(page, 'Cola')
    await page.keyboard.press('Space')
    await takeByKeys(page, 'Add')
    if (view === 'classic') await lookIntoBasket(classic)
    else await arrived(shopper, 'basket')
    await takeByKeys(page, shopper.t('basket.checkout'))
    await arrived(shopper, 'checkout')
    await tabTo(page, shopper.t('contact.email'))
    await page.keyboard.type('kari@example.no')
    await tabTo(page, shopper.t('contact.policy'))
    await page.keyboard.press('Space')
    await takeByKeys(page, 'Pay')
    if (view === 'classic') {
      await expect(classic.dialog).toContainText(classic.t('classic.paid.title'))
      await takeByKeys(page, classic.t('classic.paid.follow'))
    }
    await arrived(shopper, 'order')
    expect(await lostFocuses(page)).toEqual([])
    expect(shopper.taps()).toBe(0)
  })
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

test('what a turn says is announced exactly once, with its step and what is asked (ux 34)', async ({
  chat,
}) => {
  await chat.open()
  await chat.expectQuestion('restaurant')
  const before = (await chat.heard()).length
  // Where a menu keeps the question waiting, what was chosen is told by itself and the question after it.
  const heard = async () => (await chat.heard()).slice(before).join(' ')
  const turns = [
    String.raw`Brygga Burger\. Eat here\. Step 3 of 6\.[^.]* \d+ choices\.`,
    String.raw`Drinks\. Step 3 of 6\.[^.]* \d+ choices\.`,
    String.raw`Added: 1 × Spring water\. Step 4 of 6\.`,
    String.raw`Step 6 of 6\.[^.]*`,
  ]
  const until = (turn: number) => new RegExp(`^${turns.slice(0, turn).join(' ')}$`)
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.expectQuestion('categories')
  await expect.poll(heard).toMatch(until(1))
  await chat.chooseCategory('Drinks')
  await chat.expectQuestion('products')
  await expect.poll(heard).toMatch(until(2))
  await chat.addProduct('Spring water')
  await chat.expectQuestion('basket')
  await expect.poll(heard).toMatch(until(3))
  await chat.checkout()
  await chat.expectQuestion('checkout')
  await expect.poll(heard).toMatch(until(4))
})

test('spent choices leave the tab order (ux 18)', async ({ chat, page }) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Drinks')
  await chat.addProduct('Spring water')
  await chat.expectQuestion('basket')
  await expect(page.locator('[data-turn="spent"] :is(button, a, input):not([tabindex="-1"])')).toHaveCount(0)
})

/** The basket is opened with the keyboard, closed, and opened again. */
async function lookIntoBasket(classic: Classic): Promise<void> {
  const { page } = classic
  await arrived(classic, 'products')
  await takeByKeys(page, classic.t('recap.basket'), 'Shift+Tab')
  await expect(classic.panel()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(classic.basketButton()).toBeFocused()
  await page.keyboard.press('Enter')
}

/** A question or a screen that came is read from its heading. */
async function arrived(shopper: Shopper, asked: Asked): Promise<void> {
  await shopper.expectQuestion(asked)
  await expect(shopper.heading).toBeFocused()
}
