import { defineConfig } from '@playwright/test'
import { findChromium } from '../src/scripts/chromium.mjs'

const executablePath = await findChromium()
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    // Recording each journey for the one that fails costs a tenth of the time; `--trace on` records where it is wanted.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
})
