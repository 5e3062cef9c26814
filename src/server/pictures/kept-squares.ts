import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { squaresOf } from './squares.ts'

/** Another one has every copy made anew. */
const RECIPE = 1

export type Square = { readonly etag: string; readonly bytes: Buffer }

/** Makes a square of a picture when it is first asked for, and keeps it. */
export type KeptSquares = (path: string, width: number) => Promise<Square>

/**
 * Keeps squares in a folder, by the file they are of as it was; rejects where the picture cannot be read. A folder that
 * cannot be written to is told of, and does not matter to who asked.
 */
export function keptSquares(folder: string, onError: (error: unknown) => void): KeptSquares {
  const making = new Map<string, Promise<Buffer>>()
  let turn: Promise<unknown> = Promise.resolve()

  return async (path, width) => {
    const { mtimeMs, size } = await stat(path)
    const facts = `${RECIPE} ${path} ${mtimeMs} ${size} ${width}`
    const key = createHash('sha256').update(facts).digest('base64url').slice(0, 22)
    const file = join(folder, `${key}.webp`)
    const kept = await readFile(file).catch(() => undefined)
    return { etag: `"${key}"`, bytes: kept ?? (await made(key, file, () => squareOf(path, width))) }
  }

  /** One at a time, and each once: whoever asks meanwhile waits for the same. */
  function made(key: string, file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = making.get(key)
    if (known) return known
    const made = turn.then(make)
    turn = made.catch(() => undefined)
    making.set(key, made)
    void made
      .then((bytes) => keep(file, bytes).catch(onError))
      .catch(() => undefined)
      .finally(() => making.delete(key))
    return made
  }

  /** Nobody reads half of one. */
  async function keep(file: string, bytes: Buffer): Promise<void> {
    const part = `${file}.${randomUUID()}`
    await mkdir(folder, { recursive: true })
    await writeFile(part, bytes)
    await rename(part, file)
  }
}

async function squareOf(path: string, width: number): Promise<Buffer> {
  return (await squaresOf(path)).square(width)
}
