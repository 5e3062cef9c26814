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

/** The same engine without the windows, menus and services of a browser. */
const shells = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium-headless-shell']

/**
 * A Chromium on this machine: the one named by PLAYWRIGHT_CHROMIUM, the system's, or the one
 * that Playwright downloaded earlier.
 * @returns {Promise<string | undefined>} its executable
 */
export async function findChromium() {
  const found = foundAt(places)
  if (found !== undefined) return found
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/**
 * What journeys run in: a headless shell, which takes two thirds of the processor time, or else any Chromium. What is
 * measured is measured in a Chromium.
 * @returns {Promise<string | undefined>} its executable
 */
export async function findHeadlessShell() {
  return foundAt(shells) ?? (await findChromium())
}

function foundAt(paths) {
  return paths.find((path) => path !== undefined && path !== '' && existsSync(path))
}
