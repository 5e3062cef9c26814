import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { LIGHT } from '../vocabulary/colours.ts'
import { expectNoFaults, expectNoViolations } from '../vocabulary/faults.ts'
import { lostFocuses, tabTo, takeByKeys, watchFocus } from '../vocabulary/keyboard.ts'
import { askedAs, startingWith, textsOf, type Texts } from '../vocabulary/texts.ts'
import { topOf } from '../vocabulary/places.ts'
import { openMenu } from '../vocabulary/purchase.ts'

const t = textsOf('en')
const VIEW = 'view.linear'

test.beforeEach(({ page, shop }) =>
  page.context().addCookies([{ name: 'orda-language', value: 'en', url: shop.url }]),
)

for (const [language, words] of [
  [
    'en',
    {
      meals: 'Meals',
      meal: 'Brygga meal',
      side: 'Side',
      fries: 'Fries included',
      drink: 'Drink',
      dip: 'Dip for the side',
    },
  ],
  [
    'no',
    {
      meals: 'Menyer',
      meal: 'Bryggamenyen',
      side: 'Tilbehør',
      fries: 'Pommes frites inkludert',
      drink: 'Drikke',
      dip: 'Dipp',
    },
  ],
] as const)
  test(`the whole order is made one thing to a page with the keyboard alone, each page named and its heading read first, in ${language} (WCAG 2.1.1, 2.4.2, S9.38)`, async ({
    page,
    shop,
  }) => {
    const t = textsOf(language)
    const code: string[] = []
    page.on('request', (request) => code.push(request.url()))
    await page.context().addCookies([{ name: 'orda-language', value: language, url: shop.url }])
    await page.goto('/?view=linear')
    await expect(page.getByRole('heading', { level: 1, name: t('ask.restaurant') })).toBeVisible()
    await watchFocus(page)
    await takeByKeys(page, t('restaurant.chooseWithMode', { mode: t('mode.EATIN'), name: 'Brygga Burger' }))
    await asked(page, t, 'categories', 3)
    await takeByKeys(page, words.meals)
    await asked(page, t, 'products', 3)
    await takeByKeys(page, t('product.choose', { name: words.meal, price: '' }).replace(/[, ]+$/, ''))

    await onPage(page, words.side, 1)
    await takeByKeys(page, t('linear.continue'))
    const side = page.getByRole('group', { name: startingWith(words.side) })
    await expect(side.getByText(t('problem.product.requiredMissing'))).toBeVisible()
    await expect(side.getByRole('radio', { name: startingWith(words.fries) })).toBeFocused()
    await page.keyboard.press('Space')
    await takeByKeys(page, t('linear.continue'))
    await onPage(page, words.drink, 2)
    await takeByKeys(page, t('tray.back'))
    await onPage(page, words.side, 1)
    await expect(page.getByRole('radio', { name: startingWith(words.fries) })).toBeChecked()
    await takeByKeys(page, t('linear.continue'))
    await onPage(page, words.drink, 2)
    await choose(page, 'Cola')
    await takeByKeys(page, t('linear.addNow'))
    await asked(page, t, 'basket', 4)
    await expectNoViolations(page)

    await takeByKeys(page, t('basket.checkout'))
    await onPage(page, t('linear.ask.email'), 1)
    await tabTo(page, t('contact.email'))
    await page.keyboard.type('kari@')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: t('contact.email') })).toBeFocused()
    await page.keyboard.type('example.no')
    await page.keyboard.press('Enter')
    await onPage(page, t('linear.ask.terms'), 2)
    await page.goBack()
    await onPage(page, t('linear.ask.email'), 1)
    await takeByKeys(page, t('linear.continue'))
    await onPage(page, t('linear.ask.terms'), 2)
    await choose(page, t('contact.policy'))
    await takeByKeys(page, t('linear.continue'))
    await asked(page, t, 'checkout', 6)
    await expectNoViolations(page)
    await takeByKeys(page, t('payment.pay'))
    await asked(page, t, 'order')
    await expect(page.getByRole('button', { name: t('tray.back') })).toHaveAccessibleDescription(
      t('tray.barred'),
    )
    expect(await lostFocuses(page)).toEqual([])
    expect(code.filter((url) => url.includes('assistant-thread'))).toEqual([])
  })

