import type { Database, Queries } from './database.ts'
import { MIGRATIONS } from './migrations.ts'

const MIGRATION_LOCK = 7_021_994

/** The database was made by a newer version, which may have moved what this one would write over. */
export class NewerSchemaError extends Error {}

/**
 * Brings the schema up to date; processes that start together take turns. Throws a NewerSchemaError, by the name of the
 * first change this version does not know.
 */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await queries.query('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)')
    const done = new Set((await queries.query('SELECT name FROM migrations')).map((row) => row['name']))
    const known = new Set<unknown>(migrations.map(({ name }) => name))
    const newer = [...done].find((name) => !known.has(name))
    if (newer !== undefined)
      throw new NewerSchemaError(
        `the database is of a newer version (it has ${String(newer)}): start that version, or give this one a backup of its own time`,
      )
    for (const { name, script } of migrations) {
      if (done.has(name)) continue
      await queries.execute(script)
      await queries.query('INSERT INTO migrations (name) VALUES ($1)', [name])
    }
  })
}

/** Whether the schema has every change this version knows. */
export async function isUpToDate(queries: Queries): Promise<boolean> {
  const done = new Set((await queries.query('SELECT name FROM migrations')).map((row) => row['name']))
  return MIGRATIONS.every(({ name }) => done.has(name))
}
