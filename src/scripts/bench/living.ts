import type { Browser, Page } from 'playwright'
import { median } from './figure.ts'
import type { Conversation } from './conversation-of.ts'
import { CHOICE, COMPOSER, LIVE, openPhone, slowDown, taskTime, type Phone } from './bench-page.ts'

const TURNS = 7
const OPENINGS = 5
const TEXT = 'bacon og ost'

/** Main-thread milliseconds of one turn in a conversation that was resumed; the median of seven turns. */
export async function turnTask(
  chrome: Browser,
  url: string,
  stored: Conversation,
  slowdown: number,
): Promise<number> {
  return resumed(chrome, url, stored, async ({ page, tools }) => {
    await tools.send('Performance.enable')
    await slowDown(tools, slowdown)
    const tasks: number[] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      await settled(page)
      const before = await taskTime(tools)
      await page.evaluate(takeTurn)
      tasks.push((await taskTime(tools)) - before)
    }
    return median(tasks)
  })
}

/** Main-thread milliseconds of one key in the composer, the processor slowed 4 times. */
export async function keystroke(chrome: Browser, url: string, stored: Conversation): Promise<number> {
  return resumed(chrome, url, stored, async ({ page, tools }) => {
    await tools.send('Performance.enable')
    await page.focus(COMPOSER)
    await slowDown(tools, 4)
    const tasks: number[] = []
    for (const key of TEXT) {
      await settled(page)
      const before = await taskTime(tools)
      await page.keyboard.type(key)
      await painted(page)
      tasks.push((await taskTime(tools)) - before)
    }
    return median(tasks)
  })
}

/** Milliseconds from navigation until a stored conversation can be used: with the app's files in the browser's cache, and with none of them. */
export async function openingTime(
  chrome: Browser,
  url: string,
  stored: Conversation,
): Promise<{ readonly cachedMs: number; readonly coldMs: number }> {
  const times: { readonly coldMs: number; readonly cachedMs: number }[] = []
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    times.push(
      await resumed(chrome, url, stored, async ({ page }) => {
        const coldMs = await usableIn(page)
        await settled(page)
        await page.goto(url)
        return { coldMs, cachedMs: await usableIn(page) }
      }),
    )
  }
  return {
    cachedMs: median(times.map(({ cachedMs }) => cachedMs)),
    coldMs: median(times.map(({ coldMs }) => coldMs)),
  }
}

async function usableIn(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => window.usableMs, null, { timeout: 60_000 })
  return (await time.jsonValue()) ?? Number.NaN
}

/** How often Tab must be pressed to walk through everything; a group of radio buttons is one stop. */
export async function tabStops(chrome: Browser, url: string, stored: Conversation): Promise<number> {
  return resumed(chrome, url, stored, ({ page }) =>
    page.evaluate(() => {
      const all = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
      ]
      const stops = all.filter(
        (each) => each.tabIndex >= 0 && !each.matches(':disabled, [inert] *') && each.checkVisibility(),
      )
      const keyOf = (each: HTMLElement, index: number) =>
        each instanceof HTMLInputElement && each.type === 'radio' ? `radio ${each.name}` : index
      return new Set(stops.map(keyOf)).size
    }),
  )
}

declare global {
  // eslint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the browser's own
  interface Window {
    usableMs?: number
  }
}

/** Opens the app on a device that holds this conversation. */
async function resumed<Value>(
  chrome: Browser,
  url: string,
  { storage }: Conversation,
  measure: (phone: Phone) => Promise<Value>,
): Promise<Value> {
  const phone = await openPhone(chrome)
  try {
    await phone.page.addInitScript(fillStorage, storage)
    await phone.page.addInitScript(watchUsable, CHOICE)
    await phone.page.goto(url)
    await phone.page.waitForSelector(LIVE, { state: 'attached', timeout: 60_000 })
    await phone.page.waitForSelector(CHOICE, { timeout: 60_000 })
    return await measure(phone)
  } finally {
    await phone.context.close()
  }
}

/** Runs in the page. */
function fillStorage(storage: Record<string, string>): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
}

/** Runs in the page. Usable: what was stored is shown, with a choice that answers a tap, and painted. */
function watchUsable(choice: string): void {
  const look = () => {
    const isHidden = document.querySelector('html[data-stored]') !== null
    if (isHidden || document.querySelector(choice) === null) return requestAnimationFrame(look)
    return requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.usableMs = performance.now()
      }),
    )
  }
  look()
}

/**
 * Runs in the page. One turn: from the categories into the first of them, from anywhere else to the categories; until
 * the next turn is painted. Gives up after 5 s, so that a page that does not answer is told and not waited for.
 */
function takeTurn(): Promise<void> {
  const asked = () =>
    document.querySelector<HTMLElement>('[data-turn="live"] [data-question]')?.dataset['question']
  const before = asked()
  const way =
    document.querySelector<HTMLElement>('[data-question="categories"] [data-choice]') ??
    [...document.querySelectorAll<HTMLElement>('[data-question="products"] button')].at(-1) ??
    document.querySelector<HTMLElement>('nav ol li:nth-child(3) button')
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no turn came')), 5_000)
    way?.click()
    const wait = () => {
      const isNext = asked() !== undefined && asked() !== before
      if (!isNext) return requestAnimationFrame(wait)
      return requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    }
    wait()
  })
}

function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/** Lets what an earlier turn left for idle time pass, longer than the guard against double taps. */
function settled(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 500)))
}
