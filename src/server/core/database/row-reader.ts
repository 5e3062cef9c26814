import { validate } from 'superstruct'
import { accepts, type } from '#contracts/wire/wire-types.ts'
import type { Row } from './database.ts'

type Columns = Parameters<typeof type>[0]
type Read<C extends Columns> = { readonly [K in keyof C]: Fixed<C[K]['TYPE']> }
type Fixed<T> = T extends (infer E)[] ? readonly E[] : T

/**
 * Reads the rows of a table by the struct of each column. What the table should never have held is an error that names
 * table and field, and no value: values are mails, names and tokens.
 */
export function rowReader<C extends Columns>(table: string, columns: C): (row: Row) => Read<C> {
  const struct = type(columns)

  function isRead(row: Row): row is Row & Read<C> {
    return accepts(struct, row)
  }

  return (row) => {
    if (isRead(row)) return row
    const [failure] = validate(row, struct)
    throw new Error(
      `wrong value in ${[table, ...(failure?.path ?? [])].join('.')}, expected ${failure?.type}`,
    )
  }
}
