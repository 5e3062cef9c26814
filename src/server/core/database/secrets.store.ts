import { string } from '#contracts/wire/wire-types.ts'
import type { Queries } from './database.ts'
import { rowReader } from './row-reader.ts'
import { newToken } from './tokens.ts'

const secretRow = rowReader('secrets', { value: string() })

/** A secret all replicas of a shop share, made by the first that asks. */
export async function secretOf(queries: Queries, name: string): Promise<string> {
  await queries.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    name,
    newToken(),
  ])
  const [row] = await queries.query('SELECT value FROM secrets WHERE name = $1', [name])
  if (!row) throw new Error(`no secret ${name} could be stored`)
  return secretRow(row).value
}
