import { expect, type Page, type Request } from '@playwright/test'

/** How a page looks whether its restaurant is as it was: the place that never closes, or the one that takes orders ahead. */
export const LOOK = /\/restaurants\/(101|m1)$/

const MORE_THAN_A_POLL_MS = 16_000
const onTheirWay = new WeakMap<Page, Set<Request>>()

/** Gives a page a clock that can be put forward; its calls are counted from now on. */
export async function takeClock(page: Page): Promise<void> {
  const calls = new Set<Request>()
  onTheirWay.set(page, calls)
  page.on('request', (request) => request.url().includes('/api/') && calls.add(request))
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
  await page.clock.install()
}

/** Waits until no call is on its way: one that time jumps over has timed out. */
export async function untilAnswered(page: Page): Promise<void> {
  await expect.poll(() => onTheirWay.get(page)?.size).toBe(0)
}

/** Lets the browser's time pass beyond the next look at the restaurant, as often as it takes for the page to look. */
export async function afterAPoll(page: Page): Promise<void> {
  await expect(async () => {
    await untilAnswered(page)
    const look = page.waitForRequest(LOOK, { timeout: 2_000 })
    await page.clock.fastForward(MORE_THAN_A_POLL_MS)
    await (await look).response()
  }).toPass()
}