test('a product is looked over at its end, where each choice is changed, and keeps its page through a reload', async ({
  page,
}) => {
  await page.goto('/?view=linear')
  await takeByKeys(page, 'Eat here: Brygga Burger')
  await asked(page, t, 'categories', 3)
  await page.goto('/product/1101?view=linear')
  await expect(page.getByRole('heading', { level: 1, name: 'Size' })).toBeVisible()
  await takeByKeys(page, t('linear.continue'))
  await onPage(page, 'Cooking', 2)
  await takeByKeys(page, t('linear.continue'))
  await onPage(page, 'Bun', 3)
  await takeByKeys(page, t('linear.continue'))
  await onPage(page, t('customise.extra'), 4)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t('customise.extra') })).toBeVisible()
  await takeByKeys(page, t('linear.continue'))
  await takeByKeys(page, t('linear.continue'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('linear.check', { name: 'Brygga burger' }),
  )
  await expectNoFaults(page, LIGHT, [])
  await takeByKeys(page, t('recap.changeOf', { what: 'Bun' }))
  await onPage(page, 'Bun', 3)
  await tabTo(page, 'Brioche bun')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: startingWith('Gluten-free bun') })).toBeChecked()
  await takeByKeys(page, t('linear.continue'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('linear.check', { name: 'Brygga burger' }),
  )
  await takeByKeys(page, t('customise.add'))
  await asked(page, t, 'basket', 4)
})

test('Back, an earlier answer and the browser lead to the question they name, at its heading', async ({
  page,
}) => {
  await page.goto('/?view=linear')
  await takeByKeys(page, 'Eat here: Brygga Burger')
  await asked(page, t, 'categories', 3)
  await takeByKeys(page, 'Meals')
  await asked(page, t, 'products', 3)
  await takeByKeys(page, t('tray.back'))
  await asked(page, t, 'categories', 3)
  await takeByKeys(page, t('step.change', { name: t('step.mode') }))
  await asked(page, t, 'mode', 2)
  await page.goBack()
  await asked(page, t, 'categories', 3)
})

test('a question that is come back to stands where it was left, by Back and from another view (S1.1)', async ({
  page,
}) => {
  await page.goto('/?view=linear')
  await takeByKeys(page, 'Eat here: Brygga Burger')
  await takeByKeys(page, 'Drinks')
  const act = page.getByRole('button', { name: /^Add Coffee/ })
  await act.evaluate(async (element) => {
    // A typeface that comes later moves what is measured.
    await document.fonts.ready
    element.scrollIntoView({ block: 'center' })
  })
  await act.click()
  await expect(page.getByRole('button', { name: t('quantity.decrease', { name: 'Coffee' }) })).toBeVisible()
  const left = await topOf(act)
  await page.getByRole('button', { name: startingWith(t('recap.basket')) }).click()
  await asked(page, t, 'basket', 4)
  await expect.poll(() => page.locator('main').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await page.getByRole('button', { name: t('tray.back') }).click()
  await asked(page, t, 'products', 3)
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
  await asked(page, t, 'categories', 3)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: t('ask.categories') })).toBeVisible()
  await page.getByRole('link', { name: t('view.chat') }).click()
  await chat.expectQuestion('categories')
  await expect(chat.heading).toBeVisible()
})

/** The page of a question: its heading has the focus, and its title tells the step. */
async function asked(page: Page, t: Texts, question: string, step?: number): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: askedAs(t, question) })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const place = step === undefined ? '' : ` - ${t('title.step', { index: step, of: 6 })}`
  await expect(page).toHaveTitle(`${await heading.innerText()}${place} - Brygga Burger - Orda`)
}

/** One of the pages of a question: its heading has the focus and begins its title, and it says which page it is. */
async function onPage(page: Page, title: string, index: number): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.title()).toMatch(new RegExp(`^${title.replace(/[?]/g, '\\?')}.* - Orda$`))
  await expect(page.locator('[id$="-page"]').getByText(new RegExp(`^\\p{L}+ ${index} `, 'u'))).toBeVisible()
}

/** Ticks what has this name. */
async function choose(page: Page, name: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Space')
}
