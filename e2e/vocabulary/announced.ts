import type { Page } from '@playwright/test'

type Listening = { readonly heard: readonly string[] }

/** Has every page opened from now on keep each line that a screen reader is told: an announcement is gone a second later. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(keepWhatIsAnnounced)
}

/** What was announced since the page was opened, in order. */
export function heardOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as Listening).heard)
}

/** Runs in the page. */
function keepWhatIsAnnounced(): void {
  const heard: string[] = []
  Object.assign(window, { heard })
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const line = element?.closest('[role="status"], [role="alert"]')?.textContent
      if (line) heard.push(line)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
