import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A production server in a process of its own. */
export type Server = { readonly url: string; readonly stop: () => Promise<void> }

const READY_MS = 110_000
const ASK_AGAIN_MS = 50
/** A database of a few minutes is not worth compiling twice. */
const QUICKLY_COMPILED = ['--liftoff-only']

/** Starts the built server on a free port with its data in a folder, and what else it is told; resolves when it answers. */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...QUICKLY_COMPILED, 'dist/server/main.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      TEST_CLOCK: '1',
      ORDERS_PER_MINUTE: '10000',
      PUBLIC_URL: url,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))

  const until = Date.now() + READY_MS
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`the server is not there:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }

  return { url, stop }
}

/** Whether a deployment comes with the product, and is started by its name. */
export function isShipped(deployment: string): boolean {
  return existsSync(join(import.meta.dirname, '../src/server/seed/data', deployment))
}

/** Fills a data folder with a deployment of `deployments` as an operator does; rejects with what the command said. */
export async function importDeployment(deployment: string, dataDir: string): Promise<void> {
  const folder = join(import.meta.dirname, 'deployments', deployment)
  const command = ['src/scripts/run.mjs', 'src/server/seed/catalogue.cli.ts', 'import', folder]
  await promisify(execFile)(process.execPath, command, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir },
  })
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/x/health`).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** A port nobody listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
