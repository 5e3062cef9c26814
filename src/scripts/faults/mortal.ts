import type { Database, Queries } from '#server/store/database.ts'

/** Nothing outside of a process hears of it any more. */
class Killed extends Error {}

export type Life = ReturnType<typeof aLife>

/** The life of one process. Whatever it asks of the outside is a step, and the answer another; it can end at any. */
export function aLife(pause: () => Promise<void>) {
  let isOver = false
  let left = Number.POSITIVE_INFINITY

  function step(): void {
    left -= 1
    if (left < 0) isOver = true
    if (isOver) throw new Killed('this process was killed')
  }

  return {
    get isOver() {
      return isOver
    },
    /** Ends it after so many steps more. */
    endAfter(steps: number): void {
      left = steps
    },
    /** Does one thing outside. Killed before it, it is not done; killed after it, nobody hears the answer. */
    async outside<T>(work: () => Promise<T>): Promise<T> {
      await pause()
      step()
      const answer = await work()
      step()
      return answer
    },
  }
}

/** A database as a process has it: what was not committed when the process was killed never was. */
export function mortalDatabase(database: Database, life: Life): Database {
  const within = (queries: Queries): Queries => ({
    query: (sql, values) => life.outside(() => queries.query(sql, values)),
  })
  return {
    ...within(database),
    transaction: (work) => life.outside(() => database.transaction((queries) => work(within(queries)))),
    // It belongs to all processes.
    close: async () => undefined,
  }
}
