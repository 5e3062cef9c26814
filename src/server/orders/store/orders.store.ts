import { string } from '#contracts/wire/wire-types.ts'
import { type OrderedAs, joinsAccount } from '#domain/account/join-account.ts'
import { loginEmail } from '#domain/account/login-email.ts'
import { PENDING_ORDER_KEPT_MS } from '#domain/constants.ts'
import type { AccountId, OrderId, RestaurantId } from '#domain/ids.ts'
import type { Order, OrderState } from '#domain/orders/order.ts'
import type { Account } from '../../accounts/store/account-row.ts'
import { Finite, Whole, idOf, orNull } from '../../core/database/columns.ts'
import {
  type Redeeming,
  type Unredeemable,
  findUnredeemable,
  insertUses,
  lockCoupons,
} from './coupon-uses.store.ts'
import type { Database, Queries, Row } from '../../core/database/database.ts'
import {
  ORDER_COLUMNS,
  type StoredOrder,
  orderFor,
  orderRow,
  orderValues,
  storedOrderFrom,
} from './order-row.ts'
import { orderRevs } from './order-revs.ts'
import { rowReader } from '../../core/database/row-reader.ts'
import { hashOf } from '../../core/database/tokens.ts'
import type { WebhookEventWriter } from '../../webhooks/webhook-event-writer.ts'
import { type OrderChange, update } from './order-update.ts'

/** What a client's Idempotency-Key stands for. */
export type Attempt = {
  readonly key: string
  readonly bodyHash: string
  readonly status: number
  /** The network address it came from, of which only a hash is kept, for as long as nobody has paid. */
  readonly address?: string
}

/** The order a key has made; a repeated request gets it as it stands now. */
export type Creation =
  | { readonly kind: 'made' | 'repeated'; readonly status: number; readonly stored: StoredOrder }
  | { readonly kind: 'keyReused' }

/** What is answered, what of the order changes, and what is written beside the changed order. */
export type Decision<T> = {
  readonly answer: T
  readonly change?: OrderChange
  readonly beside?: (after: StoredOrder, queries: Queries) => Promise<void>
}

export type OrderFilter = {
  readonly states: readonly OrderState[]
  /** Epoch ms; orders picked up until then are left out. */
  readonly retrievedAfter?: number
  /** Epoch ms; orders not changed since are left out. */
  readonly changedSince?: number
  /** Orders not made from a telephone are left out, where it is true. */
  readonly isMobile?: true
  /** Orders other than these are left out, where it is given. */
  readonly only?: readonly OrderId[]
  /** Orders of other accounts that stand in the list too. */
  readonly brought?: readonly OrderId[]
  readonly skip: number
  readonly limit: number
}

export type Orders = ReturnType<typeof ordersOf>

