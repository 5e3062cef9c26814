import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { CHOICE, LIVE, openPhone, slowDown, slowNetwork } from '../bench-page.ts'

const PATIENCE_MS = 60_000
const BETWEEN_TAPS_MS = 1_000

/** Milliseconds since navigation. */
export type Times = { readonly paintedMs: number; readonly answeredMs: number }

/** What had arrived by then: JavaScript in bytes of gzip, and files of code and styles. */
export type FirstChoice = Times & {
  readonly bytesPainted: number
  readonly bytesAnswered: number
  readonly bytesLive: number
  readonly filesLive: number
  readonly shift: number
}

/** `isSlow`: the processor 4 times and the network of a phone. `without`: addresses nothing is fetched from. */
export type Circumstances = { readonly isSlow: boolean; readonly without?: readonly string[] }

type File = { readonly path: string; readonly endedAt: number }

/** Opens the app for the first time, taps the first choice as soon as it is painted, and waits until all is live. */
export function firstChoice(chrome: Browser, url: string, isSlow: boolean): Promise<FirstChoice> {
  return visited(chrome, url, { isSlow }, async (page, times) => {
    await page.waitForSelector(LIVE, { state: 'attached', timeout: PATIENCE_MS })
    const liveMs = await page.evaluate(() => performance.now())
    const [scripts, styles] = [await filesOf(page, 'js'), await filesOf(page, 'css')]
    const bytesBy = (time: number) =>
      scripts.filter(({ endedAt }) => endedAt <= time).reduce((sum, { path }) => sum + gzipSizeOf(path), 0)
    return {
      ...times,
      bytesPainted: bytesBy(times.paintedMs),
      bytesAnswered: bytesBy(times.answeredMs),
      bytesLive: bytesBy(liveMs),
      filesLive: [...scripts, ...styles].filter(({ endedAt }) => endedAt <= liveMs).length,
      shift: await page.evaluate(() => window.layoutShift),
    }
  })
}

/** The same tap alone, also on a page that never has any code. */
export function firstTap(chrome: Browser, url: string, circumstances: Circumstances): Promise<Times> {
  return visited(chrome, url, circumstances, (_page, times) => Promise.resolve(times))
}

/** How long (ms) the first choice of the second turn takes to be answered, tapped a second after the first tap, or once that is answered. */
export function secondTap(chrome: Browser, url: string, circumstances: Circumstances): Promise<number> {
  return visited(chrome, url, circumstances, tappedAgain)
}

/** The JavaScript (bytes of gzip) a page carries in itself, once it has been seen to be all that two answers need. */
export function inlineScriptBytes(chrome: Browser, url: string): Promise<number> {
  return visited(chrome, url, { isSlow: false, without: ['*/assets/*.js'] }, async (page, times) => {
    await tappedAgain(page, times)
    const scripts = await page.evaluate(() =>
      [...document.scripts].filter(({ src, type }) => src === '' && type === '').map(({ text }) => text),
    )
    return gzipSync(scripts.join('\n'), { level: 9 }).length
  })
}

async function visited<Value>(
  chrome: Browser,
  url: string,
  { isSlow, without = [] }: Circumstances,
  look: (page: Page, times: Times) => Promise<Value>,
): Promise<Value> {
  const { context, page, tools } = await openPhone(chrome)
  try {
    if (isSlow) {
      await slowNetwork(tools)
      await slowDown(tools, 4)
    }
    if (without.length > 0) {
      await tools.send('Network.enable')
      await tools.send('Network.setBlockedURLs', { urls: [...without] })
    }
    await page.addInitScript(watchShifts)
    await page.addInitScript(tapFirstChoice, CHOICE)
    await page.goto(url, { waitUntil: 'commit' })
    const times = await page.waitForFunction(() => window.firstChoice, null, { timeout: PATIENCE_MS })
    const { paintedMs = Number.NaN, answeredMs = Number.NaN } = (await times.jsonValue()) ?? {}
    return await look(page, { paintedMs, answeredMs })
  } finally {
    await context.close()
  }
}

/** The first tap is made as soon as its choice is painted. */
async function tappedAgain(page: Page, { paintedMs }: Times): Promise<number> {
  const at = paintedMs + BETWEEN_TAPS_MS
  await page.evaluate(tapAgain, { selector: CHOICE, at })
  const told = await page.waitForFunction(() => window.secondAnswerMs, null, { timeout: PATIENCE_MS })
  return (await told.jsonValue()) ?? Number.NaN
}

declare global {
  // eslint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the browser's own
  interface Window {
    firstChoice?: Times
    secondAnswerMs?: number
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

/** Runs in the page. Answered: another question is asked, for the code may draw the same one anew meanwhile. */
function tapAgain({ selector, at }: { readonly selector: string; readonly at: number }): void {
  const asked = () =>
    document.querySelector('[data-turn="live"] [data-question]')?.getAttribute('data-question')
  const look = () => {
    const choice = document.querySelector<HTMLElement>(selector)
    if (choice === null || performance.now() < at) return requestAnimationFrame(look)
    const [before, tappedMs] = [asked(), performance.now()]
    choice.click()
    const wait = () => {
      const now = asked()
      if (now === undefined || now === before) return requestAnimationFrame(wait)
      window.secondAnswerMs = performance.now() - tappedMs
      return undefined
    }
    return wait()
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
export function scriptsOf(page: Page): Promise<readonly File[]> {
  return filesOf(page, 'js')
}

function filesOf(page: Page, kind: 'js' | 'css'): Promise<readonly File[]> {
  return page.evaluate(
    (ending) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ name, responseEnd }) => ({ path: new URL(name).pathname, endedAt: responseEnd }))
        .filter(({ path }) => path.endsWith(ending)),
    `.${kind}`,
  )
}

/** Bytes of a built file, gzipped. */
export function gzipSizeOf(path: string): number {
  return gzipSync(readFileSync(join('dist/client', path)), { level: 9 }).length
}
