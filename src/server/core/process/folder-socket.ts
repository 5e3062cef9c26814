import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const OWNER_ONLY = 0o600

/** What a running server does with its embedded database, which no second process may open, for the commands of its owner. */
export type FolderCalls = {
  readonly backup: () => Promise<Uint8Array>
  /** Loads the catalogue of a folder; answers what changed, a line each. Throws a Refused with what keeps it from that. */
  readonly import: (folder: string) => Promise<string>
  /** Does what the words of a command want of the staff, a JSON array; answers what was done. Throws a Refused. */
  readonly staff: (asked: string) => Promise<string>
  /** The conversation that was sent under a code, as a recording. Throws a Refused where there is none. */
  readonly conversation: (code: string) => Promise<string>
}

const CALLS = ['backup', 'import', 'staff', 'conversation'] as const satisfies readonly (keyof FolderCalls)[]

/** Why a command cannot be done, in words for who gave it. */
export class Refused extends Error {}

/** Where a running server is asked: a file of its data folder. */
export function folderSocketOf(dataDir: string): string {
  return join(dataDir, 'server.sock')
}

/**
 * Does for each who connects what they ask for. Only who may read the data folder can: there is no address for it. Returns
 * how to stop. The caller holds the folder's lock.
 */
export async function serveFolder(dataDir: string, calls: FolderCalls): Promise<() => Promise<void>> {
  const path = folderSocketOf(dataDir)
  // A killed process has left its own behind.
  rmSync(path, { force: true })
  const server = createServer((asked, answer) => void answerTo(asked, answer, calls))
  server.listen(path)
  await once(server, 'listening')
  chmodSync(path, OWNER_ONLY)
  return async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}

async function answerTo(asked: IncomingMessage, answer: ServerResponse, calls: FolderCalls): Promise<void> {
  try {
    const call = CALLS.find((name) => asked.url === `/${name}`)
    if (call === undefined) throw new Refused('the server that runs is of another version: stop it first')
    const done = await calls[call](await text(asked))
    answer.writeHead(200, { 'content-length': Buffer.byteLength(done) }).end(done)
  } catch (error) {
    answer.writeHead(error instanceof Refused ? 409 : 500)
    answer.end(error instanceof Refused ? error.message : 'the server failed; its log says why')
  }
}

/** What a running server answers, as it comes in; undefined where none runs on this folder. Throws a Refused where it does not do it. */
export async function askFolder(
  dataDir: string,
  call: keyof FolderCalls,
  body = '',
): Promise<IncomingMessage | undefined> {
  const socketPath = folderSocketOf(dataDir)
  const asked = request({ socketPath, path: `/${call}`, method: 'POST' }).end(body)
  try {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    if (answer.statusCode !== 200) throw new Refused(await text(answer))
    return answer
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw error
  }
}
