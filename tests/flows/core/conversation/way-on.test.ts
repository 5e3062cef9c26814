import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { liveTurnOf, type Conversation } from '#flows/core/conversation/conversation.ts'
import { answersOf, isWaiting, type QuestionName } from '#flows/core/conversation/questions.ts'
import { aRegular, atTheMenu, conversationWith, FILLED, NOON, PAY, type Talk } from '#tests/support/flows.ts'
import { anOrder, anOrderedItem } from '#tests/support/builders/order.ts'
import { shipped } from '#tests/support/shipped.ts'
import { MESSAGE, movesOf, numbersFrom } from '../../walks.ts'

/** Questions with a form of their own; the list of restaurants can be searched even where none takes orders. */
const FORMS: ReadonlySet<string> = new Set<QuestionName>(['restaurant', 'code', 'pickup', 'checkout'])
/** What may stay unanswered for ever, and so is nothing to wait for. */
const SILENT = new Set(['watchRestaurant', 'watchOrders', 'waitForLapse', 'currentVisitor'])

test.each([1, 2, 3, 4])('walk %i: wherever 500 steps lead there is a way on', (seed) => {
  const talk = conversationWith(seed % 2 === 0 ? { visitor: aRegular(), history: PAST } : {})
  for (const [index, number] of numbersFrom(seed, 500).entries()) {
    if (index % 37 === 36) upset(talk, number)
    const moves = movesOf(talk.conversation())
    const move = moves[number % moves.length]
    const from = talk.asks()
    if (move) talk.says(move)
    expect(deadEndOf(talk.conversation()), `step ${index}: ${from}, ${JSON.stringify(move)}`).toBeUndefined()
  }
})

test.each([21, 22, 23])('walk %i: on the shipped menus too, at any hour', (seed) => {
  const { restaurants } = shipped()
  const talk = conversationWith({ shops: restaurants, now: NOON + seed * 5 * 3_600_000 })
  for (const [index, number] of numbersFrom(seed, 200).entries()) {
    if (index % 20 === 19) talk.later(3_600_000)
    const moves = movesOf(talk.conversation())
    const move = moves[number % moves.length]
    if (move) talk.says(move)
    expect(deadEndOf(talk.conversation()), `step ${index}: ${JSON.stringify(move)}`).toBeUndefined()
  }
})

test('whatever is sent at whatever time, nothing is thrown and there is a way on', () => {
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 40 }), (sent) => {
      const talk = conversationWith({
        visitor: aRegular(),
        history: PAST,
        flags: { discounts: true, tableService: true },
      })
      for (const command of sent) {
        talk.says(command)
        expect(deadEndOf(talk.conversation()), JSON.stringify(command)).toBeUndefined()
      }
    }),
    { numRuns: 150 },
  )
})

test('whatever is sent while nothing answers, nothing is thrown', () => {
  const ports = [
    'listHistory',
    'rateOrder',
    'sendFeedback',
    'findOrder',
    'listRestaurants',
    'loadMenu',
    'findRestaurant',
    'submitCode',
    'createOrder',
    'findCoupon',
    'openOrder',
    'cancelOrder',
    'changeOrder',
  ]
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 25 }), fc.subarray(ports), (sent, silent) => {
      const talk = conversationWith({ visitor: aRegular(), history: PAST, flags: { discounts: true } })
      for (const src of silent) talk.holds(src)
      talk.says(...sent)
      for (const src of silent) talk.letsGo(src)
      expect(deadEndOf(talk.conversation())).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})

describe('typed words that jump ahead', () => {
  test('a product named before its restaurant let the customer in is not put into the basket (S2.39)', () => {
    const talk = atTheMenu().says(
      { type: 'restaurant.change' },
      { type: 'restaurant.choose', id: id('canteen') },
    )
    talk.says({ type: 'product.add', code: id('burger') })
    expect(talk.asks()).toBe('code')
    expect(talk.lines()).toEqual([])
  })

  test('the menu asked for before it is known how to eat asks that first (S2.2)', () => {
    const talk = conversationWith().says({ type: 'restaurant.choose', id: id('brygga') })
    expect(talk.says({ type: 'menu.categories' }).asks()).toBe('mode')
  })

  test('a restaurant that is not in the list is no answer', () => {
    const talk = conversationWith()
    const turns = talk.turns()
    expect(talk.says({ type: 'restaurant.choose', id: id('nowhere') }).turns()).toBe(turns)
  })

  test('a category that is not on the menu is no answer', () => {
    const talk = atTheMenu()
    const turns = talk.turns()
    expect(talk.says({ type: 'category.choose', id: id('nothing') }).turns()).toBe(turns)
  })
})

