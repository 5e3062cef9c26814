import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server.ts'

/** Makes and seeds a database once; every worker's server begins with a copy of it instead of making its own. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'orda-e2e-seed-'))
  const server = await startServer(folder)
  await server.stop()
  process.env['SEEDED_DATA'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
