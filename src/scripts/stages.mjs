import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a command of this repository and keeps what it says.
 * @param {string} command a file that Node can run, or `npm`
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, show = false } = {}) {
  const [file, first] = command === 'npm' ? npm() : [process.execPath, [command]]
  return new Promise((resolve) => {
    const child = spawn(file, [...first, ...args], {
      cwd: root,
      env: { ...process.env, ...(show ? {} : { NO_COLOR: '1' }), ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: file === 'npm' && process.platform === 'win32',
    })
    let output = ''
    const keep = (chunk) => (output += chunk)
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    const stop = (signal) => child.kill(signal)
    process.once('SIGINT', stop).once('SIGTERM', stop)
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** The file of a tool that is installed here, so that no shell and no global tool is needed. */
export function tool(path) {
  return fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))
}

/** What the tools found last time, so that they look again only at what has changed. */
const CACHE = 'node_modules/.cache'

/** How the tools are started: one place, used by the checks and by the tests. */
export const checks = [
  {
    name: 'types',
    command: tool('typescript/bin/tsc'),
    args: ['-p', '.', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`],
  },
  { name: 'lint', command: tool('oxlint/bin/oxlint'), args: [] },
  { name: 'format', command: tool('oxfmt/bin/oxfmt'), args: ['--check', '.'] },
]

export const vitest = tool('vitest/vitest.mjs')
export const playwright = tool('@playwright/test/cli.js')

/** Prints one line of a stage's outcome, with what it said when it failed. */
export function report(name, ok, detail, output = '') {
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(12)} ${detail}`)
  if (!ok && output.trim() !== '') console.log(output.trimEnd().replaceAll(/^/gm, '      '))
}

function npm() {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
}
