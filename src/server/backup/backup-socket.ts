import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

const OWNER_ONLY = 0o600

/** Where a running server is asked for a copy of its embedded database: a file of its data folder. */
export function backupSocketOf(dataDir: string): string {
  return join(dataDir, 'backup.sock')
}

/**
 * Answers each who connects with a copy of the database. Only who may read the data folder can: there is no address for
 * it. Returns how to stop. The caller holds the folder's lock.
 */
export async function serveBackups(
  dataDir: string,
  dump: () => Promise<Uint8Array>,
): Promise<() => Promise<void>> {
  const path = backupSocketOf(dataDir)
  // A killed process has left its own behind.
  rmSync(path, { force: true })
  const server = createServer((_asked, answer) => {
    dump().then(
      (copy) => answer.writeHead(200, { 'content-length': copy.length }).end(copy),
      () => answer.writeHead(500).end(),
    )
  })
  server.listen(path)
  await once(server, 'listening')
  chmodSync(path, OWNER_ONLY)
  return async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}

/** The copy a running server makes, as it comes in; undefined where none runs on this folder. */
export async function askForBackup(dataDir: string): Promise<IncomingMessage | undefined> {
  const asked = request({ socketPath: backupSocketOf(dataDir) }).end()
  try {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    if (answer.statusCode !== 200) throw new Error('the server could not make a copy of its database')
    return answer
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw error
  }
}
