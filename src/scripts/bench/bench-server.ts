import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

/** A production build of the server in its own process, with its own empty data. */
export type Served = {
  readonly port: number
  readonly url: string
  /** What it has taken of the processors so far; not a number where that is not told, as it is on Linux. */
  readonly processorMs: () => number
  readonly stop: () => Promise<void>
}

const READY_MS = 60_000
/** Of the processor in a second: what looks for work once a second takes less. */
const IDLE_MS = 100

/** Starts dist/server/main.js; on Linux it is held to one core, so that "one core" is what is measured. */
export async function serve(env: Record<string, string> = {}, core = 0): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'orda-bench-'))
  const port = await freePort()
  const node = [process.execPath, 'dist/server/main.js']
  const [file = '', ...args] = existsSync('/usr/bin/taskset')
    ? ['/usr/bin/taskset', '-c', String(core % availableParallelism()), ...node]
    : node
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ORDERS_PER_MINUTE: '1000000', ...env },
  })
  const url = `http://127.0.0.1:${port}`
  await ready(url, () => child.exitCode !== null)
  await quiet(() => processorMsOf(child.pid))
  return {
    port,
    url,
    processorMs: () => processorMsOf(child.pid),
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Its time in its own code and in the system's, which stand behind its name, in ticks of 10 ms. */
function processorMsOf(pid: number | undefined): number {
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return Number.NaN
  const [own, system] = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
  return ((own ?? Number.NaN) + (system ?? Number.NaN)) * 10
}

/** A first start packs its menus as small as they get, for ten seconds beside whoever is served: none of what is measured. */
async function quiet(processorMs: () => number): Promise<void> {
  const until = performance.now() + READY_MS
  let before = processorMs()
  while (performance.now() < until && !Number.isNaN(before)) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const now = processorMs()
    if (now - before <= IDLE_MS) return
    before = now
  }
}

async function ready(url: string, hasStopped: () => boolean): Promise<void> {
  const until = performance.now() + READY_MS
  while (performance.now() < until) {
    if (hasStopped()) throw new Error('the server did not start')
    const isUp = await fetch(`${url}/api/x/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server was not up in time')
}
