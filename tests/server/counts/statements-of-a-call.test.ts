import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { counted } from '#tests/support/counted-database.ts'
import type { CountedDatabase } from '#tests/support/counted-database.ts'
import { openMigratedPglite } from '#tests/support/databases.ts'
import {
  DUE,
  anUnpaidOrder,
  cardSecret,
  comeBack,
  giveCard,
  openPayingShop,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'
import { NOON, aGuest, order, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer } from '#tests/support/test-shop.ts'

type Scene = { readonly shop: PayingShop; readonly guest: Customer & { readonly id: string } }
type Work = () => Promise<unknown>
/** What a call asks a database for: statements, and how many transactions they stand in. */
type Cost = readonly [statements: number, transactions: number]

const NOTHING: Cost = [0, 0]

/** What each call costs, where one process serves the shop alone and where several share it, and what for. */
const COSTS: readonly {
  readonly call: string
  readonly alone: Cost
  readonly shared: Cost
  readonly why: string
  /** Makes ready, and gives what is counted. */
  readonly prepare: (scene: Scene) => Promise<Work>
}[] = [
  {
    call: 'an order that is made',
    alone: [2, 0],
    shared: [4, 0],
    why: 'unpaid orders of the address, the order; where several serve, its calls and the account',
    prepare:
      async ({ guest }) =>
      () =>
        order(guest),
  },
  {
    call: 'an order that is paid by test payment',
    alone: [12, 2],
    shared: [13, 2],
    why: 'its payment begun in a lock (2), the bank asked (2) and looked at, order and payment moved in a lock (4) with who gets the mail, its link and the mail; where several serve, whose order it is',
    prepare: async ({ guest }) => {
      const id = await anUnpaidOrder(guest)
      return () => guest.ask('POST', 'payments/fake', { body: { orderId: id } })
    },
  },
  {
    call: 'a payment by card that is begun',
    alone: [4, 1],
    shared: [5, 1],
    why: 'its payment begun in a lock (2), what the provider is told of the order, the name the provider gives it; where several serve, whose order it is',
    prepare: async ({ guest }) => {
      const id = await anUnpaidOrder(guest)
      return () => cardSecret(guest, id)
    },
  },
  {
    call: 'a payment by card that is settled',
    alone: [8, 1],
    shared: [10, 1],
    why: 'its payment, that and the order moved in a lock (4) with who gets the mail, its link and the mail; where several serve, its calls and whose order it is',
    prepare: async ({ guest, shop }) => {
      const id = await anUnpaidOrder(guest)
      giveCard(shop, await cardSecret(guest, id))
      return () => comeBack(guest, id)
    },
  },
  {
    call: 'the jobs that bring a paid order to its kitchen',
    alone: [18, 1],
    shared: [18, 1],
    why: 'the looks of a worker (5), the order SENT, the kitchen asked (4), the money taken (4), order and payment moved in a lock (4)',
    prepare: async ({ guest, shop }) => {
      await paidOrder(guest)
      shop.clock.value = DUE
      return () => shop.worker.turn()
    },
  },
  {
    call: 'a worker that finds nothing to do',
    alone: [5, 0],
    shared: [5, 0],
    why: 'each second: orders for the kitchen, orders nobody paid, payments to look at, cards and customers to forget',
    prepare:
      async ({ shop }) =>
      () =>
        shop.worker.turn(),
  },
  {
    call: 'an order asked for again that is as it was',
    alone: NOTHING,
    shared: [1, 0],
    why: 'its revision, where another process may have changed it',
    prepare: async ({ guest }) => {
      const path = `orders/${await anUnpaidOrder(guest)}`
      const { headers } = await guest.ask('GET', path)
      return () => guest.ask('GET', path, { headers: { 'if-none-match': String(headers.etag) } })
    },
  },
  {
    call: 'an order that is read',
    alone: [1, 0],
    shared: [1, 0],
    why: 'the order',
    prepare: async ({ guest }) => {
      const path = `orders/${await anUnpaidOrder(guest)}`
      return () => guest.ask('GET', path)
    },
  },
  {
    call: 'a menu that is published',
    alone: NOTHING,
    shared: NOTHING,
    why: 'menus are held in memory',
    prepare:
      async ({ guest }) =>
      () =>
        guest.ask('GET', 'restaurants/brygga/campaigns/brygga-1/cache/EATIN'),
  },
  {
    call: 'the list of restaurants',
    alone: NOTHING,
    shared: NOTHING,
    why: 'restaurants are held in memory',
    prepare:
      async ({ guest }) =>
      () =>
        guest.ask('GET', 'restaurants'),
  },
  {
    call: 'a session that is asked about',
    alone: NOTHING,
    shared: [1, 0],
    why: 'the account, where another process may have changed it; the session is remembered for two seconds',
    prepare:
      async ({ guest }) =>
      () =>
        guest.ask('GET', 'accounts/authentication/current'),
  },
  {
    call: 'a guest who enters',
    alone: [2, 0],
    shared: [3, 0],
    why: 'the guest, the session; where several serve, calls by address',
    prepare:
      async ({ shop }) =>
      () =>
        aGuest(shop),
  },
]

describe.each([
  ['alone', true],
  ['shared', false],
] as const)('what is asked of the database, the shop served %s', (served, isOnlyProcess) => {
  let database: CountedDatabase
  let shop: PayingShop
  beforeAll(async () => {
    database = counted(await openMigratedPglite())
    shop = await openPayingShop({ database, isOnlyProcess })
  })
  beforeEach(async () => {
    await shop.reset()
    // What the test before has left to do is none of this one's.
    shop.clock.value = DUE
    await shop.worker.turn()
    shop.clock.value = NOON
    await shop.worker.turn()
  })
  afterAll(() => shop.close())

  test.each(COSTS)('$call asks for no more than it did', async ({ prepare, why, ...costs }) => {
    const guest = await aGuest(shop)
    const { statements, transactions } = await database.during(await prepare({ shop, guest }))
    const told = `${why}; asked for:\n${statements.join('\n')}`
    expect([statements.length, transactions], told).toEqual(costs[served])
  })
})
