import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import { loggerOf, loggingFailures } from '#server/core/process/logger.ts'
import {
  GOOD_CARD,
  aGuest,
  anUnpaidOrder,
  cardSecret,
  comeBack,
  giveCard,
  openPayingShop,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'

const lines: string[] = []
const onError = loggingFailures(loggerOf('trace', { write: (line: string) => lines.push(line) }))
let shop: PayingShop
beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

test('a payment that could not be let go is logged as that, with its order', async () => {
  const guest = await aGuest(shop)
  const id = await anUnpaidOrder(guest)
  giveCard(shop, await cardSecret(guest, id), GOOD_CARD)
  await comeBack(guest, id)
  shop.stripe.faults.always('cancel', 'failure')
  await guest.ask('PATCH', `orders/${id}/cancel`)
  await sweepPayments({ ...shop.deps, onError })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'payment not let go', orderId: id }),
  ])
})