/** The orders: every change goes through `change`, which decides inside the row lock from the stored row. */
export function ordersOf(database: Database, isOnlyProcess: boolean, webhookEvents: WebhookEventWriter) {
  const revs = orderRevs(isOnlyProcess)

  /**
   * Stores an order once per account and key; the same key again gives the order already made. Its coupons are counted with
   * it, and nothing is stored where one of them cannot be used once more.
   */
  async function create(
    stored: StoredOrder,
    attempt: Attempt,
    redeeming?: Redeeming,
  ): Promise<Creation | ({ readonly kind: 'unredeemable' } & Unredeemable)> {
    const { order } = stored
    const { key, bodyHash, status, address } = attempt
    const from = address === undefined ? null : hashOf(address)
    const values = [...orderValues(stored), key, bodyHash, status, from]
    const insert = async (queries: Queries) => (await queries.query(INSERT_ORDER, values)).length > 0
    const insertWith = async (queries: Queries): Promise<boolean | Unredeemable> => {
      if (redeeming) await lockCoupons(queries, redeeming)
      const unredeemable = redeeming && (await findUnredeemable(queries, redeeming))
      if (unredeemable) return unredeemable
      if (!(await insert(queries))) return false
      if (redeeming) await insertUses(queries, order.id, redeeming, order.createdAt)
      await webhookEvents.write(undefined, stored, queries, order.createdAt)
      return true
    }
    const isAlone = redeeming === undefined && !webhookEvents.hasReaders()
    const made = isAlone ? await insert(database) : await database.transaction(insertWith)
    if (typeof made === 'object') return { kind: 'unredeemable', ...made }
    if (!made) return (await earlier(order.accountId, key, bodyHash)) ?? { kind: 'keyReused' }
    revs.written(order.id, ownersOf(stored), stored.rev)
    return { kind: 'made', status, stored }
  }

  /** What the same key has made before, or that it stood for another request. */
  async function earlier(accountId: AccountId, key: string, bodyHash: string): Promise<Creation | undefined> {
    const [found] = await database.query(
      `SELECT o.*, i.body_hash, i.status FROM idempotency i JOIN orders o ON o.id = i.order_id
       WHERE i.account_id = $1 AND i.key = $2`,
      [accountId, key],
    )
    if (!found) return undefined
    const { body_hash: hash, status } = attemptRow(found)
    if (hash !== bodyHash) return { kind: 'keyReused' }
    return { kind: 'repeated', status, stored: storedOrderFrom(orderRow(found)) }
  }

  /** How many orders made from an address since then nobody has paid, and when the oldest was made (epoch ms). */
  async function unpaidFrom(
    address: string,
    since: number,
  ): Promise<{ count: number; oldest: number | null }> {
    const [found] = await database.query(
      `SELECT count(*)::integer AS count, min(created_at) AS oldest FROM orders
       WHERE address_hash = $1 AND created_at > $2 AND state IN ('CREATED', 'WAITING')`,
      [hashOf(address), since],
    )
    return found ? unpaidRow(found) : { count: 0, oldest: null }
  }

  async function find(orderId: string): Promise<StoredOrder | undefined> {
    const [found] = await database.query(`${SELECT_ORDER} WHERE id = $1`, [orderId])
    if (!found) return undefined
    const stored = storedOrderFrom(orderRow(documentIn(found)))
    revs.note(orderId, stored.order.accountId, stored.rev)
    return stored
  }

  /** Whose an order is and its revision; costs no query where this process has seen it. */
  async function revOf(orderId: string): Promise<{ accountId: AccountId; rev: number } | undefined> {
    const known = revs.revOf(orderId)
    if (known) return known
    const [found] = await database.query('SELECT account_id, rev FROM orders WHERE id = $1', [orderId])
    if (!found) return undefined
    const { account_id: accountId, rev } = revRow(found)
    return { accountId, rev }
  }

  /** S7.43: newest first, with the number of orders on all pages, changed or not; what was never paid was never ordered. */
  async function list(
    accountId: AccountId,
    filter: OrderFilter,
  ): Promise<{ orders: readonly Order[]; total: number }> {
    const rows = await database.query(
      `WITH listed AS (
         SELECT * FROM orders
         WHERE (account_id = $1 OR guest_id = $1 OR id = ANY($9)) AND state = ANY($2::text[])
           AND retrieval_at > $3 AND expired_at IS NULL
           AND ($7::text[] IS NULL OR id = ANY($7)) AND (is_mobile OR NOT $8)),
       page AS (
         SELECT * FROM listed WHERE updated_at >= $4 ORDER BY created_at DESC, id OFFSET $5 LIMIT $6)
       SELECT counted.total, row_to_json(page) AS row
       FROM (SELECT count(*)::int AS total FROM listed) counted LEFT JOIN page ON true
       ORDER BY page.created_at DESC, page.id`,
      [
        accountId,
        filter.states,
        filter.retrievedAfter ?? 0,
        filter.changedSince ?? 0,
        filter.skip,
        filter.limit,
        filter.only ?? null,
        filter.isMobile ?? false,
        filter.brought ?? [],
      ],
    )
    const orders = rows.flatMap((found) =>
      found['row'] === null ? [] : [orderFor(accountId, storedOrderFrom(orderRow(documentIn(found))))],
    )
    return { orders, total: rows[0] ? totalRow(rows[0]).total : 0 }
  }

  /**
   * Changes whenever any order of the account does, as orders only join it and revisions only grow, and when time takes
   * one from the pending list (S9.7). Where orders of other accounts stand in it too, nothing is remembered.
   */
  async function listTag(
    accountId: AccountId,
    now: number,
    brought: readonly OrderId[] = [],
  ): Promise<string> {
    const isOwnOnly = brought.length === 0
    const known = isOwnOnly ? revs.listTagOf(accountId) : undefined
    if (known && now < known.until) return known.tag
    const writesBefore = revs.writes()
    const [found] = await database.query(
      `SELECT count(*)::int AS orders, coalesce(sum(rev), 0)::int AS revs,
         (count(*) FILTER (WHERE retrieval_at > $2))::int AS kept,
         min(retrieval_at) FILTER (WHERE retrieval_at > $2) AS next
       FROM orders WHERE account_id = $1 OR guest_id = $1 OR id = ANY($3)`,
      [accountId, now - PENDING_ORDER_KEPT_MS, brought],
    )
    const row = found && tagRow(found)
    const tag = `${row?.orders ?? 0}.${row?.revs ?? 0}.${row?.kept ?? 0}`
    const until = (row?.next ?? Number.POSITIVE_INFINITY) + PENDING_ORDER_KEPT_MS
    if (isOwnOnly) revs.noteList(accountId, { tag, until }, writesBefore)
    return tag
  }

  /** Locks the order, lets `decide` look at it and write beside it, and stores the change it names with the next rev. */
  async function change<T>(
    orderId: string,
    decide: (stored: StoredOrder, queries: Queries) => Promise<Decision<T>> | Decision<T>,
    now: number,
  ): Promise<{ answer: T; stored: StoredOrder } | undefined> {
    const changed = await database.transaction(async (queries) => {
      const [locked] = await queries.query(`${SELECT_ORDER} WHERE id = $1 FOR UPDATE`, [orderId])
      if (!locked) return undefined
      const row = orderRow(documentIn(locked))
      const before = storedOrderFrom(row)
      const decision = await decide(before, queries)
      if (!decision.change) return { answer: decision.answer, stored: before }
      await update(queries, orderId, decision.change, now)
      const after = storedOrderFrom({ ...row, ...decision.change, rev: row.rev + 1 })
      await decision.beside?.(after, queries)
      await webhookEvents.write(before, after, queries, now)
      return { answer: decision.answer, stored: after }
    })
    if (changed) revs.written(orderId, ownersOf(changed.stored), changed.stored.rev)
    return changed
  }

  /** Orders that are SENT from here on, where they were not; one that has ended, or was moved to later, is not among them. */
  async function send(orderIds: readonly string[], now: number): Promise<readonly StoredOrder[]> {
    const rows = await database.query(
      `WITH due AS (
         SELECT id FROM orders WHERE id = ANY($1::text[]) AND state IN ('VALIDATED', 'SENT') AND due_at <= $2
         ORDER BY id FOR UPDATE)
       UPDATE orders SET state = 'SENT', injected_at = coalesce(injected_at, $2), rev = rev + 1, updated_at = $2
       FROM due WHERE orders.id = due.id RETURNING orders.*`,
      [orderIds, now],
    )
    const sent = rows.map((row) => storedOrderFrom(orderRow(row)))
    for (const stored of sent) revs.written(stored.order.id, ownersOf(stored), stored.rev)
    return sent
  }

  /**
   * Lets the orders that guests made with a user's own address join the account; the guest who made one sees it still.
   * Only for an address that is proven to be the user's.
   */
  async function join({ id: userId, email }: Pick<Account, 'id' | 'email'>, now: number): Promise<void> {
    const rows = await database.transaction(async (queries) => {
      const candidates = await queries.query(
        `SELECT o.id, o.email AS order_email, g.email AS guest_email
         FROM orders o JOIN accounts g ON g.id = o.account_id
         WHERE g.kind = 'guest' AND g.guest_email = $1 ORDER BY o.id FOR UPDATE OF o`,
        [loginEmail(email)],
      )
      const joining = candidates.map(candidateRow).filter((row) => joinsAccount(orderedAs(row), email))
      if (joining.length === 0) return []
      return queries.query(
        `UPDATE orders SET guest_id = account_id, account_id = $2, rev = rev + 1, updated_at = $3
         WHERE id = ANY($1::text[]) RETURNING *`,
        [joining.map((row) => row.id), userId, now],
      )
    })
    for (const stored of rows.map((row) => storedOrderFrom(orderRow(row))))
      revs.written(stored.order.id, ownersOf(stored), stored.rev)
  }

  /** Orders made until `createdUntil` (epoch ms) that nobody has paid and no provider still has to let go, oldest first. */
  async function unpaid(createdUntil: number, limit: number): Promise<readonly StoredOrder[]> {
    const rows = await database.query(
      `SELECT * FROM orders WHERE state IN ('CREATED', 'WAITING') AND created_at <= $1
         AND NOT EXISTS (SELECT 1 FROM payments WHERE order_id = orders.id AND status = 'releasing')
       ORDER BY created_at LIMIT $2`,
      [createdUntil, limit],
    )
    return rows.map((row) => storedOrderFrom(orderRow(row)))
  }

  /** The newest orders of a restaurant, whatever their state. */
  async function newestOf(restaurantId: RestaurantId, limit: number): Promise<readonly StoredOrder[]> {
    const rows = await database.query(
      'SELECT * FROM orders WHERE restaurant_id = $1 ORDER BY created_at DESC, id LIMIT $2',
      [restaurantId, limit],
    )
    return rows.map((row) => storedOrderFrom(orderRow(row)))
  }

  return { create, earlier, find, list, listTag, change, join, send, unpaid, unpaidFrom, revOf, newestOf }
}

