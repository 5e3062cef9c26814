import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** One change of the schema, known by its name for ever; its statements run in order, all or none. */
export type Migration = { readonly name: string; readonly script: string }

/** Beside this file; the build puts it beside what this file becomes part of. */
const FOLDER = join(import.meta.dirname, 'migrations')

/**
 * Every change of the schema, in order; a published one is never edited. Instants are epoch ms in `double
 * precision` (exact, and a number in both drivers); money is integer minor units; `json` keeps documents as written.
 */
export const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .toSorted()
  .map((file) => ({ name: basename(file, '.sql'), script: readFileSync(join(FOLDER, file), 'utf8') }))
