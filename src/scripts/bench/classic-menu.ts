import type { Browser, CDPSession, Page } from 'playwright'
import type { MenuSchema } from '#contracts/catalogue/menu.contract.ts'
import { gzipSizeOf, scriptsOf } from './first-screen/first-choice.ts'
import { watchStolenShare } from './machine.ts'
import { openPhone, slowDown } from './bench-page.ts'

type Product = MenuSchema['products'][number]

/** The category that is filled, and how full. */
const CATEGORY = 'popular'
const PRODUCTS = 500
const TAPS = 9
/** After the last so many taps the whole list is scrolled through. */
const PASSES = 3
const MOST_FLICKS = 150
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

/** Something timed, and the share of the processors' time that other machines took meanwhile, missing where it is not counted. */
export type Watched = { readonly ms: number; readonly stolen: number | undefined }

/**
 * Milliseconds from each tap on a category of 500 products until it is painted, and the longest task of each flick
 * through all of it, which begin while the list still grows; the processor slowed 4 times. The browser slows itself by a
 * thread of its own: what other machines take then weighs several times, so each is told with what was taken.
 */
export async function bigCategory(
  chrome: Browser,
  url: string,
): Promise<{ readonly taps: readonly Watched[]; readonly flicks: readonly Watched[] }> {
  const { context, page, tools } = await openPhone(chrome)
  try {
    await fillCategory(page)
    await page.goto(`${url}/restaurants?view=classic`)
    // Not clicked: a mouse stays where it was, and each frame asks anew what it lies over.
    await page.tap('main [data-choice$=":EATIN"]')
    const tile = `main [data-choice="${CATEGORY}"]`
    await page.waitForSelector(tile)
    await slowDown(tools, 4)
    const taps: Watched[] = []
    const flicks: Watched[] = []
    for (let tap = 0; tap < TAPS; tap += 1) {
      await page.waitForSelector(tile)
      // What the taps before have left behind is not this one's.
      await tools.send('HeapProfiler.collectGarbage')
      await page.evaluate(rest)
      taps.push(await watched(() => page.evaluate(tapTile, tile)))
      if (tap >= TAPS - PASSES) flicks.push(...(await flickThrough(page, tools)))
      if (tap + 1 < TAPS) await page.tap('a[href="/categories"]')
    }
    return { taps, flicks }
  } finally {
    await context.close()
  }
}

async function watched(act: () => Promise<number>): Promise<Watched> {
  const stolen = watchStolenShare()
  const ms = await act()
  return { ms, stolen: stolen() }
}

/** Answers the call for a menu with one whose first category holds 500 products. */
async function fillCategory(page: Page): Promise<void> {
  await page.route('**/cache/*', async (route) => {
    const answer = await route.fetch()
    const menu = (await answer.json()) as MenuSchema
    const model = menu.products.find(({ type }) => type === 'REGULAR')
    if (model === undefined) throw new Error('the menu has no plain product')
    const codes = Array.from({ length: PRODUCTS }, (_, index) => `big-${index}`)
    await route.fulfill({
      response: answer,
      json: {
        ...menu,
        products: [...menu.products, ...codes.map((code) => namedApart(model, code))],
        navigations: menu.navigations.map((navigation) =>
          navigation.id === CATEGORY
            ? { ...navigation, products: codes.map((code, priority) => ({ code, priority })) }
            : navigation,
        ),
      },
    })
  })
}

/** The same product under another name: what is found once for a name is found anew for each. */
function namedApart(model: Product, code: string): Product {
  const translations = model.translations?.map((texts) => ({
    ...texts,
    items: texts.items.map((item) => ({ ...item, value: `${item.value} ${code}` })),
  }))
  return { ...model, id: code, code, name: `${model.name} ${code}`, ...(translations && { translations }) }
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

/** The longest task in ms of each flick to the end of a list that is still growing, 0 where none was long. */
async function flickThrough(page: Page, tools: CDPSession): Promise<readonly Watched[]> {
  const longTasks = await page.evaluateHandle(watchLongTasks)
  const flicks: Watched[] = []
  while (!(await page.evaluate(isAllPassed, PRODUCTS))) {
    if (flicks.length === MOST_FLICKS) throw new Error('the end of the list was never reached')
    const flicked = async () => {
      await flick(page, tools)
      return longTasks.evaluate(longestSince)
    }
    flicks.push(await watched(flicked))
  }
  await longTasks.evaluate(({ observer }) => observer.disconnect())
  return flicks
}

/** A finger wipes up over most of the screen and lets go; the page runs on until it comes to rest by itself. */
async function flick(page: Page, tools: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints })
  const x = 195
  await touch('touchStart', { x, y: 700 })
  for (let y = 600; y >= 100; y -= 100) await touch('touchMove', { x, y })
  await touch('touchEnd')
  await page.evaluate(stillness)
}

/** Runs in the page: waits until it has not moved for a while. */
function stillness(): Promise<void> {
  return new Promise((resolve) => {
    let seenAt = Number.NaN
    const look = () => {
      if (scrollY === seenAt) {
        resolve()
        return
      }
      seenAt = scrollY
      setTimeout(look, 100)
    }
    look()
  })
}

type LongTasks = { readonly observer: PerformanceObserver; durations: number[] }

/** Runs in the page. */
function watchLongTasks(): LongTasks {
  const longTasks: LongTasks = {
    observer: new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.durations.push(duration)
    }),
    durations: [],
  }
  longTasks.observer.observe({ type: 'longtask' })
  return longTasks
}

/** Runs in the page: the longest task in ms since it was last asked. */
function longestSince(longTasks: LongTasks): number {
  const late = longTasks.observer.takeRecords().map(({ duration }) => duration)
  const longest = Math.max(0, ...longTasks.durations, ...late)
  longTasks.durations = []
  return longest
}

/** Runs in the page, between two flicks: whether every product has been drawn and passed. */
function isAllPassed(products: number): boolean {
  const scroller = document.scrollingElement
  const isAtEnd = scroller !== null && scroller.scrollTop + innerHeight >= scroller.scrollHeight - 1
  return isAtEnd && document.querySelectorAll('main article').length === products
}
