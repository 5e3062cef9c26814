import type { Page } from '@playwright/test'
import { expect, inOneShop, inViewsWithoutCode, test, type Shop } from '../fixtures.ts'
import { BRYGGA, MINUTE_MS, order, orderOf } from '../vocabulary/orders.ts'
import type { Plain } from '../vocabulary/plain.ts'
import { goToCheckout } from '../vocabulary/purchase.ts'

test.use({ javaScriptEnabled: false })
inOneShop()

inViewsWithoutCode(() => {
  test('the page of an order tells by itself what becomes of it, stays scrolled to where it was, and stands still for who wants that (WCAG 2.2.1)', async ({
    guest,
    page,
    shop,
  }) => {
    let asked: string | undefined
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) asked = response.headers()['refresh']
    })
    await order(guest)
    await expect(guest.refreshes()).toBeVisible()
    expect(asked).toMatch(/^20;/)
    await hurry(page)
    await guest.refreshNow()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await makeReady(guest, shop)
    await guest.expectOrder('ready')
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await guest.stopRefreshing()
    expect(asked).toBeUndefined()
    await guest.startRefreshing()
    expect(asked).toMatch(/^20;/)
  })

  test('who wants the page of their order to stand still says so before they pay, and looks again when they want to (WCAG 2.2.1)', async ({
    guest,
    shop,
  }) => {
    await goToCheckout(guest)
    await guest.refreshTick().uncheck({ force: true })
    await guest.pay()
    await guest.expectQuestion('order')
    await expect(guest.refreshes()).toHaveCount(0)
    await makeReady(guest, shop)
    await guest.refreshNow()
    await guest.expectOrder('ready')
    await expect(guest.refreshes()).toHaveCount(0)
  })
})

/** Twenty seconds go by in one, at addresses that nothing leads on to. */
async function hurry(page: Page): Promise<void> {
  await page.route('**/current-order**', async (route) => {
    const response = await route.fetch()
    const { refresh, ...headers } = response.headers()
    const sooner = refresh === undefined ? {} : { refresh: refresh.replace(/^20;/, '1;') }
    await route.fulfill({ response, headers: { ...headers, ...sooner } })
  })
}

/** The kitchen takes the order once its time has come, and says that it is ready. */
async function makeReady({ page }: Plain, shop: Shop): Promise<void> {
  await shop.setTime(shop.noon() + 11 * MINUTE_MS)
  await expect.poll(async () => (await orderOf(page)).state).toBe('PAID')
  const { id } = await orderOf(page)
  await shop.kitchen({ restaurantId: BRYGGA, order: { id, fate: 'ready' } })
}
