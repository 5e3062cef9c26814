import type { Database, Queries } from '#server/core/database/database.ts'

/** Nothing outside of a process hears of it any more. */
class Killed extends Error {}

/** The connection to the database breaks, as PostgreSQL tells it. */
class ConnectionLost extends Error {
  readonly code = '08006'
}

export function isConnectionLost(error: unknown): boolean {
  return error instanceof ConnectionLost
}

export type Life = ReturnType<typeof aLife>

/** The life of one process. Whatever it asks of the outside is a step, and the answer another; it can end at any. */
export function aLife(pause: () => Promise<void>) {
  let isOver = false
  let left = Number.POSITIVE_INFINITY
  let leftOfDatabase = Number.POSITIVE_INFINITY

  function step(): void {
    left -= 1
    if (left < 0) isOver = true
    if (isOver) throw new Killed('this process was killed')
  }

  function stepOfDatabase(): void {
    leftOfDatabase -= 1
    if (leftOfDatabase >= 0) return
    leftOfDatabase = Number.POSITIVE_INFINITY
    throw new ConnectionLost('Connection terminated unexpectedly')
  }

  /** Does one thing outside. Killed before it, it is not done; killed after it, nobody hears the answer. */
  async function outside<T>(work: () => Promise<T>): Promise<T> {
    await pause()
    step()
    const answer = await work()
    step()
    return answer
  }

  return {
    get isOver() {
      return isOver
    },
    /** Ends it after so many steps more. */
    endAfter(steps: number): void {
      left = steps
    },
    /** Breaks its connection to the database once, after so many steps there: before something is done, or after. */
    failAfter(steps: number): void {
      leftOfDatabase = steps
    },
    outside,
    inDatabase: <T>(work: () => Promise<T>): Promise<T> =>
      outside(async () => {
        stepOfDatabase()
        const answer = await work()
        stepOfDatabase()
        return answer
      }),
  }
}

/** A database as a process has it: what was not committed when the process was killed never was. */
export function mortalDatabase(database: Database, life: Life): Database {
  const within = (queries: Queries): Queries => ({
    query: (sql, values) => life.inDatabase(() => queries.query(sql, values)),
  })
  return {
    ...within(database),
    transaction: (work) =>
      life.inDatabase(() =>
        database.transaction(({ execute, ...queries }) => work({ ...within(queries), execute })),
      ),
    connections: database.connections,
    // It belongs to all processes.
    close: async () => undefined,
  }
}
