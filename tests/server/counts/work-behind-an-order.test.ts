import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aSignal } from '#tests/support/signal.ts'
import { openMigratedPostgres } from '#tests/support/databases.ts'
import {
  DUE,
  anUnpaidOrder,
  cardSecret,
  comeBack,
  giveCard,
  openPayingShop,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'
import { aGuest, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer } from '#tests/support/test-shop.ts'
import { takeJobs } from '#server/core/jobs/jobs.store.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import type { Database } from '#server/core/database/database.ts'
import { takePayments } from '#server/payments/store/payments.store.ts'
import { sweep } from '#server/core/process/sweep.ts'

let database: Database
let shop: PayingShop
let guest: Customer
beforeAll(async () => {
  database = await openMigratedPostgres()
  shop = await openPayingShop({ database })
})
beforeEach(async () => {
  await shop.reset()
  guest = await aGuest(shop)
})
afterAll(() => shop.close())

describe('what a worker is told to look for', () => {
  test('an order that is paid for later has nobody look for the kitchen or for money', async () => {
    await paidOrder(guest)
    expect(shop.woken).toEqual(['mail', 'webhook'])
  })

  test('an order that is paid when it is due is brought to its kitchen at once', async () => {
    const id = await anUnpaidOrder(guest)
    giveCard(shop, await cardSecret(guest, id))
    shop.clock.value = DUE
    await comeBack(guest, id)
    expect(shop.woken).toContain('kitchen')
  })

  test('an order that is cancelled has its money let go at once', async () => {
    const id = await paidOrder(guest)
    await guest.ask('PATCH', `orders/${id}/cancel`)
    expect(shop.woken).toContain('chores')
  })

  test('a payment that is asked about again has nobody look for anything', async () => {
    const id = await paidOrder(guest)
    const before = shop.woken.length
    await comeBack(guest, id)
    expect(shop.woken.slice(before)).toEqual([])
  })
})

describe('an order', () => {
  test('is made and paid while every sweep stands in the middle of its work', async () => {
    await anUnpaidOrder(guest)
    await paidOrder(guest)
    const [standing, ended] = [aSignal(), aSignal()]
    const now = shop.clock.value
    const sweeping = database.transaction(async (queries) => {
      await takePayments(queries, now + UNPAID_ORDER_KEPT_MS, now, 20)
      await takeJobs(queries, { kind: 'kitchen', lane: '', limit: 50, writtenAfter: 0 }, DUE, DUE)
      await sweep(queries, now)
      standing.give()
      await ended.given
    })
    await standing.given
    const id = await paidOrder(guest)
    ended.give()
    await sweeping
    expect(id).toEqual(expect.any(String))
  })
})
