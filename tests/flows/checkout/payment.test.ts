import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import type { Visitor } from '#flows/account/visitor.ts'
import { answersOf } from '#flows/core/conversation/questions.ts'
import {
  aRegular,
  atTheCheckout,
  conversationWith,
  failed,
  FILLED,
  NOON,
  PAY,
  payingBy,
  refused,
  type Talk,
} from '#tests/support/flows.ts'
import { anOrder } from '#tests/support/builders/order.ts'

const CARD = { provider: 'stripe' } as const
const FORM = { provider: 'nepting' } as const
const SUBMIT = { type: 'card.submit', savesCard: false } as const
const WAYS = ['stripe', 'nepting', 'test'] as const

function stateOf(talk: ReturnType<typeof payingBy>) {
  return talk.conversation().flows.checkout.value
}

describe('how to pay', () => {
  test('is asked with the ways of the deployment in their order, where there is more than one (S1.23, S1.24)', () => {
    const talk = atTheCheckout({ payments: WAYS })
    expect(talk.asks()).toBe('paymentWay')
    expect(answersOf(talk.conversation()).map(({ id: way }) => way)).toEqual(WAYS)
    talk.says({ type: 'payment.choose', way: FORM })
    expect(talk.asks()).toBe('checkout')
  })

  test.each([[['test']], [['stripe']], [['nepting']]] as const)(
    'is not asked where %s is all there is',
    (payments) => {
      expect(atTheCheckout({ payments }).asks()).toBe('checkout')
    },
  )

  test('is not asked where the device remembers it', () => {
    const talk = atTheCheckout({ payments: WAYS, first: { recallPaymentWay: [{ output: FORM }] } })
    expect(talk.asks()).toBe('checkout')
    expect(talk.conversation().flows.payment.context.way).toEqual(FORM)
  })

  test('is asked again when the customer changes it, and when the next order is paid', () => {
    const talk = payingBy({ provider: 'test' })
    expect(talk.asks()).toBe('order')
    expect(talk.conversation().flows.payment.context.way).toBeUndefined()
    const other = atTheCheckout({ payments: WAYS }).says(
      { type: 'payment.choose', way: FORM },
      { type: 'payment.change' },
    )
    expect(other.asks()).toBe('paymentWay')
  })

  test('has to be chosen before anything is ordered', () => {
    const talk = atTheCheckout({ payments: WAYS }).says(PAY)
    expect(talk.conversation().flows.checkout.context.problem?.code).toBe('payment.notChosen')
    expect(talk.orders()).toEqual([])
  })

  test('is asked anew of somebody who logs in, because cards are kept for users (S1.38)', () => {
    const talk = atTheCheckout({ payments: WAYS }).says({ type: 'payment.choose', way: CARD })
    talk.says({ type: 'session.renew' })
    const user = { ...aRegular(), kind: 'user', accountId: id('account-9') } as const
    talk.hears('currentVisitor', { output: user })
    expect(talk.asks()).toBe('paymentWay')
  })
})

