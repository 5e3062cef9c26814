import { expect, test } from 'vitest'
import type { Database, Queries } from '#server/core/database/database.ts'
import { openMigratedPglite } from '#tests/support/databases.ts'
import {
  anUnpaidOrder,
  cardSecret,
  deliverMessages,
  giveCard,
  intentsOf,
  openPayingShop,
  paymentsOf,
  stateOf,
} from '#tests/support/payments/paying-shop.ts'
import { aGuest } from '#tests/support/test-shop.ts'

test('a payment that is let go at the moment another is begun in its place leaves room for it', async () => {
  const inner = await openMigratedPglite()
  const shop = await openPayingShop({ database: lettingGo(inner) })
  const guest = await aGuest(shop)
  const orderId = await anUnpaidOrder(guest)
  await cardSecret(guest, orderId)
  await inner.query(`UPDATE payments SET status = 'releasing' WHERE order_id = $1`, [orderId])
  const begun = await guest.ask('POST', 'payments/nepting', { body: { orderId } })
  expect([begun.statusCode, begun.json()]).toEqual([
    200,
    expect.objectContaining({ url: expect.any(String) }),
  ])
  await shop.close()
})

test('a payment that is made in the app while its page is asked for once more stays made', async () => {
  const shop = await openPayingShop({ database: await paying() })
  const guest = await aGuest(shop)
  const orderId = await anUnpaidOrder(guest)
  const ask = () => guest.ask('POST', 'x/payments/vipps', { body: { orderId } })
  const { redirectUrl } = (await ask()).json()
  meanwhile = async () => {
    const back = shop.vipps.answer(String(redirectUrl).split('/').at(-1) ?? '', 'pay') ?? ''
    await shop.app.inject(new URL(back).pathname)
  }
  expect((await ask()).json()).toMatchObject({ code: 'order.alreadyPaid' })
  expect([await stateOf(guest, orderId), await paymentsOf(shop, orderId)]).toEqual([
    'VALIDATED',
    ['authorised'],
  ])
  await shop.close()
})

test('a card that is paid with while Stripe tells that it was asked for is not let go', async () => {
  const database = await paying()
  const shop = await openPayingShop({ database })
  const guest = await aGuest(shop)
  const orderId = await anUnpaidOrder(guest)
  const secret = await cardSecret(guest, orderId)
  // Who takes the message looks before another process has noted the name.
  await database.query('UPDATE payments SET reference = NULL WHERE order_id = $1', [orderId])
  meanwhile = async () => {
    giveCard(shop, secret)
    await database.query(
      `UPDATE payments SET reference = $2, status = 'authorised' WHERE order_id = $1 AND reference IS NULL`,
      [orderId, intentsOf(shop, orderId)[0]?.id],
    )
  }
  await deliverMessages(shop)
  expect(intentsOf(shop, orderId).map(({ status }) => status)).toEqual(['requires_capture'])
  await shop.close()
})

/** What somebody does before a reference is noted. */
let meanwhile = async (): Promise<void> => {}

async function paying(): Promise<Database> {
  meanwhile = async () => {}
  const inner = await openMigratedPglite()
  return {
    ...inner,
    query: async (sql, values) => {
      if (sql.startsWith('UPDATE payments SET reference = $2 WHERE id')) await meanwhile()
      return inner.query(sql, values)
    },
  }
}

/** A database in which another process lets the payment go between two looks at it. */
function lettingGo(database: Database): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction((queries) => work({ ...queries, query: lettingGoOf(queries) })),
  }
}

function lettingGoOf({ query }: Queries): Queries['query'] {
  return async (sql, values) => {
    const rows = await query(sql, values)
    if (sql.trim().startsWith('INSERT INTO payments') && rows.length === 0)
      await query(`UPDATE payments SET status = 'released' WHERE status = 'releasing'`)
    return rows
  }
}
