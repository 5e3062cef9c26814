import type { Browser, Disposable, Page, PlaywrightTestOptions, ViewportSize } from '@playwright/test'

/** How a journey wants its page to be. */
export type Manner = {
  readonly viewport: ViewportSize
  readonly colorScheme: PlaywrightTestOptions['colorScheme']
  readonly reducedMotion: PlaywrightTestOptions['reducedMotion']
}

/**
 * One page for all journeys of a worker that may share it: a browser that has read the code before opens the shop for a
 * third of the processor time. What a journey left on it is taken away before the next.
 */
export type KeptPage = {
  readonly take: (manner: Manner) => Promise<Page>
  /** Empties it for the next journey; a page that a journey failed on is thrown away instead. */
  readonly leave: (hasFailed: boolean) => Promise<void>
}

export function keptPageOf(browser: Browser, url: string): KeptPage {
  let kept: Page | undefined
  let scripts: Disposable[] = []
  let size: ViewportSize

  async function take({ viewport, ...media }: Manner): Promise<Page> {
    size = viewport
    kept ??= await newPage()
    await kept.setViewportSize(viewport)
    await kept.emulateMedia({ media: null, forcedColors: null, contrast: null, ...media })
    return kept
  }

  async function newPage(): Promise<Page> {
    const context = await browser.newContext()
    const page = await context.newPage()
    // Another tab is as wide as its journey wants, and not as the journey did that came first.
    const open = context.newPage.bind(context)
    const openInSize = async () => {
      const another = await open()
      await another.setViewportSize(size)
      return another
    }
    Object.assign(context, { newPage: openInSize })
    const addInitScript = page.addInitScript.bind(page)
    const keepScript: Page['addInitScript'] = async (...given) => {
      const script = await addInitScript(...given)
      scripts.push(script)
      return script
    }
    // A clock cannot be given back.
    const install = () => Promise.reject(new Error('a journey that takes the clock says `isFresh`'))
    Object.assign(page, { addInitScript: keepScript })
    Object.assign(page.clock, { install })
    return page
  }

  async function leave(hasFailed: boolean): Promise<void> {
    const page = kept
    if (!page) return
    if (hasFailed || page.isClosed()) {
      kept = undefined
      scripts = []
      await page.context().close()
      return
    }
    const context = page.context()
    const others = context.pages().filter((each) => each !== page)
    await Promise.all(others.map((each) => each.close()))
    await Promise.all([page, context].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
    await Promise.all(scripts.map((script) => script.dispose()))
    scripts = []
    await context.setOffline(false)
    // A page of the shop that shows nothing of it: what is kept for the shop can be cleared from there.
    await page.goto(`${url}/api/x/health`)
    await page.evaluate(clearAll)
    await context.clearCookies()
  }

  return { take, leave }
}

/** Runs in the page. */
function clearAll(): void {
  localStorage.clear()
  sessionStorage.clear()
}