describe('a card', () => {
  test('is asked for once the order is made and its price agreed on', () => {
    const talk = payingBy(CARD)
    expect(talk.asks()).toBe('card')
    expect(talk.orders()).toHaveLength(1)
    talk.says(SUBMIT)
    expect(talk.asks()).toBe('order')
  })

  test('that is declined is asked for again in the same turn, for the same order (S4.55, S5.54)', () => {
    const talk = payingBy(CARD)
    const turn = talk.conversation().turns.at(-1)?.id
    talk.next('pay', refused('card.card_declined')).says(SUBMIT)
    expect(talk.asks()).toBe('card')
    expect(talk.conversation().turns.at(-1)?.id).toBe(turn)
    expect(talk.conversation().flows.checkout.context.problem?.code).toBe('card.card_declined')
    talk.says(SUBMIT)
    expect(talk.asks()).toBe('order')
    expect(talk.orders()).toHaveLength(1)
  })

  test('is not asked for once something more is ordered: the order is looked at again', () => {
    const talk = payingBy(CARD).says({ type: 'product.add', code: id('burger') })
    expect([talk.asks(), stateOf(talk), talk.lines()]).toEqual(['checkout', 'reviewing', [['burger', 2]]])
  })

  test('can be given again after nobody answered', () => {
    const talk = payingBy(CARD).next('pay', failed()).says(SUBMIT)
    expect(talk.asks()).toBe('card')
  })

  test('is not asked for again where the order has ended: paying anew makes a new one', () => {
    const talk = payingBy(CARD).next('pay', refused('order.alreadyCancelled')).says(SUBMIT)
    expect(talk.asks()).toBe('paymentFailed')
    talk.says({ type: 'payment.retry' }, PAY)
    expect(stateOf(talk)).toBe('enteringCard')
  })

  test('whose bank decides later leaves the basket as it is until the server knows (S4.51, S4.56)', () => {
    const talk = payingBy(CARD)
    const [order] = talk.orders()
    talk.next('pay', { output: { ...order, state: 'WAITING' } }).says(SUBMIT)
    expect(talk.asks()).toBe('paymentSettling')
    expect(talk.basket().lines).toHaveLength(1)
    talk.hears('settlePayment', { output: { ...order, state: 'VALIDATED' } })
    expect(talk.asks()).toBe('order')
    expect(talk.basket().lines).toEqual([])
  })

  test('can be left for another way, with the same order', () => {
    const talk = payingBy(CARD).says({ type: 'payment.change' })
    expect(talk.asks()).toBe('paymentWay')
    talk.says({ type: 'payment.choose', way: { provider: 'test' } }, PAY)
    expect(talk.asks()).toBe('order')
    expect(talk.orders()).toHaveLength(1)
  })

  test('of a wallet pays without the form, and is asked for by the form where the price changed', () => {
    const paid = atTheCheckout({ payments: ['stripe'] }).says({ ...PAY, isWallet: true } as typeof PAY)
    expect(paid.asks()).toBe('order')
    const refusedOnce = atTheCheckout({ payments: ['stripe'] })
      .next('pay', refused('card.card_declined'))
      .says({ ...PAY, isWallet: true } as typeof PAY)
    expect(refusedOnce.asks()).toBe('checkout')
  })
})

describe('a card that is filled in beside the recap', () => {
  const GIVEN = { ...PAY, hasCard: true } as typeof PAY
  const atTheRecap = () => atTheCheckout({ payments: ['stripe'] })

  test('pays the order that is made, and is not asked for', () => {
    const talk = atTheRecap().says(GIVEN)
    expect(talk.asks()).toBe('order')
    expect(talk.orders()).toHaveLength(1)
    expect(talk.conversation().turns.map(({ question }) => question.name)).not.toContain('card')
  })

  test('is asked for again where it is declined, for the same order (S4.55, S5.54)', () => {
    const talk = atTheRecap().next('pay', refused('card.card_declined')).says(GIVEN)
    expect(talk.asks()).toBe('card')
    talk.says(SUBMIT)
    expect(talk.asks()).toBe('order')
    expect(talk.orders()).toHaveLength(1)
  })

  test('is kept while the order is tried again', () => {
    const talk = atTheRecap().next('createOrder', failed()).says(GIVEN)
    expect(talk.asks()).toBe('paymentFailed')
    talk.says({ type: 'payment.retry' })
    expect(talk.asks()).toBe('order')
  })

  test('is asked for anew where the price is another than it was filled in for (S4.53, S4.54)', () => {
    const talk = atTheRecap()
      .next('createOrder', { output: anOrder({ price: minor(15_900) }) })
      .says(GIVEN)
    expect(talk.asks()).toBe('priceChanged')
    talk.says({ type: 'price.accept' })
    expect(talk.asks()).toBe('card')
  })

  test('whose bank decides later is asked for by the form where that is tried again (S4.56)', () => {
    const waiting = anOrder({ state: 'WAITING' })
    const talk = atTheRecap().next('pay', { output: waiting }).says(GIVEN)
    expect(talk.asks()).toBe('paymentSettling')
    talk.says({ type: 'payment.retry' })
    expect(talk.asks()).toBe('card')
  })
})

describe('payment by form', () => {
  test('waits for the provider, and the basket with it', () => {
    const talk = payingBy(FORM)
    expect(talk.asks()).toBe('paymentSettling')
    expect(talk.basket().lines).toHaveLength(1)
  })

  test('that was refused is tried again with the same order (S8.16)', () => {
    const talk = payingBy(FORM).hears('settlePayment', refused('payment.refused'))
    expect(talk.asks()).toBe('paymentFailed')
    talk.says({ type: 'payment.retry' })
    expect(talk.asks()).toBe('paymentSettling')
    expect(talk.orders()).toHaveLength(1)
  })

  test('that was accepted empties the basket and follows the order (S4.51)', () => {
    const talk = payingBy(FORM)
    const [order] = talk.orders()
    talk.hears('settlePayment', { output: { ...order, state: 'VALIDATED' } })
    expect(talk.asks()).toBe('order')
    expect(talk.basket().lines).toEqual([])
  })
})