/** One order of each kind: as it was, gone, of elsewhere, with alcohol, not paid. */
const PAST = [
  anOrder({ id: id('past-1'), restaurantId: id('brygga'), state: 'PAID', items: [anOrderedItem()] }),
  anOrder({
    id: id('past-2'),
    restaurantId: id('brygga'),
    state: 'PAID',
    items: [anOrderedItem(), anOrderedItem({ productCode: id('whale') })],
  }),
  anOrder({ id: id('past-3'), restaurantId: id('canteen'), state: 'PAID', items: [anOrderedItem()] }),
  anOrder({
    id: id('past-4'),
    restaurantId: id('brygga'),
    state: 'SENT',
    items: [anOrderedItem({ productCode: id('beer') })],
  }),
  anOrder({ id: id('past-5'), restaurantId: id('brygga'), state: 'PAYMENT_ERROR', items: [anOrderedItem()] }),
  anOrder({ id: id('past-6'), restaurantId: id('nowhere'), state: 'PAID', items: [anOrderedItem()] }),
  anOrder({
    id: id('past-7'),
    restaurantId: id('brygga'),
    state: 'PAID',
    items: [anOrderedItem({ productCode: id('whale') })],
  }),
]

function deadEndOf(conversation: Conversation): string | undefined {
  const question = liveTurnOf(conversation)?.question
  if (!question) return 'no turn'
  if (isWaiting(question)) {
    const isAwaited = Object.values(conversation.pending).some(({ src }) => !SILENT.has(src))
    return isAwaited ? undefined : `${question.name} waits for nothing`
  }
  if (FORMS.has(question.name)) return undefined
  return answersOf(conversation).length > 0 ? undefined : `${question.name} has no choices`
}

function upset(talk: Talk, number: number): void {
  if (!talk.waitsFor().includes('watchRestaurant')) return
  const codes = ['burger', 'meal', 'cola']
  const outage = { productCode: id<never>(codes[number % 3] ?? ''), state: 'UNAVAILABLE' as const }
  const settings = talk.conversation().flows.restaurant.context.chosen?.settings
  if (!settings) return
  const changes = [
    { outageProducts: [outage] },
    { outageProducts: [] },
    { settings: { ...settings, ordersEnabled: !settings.ordersEnabled } },
    { currentCampaignId: id<never>(`campaign-${number}`) },
  ]
  talk.restaurantBecomes(changes[number % changes.length] ?? {})
}

const codes = fc
  .constantFrom('burger', 'beer', 'soup', 'meal', 'nothing', 'constructor')
  .map((code) => id<never>(code))
const lineIds = fc.constantFrom('l5.0', 'l7.0', 'l9.0', 'nothing').map((line) => id<never>(line))
const quantities = fc.constantFrom(-1, 0, 1, 2, 100, 101, 1.5, Number.NaN)
const paths = fc.constantFrom('drink', 'drink/meal-cola', 'drink/meal-beer', 'meal-burger', '', '__proto__')
const restaurants = fc.constantFrom('brygga', 'canteen', 'nothing').map((each) => id<never>(each))

