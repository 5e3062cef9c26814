import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recording } from '#flows/core/engine/replay.ts'

/** The names of the conversations that are kept. */
export const RECORDED: readonly string[] = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))

/** A conversation as it was recorded. */
export function recordingOf(name: string): Recording {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as Recording
}
