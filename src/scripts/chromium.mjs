import { existsSync } from 'node:fs'

const places = [
  process.env.PLAYWRIGHT_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A Chromium on this machine: the one named by PLAYWRIGHT_CHROMIUM, the system's, or the one
 * that Playwright downloaded earlier.
 * @returns {Promise<string | undefined>} its executable
 */
export async function findChromium() {
  const found = places.find((path) => path !== undefined && path !== '' && existsSync(path))
  if (found !== undefined) return found
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}
