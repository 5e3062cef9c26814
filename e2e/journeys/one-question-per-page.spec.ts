import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { lostFocuses, tabTo, takeByKeys, watchFocus } from '../vocabulary/keyboard.ts'
import { askedAs, textsOf } from '../vocabulary/texts.ts'
import { topOf } from '../vocabulary/places.ts'
import { openMenu } from '../vocabulary/till.ts'

const t = textsOf('en')
const VIEW = 'view.linear'

test.beforeEach(({ page, shop }) =>
  page.context().addCookies([{ name: 'orda-language', value: 'en', url: shop.url }]),
)

test('the whole order is made one question to a page with the keyboard alone, each page named and its question read first (WCAG 2.1.1, 2.4.2, S9.38)', async ({
  page,
}) => {
  const code: string[] = []
  page.on('request', (request) => code.push(request.url()))
  await page.goto('/?view=linear')
  await expect(page.getByRole('heading', { level: 1, name: t('ask.restaurant') })).toBeVisible()
  await expect(page).toHaveTitle(`${t('ask.restaurant')} - step 1 of 6 - Orda`)
  await watchFocus(page)
  await takeByKeys(page, 'Eat here: Brygga Burger')
  await asked(page, 'categories', 3)
  await takeByKeys(page, 'Meals')
  await asked(page, 'products', 3)
  await takeByKeys(page, 'Choose Brygga meal')
  await asked(page, 'customise', 3)
  await addTheMeal(page)
  await asked(page, 'basket', 4)
  await takeByKeys(page, t('basket.checkout'))
  await asked(page, 'checkout', 6)
  await payAsAGuest(page)
  await asked(page, 'order')
  await expect(page.getByRole('button', { name: t('tray.back') })).toHaveAccessibleDescription(
    t('tray.barred'),
  )
  expect(await lostFocuses(page)).toEqual([])
  expect(code.filter((url) => url.includes('assistant-thread'))).toEqual([])
})

test('Back, an earlier answer and the browser lead to the question they name, at its heading', async ({
  page,
}) => {
  await page.goto('/?view=linear')
  await takeByKeys(page, 'Eat here: Brygga Burger')
  await asked(page, 'categories', 3)
  await takeByKeys(page, 'Meals')
  await asked(page, 'products', 3)
  await takeByKeys(page, t('tray.back'))
  await asked(page, 'categories', 3)
  await takeByKeys(page, t('step.change', { name: t('step.mode') }))
  await asked(page, 'mode', 2)
  await page.goBack()
  await asked(page, 'categories', 3)
})

test('a question that is come back to stands where it was left, by Back and from another view (S1.1)', async ({
  page,
}) => {
  await page.goto('/?view=linear')
  await takeByKeys(page, 'Eat here: Brygga Burger')
  await takeByKeys(page, 'Drinks')
  await page.getByRole('button', { name: /^See all/ }).click()
  const act = page.getByRole('button', { name: /^Add Coffee/ })
  await act.evaluate(async (element) => {
    // A typeface that comes later moves what is measured.
    await document.fonts.ready
    element.scrollIntoView({ block: 'center' })
  })
  const left = await topOf(act)
  await act.click()
  await asked(page, 'basket', 4)
  await expect.poll(() => page.locator('main').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await page.getByRole('button', { name: t('tray.back') }).click()
  await asked(page, 'products', 3)
  await expect.poll(() => topOf(act)).toBe(left)
  await page.getByRole('link', { name: t('view.classic') }).click()
  await page.getByRole('button', { name: t('classic.menu.open') }).click()
  await page.getByRole('link', { name: t(VIEW) }).click()
  await expect.poll(() => topOf(act)).toBe(left)
})

test('one question per page is found among the skip links of the chat, kept by the device, and left for the chat with nothing lost', async ({
  chat,
  page,
}) => {
  await openMenu(chat)
  const skip = page.getByRole('link', { name: t(VIEW) })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await asked(page, 'categories', 3)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: t('ask.categories') })).toBeVisible()
  await page.getByRole('link', { name: t('view.chat') }).click()
  await chat.expectQuestion('categories')
  await expect(chat.heading).toBeVisible()
})

/** The page of a question: its heading has the focus, and its title tells the step. */
async function asked(page: Page, question: string, step?: number): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: askedAs(t, question) })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const place = step === undefined ? '' : ` - step ${step} of 6`
  await expect(page).toHaveTitle(`${await heading.innerText()}${place} - Brygga Burger - Orda`)
}

async function addTheMeal(page: Page): Promise<void> {
  await tabTo(page, 'Fries')
  await page.keyboard.press('Space')
  await tabTo(page, 'Cola')
  await page.keyboard.press('Space')
  await takeByKeys(page, 'Add')
}

async function payAsAGuest(page: Page): Promise<void> {
  await tabTo(page, t('contact.email'))
  await page.keyboard.type('kari@example.no')
  await tabTo(page, t('contact.policy'))
  await page.keyboard.press('Space')
  await takeByKeys(page, 'Pay')
}
