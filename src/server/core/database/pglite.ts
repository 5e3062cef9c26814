import { statfs } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { DataFolderError } from './lock.ts'
import type { Database, Row, Transaction } from './database.ts'
import { statementsOn } from './pglite-statements.ts'

/** The embedded database has given up, and cannot be opened anew as long as its disk is full; SQLSTATE 53100. */
class GivenUpError extends Error {
  readonly code = '53100'
}

/**
 * The embedded database in `folder`, or in memory without one. The caller holds the folder's lock. Throws a DataFolderError
 * where it cannot be read.
 */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder === undefined) return databaseOn(await PGlite.create('memory://'))
  const open = () => PGlite.create(folder)
  return databaseOn(await opened(folder), open)
}

/** A copy of the database of a folder that nobody else has open, as a tar. */
export async function dumpOf(folder: string): Promise<Uint8Array> {
  const pglite = await opened(folder)
  try {
    return await copyOf(pglite)
  } finally {
    await pglite.close()
  }
}

/** Once it has aborted it only says that it has: what is wrong is found out beside it. */
async function opened(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder)
  } catch (cause) {
    throw new DataFolderError(await reasonFor(folder), { cause })
  }
}

/** Less than this is no room for the smallest change. */
const LEAST_BYTES = 1_048_576

async function reasonFor(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < LEAST_BYTES
    ? `The database in ${folder} cannot be opened: its disk is full. Make room there.`
    : `The database in ${folder} cannot be read: its files are damaged, or another version wrote them. Move that folder away, and bring a backup back with npm run restore -- FILE.`
}

/** Makes the database of an empty folder out of such a copy; rejects where it is none. */
export async function loadPglite(folder: string, copy: Uint8Array): Promise<void> {
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir: new Blob([new Uint8Array(copy)]) })
  await pglite.close()
}

/** After a checkpoint there is nothing to be made good when it is opened. */
async function copyOf(pglite: PGlite): Promise<Uint8Array> {
  await pglite.query('CHECKPOINT')
  const copy = await pglite.dumpDataDir('none')
  return new Uint8Array(await copy.arrayBuffer())
}

/**
 * An embedded database that is open already; closing the one closes the other. One that gave up, which it does when its
 * disk is full, is opened anew with the next statement (F50).
 */
export function databaseOn(opened: PGlite, reopen?: () => Promise<PGlite>): Database {
  let pglite: PGlite | undefined = opened
  const statements = new WeakMap<PGlite, ReturnType<typeof statementsOn>>()
  let last: Promise<unknown> = Promise.resolve()
  let asked = 0

  /**
   * One at a time: a statement that waited inside an instance which gives up would never end, nor let anything else go on.
   * Between two of them whoever else has a turn: else connections are taken up, and polls answered, only when none waits.
   */
  function inTurn<T>(work: (source: PGlite) => Promise<T>): Promise<T> {
    asked += 1
    const mine = last.then(() => nextTurn()).then(async () => work((pglite ??= await openAnew())))
    last = mine.catch(() => undefined).finally(() => (asked -= 1))
    return mine
  }

  async function openAnew(): Promise<PGlite> {
    if (reopen === undefined)
      throw new GivenUpError('the database in memory gave up, and what it held is lost')
    return reopen().catch((cause: unknown) => {
      throw new GivenUpError('the database gave up, and its folder cannot be opened', { cause })
    })
  }

  async function told<T>(source: PGlite, work: () => Promise<T>): Promise<T> {
    if (source !== pglite) throw new GivenUpError('the database gave up in this transaction')
    try {
      return await work()
    } catch (error) {
      if (isPanic(error)) pglite = undefined
      throw error
    }
  }

  async function ask(source: PGlite, sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const query = statements.get(source) ?? statementsOn(source)
    statements.set(source, query)
    return told(source, () => query(sql, values))
  }

  function within(source: PGlite): Transaction {
    return {
      query: (sql, values) => ask(source, sql, values),
      execute: async (script) => void (await told(source, () => source.exec(script))),
    }
  }

  return {
    query: (sql, values) => inTurn((source) => ask(source, sql, values)),
    transaction: (work) =>
      inTurn(async (source) => {
        await ask(source, 'BEGIN')
        try {
          const value = await work(within(source))
          await ask(source, 'COMMIT')
          return value
        } catch (error) {
          if (source === pglite) await ask(source, 'ROLLBACK')
          throw error
        }
      }),
    dump: () => inTurn(copyOf),
    connections: () => ({ open: 1, idle: asked === 0 ? 1 : 0, waiting: Math.max(0, asked - 1) }),
    close: async () => pglite?.close(),
  }
}

function isPanic(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC'
}
