import type { Database } from './database.ts'
import { MIGRATIONS } from './migrations.ts'

const MIGRATION_LOCK = 7_021_994

/** Brings the schema up to date; processes that start together take turns. */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await queries.query('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)')
    const done = new Set((await queries.query('SELECT name FROM migrations')).map((row) => row['name']))
    for (const { name, statements } of migrations) {
      if (done.has(name)) continue
      for (const statement of statements) await queries.query(statement)
      await queries.query('INSERT INTO migrations (name) VALUES ($1)', [name])
    }
  })
}
