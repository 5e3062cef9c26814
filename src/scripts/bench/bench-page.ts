import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

/** The hooks the page offers: choices of the live turn, and whether the whole conversation is live. */
export const CHOICE = '[data-turn="live"] [data-choice]:not([aria-disabled="true"])'
export const LIVE = 'html[data-live="true"]'
export const COMPOSER = '[data-composer]'

/** A page of its own the size of a phone, to be touched, with what the developer tools can ask of it. */
export type Phone = { context: BrowserContext; page: Page; tools: CDPSession }

export async function openPhone(chrome: Browser): Promise<Phone> {
  const context = await chrome.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'no',
  })
  // The loader that runs this file names functions by a helper, which the page must know too.
  await context.addInitScript('globalThis.__name = (value) => value')
  const page = await context.newPage()
  return { context, page, tools: await context.newCDPSession(page) }
}

/** Slows the processor so many times. */
export async function slowDown(tools: CDPSession, rate: number): Promise<void> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** A slow mobile network: 150 ms, 1.6 Mbit/s down, 750 kbit/s up, nothing cached. */
export async function slowNetwork(tools: CDPSession): Promise<void> {
  await tools.send('Network.enable')
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

/** What the main thread has been busy with since the page began, in ms. */
export async function taskTime(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
