import { string } from 'superstruct'
import { Whole } from '../core/database/columns.ts'
import type { Database, Queries } from '../core/database/database.ts'
import { rowReader } from '../core/database/row-reader.ts'

/** What keeps a database from being moved. */
export class MoveError extends Error {}

export type Moved = { readonly table: string; readonly rows: number }

const BATCH = 500
/** Which changes the schema has: the target has made its own. */
const SCHEMA_TABLE = 'migrations'

/**
 * Copies every row of one database into another that is empty and has the same schema, in one transaction of each. Throws
 * a MoveError, and leaves the target empty, where it is not or a count differs.
 */
export function moveRows(source: Database, target: Database): Promise<readonly Moved[]> {
  return source.transaction((from) =>
    target.transaction(async (into) => {
      const tables = await tablesOf(from)
      for (const table of tables)
        if ((await countOf(into, table)) > 0)
          throw new MoveError(
            `The database of DATABASE_URL is not empty: ${table} has rows. Give it a new one.`,
          )
      const moved: Moved[] = []
      for (const table of tables) moved.push(await moveTable(table, from, into))
      await moveSequences(from, into)
      return moved
    }),
  )
}

async function moveTable(table: string, from: Queries, into: Queries): Promise<Moved> {
  await from.query(`DECLARE moved NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${table} t`)
  for (;;) {
    const rows = (await from.query(`FETCH ${BATCH} FROM moved`)).map((each) => textRow(each).row)
    if (rows.length === 0) break
    await into.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`, [
      `[${rows.join(',')}]`,
    ])
  }
  await from.query('CLOSE moved')
  const [rows, arrived] = [await countOf(from, table), await countOf(into, table)]
  if (rows !== arrived) throw new MoveError(`${table} has ${rows} rows, of which ${arrived} arrived.`)
  return { table, rows }
}

/** What counts by itself goes on counting where it was. */
async function moveSequences(from: Queries, into: Queries): Promise<void> {
  for (const { name } of await namesOf(from, `SELECT sequencename AS name FROM pg_sequences ORDER BY 1`)) {
    const [row] = await from.query(`SELECT last_value::text AS last, is_called::text AS called FROM ${name}`)
    if (!row) continue
    const { last, called } = sequenceRow(row)
    await into.query('SELECT setval($1::regclass, $2::bigint, $3::boolean)', [name, last, called])
  }
}

/** Every table of ours, those first that others refer to. */
async function tablesOf(queries: Queries): Promise<readonly string[]> {
  const tables = await namesOf(
    queries,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`,
  )
  const references = (
    await queries.query(
      `SELECT conrelid::regclass::text AS referrer, confrelid::regclass::text AS referred
       FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`,
    )
  ).map((row) => referenceRow(row))
  const waiting = new Set(tables.map(({ name }) => name).filter((name) => name !== SCHEMA_TABLE))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (name) => !references.some(({ referrer, referred }) => referrer === name && waiting.has(referred)),
    )
    if (free.length === 0)
      throw new MoveError(`Tables refer to each other in a ring: ${[...waiting].join(', ')}.`)
    for (const name of free) waiting.delete(name)
    ordered.push(...free)
  }
  return ordered
}

async function countOf(queries: Queries, table: string): Promise<number> {
  const [row] = await queries.query(`SELECT count(*)::integer AS count FROM ${table}`)
  return row ? countRow(row).count : 0
}

async function namesOf(queries: Queries, sql: string) {
  return (await queries.query(sql)).map((row) => nameRow(row))
}

const nameRow = rowReader('pg_catalog', { name: string() })
const textRow = rowReader('moved', { row: string() })
const countRow = rowReader('count', { count: Whole })
const sequenceRow = rowReader('pg_sequences', { last: string(), called: string() })
const referenceRow = rowReader('pg_constraint', { referrer: string(), referred: string() })
