import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPglite } from '#server/core/database/pglite.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { paymentSettingsOf } from '#server/payments/payment-settings.ts'
import { paymentSimulator } from '#simulators/payments/payment-simulator.ts'
import { aGuest, anUnpaidOrder, comeBack } from '#tests/support/payments/paying-shop.ts'
import { NOON, openTestShop } from '#tests/support/test-shop.ts'

// Run in the copy as `followed.tsx` is, where there is no window.

test('a payment provider added is offered by the server, and an order is paid by it', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'orda-swish-')), 'simulator.json')
  const simulator = await paymentSimulator(file, () => NOON)
  const database = await openPglite()
  await migrate(database)
  const { settings } = paymentSettingsOf({ PAYMENTS: 'simulator' }, false)
  const shop = await openTestShop({ database, providers: { payments: settings, simulator } })
  const guest = await aGuest(shop)
  expect((await guest.ask('GET', 'x/deployment')).json().payments).toContain('swish')
  const orderId = await anUnpaidOrder(guest)
  const { redirectUrl } = (await guest.ask('POST', 'x/payments/swish', { body: { orderId } })).json()
  const paid = await shop.app.inject({
    method: 'POST',
    url: String(redirectUrl),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=pay',
  })
  expect(paid.statusCode).toBe(303)
  expect(await comeBack(guest, orderId)).toBe('VALIDATED')
  await shop.close()
})
