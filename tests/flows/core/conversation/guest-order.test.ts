import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { answersOf } from '#flows/core/conversation/questions.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import {
  atTheCheckout,
  atTheMenu,
  conversationWith,
  failed,
  FILLED,
  NOON,
  PAY,
  refused,
} from '#tests/support/flows.ts'

const [brygga] = aCatalogue().restaurants

test('a guest orders a meal made their own, pays, and follows it until it is paid for (S4.10, S4.50, S4.51)', () => {
  const talk = conversationWith()
  expect(talk.asks()).toBe('restaurant')
  expect(talk.told()).toEqual(['ack.welcome'])
  expect(talk.says({ type: 'restaurant.choose', id: id('brygga') }).asks()).toBe('mode')
  expect(talk.says({ type: 'mode.choose', mode: 'EATIN' }).asks()).toBe('categories')
  expect(talk.says({ type: 'category.choose', id: id('food') }).asks()).toBe('products')
  expect(talk.says({ type: 'product.open', code: id('meal') }).asks()).toBe('customise')
  talk.says(
    { type: 'customise.choose', path: 'drink/meal-shake' },
    { type: 'customise.setQuantity', quantity: 2 },
  )
  expect(talk.says({ type: 'customise.confirm' }).asks()).toBe('basket')
  expect(talk.told()).toEqual(['ack.added'])
  expect(talk.total()).toBe(2 * 21_400)
  expect(talk.says({ type: 'checkout.start' }).asks()).toBe('checkout')
  expect(talk.says(PAY).asks()).toBe('order')
  expect(talk.told()).toEqual(['ack.paid'])
  expect(talk.orderBecomes({ state: 'SENT' }).told()).toEqual(['ack.order.SENT'])
  expect(talk.orderBecomes({ state: 'SENT', isKitchenUnreached: true }).told()).toEqual([
    'ack.order.unreached',
  ])
  talk.orderBecomes({ state: 'PAID', posId: '042' })
  expect(talk.told()).toEqual(['ack.order.PAID'])
  expect(talk.toldWith('ack.order.PAID')).toEqual({ number: '042' })
  for (const kitchenStep of ['preparing', 'ready', 'collected'] as const)
    expect(talk.orderBecomes({ kitchenStep }).told()).toEqual([`ack.order.${kitchenStep}`])
})

test('a payment the bank has not decided on is not told as accepted (S4.10, S4.12)', () => {
  const talk = atTheCheckout().holds('watchOrders')
  talk.next('pay', { output: anOrder({ state: 'WAITING', retrievalDate: NOON + 15 * 60_000 }) })
  expect(talk.says(PAY).asks()).toBe('order')
  expect(talk.told()).toEqual(['ack.order.WAITING'])
})

test('what was ordered is what was in the basket, and the basket is empty afterwards (S3.35, S4.51)', () => {
  const talk = atTheCheckout().says(PAY)
  expect(talk.askedOf('createOrder')).toMatchObject([
    {
      restaurantId: 'brygga',
      campaignId: 'brygga-1',
      pickUpMode: 'EATIN',
      items: [{ productCode: 'burger', quantity: 1 }],
      contact: { email: 'token-email' },
    },
  ])
  expect(talk.lines()).toEqual([])
})

test('who names no pickup time gets the earliest: now and the time the restaurant needs (S4.83, S9.15)', () => {
  const talk = atTheCheckout().says(PAY)
  expect(talk.askedOf<{ retrievalDate: number }>('createOrder')[0]?.retrievalDate).toBe(NOON + 15 * 60_000)
})

test('a link to a restaurant opens it without asking which one (S2.40)', () => {
  const talk = conversationWith({ path: '/restaurant/brygga-burger' })
  expect(talk.asks()).toBe('mode')
  expect(talk.told()).toContain('ack.restaurant')
})

test('a link to a restaurant that is not there leads to the list and says so (S2.41)', () => {
  const talk = conversationWith({ path: '/restaurant/nowhere' })
  expect(talk.asks()).toBe('restaurant')
  expect(talk.told()).toContain('ack.linkNotFound')
})

