import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export class LockError extends Error {}

const TAKEOVER_ABANDONED_MS = 10_000
/** A killed process takes a moment to be gone; whoever restarts it at once should not be turned away. */
const DYING_MS = 1_000
const LOOK_AGAIN_MS = 50

/**
 * Takes the data folder for this process; the embedded database has no lock of its own and two processes would
 * silently lose each other's orders. Returns the release. Throws a LockError with one line for the operator.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder)
  const file = join(realpathSync(folder), 'lock')
  if (heldHere.has(file)) throw inUse(folder, ownName())
  if (!claim(file)) takeOver(folder, file)
  heldHere.add(file)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    heldHere.delete(file)
    if (read(file) === ownName()) rmSync(file, { force: true })
  }
}

/** What this process has locked: where the system tells no start, a file of an earlier process may bear its name. */
const heldHere = new Set<string>()

/** Replaces a lock whose process is gone; a second file keeps two starters from both replacing it. */
function takeOver(folder: string, file: string): void {
  const takeover = `${file}.takeover`
  dropAbandoned(takeover)
  if (!claim(takeover)) throw new LockError(`The data folder ${folder} is being taken by another process.`)
  try {
    const holder = read(file)
    if (holder !== undefined && keepsRunning(holder)) throw inUse(folder, holder)
    rmSync(file, { force: true })
    if (!claim(file)) throw new LockError(`The data folder ${folder} was just taken by another process.`)
  } finally {
    rmSync(takeover, { force: true })
  }
}

function inUse(folder: string, holder: string): LockError {
  return new LockError(
    `The data folder ${folder} is in use by process ${holder.split(' ')[0]}. Stop it, or set DATA_DIR.`,
  )
}

function dropAbandoned(takeover: string): void {
  const age = Date.now() - (statSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age > TAKEOVER_ABANDONED_MS) rmSync(takeover, { force: true })
}

/** Makes a folder that can be written into, or throws a LockError with one line for the operator. */
export function makeFolder(folder: string): void {
  try {
    makeWithParents(resolve(folder))
  } catch (error) {
    throw new LockError(`The data folder ${folder} cannot be made: ${codeOf(error)}. Set DATA_DIR.`)
  }
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new LockError(`The data folder ${folder} cannot be written: ${codeOf(error)}. Set DATA_DIR.`)
  }
}

/** Step by step: the recursive way never ends where a file system says there is nothing, as /proc does. */
function makeWithParents(folder: string): void {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeWithParents(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another starter may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function claim(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, ownName())
    closeSync(handle)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw new LockError(`The data folder cannot be written (${file}): ${codeOf(error)}. Set DATA_DIR.`)
  }
}

function keepsRunning(name: string): boolean {
  const still = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; waited < DYING_MS; waited += LOOK_AGAIN_MS) {
    if (!isRunning(name)) return false
    Atomics.wait(still, 0, 0, LOOK_AGAIN_MS)
  }
  return isRunning(name)
}

/** A process is its number and, where the system tells, its start: numbers are given out again. */
function ownName(): string {
  return `${process.pid} ${startOf(process.pid)}`
}

function isRunning(name: string): boolean {
  const [number = '', start = ''] = name.split(' ')
  const pid = Number(number)
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  if (name === ownName()) return start !== ''
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  const stat = statOf(pid)
  return stat === undefined || (stat.state !== 'Z' && stat.start === start)
}

function startOf(pid: number): string {
  return statOf(pid)?.start ?? ''
}

/** What Linux tells of a process: its state (Z: it has ended, nobody has taken notice) and its start. */
function statOf(pid: number): { readonly state: string; readonly start: string } | undefined {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === undefined) return undefined
  // The name of the program stands in brackets and may hold anything; fields are counted after it.
  const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state, start: rest[18] ?? '' }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