// One document instead of 33 columns: the embedded driver spends longer describing columns than reading them.
const SELECT_ORDER = 'SELECT row_to_json(o) AS row FROM orders o'

/** The order such a row holds whole. */
function documentIn({ row }: Row): Row {
  if (!isRow(row)) throw new Error('wrong value in orders.row, expected row')
  return row
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

/** Whose lists an order stands in. */
function ownersOf({ order, guestId }: StoredOrder): readonly [AccountId, ...AccountId[]] {
  return guestId === undefined ? [order.accountId] : [order.accountId, guestId]
}

function orderedAs(row: ReturnType<typeof candidateRow>): OrderedAs {
  return { guestEmail: row.guest_email, orderEmail: row.order_email ?? undefined }
}

const candidateRow = rowReader('orders', {
  id: idOf<OrderId>(),
  order_email: orNull(string()),
  guest_email: string(),
})
const attemptRow = rowReader('idempotency', { body_hash: string(), status: Whole })
const unpaidRow = rowReader('orders', { count: Whole, oldest: orNull(Finite) })
const revRow = rowReader('orders', { account_id: idOf<AccountId>(), rev: Whole })
const totalRow = rowReader('orders', { total: Whole })
const tagRow = rowReader('orders', { orders: Whole, revs: Whole, kept: Whole, next: orNull(Finite) })

const COUNT = ORDER_COLUMNS.length
const CREATED_AT = ORDER_COLUMNS.findIndex(([name]) => name === 'created_at') + 1
const INSERT_ORDER = `
  WITH claimed AS (
    INSERT INTO idempotency (order_id, account_id, key, body_hash, status, created_at)
    VALUES ($1, $2, $${COUNT + 1}, $${COUNT + 2}, $${COUNT + 3}, $${CREATED_AT})
    ON CONFLICT DO NOTHING RETURNING key)
  INSERT INTO orders (${ORDER_COLUMNS.map(([name]) => name).join(', ')}, address_hash)
  SELECT ${ORDER_COLUMNS.map(([, type], index) => `$${index + 1}::${type}`).join(', ')}, $${COUNT + 4}::text
  FROM claimed
  RETURNING id`
