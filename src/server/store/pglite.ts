import { PGlite } from '@electric-sql/pglite'
import type { Database, Queries, Row } from './database.ts'

/** The embedded database in `folder`, or in memory without one. The caller holds the folder's lock. */
export async function openPglite(folder?: string): Promise<Database> {
  return databaseOn(await PGlite.create(folder ?? 'memory://'))
}

/** An embedded database that is open already; closing the one closes the other. */
export function databaseOn(pglite: PGlite): Database {
  return {
    ...queriesOf(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queriesOf(transaction))),
    close: () => pglite.close(),
  }
}

function queriesOf(source: Pick<PGlite, 'query'>): Queries {
  return {
    query: async (sql, values = []) => (await source.query<Row>(sql, [...values])).rows,
  }
}
