import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '#simulators/stripe/stripe-faults.ts'
import { LOOK_AGAIN_MS } from '#server/payments/store/payments.store.ts'
import { assertMoneyInvariants } from '#tests/support/payments/money-invariants.ts'
import {
  ASKING_CARD,
  DECLINED_CARD,
  GOOD_CARD,
  MINUTE,
  aGuest,
  anUnpaidOrder,
  becomeQuiet,
  cardSecret,
  comeBack,
  deliverMessages,
  giveCard,
  holdersIn,
  intentsOf,
  openPayingShop,
  paymentsOf,
  startCard,
  stateOf,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'
import { aUserOf } from '#tests/support/users.ts'

const METHODS = 'x/payment-methods/stripe'

describe('a card kept by Stripe', () => {
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

  type User = Awaited<ReturnType<typeof aUserOf>>
  const cardsOf = async (user: User) => (await user.ask('GET', METHODS)).json().items

  /** A user who has paid an order and had the card kept; their ids. */
  async function aUserWithCard(): Promise<{
    readonly user: User
    readonly order: string
    readonly card: string
  }> {
    const user = await aUserOf(shop)
    const id = await anUnpaidOrder(user)
    const begun = await startCard(user, id, { savePaymentMethod: true })
    giveCard(shop, begun.json().paymentIntentClientSecret)
    await comeBack(user, id)
    const [card] = await cardsOf(user)
    return { user, order: id, card: String(card.id) }
  }

  /** What the bank says to a kept card from now on. */
  function bankSays(number: string): void {
    const { account, ledger } = shop.stripe
    const { answer } = account.addCard({ number, expMonth: 12, expYear: 2030, cvc: '123' })
    for (const method of Object.values(ledger.methods)) ledger.methods[method.id] = { ...method, answer }
  }

  test('is kept where the user ticked so, and shown masked (S3.42, S4.56, S7.57)', async () => {
    const { user } = await aUserWithCard()
    expect(await cardsOf(user)).toEqual([
      { id: expect.any(String), maskedPan: '4***********4242', endOfValidity: '2030-12' },
    ])
  })

  test('is not kept where the user did not tick, nor for a guest who did', async () => {
    const [user, guest] = [await aUserOf(shop), await aGuest(shop)]
    for (const [customer, choice] of [[user, {}] as const, [guest, { savePaymentMethod: true }] as const]) {
      const id = await anUnpaidOrder(customer)
      giveCard(shop, (await startCard(customer, id, choice)).json().paymentIntentClientSecret)
      await comeBack(customer, id)
      expect(intentsOf(shop, id)).toMatchObject([{ customer: null, setup_future_usage: null }])
    }
    expect(await cardsOf(user)).toEqual([])
  })

  test('is not kept where the tick is taken back before paying', async () => {
    const user = await aUserOf(shop)
    const id = await anUnpaidOrder(user)
    await startCard(user, id, { savePaymentMethod: true })
    giveCard(shop, await cardSecret(user, id))
    await comeBack(user, id)
    expect(await cardsOf(user)).toEqual([])
  })

  test('pays the next order with one tap (S1.24, S4.56)', async () => {
    const { user, card } = await aUserWithCard()
    const id = await anUnpaidOrder(user)
    const paid = await startCard(user, id, { paymentMethodId: card })
    expect([paid.statusCode, paid.json()]).toEqual([200, { paymentMethodId: card }])
    expect([await stateOf(user, id), await paymentsOf(shop, id)]).toEqual(['VALIDATED', ['authorised']])
    expect(await cardsOf(user)).toHaveLength(1)
  })

  test('tapped twice pays once, and says so twice (F1)', async () => {
    const { user, card } = await aUserWithCard()
    const id = await anUnpaidOrder(user)
    const taps = await Promise.all([1, 2].map(() => startCard(user, id, { paymentMethodId: card })))
    expect(taps.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect([await paymentsOf(shop, id), intentsOf(shop, id).length]).toEqual([['authorised'], 1])
  })

  test.each<readonly [string, Fault]>([
    ['never arrives', 'lostCall'],
    ['loses its answer', 'lostAnswer'],
    ['breaks off', 'halfAnswer'],
  ])('whose call %s is tried again, and pays once (F7, F8)', async (_what, fault) => {
    const { user, card } = await aUserWithCard()
    const id = await anUnpaidOrder(user)
    shop.stripe.faults.next('confirm', fault)
    expect((await startCard(user, id, { paymentMethodId: card })).statusCode).toBe(200)
    expect([await stateOf(user, id), intentsOf(shop, id).length]).toEqual(['VALIDATED', 1])
  })

  test('that paid, where every answer was lost, is found paid by the message; tapped again it is not charged again (F14)', async () => {
    const { user, card } = await aUserWithCard()
    const id = await anUnpaidOrder(user)
    shop.stripe.faults.always('confirm', 'lostAnswer')
    expect((await startCard(user, id, { paymentMethodId: card })).json().code).toBe('payment.unavailable')
    await deliverMessages(shop)
    expect(await stateOf(user, id)).toBe('VALIDATED')
    expect((await startCard(user, id, { paymentMethodId: card })).statusCode).toBe(200)
    expect(intentsOf(shop, id)).toHaveLength(1)
  })

  test('that paid while Stripe failed is found paid when it is tapped again (F9)', async () => {
    const { user, card } = await aUserWithCard()
    const id = await anUnpaidOrder(user)
    shop.stripe.faults.next('confirm', 'failureAfter')
    expect((await startCard(user, id, { paymentMethodId: card })).statusCode).toBe(503)
    expect((await startCard(user, id, { paymentMethodId: card })).statusCode).toBe(200)
    expect([await stateOf(user, id), intentsOf(shop, id).length]).toEqual(['VALIDATED', 1])
  })

  test('that is declined is told, and the next card pays the same order (S4.55, F10)', async () => {
    const { user, card } = await aUserWithCard()
    const id = await anUnpaidOrder(user)
    bankSays(DECLINED_CARD)
    const declined = await startCard(user, id, { paymentMethodId: card })
    expect([declined.statusCode, declined.json().code]).toEqual([409, 'payment.refused'])
    giveCard(shop, await cardSecret(user, id), GOOD_CARD)
    expect([await comeBack(user, id), intentsOf(shop, id).length]).toEqual(['VALIDATED', 1])
  })

  test('that is declined can be tried again, and is then paid once', async () => {
    const { user, card } = await aUserWithCard()
    const id = await anUnpaidOrder(user)
    bankSays(DECLINED_CARD)
    await startCard(user, id, { paymentMethodId: card })
    bankSays(GOOD_CARD)
    expect((await startCard(user, id, { paymentMethodId: card })).statusCode).toBe(200)
    expect(await paymentsOf(shop, id)).toEqual(['authorised'])
  })

  test('that asks the customer leads to the bank, and is paid after it (F11)', async () => {
    const { user, card } = await aUserWithCard()
    const id = await anUnpaidOrder(user)
    bankSays(ASKING_CARD)
    const asked = await startCard(user, id, { paymentMethodId: card })
    expect(asked.json()).toEqual({ paymentIntentClientSecret: expect.stringMatching(/_secret_/) })
    expect(await stateOf(user, id)).toBe('WAITING')
    shop.stripe.account.authenticate(intentsOf(shop, id)[0]?.id ?? '', true)
    expect(await comeBack(user, id)).toBe('VALIDATED')
  })

  test('of another user, or deleted, pays nothing (S6.8)', async () => {
    const { user, card } = await aUserWithCard()
    const other = await aUserOf(shop)
    const id = await anUnpaidOrder(other)
    const foreign = await startCard(other, id, { paymentMethodId: card })
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'paymentMethod.notFound'])
    await user.ask('DELETE', `${METHODS}/${card}`)
    const gone = await startCard(user, await anUnpaidOrder(user), { paymentMethodId: card })
    expect(gone.json().code).toBe('paymentMethod.notFound')
  })

  test('is forgotten by Stripe when the user deletes it, however long Stripe is away (S7.58)', async () => {
    const { user, card } = await aUserWithCard()
    const keptBy = () => Object.values(shop.stripe.ledger.methods).filter(({ customer }) => customer !== null)
    const before = keptBy().length
    shop.stripe.faults.always('detach', 'lostCall')
    expect((await user.ask('DELETE', `${METHODS}/${card}`)).statusCode).toBe(200)
    await shop.worker.turn()
    expect([await cardsOf(user), keptBy().length]).toEqual([[], before])
    shop.stripe.faults.clear()
    shop.clock.value += MINUTE
    await shop.worker.turn()
    expect(keptBy()).toHaveLength(before - 1)
  })

  test('and everything else Stripe knows of a user goes with the account (S7.16)', async () => {
    const { user, order } = await aUserWithCard()
    const before = Object.keys(shop.stripe.ledger.customers).length
    await user.ask('PATCH', `orders/${order}/cancel`)
    await user.ask('DELETE', `accounts/users/${user.id}`)
    shop.clock.value += LOOK_AGAIN_MS
    await shop.worker.turn()
    expect(Object.keys(shop.stripe.ledger.customers)).toHaveLength(before - 1)
  })
})