const pastOrders = fc
  .constantFrom(...PAST.map((order) => order.id), id<never>('order-1'), id<never>('x'))
  .map((each) => each)

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('restaurant.choose' as const), id: restaurants }),
  fc.record({
    type: fc.constant('restaurant.choose' as const),
    id: restaurants,
    mode: fc.constantFrom(...PICKUP_MODES),
  }),
  fc.record({
    type: fc.constant('restaurant.open' as const),
    slug: fc.constantFrom('canteen', 'brygga-burger', ''),
  }),
  fc.record({ type: fc.constant('code.submit' as const), code: fc.constantFrom('1234', 'wrong') }),
  fc.record({ type: fc.constant('mode.choose' as const), mode: fc.constantFrom(...PICKUP_MODES) }),
  fc.record({
    type: fc.constant('category.choose' as const),
    id: fc.constantFrom(id<never>('food'), id<never>('x')),
  }),
  fc.record({ type: fc.constant('product.open' as const), code: codes }),
  fc.record({ type: fc.constant('product.open' as const), code: codes, lineId: lineIds }),
  fc.record({ type: fc.constant('product.add' as const), code: codes }),
  fc.record({ type: fc.constant('product.add' as const), code: codes, recommenderId: lineIds }),
  fc.record({ type: fc.constant('upsell.accept' as const), lineId: lineIds, code: codes }),
  fc.record({ type: fc.constant('customise.setPart' as const), path: paths, quantity: quantities }),
  fc.record({ type: fc.constant('customise.choose' as const), path: paths }),
  fc.record({ type: fc.constant('customise.setQuantity' as const), quantity: quantities }),
  fc.record({ type: fc.constant('basket.setQuantity' as const), lineId: lineIds, quantity: quantities }),
  fc.record({ type: fc.constant('basket.removeLine' as const), lineId: lineIds }),
  fc.record({
    type: fc.constant('outage.resolve' as const),
    choice: fc.constantFrom('replace', 'delete', 'continue'),
  }),
  fc.record({ type: fc.constant('coupon.submit' as const), code: fc.string() }),
  fc.record({
    type: fc.constant('pickup.choose' as const),
    at: fc.oneof(fc.constant('earliest' as const), fc.integer(), fc.constant(Number.NaN)),
  }),
  fc.constant(PAY),
  fc.record({
    type: fc.constant('checkout.pay' as const),
    contact: fc.constant({}),
    facts: fc.record({
      isComplete: fc.boolean(),
      isPolicyAccepted: fc.boolean(),
      isOffersAccepted: fc.constant(FILLED.isOffersAccepted),
    }),
  }),
  fc.record({
    type: fc.constant('order.follow' as const),
    id: fc.constantFrom(id<never>('order-1'), id<never>('x')),
  }),
  fc.record({
    type: fc.constantFrom('order.cancel', 'order.changePickup', 'order.sendNow', 'order.onMyWay'),
    id: pastOrders,
  }),
  fc.record({
    type: fc.constant('order.choosePickup' as const),
    at: fc.constantFrom(NOON, NOON + 3_600_000, Number.NaN),
  }),
  fc.record({ type: fc.constant('order.again' as const), id: pastOrders }),
  fc.record({ type: fc.constant('order.rate' as const), id: pastOrders, rating: quantities }),
  fc.record({ type: fc.constant('order.resend' as const), id: pastOrders }),
  fc.record({
    type: fc.constant('report.open' as const),
    id: pastOrders,
    kind: fc.constantFrom('feedback' as const, 'problem' as const),
  }),
  fc.record({ type: fc.constant('restaurant.search' as const), text: fc.constant('token') }),
  fc.constantFrom<Command>(
    { type: 'restaurant.near' },
    { type: 'restaurant.retry' },
    { type: 'restaurant.change' },
    { type: 'mode.change' },
    { type: 'menu.retry' },
    { type: 'menu.categories' },
    { type: 'customise.reset' },
    { type: 'customise.confirm' },
    { type: 'customise.cancel' },
    { type: 'alcohol.confirm' },
    { type: 'alcohol.decline' },
    { type: 'basket.open' },
    { type: 'basket.acknowledge' },
    { type: 'basket.dropRepriced' },
    { type: 'basket.startOver' },
    { type: 'basket.confirmStartOver' },
    { type: 'basket.cancelStartOver' },
    { type: 'basket.confirmMove' },
    { type: 'basket.cancelMove' },
    { type: 'disabled.continue' },
    { type: 'checkout.start' },
    { type: 'pickup.change' },
    { type: 'price.accept' },
    { type: 'price.decline' },
    { type: 'payment.retry' },
    { type: 'payment.dismiss' },
    { type: 'order.new' },
    { type: 'orders.show' },
    { type: 'order.keep' },
    { type: 'order.confirmCancel' },
    { type: 'order.confirmSendNow' },
    { type: 'order.retryChange' },
    { type: 'usual.choose' },
    { type: 'history.open' },
    { type: 'history.more' },
    { type: 'reorder.accept' },
    { type: 'reorder.resolve', choice: 'replace' },
    { type: 'reorder.resolve', choice: 'continue' },
    { type: 'reorder.resolve', choice: 'delete' },
    { type: 'reorder.cancel' },
    { type: 'report.send', message: MESSAGE },
    { type: 'report.close' },
    { type: 'help.ask' },
    { type: 'words.unknown', candidates: [] },
  ),
)
