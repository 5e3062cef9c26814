import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { DataFolderError, lockFolder } from '#server/core/database/lock.ts'

const holders: ChildProcess[] = []
afterEach(() => holders.splice(0).forEach((holder) => holder.kill('SIGKILL')))

test('the lock names its process and goes with it', async () => {
  const folder = aFolder()
  const release = await lockFolder(folder)
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid))
  release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('a folder that does not exist yet is made', async () => {
  const folder = join(aFolder(), 'deep', 'data')
  ;(await lockFolder(folder))()
  expect(existsSync(folder)).toBe(true)
})

test('a living process keeps its folder, and who it is is told', async () => {
  const folder = aFolder()
  const holder = await holderOf(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${holder.pid}`)
})

test('a process that is killed gives its folder up at once', async () => {
  const folder = aFolder()
  const holder = await holderOf(folder)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await expect(isFree(folder)).resolves.toBe(true)
})

test('a process that is about to end gives its folder up a moment later', async () => {
  const folder = aFolder()
  await holderOf(folder, 'setTimeout(() => process.exit(), 300)')
  await expect(isFree(folder)).resolves.toBe(true)
})

test('of many that start at the same moment one has the folder', async () => {
  const folder = aFolder()
  const started = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a folder this process holds already is refused to it too, until it lets go', async () => {
  const folder = aFolder()
  const release = await lockFolder(folder)
  await expect(lockFolder(`${folder}/.`)).rejects.toThrow(`is in use by process ${process.pid}`)
  release()
  await expect(isFree(folder)).resolves.toBe(true)
})

test('letting go twice does not let go of who took the folder in between', async () => {
  const folder = aFolder()
  const release = await lockFolder(folder)
  release()
  const releaseOther = await lockFolder(folder)
  release()
  await expect(lockFolder(folder)).rejects.toThrow(DataFolderError)
  releaseOther()
})

test.each(['', 'nonsense', `${process.ppid} 1`, `${process.pid}`])(
  'a lock that was left behind saying %j keeps nobody out',
  async (content) => {
    const folder = aFolder()
    writeFileSync(join(folder, 'lock'), content)
    await expect(isFree(folder)).resolves.toBe(true)
  },
)

test('a start on a full disk keeps nobody out of the folder later', async () => {
  const folder = aFolder()
  symlinkSync('/dev/full', join(folder, 'lock'))
  await expect(isFree(folder)).resolves.toBe(true)
  await expect(isFree(folder)).resolves.toBe(true)
})

test('a living process whose number found no room on a full disk keeps its folder, and why is told', async () => {
  const folder = aFolder()
  await holderOf(folder)
  writeFileSync(join(folder, 'lock'), '')
  await expect(lockFolder(folder)).rejects.toThrow(
    /in use by a process that could not write its number.*disk is full/,
  )
})

test('a folder where nothing can be made is told at once', async () => {
  await expect(lockFolder('/proc/nothing/here')).rejects.toThrow('cannot be made')
})

test('a file is no folder', async () => {
  const file = join(aFolder(), 'file')
  writeFileSync(file, '')
  await expect(lockFolder(file)).rejects.toThrow('cannot be made: EEXIST')
})

test('a folder below a file cannot be made, and says so', async () => {
  const file = join(aFolder(), 'file')
  writeFileSync(file, '')
  await expect(lockFolder(join(file, 'data'))).rejects.toThrow(DataFolderError)
})

function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'orda-lock-'))
}

async function isFree(folder: string): Promise<boolean> {
  const release = await lockFolder(folder)
  release()
  return true
}

/** Another process that holds a folder until it is killed. */
async function holderOf(folder: string, then = 'setInterval(() => {}, 1000)'): Promise<ChildProcess> {
  const script = `import { lockFolder } from './src/server/core/database/lock.ts'
    await lockFolder(${JSON.stringify(folder)})
    process.stdout.write('held')
    ${then}`
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script])
  holders.push(holder)
  await once(holder.stdout, 'data')
  return holder
}
