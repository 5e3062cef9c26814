import { expect, type Page } from '@playwright/test'

/** How a page looks whether its restaurant, the place that never closes, is as it was. */
export const LOOK = /\/restaurants\/101$/

const MORE_THAN_A_POLL_MS = 16_000

/** Lets the browser's time pass beyond the next look at the restaurant, as often as it takes for the page to look. */
export async function afterAPoll(page: Page): Promise<void> {
  await expect(async () => {
    const look = page.waitForRequest(LOOK, { timeout: 2_000 })
    await page.clock.fastForward(MORE_THAN_A_POLL_MS)
    await (await look).response()
  }).toPass()
}
