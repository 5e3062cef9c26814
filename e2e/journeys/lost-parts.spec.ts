import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { startingWith } from '../vocabulary/texts.ts'
import { openMenu } from '../vocabulary/purchase.ts'

// The browser itself tells of each file that was lost; nothing else may be told.
test.use({ isFresh: true, allowedNoise: [/Failed to load resource: net::ERR_FAILED/] })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('loads', `${sessionStorage.getItem('loads') ?? ''}x`))
})

test('a map that a bad line lost, with its styles, comes a moment later on the same page (F41)', async ({
  chat,
  page,
}) => {
  await page.route('**/assets/map-*.css', (route) => route.abort(), { times: 1 })
  await page.route('**/assets/map-*.js', (route) => route.abort(), { times: 1 })
  await chat.open()
  await chat.tap(chat.button(chat.t('restaurant.showMap')))
  const map = chat.live.locator('.leaflet-container')
  await expect(map).toBeVisible()
  await expect(map).toHaveCSS('overflow', 'hidden')
  await expectNeverReloaded(page)
})

test('words are answered when what reads them has come, though it was lost twice (F41)', async ({
  chat,
  page,
}) => {
  await openMenu(chat)
  await page.route('**/assets/reader-*.js', (route) => route.abort(), { times: 2 })
  await chat.say('qwertz')
  await expect(chat.live).toContainText(chat.t('unknown.1'))
  await chat.say('two chocolate chip cookies and a cola')
  await chat.expectQuestion('proposal')
  await expectNeverReloaded(page)
})

test('screens that a bad line lost twice are waited for, and the customer goes on (F41)', async ({
  classic,
  page,
}) => {
  await page.route('**/assets/screens-*.js', (route) => route.abort(), { times: 2 })
  await openMenu(classic)
  await classic.tap(classic.button(startingWith('Drinks')))
  await classic.expectQuestion('products')
  await expectNeverReloaded(page)
})

async function expectNeverReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => sessionStorage.getItem('loads'))).toBe('x')
}

test('a page that waits long for its scripts says so, also to who wants no motion (WCAG 2.3.3)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('orda.log', '{}'))
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  const sign = () => page.evaluate(() => getComputedStyle(document.body, '::before').opacity)
  await expect.poll(sign, { message: 'the waiting sign is drawn' }).toBe('1')
})
