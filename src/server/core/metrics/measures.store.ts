import { string } from '#contracts/wire/wire-types.ts'
import { backlogs } from '../jobs/jobs.store.ts'
import type { Backlog, JobKindName } from '../jobs/jobs.store.ts'
import { Whole } from '../database/columns.ts'
import type { Queries, Row } from '../database/database.ts'
import { rowReader } from '../database/row-reader.ts'

export type ShopMeasures = {
  readonly ordersByState: ReadonlyMap<string, number>
  readonly paymentsByOutcome: ReadonlyMap<string, number>
  readonly jobs: ReadonlyMap<JobKindName, Backlog>
}

const DAY_MS = 86_400_000

/** How the shop stands at `now` (epoch ms); throws where the database does not answer. */
export async function measureShop(queries: Queries, now: number): Promise<ShopMeasures> {
  const orders = await queries.query(
    'SELECT state AS name, count(*)::integer AS count FROM orders WHERE created_at > $1 GROUP BY state',
    [now - DAY_MS],
  )
  const payments = await queries.query(
    'SELECT status AS name, count(*)::integer AS count FROM payments WHERE begun_at > $1 GROUP BY status',
    [now - DAY_MS],
  )
  return {
    ordersByState: countsOf(orders),
    paymentsByOutcome: countsOf(payments),
    jobs: await backlogs(queries),
  }
}

const namedRow = rowReader('count', { name: string(), count: Whole })

function countsOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  return new Map(rows.map(namedRow).map(({ name, count }) => [name, count]))
}
