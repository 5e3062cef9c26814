import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** The pictures that people look at; they prove nothing, so no test draws them. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../global-setup.ts',
  testMatch: '*.look.ts',
  timeout: 600_000,
})