test('a wrong code asks again in the same place, the right one goes on (S5.33, S5.34)', () => {
  const talk = conversationWith().says({ type: 'restaurant.choose', id: id('canteen') })
  expect(talk.asks()).toBe('code')
  expect(talk.says({ type: 'code.submit', code: 'wrong' }).asks()).toBe('code')
  expect(talk.told()).toContain('ack.codeRefused')
  expect(talk.says({ type: 'code.submit', code: '1234' }).asks()).toBe('mode')
  expect(talk.turns().at(-2)?.answer?.say.key).toBe('answer.codeAccepted')
})

test('the only restaurant is not asked for, and the customer is told which it is (S1.45, S4.72)', () => {
  const talk = conversationWith({ shops: brygga ? [brygga] : [] })
  expect(talk.asks()).toBe('mode')
  expect(talk.told()).toEqual(['ack.welcome', 'ack.onlyRestaurant'])
})

test('a deployment that skips no choice asks for the only restaurant, too, and its link opens it (S1.45, S1.48)', () => {
  const given = { shops: brygga ? [brygga] : [], flags: { skipRestaurantSelection: false } }
  const talk = conversationWith(given)
  expect(talk.asks()).toBe('restaurant')
  expect(talk.told()).toEqual(['ack.welcome'])
  expect(talk.says({ type: 'restaurant.choose', id: id('brygga') }).asks()).toBe('mode')
  expect(conversationWith({ ...given, path: '/restaurant/brygga-burger' }).asks()).toBe('mode')
})

test('the only mode is not asked for, and the customer is told which it is (S1.46, S2.3)', () => {
  const talk = conversationWith({ flags: { pickup: false } })
  talk.says({ type: 'restaurant.choose', id: id('brygga') })
  expect(talk.asks()).toBe('categories')
  expect(talk.told()).toEqual(['ack.restaurantAndMode', 'ack.onlyMode'])
})

test('a deployment that asks for no category opens the whole menu, in which one can still be chosen (S1.48, S2.14)', () => {
  const talk = conversationWith({ flags: { preOrderCategoryFilter: false } })
  talk.says({ type: 'restaurant.choose', id: id('brygga') }, { type: 'mode.choose', mode: 'EATIN' })
  expect(talk.asks()).toBe('products')
  const offered = () => answersOf(talk.conversation()).map((each) => each.id)
  const all = offered()
  expect(all).toEqual(expect.arrayContaining(['burger', 'fries']))
  expect(all).not.toContain('others')
  talk.says({ type: 'category.choose', id: id('food') })
  expect(talk.asks()).toBe('products')
  expect(offered()).toContain('others')
  talk.says({ type: 'menu.categories' })
  expect(offered()).toEqual(all)
})

test('a deployment that lets nobody choose how to eat sells in its first way, without asking (S1.48, S9.27)', () => {
  const talk = conversationWith({ flags: { orderTypeSelection: false } })
  talk.says({ type: 'restaurant.choose', id: id('brygga') })
  expect(talk.asks()).toBe('categories')
  expect(talk.conversation().flows.menu.context.mode).toBe('EATIN')
})

test('where there is one restaurant and one mode, both are told before the menu (S4.72, S2.3)', () => {
  const talk = conversationWith({ shops: brygga ? [brygga] : [], flags: { eatIn: false } })
  expect(talk.asks()).toBe('categories')
  expect(talk.told()).toEqual(['ack.welcome', 'ack.onlyRestaurant', 'ack.onlyMode', 'ack.alcoholHidden'])
})

