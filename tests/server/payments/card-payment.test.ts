import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assertMoneyInvariants } from '#tests/support/payments/money-invariants.ts'
import {
  ASKING_CARD,
  DECLINED_CARD,
  DUE,
  MINUTE,
  aGuest,
  anUnpaidOrder,
  becomeQuiet,
  cardOrder,
  comeBack,
  giveCard,
  holdersIn,
  intentsOf,
  openPayingShop,
  paymentsOf,
  startCard,
  stateOf,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'

describe('paying by card', () => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await openPayingShop()
  })
  beforeEach(() => shop.reset())
  afterEach(async () => {
    await becomeQuiet(shop)
    await assertMoneyInvariants(holdersIn(shop))
  })
  afterAll(() => shop.close())

  const turn = (now = shop.clock.value) => {
    shop.clock.value = now
    return shop.worker.turn()
  }

  test('begins with a secret the browser confirms the card with (S7.54, S3.46, S9.30)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const answer = await startCard(guest, id)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ paymentIntentClientSecret: expect.stringMatching(/^pi_\w+_secret_/) })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(intentsOf(shop, id)).toMatchObject([
      {
        amount: 14_900,
        currency: 'nok',
        capture_method: 'manual',
        receipt_email: 'kari@example.com',
        metadata: { orderId: id, restaurantId: 'brygga' },
      },
    ])
    await turn(shop.clock.value + 31 * MINUTE)
  })

  test('holds the money, takes it when the kitchen has the order, and confirms by mail (S4.10, S4.56)', async () => {
    const guest = await aGuest(shop)
    const id = await cardOrder(shop, guest)
    expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual(['VALIDATED', ['authorised']])
    await turn(DUE)
    expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual(['PAID', ['captured']])
    expect(intentsOf(shop, id)).toMatchObject([{ status: 'succeeded', amount_received: 14_900 }])
  })

  test('tells its customer with which card, and no more of its number than the last digits (S3.41, S3.43)', async () => {
    const guest = await aGuest(shop)
    const order = (await guest.ask('GET', `orders/${await cardOrder(shop, guest)}`)).json()
    expect(order.paidWith).toEqual({ provider: 'stripe', maskedPan: '4***********4242' })
    await turn(DUE)
  })

  test('a declined card is tried again on the same order and the same PaymentIntent (S4.55, F10)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const first = (await startCard(guest, id)).json().paymentIntentClientSecret
    expect(giveCard(shop, first, DECLINED_CARD)).toBe('requires_payment_method')
    expect(await comeBack(guest, id)).toBe('CREATED')
    const second = (await startCard(guest, id)).json().paymentIntentClientSecret
    expect(second).toBe(first)
    giveCard(shop, second)
    expect(await comeBack(guest, id)).toBe('VALIDATED')
    expect(intentsOf(shop, id)).toHaveLength(1)
  })

  test('a card that asks the customer waits for the bank, and is paid when they come back (F11)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    giveCard(shop, (await startCard(guest, id)).json().paymentIntentClientSecret, ASKING_CARD)
    expect(await comeBack(guest, id)).toBe('WAITING')
    shop.stripe.account.authenticate(intentsOf(shop, id)[0]?.id ?? '', true)
    expect(await comeBack(guest, id)).toBe('VALIDATED')
  })

  test('an order that is paid is not paid again, whatever asks (F1)', async () => {
    const guest = await aGuest(shop)
    const id = await cardOrder(shop, guest)
    const again = await startCard(guest, id)
    expect([again.statusCode, again.json()]).toEqual([200, { paymentMethodId: expect.any(String) }])
    expect(intentsOf(shop, id)).toHaveLength(1)
  })

  test('cancelling in time lets the money go (S4.17, S8.3)', async () => {
    const guest = await aGuest(shop)
    const id = await cardOrder(shop, guest)
    expect((await guest.ask('PATCH', `orders/${id}/cancel`)).statusCode).toBe(200)
    await turn()
    expect(await paymentsOf(shop, id)).toEqual(['released'])
    expect(intentsOf(shop, id)).toMatchObject([
      { status: 'canceled', cancellation_reason: 'requested_by_customer' },
    ])
  })
})
