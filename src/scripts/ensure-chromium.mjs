import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.mjs'
import { run, tool } from './stages.mjs'

/** A Chromium for the browser tests: found, or installed by Playwright, or by the system's packages when allowed. */
export async function ensureChromium() {
  return (await findChromium()) ?? (await downloaded()) ?? (await packaged())
}

async function downloaded() {
  console.error('Installing a Chromium for the browser tests (once)…')
  await run(tool('playwright/cli.js'), ['install', '--with-deps', 'chromium'])
  return findChromium()
}

async function packaged() {
  const isAllowed = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isAllowed) return undefined
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('/usr/bin/apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return findChromium()
}
