import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { runBackup, runRestore } from '#server/backup/backup-command.ts'
import { folderSocketOf } from '#server/core/process/folder-socket.ts'
import { openPglite } from '#server/core/database/pglite.ts'
import { aDataFolder } from '#tests/support/databases.ts'
import {
  aRemoteGuest,
  aSmallSeed,
  killServers,
  startServer,
  untilEnded,
  untilListening,
} from '#tests/support/server-process.ts'
import type { RemoteGuest } from '#tests/support/server-process.ts'

const aFolder = () => mkdtempSync(join(tmpdir(), 'orda-data-'))

/** What a command says, and its exit code. */
async function told(command: typeof runBackup, args: readonly string[], environment: Record<string, string>) {
  const lines: string[] = []
  const code = await command(args, { environment, print: (line) => lines.push(line) })
  return { code, said: lines.join('\n') }
}

async function ordersIn(dataDir: string): Promise<ReadonlySet<unknown>> {
  const database = await openPglite(join(dataDir, 'database'))
  const rows = await database.query('SELECT id FROM orders')
  await database.close()
  return new Set(rows.map(({ id }) => id))
}

describe('a backup', () => {
  const dataDir = aDataFolder()
  const file = join(aFolder(), 'orda.tar.gz')
  const ordered: string[] = []
  let before: readonly string[] = []
  let child: ChildProcess
  afterAll(killServers)

  beforeAll(async () => {
    const port = await freePort()
    child = startServer({ PORT: String(port), DATA_DIR: dataDir, SEED_DIR: aSmallSeed() })
    await untilListening(child)
    const guest = await aRemoteGuest(`http://127.0.0.1:${port}/api`)
    const isOver = new AbortController()
    const writers = [1, 2, 3].map((writer) => orderUntil(isOver.signal, guest, writer))
    while (ordered.length <= 10) await Promise.race([new Promise(setImmediate), ...writers])
    before = [...ordered]
    expect(await told(runBackup, [file], { DATA_DIR: dataDir })).toEqual({
      code: 0,
      said: `The database of ${dataDir} is in ${file}.`,
    })
    isOver.abort()
    await Promise.all(writers)
  }, 120_000)

  async function orderUntil(isOver: AbortSignal, guest: RemoteGuest, writer: number): Promise<void> {
    for (let made = 0; !isOver.aborted; made += 1) {
      const answer = await guest.order(`writer-${writer}-${made}`)
      if (answer?.status !== 201) throw new Error(`an order was answered ${answer?.status}`)
      ordered.push(String((await answer.json()).id))
    }
  }

  test('made while orders come in has every one that was there before, in an empty folder', async () => {
    const restored = aFolder()
    const { code, said } = await told(runRestore, [file], { DATA_DIR: restored })
    const ids = await ordersIn(restored)
    expect(code).toBe(0)
    expect(said).toBe(`The database of ${file} is in ${restored}, with ${ids.size} orders.`)
    expect(before.filter((id) => !ids.has(id))).toEqual([])
    expect([...ids].filter((id) => !ordered.includes(String(id)))).toEqual([])
  }, 60_000)

  test('is its owner’s alone, as is the way to ask a running server for one', () => {
    for (const path of [file, folderSocketOf(dataDir)]) expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test('is not written over', async () => {
    const again = await told(runBackup, [file], { DATA_DIR: dataDir })
    expect(again).toEqual({ code: 1, said: `${file} is there already.` })
  })

  test('is not restored over a database', async () => {
    const { code, said } = await told(runRestore, [file], { DATA_DIR: dataDir })
    expect([code, said]).toEqual([1, expect.stringContaining(`in use by process ${child.pid}`)])
    child.kill('SIGTERM')
    expect((await untilEnded(child)).code).toBe(0)
    const stopped = await told(runRestore, [file], { DATA_DIR: dataDir })
    expect(stopped).toEqual({
      code: 1,
      said: `${dataDir} has a database already. Set DATA_DIR to a new folder.`,
    })
  }, 60_000)

  test('of a server that stands still is the same', async () => {
    const later = join(aFolder(), 'later.tar.gz')
    expect((await told(runBackup, [later], { DATA_DIR: dataDir })).code).toBe(0)
    const restored = aFolder()
    expect((await told(runRestore, [later], { DATA_DIR: restored })).code).toBe(0)
    expect(await ordersIn(restored)).toEqual(new Set(ordered))
  }, 60_000)
})

describe('what cannot be done is said in a line, and leaves nothing behind', () => {
  test('a file that is no backup', async () => {
    const dataDir = aFolder()
    const file = join(aFolder(), 'holiday.jpg')
    writeFileSync(file, 'no database')
    expect(await told(runRestore, [file], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      said: `${file} is no backup, or is damaged.`,
    })
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('a backup that is not there', async () => {
    const { code, said } = await told(runRestore, ['/nowhere/orda.tar.gz'], { DATA_DIR: aFolder() })
    expect([code, said]).toEqual([1, '/nowhere/orda.tar.gz is not there.'])
  })

  test('a folder without a database', async () => {
    const dataDir = aFolder()
    const file = join(aFolder(), 'orda.tar.gz')
    expect(await told(runBackup, [file], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      said: `${dataDir} has no database.`,
    })
    expect(existsSync(file)).toBe(false)
  })

  test('a folder of a killed server, whose socket is left behind', async () => {
    const dataDir = aFolder()
    mkdirSync(join(dataDir, 'empty'))
    writeFileSync(folderSocketOf(dataDir), '')
    const { said } = await told(runBackup, [join(aFolder(), 'orda.tar.gz')], { DATA_DIR: dataDir })
    expect(said).toBe(`${dataDir} has no database.`)
  })

  test.each([runBackup, runRestore])('a PostgreSQL, which has tools of its own', async (command) => {
    const { code, said } = await told(command, ['orda.tar.gz'], { DATABASE_URL: 'postgres://db/orda' })
    expect([code, said]).toEqual([1, expect.stringContaining('pg_dump')])
  })

  test.each([runBackup, runRestore])('no file at all', async (command) => {
    expect(await told(command, [], {})).toEqual({ code: 2, said: expect.stringContaining('-- FILE') })
  })
})
