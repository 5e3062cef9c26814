import type { AccountId, OrderId } from '#domain/ids.ts'
import type { Order, OrderState } from '#domain/orders/order.ts'
import type { Database, Queries } from './database.ts'
import { ORDER_COLUMNS, orderValues, storedOrderFrom } from './order-row.ts'
import type { OrderRow, StoredOrder } from './order-row.ts'
import { orderRevs } from './order-revs.ts'

/** What a client's Idempotency-Key stands for: the request, and the answer it gets again. */
export type Attempt = {
  readonly key: string
  readonly bodyHash: string
  readonly status: number
  readonly body: unknown
}

export type Creation =
  | { readonly kind: 'made' }
  | { readonly kind: 'repeated'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'keyReused' }

/** What an event may change of an order. */
export type OrderChange = Partial<{
  state: OrderState
  retrieval_at: number
  due_at: number
  lease_until: number
  injected_at: number
  pos_id: string
  is_on_my_way: boolean
  inject_now: boolean
  rating: number
}>

export type OrderFilter = {
  readonly states: readonly OrderState[]
  /** Epoch ms; orders picked up before are left out. */
  readonly retrievedAfter?: number
  /** Epoch ms; orders not changed since are left out. */
  readonly changedSince?: number
  readonly skip: number
  readonly limit: number
}

export type Orders = ReturnType<typeof ordersOf>

