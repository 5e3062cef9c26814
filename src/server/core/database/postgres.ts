import pg from 'pg'
import type { Database, Queries, Row, Transaction } from './database.ts'

const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 15_000

/** A pool of connections to the PostgreSQL at `url`; a statement is given up after `patienceMs`. */
export function openPostgres(url: string, connections = 8, patienceMs = STATEMENT_TIMEOUT_MS): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: patienceMs,
  })
  // A connection that dies is replaced by the pool, and who uses it is told by the next statement; without listeners, one
  // that idles or stands between two statements would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    ...queriesOf(pool),
    transaction: (work) => inTransaction(pool, work),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (queries: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('BEGIN')
    const execute = async (script: string) => void (await client.query(script))
    const value = await work({ ...queriesOf(client), execute })
    await client.query('COMMIT')
    return value
  } catch (error) {
    await client.query('ROLLBACK').catch((broken: Error) => (failure = broken))
    throw error
  } finally {
    client.release(failure)
  }
}

/** Statements are named by their text, so that the server parses each only once a connection. */
function queriesOf(source: Pick<pg.Pool | pg.PoolClient, 'query'>): Queries {
  return {
    query: async (sql, values = []) =>
      (await source.query<Row>({ text: sql, values: [...values], name: nameOf(sql) })).rows,
  }
}

const names = new Map<string, string>()

function nameOf(sql: string): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  const name = `s${names.size}`
  names.set(sql, name)
  return name
}
