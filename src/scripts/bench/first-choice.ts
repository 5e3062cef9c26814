import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { CHOICE, LIVE, openPhone, slowDown, slowNetwork } from './bench-page.ts'

/** Milliseconds since navigation, and the JavaScript that had arrived by then in bytes of gzip. */
export type FirstChoice = {
  paintedMs: number
  answeredMs: number
  bytesPainted: number
  bytesAnswered: number
  bytesLive: number
  shift: number
}

type Script = { path: string; endedAt: number }

/** Opens the app for the first time, taps the first choice as soon as it is painted, and waits until all is live. */
export async function firstChoice(chrome: Browser, url: string, isSlow: boolean): Promise<FirstChoice> {
  const { context, page, tools } = await openPhone(chrome)
  try {
    if (isSlow) {
      await slowNetwork(tools)
      await slowDown(tools, 4)
    }
    await page.addInitScript(watchShifts)
    await page.addInitScript(tapFirstChoice, CHOICE)
    await page.goto(url, { waitUntil: 'commit' })
    const times = await page.waitForFunction(() => window.firstChoice, null, { timeout: 60_000 })
    const { paintedMs = Number.NaN, answeredMs = Number.NaN } = (await times.jsonValue()) ?? {}
    await page.waitForSelector(LIVE, { state: 'attached', timeout: 60_000 })
    const liveMs = await page.evaluate(() => performance.now())
    const scripts = await scriptsOf(page)
    const bytesBy = (time: number) =>
      scripts.filter(({ endedAt }) => endedAt <= time).reduce((sum, { path }) => sum + gzipSizeOf(path), 0)
    return {
      paintedMs,
      answeredMs,
      bytesPainted: bytesBy(paintedMs),
      bytesAnswered: bytesBy(answeredMs),
      bytesLive: bytesBy(liveMs),
      shift: await page.evaluate(() => window.layoutShift),
    }
  } finally {
    await context.close()
  }
}

declare global {
  // eslint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the browser's own
  interface Window {
    firstChoice?: { paintedMs: number; answeredMs: number }
    layoutShift: number
  }
}

/** Runs in the page. Painted: two animation frames after the choice is there. Answered: another turn is live. */
function tapFirstChoice(selector: string): void {
  const look = () => {
    const choice = document.querySelector<HTMLElement>(selector)
    if (choice === null) return requestAnimationFrame(look)
    return requestAnimationFrame(() => requestAnimationFrame(() => tap(choice)))
  }
  const tap = (choice: HTMLElement) => {
    const paintedMs = performance.now()
    const before = choice.closest('[data-turn]')?.textContent
    choice.click()
    const wait = () => {
      const live = document.querySelector('[data-turn="live"]')
      const isAnswered = live !== null && live.textContent !== before && !live.contains(choice)
      if (!isAnswered) return requestAnimationFrame(wait)
      window.firstChoice = { paintedMs, answeredMs: performance.now() }
      return undefined
    }
    wait()
  }
  look()
}

/** Runs in the page. Adds up what moved without being asked to. */
function watchShifts(): void {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The scripts a page has fetched so far. */
export async function scriptsOf(page: Page): Promise<readonly Script[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, responseEnd }) => ({ path: new URL(name).pathname, endedAt: responseEnd }))
      .filter(({ path }) => path.endsWith('.js')),
  )
}

/** Bytes of a built file, gzipped. */
export function gzipSizeOf(path: string): number {
  return gzipSync(readFileSync(join('dist/client', path)), { level: 9 }).length
}
