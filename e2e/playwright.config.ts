import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findHeadlessShell } from '../src/scripts/chromium.mjs'

const executablePath = await findHeadlessShell()
const isRoot = process.getuid?.() === 0

/** Each has a server, a database and a browser of its own, which many at once would find no memory for. */
const MOST_WORKERS = 8

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for a good part of its time: for a frame, an answer, the next look at what is expected.
  workers: Math.min(MOST_WORKERS, Math.ceil(1.5 * Math.max(2, availableParallelism()))),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    // A tap waits until what moves stands still, which nobody reads. Where a journey is about what moves, it says so.
    reducedMotion: 'reduce',
    // Recording each journey for the one that fails costs a tenth of the time; `--trace on` records where it is wanted.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
})
