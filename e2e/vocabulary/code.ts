import type { Page } from '@playwright/test'

/** The code of pages on its way: it comes when it is let, or never. */
export type HeldCode = {
  readonly release: () => void
  /** How many taps the server was asked to answer. */
  readonly asked: () => number
}

type Entry = { readonly event: { readonly type: string } }
type ServedPage = Window & { readonly ordaBoot?: { readonly log: { readonly entries: readonly Entry[] } } }

/** From here on no page of this tab gets its code before it is released. */
export async function holdCode(page: Page): Promise<HeldCode> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/turn') asked += 1
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.fallback()
  })
  return { release, asked: () => asked }
}

/** What the customer did, by its name, as the page carries it that its server has drawn. */
export function servedCommands(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const entries = (window as ServedPage).ordaBoot?.log.entries ?? []
    return entries
      .map(({ event }) => event.type)
      .filter((type) => !['started', 'done', 'failed'].includes(type))
  })
}

/** Remembers all that stands in the page; the answer tells what of it is there no more. */
export async function rememberWhatStands(page: Page): Promise<() => Promise<readonly string[]>> {
  const stood = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')])
  return () =>
    stood.evaluate((elements) =>
      elements.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 200)),
    )
}
