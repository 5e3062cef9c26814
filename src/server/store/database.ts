export type Row = Record<string, unknown>

/** What SQL can be asked: one statement with `$1` parameters, its rows back; a `rowReader` knows what they hold. */
export type Queries = {
  query(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>
}

/** The one port the stores know; PGlite and PostgreSQL stand behind it with the same SQL. */
export type Database = Queries & {
  /** Commits what `work` did, or nothing of it when it throws. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  close(): Promise<void>
}
