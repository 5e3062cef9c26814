import type { Database, Queries } from '#server/core/database/database.ts'

/** What was asked of a database; each transaction begins and ends in a round trip of its own. */
export type Asked = { readonly statements: readonly string[]; readonly transactions: number }

export type CountedDatabase = Database & {
  /** What `work` asks for. */
  readonly during: (work: () => Promise<unknown>) => Promise<Asked>
}

/** A database that remembers what it is asked for. */
export function counted(database: Database): CountedDatabase {
  let statements: string[] = []
  let transactions = 0

  function counting({ query }: Queries): Queries['query'] {
    return (sql, values) => {
      statements.push(sql.trim().replaceAll(/\s+/g, ' '))
      return query(sql, values)
    }
  }

  return {
    ...database,
    query: counting(database),
    transaction: (work) => {
      transactions += 1
      return database.transaction((queries) => work({ ...queries, query: counting(queries) }))
    },
    async during(work) {
      statements = []
      transactions = 0
      await work()
      return { statements, transactions }
    },
  }
}
