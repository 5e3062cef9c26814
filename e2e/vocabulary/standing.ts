import { expect, type Page } from '@playwright/test'

/** What a device keeps of its customer: where they stand, to come back to as often as a test needs. */
export type QuestionContext = Readonly<Record<string, string>>

const KEPT = 'e2e.standing'

/** What this page's device keeps now, once it keeps a conversation: what is shown first stands before that. */
export async function keepStanding(page: Page): Promise<QuestionContext> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('orda.log'))).not.toBeNull()
  await takeStandings(page)
  return page.evaluate(() => ({ ...localStorage }))
}

/** Has each page that this tab opens find the device as `standAs` says. */
export async function takeStandings(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const kept = sessionStorage.getItem(key)
    if (kept === null) return
    sessionStorage.removeItem(key)
    localStorage.clear()
    for (const [name, value] of Object.entries(JSON.parse(kept) as Record<string, string>))
      localStorage.setItem(name, value)
  }, KEPT)
}

/** The next page this tab opens finds the device as it was kept. */
export async function standAs(page: Page, standing: QuestionContext): Promise<void> {
  await page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [
    KEPT,
    JSON.stringify(standing),
  ] as const)
}