describe('a payment that is left half way', () => {
  const ADD = { type: 'product.add', code: id<never>('burger') } as const
  const TO_THE_TILL = { type: 'checkout.start' } as const
  const DISMISS = { type: 'payment.dismiss' } as const

  /** At the page of the provider, which has not told anything; the customer is back at the recap. */
  function leftHalfWay(): Talk {
    const talk = payingBy(FORM)
    for (const order of talk.orders()) talk.hasOrder({ ...order, state: 'WAITING' })
    return talk.says(DISMISS)
  }

  /** The list of orders tells that it went through after all. */
  function isPaidMeanwhile(talk: Talk): Talk {
    for (const order of talk.orders().slice(0, 1)) talk.hasOrder({ ...order, state: 'VALIDATED' })
    const [known] = talk.orders()
    return talk.hears('watchOrders', {
      output: { orders: talk.orders(), order: known, at: NOON, isLost: false },
    })
  }

  test('is known to be waited for, and never called refused', () => {
    const talk = leftHalfWay()
    expect([talk.asks(), talk.problem()]).toEqual(['checkout', undefined])
    expect(talk.conversation().flows.tracking.context.orders.map(({ state }) => state)).toEqual(['WAITING'])
  })

  test('and goes through after all ends the doubt wherever the customer stands, and empties the basket it paid', () => {
    const talk = isPaidMeanwhile(leftHalfWay())
    expect([talk.asks(), talk.order()?.state, talk.lines()]).toEqual(['order', 'VALIDATED', []])
  })

  test('and goes through while another order is begun leaves that one alone', () => {
    const talk = isPaidMeanwhile(leftHalfWay().says(ADD))
    expect([talk.asks(), talk.lines()]).toEqual(['checkout', [['burger', 2]]])
    expect(talk.order()?.state).toBe('VALIDATED')
  })

  test('is paid once more as the same order, without being asked', () => {
    const talk = leftHalfWay().says(PAY)
    expect([talk.asks(), talk.orders().length]).toEqual(['paymentSettling', 1])
  })

  test('is asked about before another order is made', () => {
    const talk = leftHalfWay().says(ADD, TO_THE_TILL, PAY)
    expect([talk.asks(), talk.orders().length]).toEqual(['paymentBeside', 1])
    expect(talk.says({ type: 'payment.beside' }).orders()).toHaveLength(2)
  })

  test('can be looked at instead of making another', () => {
    const talk = leftHalfWay().says(ADD, TO_THE_TILL, PAY)
    const [earlier] = talk.orders()
    talk.says({ type: 'order.follow', id: earlier?.id ?? id('none') })
    expect([talk.asks(), talk.order()?.id]).toEqual(['order', earlier?.id])
    expect(talk.says(TO_THE_TILL).asks()).toBe('checkout')
  })
})

describe('a session that ends at the checkout', () => {
  const USER: Visitor = { kind: 'user', isContactKnown: true, usual: undefined, accountId: id('account-1') }
  const atTheTill = () => atTheCheckout({ visitor: USER, first: {} })

  test.each([
    ['identify', 'session.ended'],
    ['createOrder', 'account.notSignedIn'],
    ['pay', 'account.notSignedIn'],
  ])('found out by %s: the basket is kept, and who pays is asked anew (F32)', (port, code) => {
    const talk = atTheTill()
      .next(port, refused(code))
      .says({ type: 'checkout.pay', contact: {}, facts: FILLED })
    expect(talk.asks()).toBe('checkout')
    const { checkout, session, basket } = talk.conversation().flows
    expect(session.context.visitor).toMatchObject({ kind: 'visitor', isContactKnown: false })
    expect(checkout.context.problem?.code).toBe('session.ended')
    expect(basket.context.basket.lines).toHaveLength(1)
    expect(talk.says(PAY).asks()).toBe('order')
  })

  test('is told, and paid with an order of whoever it is by then (F32)', () => {
    const talk = atTheTill().next('pay', refused('account.notSignedIn')).says(PAY, PAY)
    expect(talk.orders()).toHaveLength(2)
    expect(talk.askedOf('pay')).toHaveLength(2)
  })
})

test('a conversation that offers the test payment alone folds as before', () => {
  const talk = conversationWith({ payments: ['test'] })
  expect(talk.conversation().flows.payment.value).toBe('idle')
})