/** The orders: every change goes through `change`, which decides inside the row lock from the stored row. */
export function ordersOf(database: Database, isOnlyProcess: boolean) {
  const revs = orderRevs(isOnlyProcess)

  /** Stores an order once per account and key, in one statement; the same key again gives the first answer. */
  async function create(stored: StoredOrder, attempt: Attempt): Promise<Creation> {
    const { order } = stored
    const made = await database.query(INSERT_ORDER, [
      ...orderValues(stored),
      attempt.key,
      attempt.bodyHash,
      attempt.status,
      JSON.stringify(attempt.body),
    ])
    if (made.length > 0) {
      revs.written(order.id, order.accountId, stored.rev)
      return { kind: 'made' }
    }
    return (await earlierAnswer(order.accountId, attempt.key, attempt.bodyHash)) ?? { kind: 'keyReused' }
  }

  /** What the same key was answered before, or that it stood for another request. */
  async function earlierAnswer(
    accountId: AccountId,
    key: string,
    bodyHash: string,
  ): Promise<Exclude<Creation, { kind: 'made' }> | undefined> {
    const [row] = await database.query<{ body_hash: string; status: number; body: unknown }>(
      'SELECT body_hash, status, body FROM idempotency WHERE account_id = $1 AND key = $2',
      [accountId, key],
    )
    if (!row) return undefined
    if (row.body_hash !== bodyHash) return { kind: 'keyReused' }
    return { kind: 'repeated', status: row.status, body: row.body }
  }

  async function find(orderId: string): Promise<StoredOrder | undefined> {
    const [row] = await database.query<OrderRow>('SELECT * FROM orders WHERE id = $1', [orderId])
    if (!row) return undefined
    const stored = storedOrderFrom(row)
    revs.note(orderId, stored.order.accountId, stored.rev)
    return stored
  }

  /** S7.43: newest first, with the number of orders on all pages. */
  async function list(
    accountId: AccountId,
    filter: OrderFilter,
  ): Promise<{ orders: readonly Order[]; total: number }> {
    const rows = await database.query<OrderRow & { total: number }>(
      `SELECT *, (count(*) OVER ())::int AS total FROM orders
       WHERE account_id = $1 AND state = ANY($2::text[]) AND retrieval_at >= $3 AND updated_at >= $4
       ORDER BY created_at DESC, id OFFSET $5 LIMIT $6`,
      [
        accountId,
        filter.states,
        filter.retrievedAfter ?? 0,
        filter.changedSince ?? 0,
        filter.skip,
        filter.limit,
      ],
    )
    return { orders: rows.map((row) => storedOrderFrom(row).order), total: rows[0]?.total ?? 0 }
  }

  /** Changes whenever any order of the account does: orders are never deleted and revisions only grow. */
  async function listTag(accountId: AccountId): Promise<string> {
    const known = revs.listTagOf(accountId)
    if (known !== undefined) return known
    const writesBefore = revs.writes()
    const [row] = await database.query<{ orders: number; revs: number }>(
      `SELECT count(*)::int AS orders, coalesce(sum(rev), 0)::int AS revs FROM orders WHERE account_id = $1`,
      [accountId],
    )
    const tag = `${row?.orders ?? 0}.${row?.revs ?? 0}`
    revs.noteList(accountId, tag, writesBefore)
    return tag
  }

  /** Locks the order, lets `decide` look at it and write beside it, and stores the change it names with the next rev. */
  async function change<T>(
    orderId: string,
    decide: (
      stored: StoredOrder,
      queries: Queries,
    ) => Promise<{ answer: T; change?: OrderChange }> | { answer: T; change?: OrderChange },
    now: number,
  ): Promise<{ answer: T; stored: StoredOrder } | undefined> {
    const changed = await database.transaction(async (queries) => {
      const [row] = await queries.query<OrderRow>('SELECT * FROM orders WHERE id = $1 FOR UPDATE', [orderId])
      if (!row) return undefined
      const before = storedOrderFrom(row)
      const decision = await decide(before, queries)
      if (!decision.change) return { answer: decision.answer, stored: before }
      return { answer: decision.answer, stored: await update(queries, orderId, decision.change, now) }
    })
    if (changed) revs.written(orderId, changed.stored.order.accountId, changed.stored.rev)
    return changed
  }

  /**
   * Takes orders whose moment has come, or whose taker is gone, for this process alone until `leaseUntil`; they are
   * SENT from here on.
   */
  async function takeDue(now: number, leaseUntil: number, limit: number): Promise<readonly StoredOrder[]> {
    const rows = await database.query<OrderRow>(
      `UPDATE orders SET state = 'SENT', injected_at = coalesce(injected_at, $1), lease_until = $2,
         rev = rev + 1, updated_at = $1
       WHERE id IN (
         SELECT id FROM orders
         WHERE due_at <= $1 AND lease_until <= $1 AND (state = 'VALIDATED' OR (state = 'SENT' AND pos_id IS NULL))
         ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING *`,
      [now, leaseUntil, limit],
    )
    const taken = rows.map(storedOrderFrom)
    for (const stored of taken) revs.written(stored.order.id, stored.order.accountId, stored.rev)
    return taken
  }

  /** The moment the next paid order is due, if any. */
  async function nextDue(): Promise<number | undefined> {
    const [row] = await database.query<{ due_at: number | null }>(
      `SELECT min(greatest(due_at, lease_until)) AS due_at FROM orders
       WHERE state = 'VALIDATED' OR (state = 'SENT' AND pos_id IS NULL)`,
    )
    return row?.due_at ?? undefined
  }

  return { create, earlierAnswer, find, list, listTag, change, takeDue, nextDue, revOf: revs.revOf }
}

const COUNT = ORDER_COLUMNS.length
const INSERT_ORDER = `
  WITH claimed AS (
    INSERT INTO idempotency (account_id, key, body_hash, status, body, created_at)
    VALUES ($2, $${COUNT + 1}, $${COUNT + 2}, $${COUNT + 3}, $${COUNT + 4}, $15)
    ON CONFLICT DO NOTHING RETURNING key)
  INSERT INTO orders (${ORDER_COLUMNS.map(([name]) => name).join(', ')})
  SELECT ${ORDER_COLUMNS.map(([, type], index) => `$${index + 1}::${type}`).join(', ')} FROM claimed
  RETURNING id`

async function update(
  queries: Queries,
  orderId: OrderId | string,
  change: OrderChange,
  now: number,
): Promise<StoredOrder> {
  const columns = Object.keys(change)
  const sets = columns.map((column, index) => `${column} = $${index + 3}`)
  const [row] = await queries.query<OrderRow>(
    `UPDATE orders SET ${[...sets, 'rev = rev + 1', 'updated_at = $2'].join(', ')} WHERE id = $1 RETURNING *`,
    [orderId, now, ...Object.values(change)],
  )
  if (!row) throw new Error(`order ${orderId} vanished inside its own lock`)
  return storedOrderFrom(row)
}
