import type { Locator } from '@playwright/test'

/** How far from the top of the window something stands, in whole px. */
export async function topOf(target: Locator): Promise<number> {
  return Math.round((await target.boundingBox())?.y ?? Number.NaN)
}
