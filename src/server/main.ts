import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SettingsError, readSettings } from './core/process/env.ts'
import type { Settings } from './core/process/env.ts'
import { DataFolderError, lockFolder } from './core/database/lock.ts'

await start().catch((error: unknown) => giveUp(error))

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const release = settings.databaseUrl === undefined ? await lockFolder(settings.dataDir) : () => undefined
  process.on('exit', release)
  await assertPortFree(settings)
  // Loaded only now: what forbids a start is told in a fraction of the time the rest takes to load.
  const { serve } = await import('./core/process/serve.ts')
  await serve(settings, dirname(fileURLToPath(import.meta.url)))
}

/** A taken port is told before a first start spends seconds on making the database. */
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

/** Only two settings name a host that is looked up before anything is served. */
function notFound(error: Error): string {
  const host = 'hostname' in error ? String(error.hostname) : ''
  const setting = host === process.env['HOST'] ? 'HOST' : 'DATABASE_URL'
  return `The host ${host} of ${setting} cannot be found.`
}

function reasonOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message.replace(/^/gm, 'Settings are wrong: ')
  if (error instanceof DataFolderError) return error.message
  // Told whole: each mistake is a line. Its class is loaded with the rest, which may be what failed.
  if (error instanceof Error && error.name === 'CatalogueError')
    return `The deployment is wrong:\n${error.message}`
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] ?? '4000'} is taken. Stop what uses it, or set PORT.`
  if (code === 'EACCES')
    return `Port ${process.env['PORT'] ?? '4000'} may not be used. Set PORT to one above 1023.`
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return notFound(error)
  if (code === 'EADDRNOTAVAIL') return `HOST ${process.env['HOST'] ?? ''} is no address of this machine.`
  if (/^(ECONN(REFUSED|RESET)|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code))
    return 'The database of DATABASE_URL does not answer.'
  return `The server did not start: ${error.message.split('\n')[0] ?? error.name}`
}
