import { parse, protocol, type PGlite } from '@electric-sql/pglite'
import type { Row } from './database.ts'

type Prepared = { readonly name: string; readonly types: readonly number[]; runs: number }

const { serialize } = protocol
/** A plan made while a table was small is made anew as it grows: nothing else looks at it again there. */
const RUNS_OF_A_PLAN = 1_000

/**
 * Asks an embedded database by statements it has read and planned before, as the pool does with PostgreSQL: reading one anew
 * costs several times what it does. One at a time.
 */
export function statementsOn(pglite: PGlite) {
  const prepared = new Map<string, Prepared>()
  let made = 0

  async function prepare(sql: string): Promise<Prepared> {
    const name = `s${(made += 1)}`
    const told = await send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const statement = { name, types: parse.parseDescribeStatementResults(told), runs: 0 }
    prepared.set(sql, statement)
    return statement
  }

  async function close(sql: string, { name }: Prepared): Promise<void> {
    prepared.delete(sql)
    await send(serialize.close({ type: 'S', name }), serialize.sync())
  }

  function send(...messages: readonly Uint8Array[]) {
    return pglite.execProtocolStream(Buffer.concat(messages), {})
  }

  function written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : pglite.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  return async (sql: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    const statement = prepared.get(sql) ?? (await prepare(sql))
    const { name, types } = statement
    const told = await send(
      serialize.bind({ statement: name, values: values.map((value, index) => written(value, types[index])) }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    )
    statement.runs += 1
    if (statement.runs === RUNS_OF_A_PLAN) await close(sql, statement)
    const [result] = parse.parseResults(told, pglite.parsers)
    return (result?.rows ?? []) as readonly Row[]
  }
}
