import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { assertMoneyInvariants } from '#tests/support/payments/money-invariants.ts'
import {
  DUE,
  aGuest,
  anUnpaidOrder,
  becomeQuiet,
  cardOrder,
  comeBack,
  holdersIn,
  intentsOf,
  openPayingShop,
  paymentsOf,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'
import { mailsTo } from '#tests/support/users.ts'

// A burger of 149.00, of which Stripe and the gateway are told in their own units.
describe.each([
  ['nok', 14_900, 14_900, /149,00/],
  ['jpy', 149, 149, /149(?![,.]?\d)/],
  ['kwd', 149_000, 149_000, /149,000/],
  ['isk', 14_900, 149, /149(?![,.]?\d)/],
])('an order of 149 %s', (currency, atStripe, atTheGateway, inMails) => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await openPayingShop({ currency })
  })
  afterEach(async () => {
    await becomeQuiet(shop)
    await assertMoneyInvariants(holdersIn(shop))
  })
  afterAll(() => shop.close())

  test(`is held and taken by card as ${atStripe} (S7.59)`, async () => {
    await shop.reset()
    const guest = await aGuest(shop)
    const id = await cardOrder(shop, guest)
    expect(intentsOf(shop, id)).toMatchObject([{ amount: atStripe, currency, amount_capturable: atStripe }])
    expect(await paymentsOf(shop, id)).toEqual(['authorised'])
    shop.clock.value = DUE
    await shop.worker.turn()
    expect(intentsOf(shop, id)).toMatchObject([{ status: 'succeeded', amount_received: atStripe }])
    expect(await paymentsOf(shop, id)).toEqual(['captured'])
  })

  test(`is asked of the gateway as ${atTheGateway}, and taken`, async () => {
    await shop.reset()
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const { data, signature } = (
      await guest.ask('POST', 'payments/nepting', { body: { orderId: id } })
    ).json()
    expect(data).toMatchObject({ amount: String(atTheGateway), currency: currency.toUpperCase() })
    const transaction = shop.gateway.take({ ...data, signature })
    shop.gateway.answer(transaction?.transactionId ?? '', 'pay')
    expect(await comeBack(guest, id)).toBe('VALIDATED')
    shop.clock.value = DUE
    await shop.worker.turn()
    expect(await paymentsOf(shop, id)).toEqual(['captured'])
  })

  test('a kitchen sets no price there is no money for', async () => {
    const publishPrices = { burger: 149.5 }
    const told = await shop
      .customer()
      .ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', publishPrices } })
    const isRefused = ['jpy', 'isk'].includes(currency)
    expect([told.statusCode, told.json().field]).toEqual(
      isRefused ? [400, 'publishPrices.burger'] : [200, undefined],
    )
    await shop
      .customer()
      .ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', publishPrices: { burger: 149 } } })
  })

  test('is told in mails with the decimals its currency has', async () => {
    await shop.reset()
    const guest = await aGuest(shop)
    await cardOrder(shop, guest)
    await shop.worker.turn()
    const [mail] = await mailsTo(shop, 'kari@example.com')
    expect(mail?.text).toMatch(inMails)
  })
})
