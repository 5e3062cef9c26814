import { string } from '#contracts/wire/wire-types.ts'
import { WORTH_SENDING_MS } from '../mail/outbox.store.ts'
import { Finite, Whole, orNull } from '../store/columns.ts'
import type { Queries, Row } from '../store/database.ts'
import { rowReader } from '../store/row-reader.ts'

export type ShopMeasures = {
  readonly ordersByState: ReadonlyMap<string, number>
  readonly paymentsByOutcome: ReadonlyMap<string, number>
  readonly mailsWaiting: number
  /** 0 where no order waits for the kitchen beyond its moment. */
  readonly schedulerLagMs: number
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
  const [mails] = await queries.query(
    'SELECT count(*)::integer AS count FROM outbox WHERE sent_at IS NULL AND created_at > $1',
    [now - WORTH_SENDING_MS],
  )
  const [oldest] = await queries.query(
    `SELECT min(due_at) AS due_at FROM orders
     WHERE state IN ('VALIDATED', 'SENT') AND due_at <= $1`,
    [now],
  )
  const dueAt = oldest && oldestRow(oldest).due_at
  return {
    ordersByState: countsOf(orders),
    paymentsByOutcome: countsOf(payments),
    mailsWaiting: mails ? countRow(mails).count : 0,
    schedulerLagMs: typeof dueAt === 'number' ? now - dueAt : 0,
  }
}

const countRow = rowReader('count', { count: Whole })
const namedRow = rowReader('count', { name: string(), count: Whole })
const oldestRow = rowReader('orders', { due_at: orNull(Finite) })

function countsOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  return new Map(rows.map(namedRow).map(({ name, count }) => [name, count]))
}
