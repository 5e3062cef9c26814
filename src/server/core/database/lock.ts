import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** What is wrong with the data folder, and what helps: one line for the operator. */
export class DataFolderError extends Error {}

/** A killed process takes a moment to be gone; whoever restarts it at once should not be turned away. */
const DYING_MS = 1_000
const LOOK_AGAIN_MS = 50

/**
 * Takes the data folder for this process; the embedded database has no lock of its own and two processes would
 * silently lose each other's orders. The system lets go of it with the process, however that ends. Returns the release.
 * Throws a DataFolderError with one line for the operator.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  makeFolder(folder)
  const file = join(folder, 'lock')
  const handle = await lockedFile(file)
  if (handle === undefined)
    throw new DataFolderError(
      `The data folder ${folder} is in use by ${holderIn(file)}. Stop it, or set DATA_DIR.`,
    )
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    rmSync(file, { force: true })
    closeSync(handle)
  }
}

/** The file, open and locked for as long as it is open; undefined where somebody keeps it. */
async function lockedFile(file: string): Promise<number | undefined> {
  // Loaded only where it is used: what keeps its orders in PostgreSQL needs none.
  const { tryLock } = await import('fs-native-extensions')
  for (let waited = 0; waited <= DYING_MS; waited += LOOK_AGAIN_MS) {
    const handle = open(file)
    if (tryLock(handle) && isStillThere(handle, file)) {
      tell(handle)
      return handle
    }
    closeSync(handle)
    await setTimeout(LOOK_AGAIN_MS)
  }
  return undefined
}

/** Whoever let go of it between its opening and its locking has removed it. */
function isStillThere(handle: number, file: string): boolean {
  return fstatSync(handle).ino === statSync(file, { throwIfNoEntry: false })?.ino
}

function open(file: string): number {
  try {
    return openSync(file, 'a+')
  } catch (error) {
    throw new DataFolderError(`The data folder cannot be written (${file}): ${codeOf(error)}. Set DATA_DIR.`)
  }
}

/** Writes who holds it. Where a full disk has no room for that it is held all the same. */
function tell(handle: number): void {
  try {
    ftruncateSync(handle)
    writeSync(handle, String(process.pid))
  } catch {
    return
  }
}

/** Who holds it writes its number at once, unless the disk has no room even for that. */
function holderIn(file: string): string {
  const nameless = `a process that could not write its number, mostly because the disk is full (\`fuser ${file}\` names it)`
  try {
    const [number] = /^\d+/.exec(readFileSync(file, 'utf8')) ?? []
    return number === undefined ? nameless : `process ${number}`
  } catch {
    return nameless
  }
}

/** Makes a folder that can be written into, or throws a DataFolderError with one line for the operator. */
export function makeFolder(folder: string): void {
  try {
    makeWithParents(resolve(folder))
  } catch (error) {
    throw new DataFolderError(`The data folder ${folder} cannot be made: ${codeOf(error)}. Set DATA_DIR.`)
  }
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new DataFolderError(`The data folder ${folder} cannot be written: ${codeOf(error)}. Set DATA_DIR.`)
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

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
