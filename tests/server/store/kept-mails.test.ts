import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SENT_MAIL_KEPT_DAYS } from '#domain/constants.ts'
import { noteDone } from '#server/jobs/jobs.store.ts'
import { sweep } from '#server/store/sweep.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const KEPT_MS = SENT_MAIL_KEPT_DAYS * 86_400_000

describe.each(DATABASES)('mails in the outbox, on %s', (_, open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  async function keptAt(now: number, orderId: string): Promise<number> {
    await sweep(shop.deps.database, now)
    return (await shop.deps.database.query(`SELECT 1 FROM jobs WHERE kind = 'mail' AND order_id = $1`, [orderId])).length
  }

  async function aSentMail(): Promise<string> {
    const orderId = await paidOrder(await aGuest(shop))
    const [mail] = await shop.deps.database.query(`SELECT id FROM jobs WHERE kind = 'mail' AND order_id = $1`, [orderId])
    if (!mail) throw new Error('no mail was written')
    await noteDone(shop.deps.database, String(mail['id']), NOON)
    return orderId
  }

  test('that have left are kept for thirty days, and no longer', async () => {
    const orderId = await aSentMail()
    expect(await keptAt(NOON + KEPT_MS, orderId)).toBe(1)
    expect(await keptAt(NOON + KEPT_MS + 1, orderId)).toBe(0)
  })

  test('that have not left are kept', async () => {
    const orderId = await paidOrder(await aGuest(shop))
    expect(await keptAt(NOON + 2 * KEPT_MS, orderId)).toBe(1)
  })
})
