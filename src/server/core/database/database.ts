export type Row = Record<string, unknown>

/** What SQL can be asked: one statement with `$1` parameters, its rows back; a `rowReader` knows what they hold. */
export type Queries = {
  query(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>
}

export type Transaction = Queries & {
  /** Does what a script says: statements one behind another, each with its semicolon. */
  execute(script: string): Promise<void>
}

export type Connections = { readonly open: number; readonly idle: number; readonly waiting: number }

/** The one port the stores know; PGlite and PostgreSQL stand behind it with the same SQL. */
export type Database = Queries & {
  /** Commits what `work` did, or nothing of it when it throws. */
  transaction<T>(work: (queries: Transaction) => Promise<T>): Promise<T>
  /** How many connections are there, how many of them idle, and how many statements wait for one. */
  connections(): Connections
  /** A copy of the whole as it is now, as a tar; of the embedded database alone. */
  readonly dump?: () => Promise<Uint8Array>
  close(): Promise<void>
}
