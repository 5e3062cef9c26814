import type { Browser, CDPSession, Page } from 'playwright'
import type { MenuWire } from '#contracts/menu.contract.ts'
import { gzipSizeOf, scriptsOf } from './first-choice.ts'
import { openPhone, slowDown } from './page.ts'

/** The category that is filled, and how full. */
const CATEGORY = 'popular'
const PRODUCTS = 500
const TAPS = 5
/** After the last so many taps the whole list is scrolled through. */
const PASSES = 3
const MOST_GESTURES = 100
const FIRST_SCREEN = '[data-view="classic"] main [data-choice]'

/** Bytes of gzipped JavaScript at the menu's address in the classic view, nothing stored: until its first screen is shown, and what it then fetches by itself. */
export async function classicFirstLoad(
  chrome: Browser,
  url: string,
): Promise<{ readonly bytesShown: number; readonly bytesIdle: number }> {
  const { context, page } = await openPhone(chrome)
  try {
    await page.goto(`${url}/order?view=classic`, { waitUntil: 'commit' })
    const shown = await page.waitForFunction(shownAt, FIRST_SCREEN, { timeout: 60_000 })
    const shownMs = (await shown.jsonValue()) || Number.NaN
    await page.waitForLoadState('networkidle')
    const scripts = await scriptsOf(page)
    const bytesOf = (those: typeof scripts) => those.reduce((sum, { path }) => sum + gzipSizeOf(path), 0)
    return {
      bytesShown: bytesOf(scripts.filter(({ endedAt }) => endedAt <= shownMs)),
      bytesIdle: bytesOf(scripts.filter(({ endedAt }) => endedAt > shownMs)),
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page, at each frame: when the first screen was found there, by the page's own clock. */
function shownAt(selector: string): number | false {
  return document.querySelector(selector) !== null && performance.now()
}

/**
 * Milliseconds from each tap on a category of 500 products until it is painted, and the longest task of each pass through
 * all of it, which begins while the list still grows; the processor slowed 4 times. Whatever else the machine does makes
 * a longest task longer and never shorter, so the quietest pass is nearest to what the page itself costs.
 */
export async function bigCategory(
  chrome: Browser,
  url: string,
): Promise<{ readonly paintedMs: readonly number[]; readonly longestTaskMs: readonly number[] }> {
  const { context, page, tools } = await openPhone(chrome)
  try {
    await fillCategory(page)
    await page.goto(`${url}/restaurants?view=classic`)
    await page.click('main [data-choice$=":EATIN"]')
    const tile = `main [data-choice="${CATEGORY}"]`
    await page.waitForSelector(tile)
    await slowDown(tools, 4)
    const paintedMs: number[] = []
    const longestTaskMs: number[] = []
    for (let tap = 0; tap < TAPS; tap += 1) {
      await page.waitForSelector(tile)
      // What the taps before have left behind is not this one's.
      await tools.send('HeapProfiler.collectGarbage')
      await page.evaluate(rest)
      paintedMs.push(await page.evaluate(tapTile, tile))
      if (tap >= TAPS - PASSES) longestTaskMs.push(await longestWhileScrolling(page, tools))
      if (tap + 1 < TAPS) await page.click('a[href="/categories"]')
    }
    return { paintedMs, longestTaskMs }
  } finally {
    await context.close()
  }
}

/** Answers the call for a menu with one whose first category holds 500 products. */
async function fillCategory(page: Page): Promise<void> {
  await page.route('**/cache/*', async (route) => {
    const answer = await route.fetch()
    const menu = (await answer.json()) as MenuWire
    const model = menu.products.find(({ type }) => type === 'REGULAR')
    if (model === undefined) throw new Error('the menu has no plain product')
    const codes = Array.from({ length: PRODUCTS }, (_, index) => `big-${index}`)
    await route.fulfill({
      response: answer,
      json: {
        ...menu,
        products: [...menu.products, ...codes.map((code) => ({ ...model, id: code, code }))],
        navigations: menu.navigations.map((navigation) =>
          navigation.id === CATEGORY
            ? { ...navigation, products: codes.map((code, priority) => ({ code, priority })) }
            : navigation,
        ),
      },
    })
  })
}

/** Runs in the page: lets what is still going on come to an end. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const limit = { timeout: 1_000 }
    requestIdleCallback(() => requestIdleCallback(() => resolve(), limit), limit)
  })
}

/** Runs in the page: painted is two animation frames after the first product is there. */
function tapTile(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    document.querySelector<HTMLElement>(selector)?.click()
    const look = () => {
      if (document.querySelector('main article') === null) requestAnimationFrame(look)
      else requestAnimationFrame(() => resolve(performance.now() - startedAt))
    }
    look()
  })
}

/** The longest task in ms while a finger scrolls to the end of a list that is still growing, 0 where none was long. */
async function longestWhileScrolling(page: Page, tools: CDPSession): Promise<number> {
  const longTasks = await page.evaluateHandle(watchLongTasks)
  for (let gesture = 0; gesture < MOST_GESTURES; gesture += 1) {
    if (await page.evaluate(isAllPassed, PRODUCTS)) return longTasks.evaluate(longestOf)
    await tools.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -3_000, speed: 3_000 })
  }
  throw new Error('the end of the list was never reached')
}

type LongTasks = { readonly observer: PerformanceObserver; readonly durations: number[] }

/** Runs in the page. */
function watchLongTasks(): LongTasks {
  const durations: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration)
  })
  observer.observe({ type: 'longtask' })
  return { observer, durations }
}

/** Runs in the page. */
function longestOf({ observer, durations }: LongTasks): number {
  const late = observer.takeRecords().map(({ duration }) => duration)
  observer.disconnect()
  return Math.max(0, ...durations, ...late)
}

/** Runs in the page, between two gestures: whether every product has been drawn and passed. */
function isAllPassed(products: number): boolean {
  const scroller = document.scrollingElement
  const isAtEnd = scroller !== null && scroller.scrollTop + innerHeight >= scroller.scrollHeight - 1
  return isAtEnd && document.querySelectorAll('main article').length === products
}
