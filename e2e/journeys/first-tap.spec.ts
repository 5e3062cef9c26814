import { expect, test } from '../fixtures.ts'
import { EVERY_VIEW } from '../vocabulary/shopper.ts'
import { openMenu } from '../vocabulary/purchase.ts'

// The code is on its way only where the browser does not have it yet.
test.use({ isFresh: true })

test('a tap made before the code has come is shown as taken, and answered once it is there', async ({
  chat,
  page,
}) => {
  let come = (): void => undefined
  const late = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await late
    await route.fallback()
  })
  const opened = chat.open()
  const choice = page.locator('[data-turn="live"] [data-choice$=":EATIN"]').first()
  await choice.click()
  await expect(choice).toHaveAttribute('aria-busy', 'true')
  come()
  await opened
  await chat.expectQuestion('categories')
})

test('a page that was only opened keeps the focus at its top, though it was touched before it stood', async ({
  page,
  shop,
}) => {
  await page.context().addCookies([{ name: 'orda-language', value: 'en', url: shop.url }])
  for (const view of EVERY_VIEW)
    await test.step(view, async () => {
      await page.goto(`/?view=${view}`, { waitUntil: 'commit' })
      await page.mouse.click(2, 2)
      await expect(page.getByRole('group', { name: 'Brygga Burger', exact: true })).toBeVisible()
      await expect(page.locator(`[data-view="${view}"]`)).toBeVisible()
      // What is drawn by the server stands before anything could take the focus.
      await page.waitForLoadState('networkidle')
      await expect(page.locator('body')).toBeFocused()
    })
})

test.describe('a bad line', () => {
  // The browser tells of each file that was lost.
  test.use({ allowedNoise: [/ERR_FAILED/] })

  test('that loses the code of a page has it fetched again, and the page stands where the customer was (F41)', async ({
    chat,
    page,
  }) => {
    await openMenu(chat)
    await page.route('**/assets/fold-*.js', (route) => route.abort(), { times: 5 })
    await chat.reload()
    await chat.expectQuestion('categories')
  })
})
