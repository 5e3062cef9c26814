import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { AccountId } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import { accountsOf } from '#server/accounts/store/accounts.store.ts'
import { openCatalogue } from '#server/catalogue/store/catalogue.store.ts'
import type { Database } from '#server/core/database/database.ts'
import { migrate } from '#server/core/database/migrate.ts'
import type { StoredOrder } from '#server/orders/store/order-row.ts'
import { ordersOf } from '#server/orders/store/orders.store.ts'
import type { Orders } from '#server/orders/store/orders.store.ts'
import type { OrderChange } from '#server/orders/store/order-update.ts'
import { insertPayment } from '#server/payments/store/payments.store.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { GUEST, NOON } from '#tests/support/test-shop.ts'

const NOBODY = { hasReaders: () => false, write: () => Promise.resolve() }

describe.each(DATABASES)('orders on %s', (_, open) => {
  let database: Database
  let orders: Orders

  beforeAll(async () => {
    database = await open()
    await migrate(database)
    await (await openCatalogue(database)).load(aCatalogue(), NOON)
    orders = ordersOf(database, true, NOBODY)
  })
  afterAll(() => database.close())

  async function anAccount(): Promise<AccountId> {
    return (await accountsOf(database, false).insertGuest({ ...GUEST, firstName: '', lastName: '' }, NOON)).id
  }

  function stored(accountId: AccountId, overrides: Partial<StoredOrder['order']> = {}): StoredOrder {
    const order = anOrder({
      id: id(crypto.randomUUID()),
      accountId,
      restaurantId: id('brygga'),
      campaignId: id('brygga-1'),
      state: 'CREATED',
      createdAt: NOON,
      retrievalDate: NOON + 1_800_000,
      price: minor(11_920),
      taxes: minor(2_980),
      ...overrides,
    })
    const requested = [{ productCode: id<never>('burger'), quantity: 1, contextCode: 'c', children: [] }]
    return {
      order,
      rev: 1,
      requested,
      dueAt: NOON + 900_000,
      language: 'no',
      currency: 'nok',
      isMobile: false,
    }
  }

  function attempt(key: string, bodyHash = 'hash') {
    return { key, bodyHash, status: 201 }
  }

  test('an order comes back as it was stored', async () => {
    const made = stored(await anAccount(), { customerEmail: 'kari@example.com', tableNumber: '7' })
    await orders.create(made, attempt('as-stored'))
    const found = await orders.find(made.order.id)
    expect(found).toEqual(made)
  })

  test('where an order came from is known by a hash, and only until it is paid', async () => {
    const made = stored(await anAccount())
    await orders.create(made, { ...attempt('from-somewhere'), address: '203.0.113.9' })
    const from = async () => {
      const query = 'SELECT address_hash FROM orders WHERE id = $1'
      return (await database.query(query, [made.order.id])).map((row) => row['address_hash'])
    }
    expect(await from()).toEqual([expect.not.stringContaining('203.0.113.9')])
    await orders.change(made.order.id, () => ({ answer: undefined, change: { state: 'VALIDATED' } }), NOON)
    expect(await from()).toEqual([null])
  })

  test('the same key again gives the order already made and no second one', async () => {
    const accountId = await anAccount()
    const made = stored(accountId)
    await orders.create(made, attempt('twice-key'))
    const again = await orders.create(stored(accountId), attempt('twice-key'))
    expect(again).toEqual({ kind: 'repeated', status: 201, stored: made })
    expect(await countOf(accountId)).toBe(1)
  })

  test('the same key for another request is told apart', async () => {
    const accountId = await anAccount()
    await orders.create(stored(accountId), attempt('other-body'))
    expect(await orders.create(stored(accountId), attempt('other-body', 'other'))).toEqual({
      kind: 'keyReused',
    })
  })

  test('the same key of another account is another key', async () => {
    await orders.create(stored(await anAccount()), attempt('shared-key'))
    expect(await orders.create(stored(await anAccount()), attempt('shared-key'))).toMatchObject({
      kind: 'made',
    })
  })

  test('twenty requests with one key at once make one order', async () => {
    const accountId = await anAccount()
    const kinds = await Promise.all(
      Array.from(
        { length: 20 },
        async () => (await orders.create(stored(accountId), attempt('at-once'))).kind,
      ),
    )
    expect(kinds.filter((kind) => kind === 'made')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'repeated')).toHaveLength(19)
    expect(await countOf(accountId)).toBe(1)
  })

  test('changes of one order at once each see the one before', async () => {
    const made = stored(await anAccount())
    await orders.create(made, attempt('in-turn'))
    await Promise.all(
      Array.from({ length: 10 }, () =>
        orders.change(
          made.order.id,
          ({ order }) => ({ answer: undefined, change: { rating: (order.rating ?? 0) + 1 } }),
          NOON,
        ),
      ),
    )
    const found = await orders.find(made.order.id)
    expect(found).toMatchObject({ rev: 11, order: { rating: 10 } })
  })

  test('a change whose decision throws leaves nothing behind', async () => {
    const made = stored(await anAccount())
    await orders.create(made, attempt('half-done'))
    const broken = orders.change(
      made.order.id,
      async (seen, queries) => {
        await insertPayment(queries, seen, { provider: 'test' }, NOON)
        throw new Error('power cut')
      },
      NOON,
    )
    await expect(broken).rejects.toThrow('power cut')
    expect(await database.query('SELECT 1 FROM payments WHERE order_id = $1', [made.order.id])).toHaveLength(
      0,
    )
    expect((await orders.find(made.order.id))?.rev).toBe(1)
  })

  test('an order has at most one living payment', async () => {
    const made = stored(await anAccount())
    await orders.create(made, attempt('one-payment'))
    await insertPayment(database, made, { provider: 'test' }, NOON)
    expect(await insertPayment(database, made, { provider: 'test' }, NOON)).toBeUndefined()
    const second = database.query(
      `INSERT INTO payments (id, order_id, provider, amount, currency, status, version, idempotency_key, begun_at, updated_at)
       SELECT 'second/' || id, order_id, provider, amount, currency, status, 2, idempotency_key, begun_at, updated_at
       FROM payments WHERE order_id = $1`,
      [made.order.id],
    )
    await expect(second).rejects.toMatchObject({ constraint: 'payments_one_live' })
  })

  test('an order waits for its kitchen from when it is paid until it has ended, due at its moment', async () => {
    const made = stored(await anAccount())
    const { id: orderId } = made.order
    const waits = async (change?: OrderChange) => {
      if (change) await orders.change(orderId, () => ({ answer: undefined, change }), NOON)
      return database.query(`SELECT due_at FROM jobs WHERE kind = 'kitchen' AND order_id = $1`, [orderId])
    }
    await orders.create(made, attempt('for-the-kitchen'))
    expect(await waits()).toEqual([])
    expect(await waits({ state: 'VALIDATED' })).toEqual([{ due_at: made.dueAt }])
    expect(await waits({ due_at: NOON })).toEqual([{ due_at: NOON }])
    expect(await waits({ state: 'CANCELLED' })).toEqual([])
  })

  test.each<[which: string, change: OrderChange, isSent: boolean]>([
    ['is due', {}, true],
    ['was moved meanwhile', { due_at: NOON + 900_001 }, false],
    ['has ended meanwhile', { state: 'CANCELLED' }, false],
  ])('one that %s: %j, is sent to it: %s', async (which, change, isSent) => {
    const made = stored(await anAccount())
    await orders.create(made, attempt(`sent-${which}`))
    await orders.change(made.order.id, () => ({ answer: 0, change: { state: 'VALIDATED', ...change } }), NOON)
    const sent = await orders.send([made.order.id], made.dueAt)
    expect(sent.map(({ order }) => order.state)).toEqual(isSent ? ['SENT'] : [])
  })

  test('the list is newest first, in pages, with the number of all', async () => {
    const accountId = await anAccount()
    for (const minute of [1, 2, 3]) {
      const made = stored(accountId, { createdAt: NOON + minute * 60_000, state: 'PAID' })
      await orders.create(made, attempt(`page-${minute}`))
    }
    const page = await orders.list(accountId, { states: ['PAID'], skip: 1, limit: 1 })
    expect(page.total).toBe(3)
    expect(page.orders.map((order) => order.createdAt)).toEqual([NOON + 120_000])
  })

  test('the tag of a list changes with every change of an order in it', async () => {
    const made = stored(await anAccount())
    const empty = await orders.listTag(made.order.accountId, NOON)
    await orders.create(made, attempt('tagged'))
    const one = await orders.listTag(made.order.accountId, NOON)
    await orders.change(made.order.id, () => ({ answer: 0, change: { rating: 5 } }), NOON)
    const rated = await orders.listTag(made.order.accountId, NOON)
    expect(new Set([empty, one, rated]).size).toBe(3)
    expect(await ordersOf(database, false, NOBODY).listTag(made.order.accountId, NOON)).toBe(rated)
  })

  async function countOf(accountId: AccountId): Promise<number> {
    return (await database.query('SELECT 1 FROM orders WHERE account_id = $1', [accountId])).length
  }
})
