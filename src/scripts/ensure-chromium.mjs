import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { run, tool } from './stages.mjs'

/** A Chromium to measure in: found, or installed by Playwright, or by the system's packages when allowed. */
export async function ensureChromium() {
  return (await findChromium()) ?? (await downloaded()) ?? (await packaged('chromium'))
}

/** The same for the journeys, where the lightest is the best. */
export async function ensureHeadlessShell() {
  return (await findHeadlessShell()) ?? (await downloaded()) ?? (await packaged('chromium-headless-shell'))
}

async function downloaded() {
  console.error('Installing a Chromium for the browser tests (once)…')
  await run(tool('playwright/cli.js'), ['install', '--with-deps', 'chromium'])
  return findChromium()
}

async function packaged(name) {
  const isAllowed = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isAllowed) return undefined
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync('/usr/bin/apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return findHeadlessShell()
}
