import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { SettingsError, readSettings } from './env.ts'
import type { Settings } from './env.ts'
import { LockError, lockFolder } from './lock.ts'
import { renderedPages } from './rendered-pages.ts'
import { openShop } from './shop.ts'
import type { Shop } from './shop.ts'

const here = dirname(fileURLToPath(import.meta.url))

await start().catch((error: unknown) => giveUp(error))

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const logger = pino({
    level: settings.logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
  })
  const release = settings.databaseUrl === undefined ? lockFolder(settings.dataDir) : () => undefined
  process.on('exit', release)
  await assertPortFree(settings)
  const shop = await openShop(settings, seedFolderOf(settings), (error, orderId) =>
    logger.error({ err: error, orderId }, 'order not brought to the kitchen'),
  )
  const clientDir = clientDirOf(settings)
  const pages = await renderedPages(here, clientDir, shop.deps)
  const app = await buildApp({
    ...shop.deps,
    ...pages,
    logger,
    trustProxy: settings.trustProxy,
    ...(clientDir !== undefined && { clientDir }),
  })
  await app.listen({ port: settings.port, host: settings.host })
  shop.scheduler.start()
  shop.polish()
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  process.stdout.write(`Orda listens on http://localhost:${port}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(app, shop))
}

async function stop(app: { close(): Promise<unknown> }, shop: Shop): Promise<void> {
  await app.close()
  await shop.close()
  process.exit(0)
}

/** A taken port is told before the first start spends seconds on making the database. */
async function assertPortFree({ port, host }: Settings): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolvePort, reject) => {
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolvePort()))
  })
}

/** One line an operator can act on, and a code that says it failed. */
function giveUp(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}

function reasonOf(error: unknown): string {
  if (error instanceof SettingsError) return `Settings are wrong: ${error.message}`
  if (error instanceof LockError) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] ?? '4000'} is taken. Stop what uses it, or set PORT.`
  if (code === 'EACCES')
    return `Port ${process.env['PORT'] ?? '4000'} may not be used. Set PORT to one above 1023.`
  if (code === 'ECONNREFUSED') return 'The database of DATABASE_URL does not answer.'
  return `The server did not start: ${error.message.split('\n')[0] ?? error.name}`
}

/** Beside the source, or where the source is when this file is the built one. */
function seedFolderOf(settings: Settings): string {
  const roots = [settings.seedDir, resolve(here, 'seed/data'), resolve(here, '../../src/server/seed/data')]
  const folders = roots.flatMap((root) => (root === undefined ? [] : [resolve(root, settings.deployment)]))
  const found = folders.find((folder) => existsSync(folder))
  if (found === undefined)
    throw new SettingsError(
      `DEPLOYMENT ${settings.deployment} has no folder (looked in ${folders.join(', ')})`,
    )
  return found
}

function clientDirOf(settings: Settings): string | undefined {
  const folders = [settings.clientDir, resolve(here, '../client'), resolve(here, '../../dist/client')]
  const absolute = folders.flatMap((folder) => (folder === undefined ? [] : [resolve(folder)]))
  return absolute.find((folder) => existsSync(join(folder, 'index.html')))
}