test('a restaurant and how to eat can be chosen with one tap (S2.2)', () => {
  const talk = conversationWith().says({ type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' })
  expect(talk.asks()).toBe('categories')
  expect(talk.basket().pickUpMode).toBe('TAKEOUT')
})

test('restaurants near a place are told by its name; a place nobody knows leaves the list as it was (S2.31)', () => {
  const talk = conversationWith()
  expect(talk.says({ type: 'restaurant.search', text: 'token-place' }).told()).toEqual(['ack.near'])
  talk.next('geocode', refused('noResults')).says({ type: 'restaurant.search', text: 'token-other' })
  expect(talk.asks()).toBe('restaurant')
  expect(talk.told()).toEqual(['ack.noResults'])
})

test('the customer near me is told so, and one who does not say where they are keeps the list (S9.36)', () => {
  const talk = conversationWith()
  expect(talk.says({ type: 'restaurant.near' }).told()).toEqual(['ack.nearYou'])
  talk.next('locate', refused('notLocated')).says({ type: 'restaurant.near' })
  expect(talk.told()).toEqual(['ack.notLocated'])
})

test('a list that cannot be read is offered again and then read', () => {
  const talk = conversationWith({ first: { listRestaurants: [failed()] } })
  expect(talk.asks()).toBe('restaurantsFailed')
  expect(talk.says({ type: 'restaurant.retry' }).asks()).toBe('restaurant')
})

test('a menu that cannot be read is offered again and then read', () => {
  const talk = conversationWith()
    .next('loadMenu', failed())
    .says({ type: 'restaurant.choose', id: id('brygga') }, { type: 'mode.choose', mode: 'EATIN' })
  expect(talk.asks()).toBe('menuFailed')
  expect(talk.says({ type: 'menu.retry' }).asks()).toBe('categories')
})

test('to take away, beer is not offered, and the customer is told how much is hidden and why (S1.45, S5.47)', () => {
  const talk = atTheMenu({}, 'TAKEOUT')
  expect(talk.told()).toContain('ack.alcoholHidden')
  expect(talk.toldWith('ack.alcoholHidden')).toEqual({ count: 1 })
  expect(talk.says({ type: 'product.add', code: id('beer') }).lines()).toEqual([])
})

test('eating in, beer is offered and nothing is said of it (S5.47)', () => {
  expect(atTheMenu().told()).not.toContain('ack.alcoholHidden')
})

test('beer is added only after the customer has confirmed it (S5.45)', () => {
  const talk = atTheMenu().says({ type: 'product.add', code: id('beer') })
  expect(talk.asks()).toBe('alcohol')
  expect(talk.lines()).toEqual([])
  expect(talk.says({ type: 'alcohol.confirm' }).lines()).toEqual([['beer', 1]])
})

test('beer that is declined is not added, and the menu is there again (S5.45)', () => {
  const talk = atTheMenu().says({ type: 'product.add', code: id('beer') }, { type: 'alcohol.decline' })
  expect(talk.asks()).toBe('categories')
  expect(talk.told()).toEqual(['ack.alcoholDeclined'])
  expect(talk.lines()).toEqual([])
})

test('beer chosen inside a meal asks for the same consent (S5.46)', () => {
  const talk = atTheMenu().says(
    { type: 'product.open', code: id('meal') },
    { type: 'customise.choose', path: 'drink/meal-beer' },
    { type: 'customise.confirm' },
  )
  expect(talk.asks()).toBe('alcohol')
})

test('a meal without its drink is not added and says what is missing (S3.31, S5.37)', () => {
  const talk = atTheMenu().says({ type: 'product.open', code: id('meal') }, { type: 'customise.confirm' })
  expect(talk.asks()).toBe('customise')
  expect(talk.conversation().flows.customise.context.problem).toEqual({
    code: 'product.requiredMissing',
    path: 'drink',
  })
})

test('Pay that the rules refuse stays where it is, with the reason (S5.25)', () => {
  const talk = atTheCheckout()
  const turns = talk.turns()
  talk.says({ type: 'checkout.pay', contact: {}, facts: { ...FILLED, isPolicyAccepted: false } })
  expect(talk.asks()).toBe('checkout')
  expect(talk.problem()).toBe('checkout.policyRequired')
  expect(talk.turns()).toBe(turns)
  expect(talk.askedOf('createOrder')).toEqual([])
})

test.each([
  [14_901, 'checkout.minimumAmount'],
  [14_900, undefined],
])('a basket of 149.00 with a minimum of %i øre: %s (S5.21)', (minimumOrder, problem) => {
  expect(atTheCheckout({ minimumOrder }).says(PAY).problem()).toBe(problem)
})

test('an order the server has given up for want of payment is made anew when paid again (S4.55)', () => {
  const talk = atTheCheckout().next('pay', refused('order.alreadyCancelled')).says(PAY)
  expect(talk.asks()).toBe('paymentFailed')
  talk.says({ type: 'payment.retry' })
  expect(talk.asks()).toBe('checkout')
  talk.says(PAY)
  expect(talk.asks()).toBe('order')
  const keys = talk.askedOf('createOrder').map((request) => (request as { key: string }).key)
  expect(new Set(keys).size).toBe(2)
})
