import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LockError, lockFolder } from '#server/process/lock.ts'

function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'orda-lock-'))
}

function startOf(pid: number | undefined): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
}

test('the lock names its process and goes with it', () => {
  const folder = aFolder()
  const release = lockFolder(folder)
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('a folder that does not exist yet is made', () => {
  const folder = join(aFolder(), 'deep', 'data')
  lockFolder(folder)()
  expect(existsSync(folder)).toBe(true)
})

test('a living process keeps its folder', async () => {
  const folder = aFolder()
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  await once(other, 'spawn')
  writeFileSync(join(folder, 'lock'), `${other.pid} ${startOf(other.pid)}`)
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${other.pid}`)
  other.kill()
  await once(other, 'exit')
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('a folder this process holds already is refused to it too, until it lets go', () => {
  const folder = aFolder()
  const release = lockFolder(folder)
  expect(() => lockFolder(`${folder}/.`)).toThrow(`is in use by process ${process.pid}`)
  release()
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('letting go twice does not let go of who took the folder in between', () => {
  const folder = aFolder()
  const release = lockFolder(folder)
  release()
  const releaseOther = lockFolder(folder)
  release()
  expect(existsSync(join(folder, 'lock'))).toBe(true)
  releaseOther()
})

test('a number given out again to another process does not keep the folder', () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'lock'), `${process.ppid} 1`)
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('a process that is being killed gives its folder up a moment later', async () => {
  const folder = aFolder()
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => process.exit(), 300)'])
  await once(other, 'spawn')
  writeFileSync(join(folder, 'lock'), `${other.pid} ${startOf(other.pid)}`)
  expect(() => lockFolder(folder)()).not.toThrow()
})

test.each(['', 'nonsense', '0 0', '-1 5'])('a lock that says %j is taken over', (content) => {
  const folder = aFolder()
  writeFileSync(join(folder, 'lock'), content)
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('a folder where nothing can be made is told at once', () => {
  expect(() => lockFolder('/proc/nothing/here')).toThrow('cannot be made')
})

test('a file is no folder', () => {
  const file = join(aFolder(), 'file')
  writeFileSync(file, '')
  expect(() => lockFolder(file)).toThrow('cannot be made: EEXIST')
})

test('a folder below a file cannot be made, and says so', () => {
  const file = join(aFolder(), 'file')
  writeFileSync(file, '')
  expect(() => lockFolder(join(file, 'data'))).toThrow(LockError)
})
