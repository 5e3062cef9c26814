import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { Classic } from '../vocabulary/classic.ts'
import { topOf } from '../vocabulary/places.ts'

const DISHES = 120
/** A page is scrolled by whole pixels, and its parts are no whole pixels high. */
const A_PIXEL = 1

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' })

test.beforeEach(async ({ classic, page }) => {
  await fillSides(page)
  await classic.open()
  await classic.chooseRestaurant('Brygga Burger', 'EATIN')
  await classic.chooseCategory('Sides')
})

const WAYS_BACK: readonly [string, (classic: Classic) => Promise<unknown>][] = [
  ['the browser`s Back', ({ page }) => page.goBack()],
  ['the way back the page offers', (classic) => classic.back()],
  ['taking it', (classic) => classic.confirmProduct()],
]

test('a long list is come back to where a product of it was opened, whatever the way back, and from a page that was read beside it', async ({
  classic,
  page,
}) => {
  const dish = dishOf(classic, 60)
  for (const [way, goBack] of WAYS_BACK)
    await test.step(way, async () => {
      await bringToTop(dish)
      const link = dish.getByRole('link')
      // A click on what lies half under the bar scrolls it out first, as a hand on it does.
      await link.hover()
      const top = await topOf(dish)
      await link.click()
      await classic.expectQuestion('customise')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await goBack(classic)
      await classic.expectQuestion('products')
      await expect.poll(async () => Math.abs((await topOf(dish)) - top)).toBeLessThanOrEqual(A_PIXEL)
    })
  await test.step('a page beside it', async () => {
    await bringToTop(dish)
    // The click itself scrolls the bar, which is always in sight, to where it lies in the page.
    await page.getByRole('button', { name: classic.t('classic.menu.open') }).click()
    await expect(classic.dialog).toBeVisible()
    const top = await topOf(dish)
    await classic.dialog.getByRole('link', { name: classic.t('accountMenu.login') }).click()
    await expect(classic.heading).toHaveText(classic.t('account.login.title'))
    await page.goBack()
    await classic.expectQuestion('products')
    await expect.poll(async () => Math.abs((await topOf(dish)) - top)).toBeLessThanOrEqual(A_PIXEL)
  })
})

test('another category is come to at its place, also after a product was opened far down', async ({
  classic,
  page,
}) => {
  const dish = dishOf(classic, 60)
  await bringToTop(dish)
  await dish.getByRole('link').click()
  await classic.expectQuestion('customise')
  await classic.back()
  await classic.expectQuestion('products')
  await classic.toCategories()
  await classic.chooseCategory('Burgers')
  await expect(classic.category('Burgers')).toBeInViewport()
  await classic.toCategories()
  await classic.chooseCategory('Popular')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

/** What of a menu as it is sent is changed here. */
type SentMenu = {
  readonly products: readonly { readonly code: string }[]
  readonly navigations: readonly {
    readonly id: string
    readonly products: readonly { readonly code: string }[]
  }[]
}

/** The kitchen offers so many dishes to go with the rest. */
async function fillSides(page: Page): Promise<void> {
  await page.route('**/cache/*', async (route) => {
    const answer = await route.fetch()
    const menu = (await answer.json()) as SentMenu
    const sides = menu.navigations.find(({ id }) => id === 'sides')
    const model = menu.products.find(({ code }) => code === sides?.products[0]?.code)
    const dishes = Array.from({ length: DISHES }, (_, index) => {
      const name = `Dish ${index}`
      return { ...model, id: name, code: `dish-${index}`, name, translations: [] }
    })
    await route.fulfill({
      response: answer,
      json: {
        ...menu,
        products: [...menu.products, ...dishes],
        navigations: menu.navigations.map((each) =>
          each.id === 'sides'
            ? { ...each, products: dishes.map(({ code }, priority) => ({ code, priority })) }
            : each,
        ),
      },
    })
  })
}

/** Also where a dialog lies over it. */
function dishOf(classic: Classic, index: number): Locator {
  return classic.main.getByRole('heading', { name: `Dish ${index}`, exact: true, includeHidden: true })
}

/** Scrolls to a dish once all are drawn, and waits until it stands still. */
async function bringToTop(dish: Locator): Promise<void> {
  await expect(
    dish
      .page()
      .locator('main article')
      .filter({ hasText: /Dish \d/ }),
  ).toHaveCount(DISHES)
  await dish.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  let top = Number.NaN
  const moves = async () => top !== (top = await topOf(dish))
  await expect.poll(moves, { intervals: [200] }).toBe(false)
}
