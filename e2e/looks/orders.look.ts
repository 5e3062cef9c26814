import { expect, inEachView, test } from '../fixtures.ts'
import { draw } from '../vocabulary/draw.ts'
import { PAGES } from '../vocabulary/pages.ts'
import { walkTheChat, walkTheMenu, walkThePages } from '../vocabulary/walks.ts'

test('a whole order in the chat', ({ chat, page }) => walkTheChat(chat, (place) => draw(page, place)))

test('a whole order in the menu view', ({ classic, page }) =>
  walkTheMenu(classic, (place) => draw(page, place)))

test('a whole order one question to a page', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'orda-language', value: 'en', url: shop.url }])
  await walkThePages(page, (place) => draw(page, place))
})

inEachView((view) => {
  // That nobody is logged in, or nothing is found, is an answer; the browser tells of it all the same.
  test.use({ allowedNoise: [/status of 40[14]/] })

  test('the pages beside the conversation', async ({ shopper, page }) => {
    for (const [address, title] of PAGES) {
      await shopper.open(address)
      await expect(page.getByRole('heading', { name: shopper.t(title), exact: true })).toBeVisible()
      await draw(page, `${view}-page${address.replaceAll(/[^a-z0-9]+/g, '-')}`)
    }
  })
})
