import { expect, inEachView, test } from '../fixtures.ts'
import type { Classic } from '../vocabulary/classic.ts'
import { lostFocuses, tabTo, takeByKeys, watchFocus } from '../vocabulary/keyboard.ts'
import type { Asked, Shopper } from '../vocabulary/shopper.ts'

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
    await tabTo(page, 'Fries')
    await page.keyboard.press('Space')
    await tabTo(page, 'Cola')
    await page.keyboard.press('Space')
    await takeByKeys(page, 'Single, 150 g')
    await tabTo(page, 'Single, 150 g')
    await page.keyboard.press('ArrowDown')
    await shopper.expectPicked('Double, 300 g')
    await takeByKeys(page, 'Add extras')
    await tabTo(page, 'Cheddar')
    await page.keyboard.press('Space')
    await tabTo(page, 'Reset')
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

test('focus follows each tap to the new question, each turn is announced exactly once, with its step and what is asked, and spent choices leave the tab order (ux 18, ux 34, WebChat #5050)', async ({
  chat,
  page,
}) => {
  await chat.open()
  await chat.expectQuestion('restaurant')
  await watchFocus(page)
  const before = (await chat.heard()).length
  // Where a menu keeps the question waiting, what was chosen is told by itself and the question after it.
  const heard = async () => (await chat.heard()).slice(before).join(' ')
  const turns = [
    String.raw`Brygga Burger\. Eat in\. Step 3 of 6\.[^.]* \d+ choices\.`,
    String.raw`Drinks\. Step 3 of 6\.[^.]* \d+ choices\.`,
    String.raw`Added: 1 × Spring water\. Step 4 of 6\.`,
    String.raw`Step 6 of 6\.[^.]*`,
  ]
  // What is added is told where it was added, and leaves the focus there.
  const addAtList = async () => {
    const add = await chat.addButton('Spring water')
    await chat.tap(add)
    await expect.poll(heard).toContain('Added: 1 × Spring water.')
    await expect(add).toBeFocused()
  }
  const acts: readonly (readonly [string, () => Promise<void>])[] = [
    ['categories', () => chat.chooseRestaurant('Brygga Burger', 'EATIN')],
    ['products', () => chat.chooseCategory('Drinks')],
    ['basket', () => chat.openBasket()],
    ['checkout', () => chat.checkout()],
  ]
  for (const [turn, [question, act]] of acts.entries())
    await test.step(question, async () => {
      if (question === 'basket') await addAtList()
      await act()
      await chat.expectQuestion(question)
      await expect(chat.heading).toBeFocused()
      await expect.poll(heard).toMatch(new RegExp(`^${turns.slice(0, turn + 1).join(' ')}$`))
    })
  await expect(page.locator('[data-turn="spent"] :is(button, a, input):not([tabindex="-1"])')).toHaveCount(0)
  await chat.back()
  await chat.expectQuestion('basket')
  await chat.removeLine('Spring water')
  await expect(chat.beside().getByRole('group', { name: chat.t('basket.lines') })).toBeFocused()
  await chat.back()
  await chat.expectQuestion('basket')
  expect(await lostFocuses(page)).toEqual([])
})

/** The basket beside the menu is gone to with the keyboard. */
async function lookIntoBasket(classic: Classic): Promise<void> {
  const { page } = classic
  await arrived(classic, 'products')
  await takeByKeys(page, classic.t('recap.basket'), 'Shift+Tab')
  await expect(classic.panel().locator('h2')).toBeFocused()
}

/** A question or a screen that came is read from its heading. */
async function arrived(shopper: Shopper, asked: Asked): Promise<void> {
  await shopper.expectQuestion(asked)
  await expect(shopper.headingRead()).toBeFocused()
}
