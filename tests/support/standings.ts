import { id } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { QuestionName } from '#flows/core/conversation/questions.ts'
import { at } from './at.ts'
import { anOrder, anOrderedItem } from './builders/order.ts'
import {
  atTheCheckout,
  atTheMenu,
  conversationWith,
  failed,
  PAY,
  payingBy,
  refused,
  type Talk,
} from './flows.ts'
import { dearerBurger, dearerOrder, outOfBurgers } from './interrupted.ts'

const HISTORY = { type: 'history.open' } as const
const PAST_ID = id<Order['id']>('past')
const AGAIN = { type: 'order.again', id: PAST_ID } as const
const LINK = { guest: 'token-guest', secret: 'token-secret' }
const WRITE = { type: 'report.open', id: PAST_ID, kind: 'problem' } as const
const OPEN_BY_MAIL = { type: 'order.cancel', id: PAST_ID, link: LINK } as const
const BEER = anOrderedItem({ productCode: id('beer') })
const GONE = anOrderedItem({ productCode: id('whale') })

/** A conversation at each question. */
export const STANDINGS: Readonly<Record<QuestionName, () => Talk>> = {
  restaurantsLoading: () => atTheStart().holds('listRestaurants').says({ type: 'restaurant.retry' }),
  restaurantSearching: () => conversationWith().holds('locate').says({ type: 'restaurant.near' }),
  restaurantsFailed: atTheStart,
  restaurant: () => conversationWith(),
  linkOpening: () =>
    conversationWith().holds('findRestaurant').says({ type: 'restaurant.open', slug: 'nearby' }),
  code: () => conversationWith().says({ type: 'restaurant.choose', id: id('canteen') }),
  mode: () => conversationWith().says({ type: 'restaurant.choose', id: id('brygga') }),
  table: () => atTheMenu({ flags: { tableService: true } }, 'TABLE_SERVICE'),
  menuLoading: () => conversationWith().holds('loadMenu').says(BRYGGA),
  menuFailed: () => conversationWith().next('loadMenu', failed()).says(BRYGGA),
  categories: () => atTheMenu(),
  products: () => atTheMenu().says({ type: 'category.choose', id: id('food') }),
  customise: () => atTheMenu().says({ type: 'product.open', code: id('meal') }),
  alcohol: () => atTheMenu().says({ type: 'product.add', code: id('beer') }),
  proposal: () => atTheMenu().says(WRITTEN),
  proposalMany: () => atTheMenu().says(writtenOrder(30), { type: 'proposal.accept' }),
  revision: () => revising(atTheBasket()),
  revisionLine: () => revising(atTheBasket().says({ type: 'product.add', code: id('fries') })),
  basket: atTheBasket,
  startOver: () => atTheBasket().says({ type: 'basket.startOver' }),
  basketElsewhere: () =>
    atTheBasket().says({ type: 'restaurant.change' }, { type: 'restaurant.choose', id: id('canteen') }),
  modeConflict: () =>
    atTheMenu().says(
      { type: 'product.add', code: id('beer') },
      { type: 'alcohol.confirm' },
      { type: 'mode.change' },
      { type: 'mode.choose', mode: 'TAKEOUT', asks: true },
    ),
  outage: outOfBurgers,
  basketUpdated: dearerBurger,
  orderingDisabled: () =>
    atTheMenu().restaurantBecomes({
      settings: {
        ordersEnabled: false,
        ordersInjectionDelayMinutes: 15,
        phoneNumber: '',
        restaurantEmail: '',
      },
    }),
  closed: () =>
    atTheCheckout()
      .later(11 * 3_600_000)
      .restaurantBecomes({}),
  pickup: () => atTheCheckout().says({ type: 'pickup.change' }),
  otherOpening: lastOrdersGone,
  checkout: () => atTheCheckout(),
  reorderLoading: () => withPast().holds('loadMenu').says(HISTORY, AGAIN),
  reorderPrice: () => repeating({ campaignId: id('old'), price: minor(20_000), taxes: minor(5_000) }),
  reorderUnavailable: () => repeating({ items: [anOrderedItem({ productCode: id('burger') }), GONE] }),
  reorderNothing: () => repeating({ items: [GONE] }),
  reorderElsewhere: () => repeating({ restaurantId: id('canteen') }),
  reorderAlcohol: () =>
    atTheMenu({ history: [past({ items: [BEER], pickUpMode: 'TAKEOUT' })] }).says(HISTORY, AGAIN),
  paying: () => atTheCheckout().holds('createOrder').says(PAY),
  paymentFailed: () => atTheCheckout().next('createOrder', refused('payment.refused')).says(PAY),
  card: () => payingBy({ provider: 'stripe' }),
  paymentBeside: () => besideAnother(),
  paymentSettling: () => payingBy({ provider: 'nepting' }),
  paymentRecalling: () =>
    atTheMenu({ payments: ['stripe', 'nepting'] })
      .holds('recallPaymentWay')
      .says({ type: 'product.add', code: id('burger') }, { type: 'checkout.start' }),
  paymentWay: () => atTheCheckout({ payments: ['stripe', 'nepting'] }),
  priceChanged: dearerOrder,
  order: ordered,
  orderLoading: () => withPast().holds('openOrder').says(OPEN_BY_MAIL),
  orderNotFound: () => withPast().next('openOrder', refused('order.notFound')).says(OPEN_BY_MAIL),
  orderUnreached: () => withPast().next('openOrder', failed()).says(OPEN_BY_MAIL),
  orderSignedOut: () => withPast().next('openOrder', refused('order.linkExpired')).says(OPEN_BY_MAIL),
  noOrders: () =>
    conversationWith().says({ type: 'orders.show' }).hears('watchOrders', { output: NO_ORDERS }),
  historyLoading: () => withPast().holds('listHistory').says(HISTORY),
  historyFailed: () => withPast().next('listHistory', failed()).says(HISTORY),
  history: () => withPast().says(HISTORY),
  reportLoading: () => withPast().holds('findOrder').says(WRITE),
  reportClosed: () => withPast({ reportedAt: 1 }).says(HISTORY, WRITE),
  report: () => withPast().says(HISTORY, WRITE),
  orderCancel: cancelling,
  orderCancelling: () => cancelling().holds('cancelOrder').says({ type: 'order.confirmCancel' }),
  orderCancelled: () => cancelling().says({ type: 'order.confirmCancel' }),
  orderPickup: () => changing('order.changePickup'),
  orderSendNow: () => changing('order.sendNow'),
  orderChanging: () => changing('order.sendNow').holds('changeOrder').says({ type: 'order.confirmSendNow' }),
  orderRefused: () =>
    cancelling().next('cancelOrder', refused('order.alreadyInjected')).says({ type: 'order.confirmCancel' }),
  orderChangeFailed: () => cancelling().next('cancelOrder', failed()).says({ type: 'order.confirmCancel' }),
}

const WRITTEN = writtenOrder(2)

/** A sentence that was read as so many burgers, a meal without its drink, and what is not known. */
function writtenOrder(quantity: number): Command {
  return {
    type: 'proposal.make',
    text: 'token-text',
    order: {
      lines: [
        { product: id('burger'), quantity, choices: [], others: [id('fries')] },
        { product: id('meal'), quantity: 1, choices: [], others: [] },
      ],
      marks: [{ from: 0, to: 3, taken: 'left' }],
    },
  }
}

/** A sentence that was read as one more of what is in the basket. */
function revising(talk: Talk): Talk {
  const { lines } = talk.conversation().flows.basket.context.basket
  const of = lines.map((line) => ({ line: line.id, choices: [] }))
  const changes = [{ of, does: 'more' as const, quantity: 1 }]
  return talk.says({ type: 'revision.make', text: 'token-text', changes })
}

const BRYGGA: Command = { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }
const NO_ORDERS = { orders: [], heardAt: 0 }

/** The restaurants did not come. */
function atTheStart(): Talk {
  return conversationWith({ first: { listRestaurants: [failed()] } })
}

/** An order is left at the page of its payment, and another is about to be paid. */
function besideAnother(): Talk {
  const talk = payingBy({ provider: 'nepting' })
  for (const order of talk.orders()) talk.hasOrder({ ...order, state: 'WAITING' })
  return talk.says(
    { type: 'payment.dismiss' },
    { type: 'product.add', code: id('burger') },
    { type: 'checkout.start' },
    PAY,
  )
}

function atTheBasket(): Talk {
  return atTheMenu().says({ type: 'product.add', code: id('burger') })
}

function past(given: Partial<Order> = {}): Order {
  return anOrder({
    id: PAST_ID,
    restaurantId: id('brygga'),
    campaignId: id('brygga-1'),
    state: 'PAID',
    pickUpMode: 'EATIN',
    items: [anOrderedItem({ productCode: id('burger'), quantity: 2 })],
    ...given,
  })
}

function withPast(given: Partial<Order> = {}): Talk {
  return conversationWith({ history: [past(given)] })
}

function repeating(given: Partial<Order>): Talk {
  return atTheMenu({ history: [past(given)] }).says(HISTORY, AGAIN)
}

function ordered(): Talk {
  return atTheCheckout().says(PAY)
}

function orderIdOf(talk: Talk): Order['id'] {
  const order = talk.order()
  if (!order) throw new Error('nothing was ordered')
  return order.id
}

function cancelling(): Talk {
  const talk = orderedForLater()
  return talk.says({ type: 'order.cancel', id: orderIdOf(talk) })
}

function changing(type: 'order.changePickup' | 'order.sendNow'): Talk {
  const talk = orderedForLater()
  return talk.says({ type, id: orderIdOf(talk) })
}

/** The last time of the day was shown, and has gone; orders are taken for tomorrow. */
function lastOrdersGone(): Talk {
  const talk = atTheCheckout({ now: at('2026-03-10 21:40'), flags: { orderScheduling: true } })
  return talk.later(6 * 60_000).hears('waitForLapse', { output: null })
}

/** Paid, and not yet with the kitchen. */
function orderedForLater(): Talk {
  const talk = atTheCheckout()
  const later = talk.conversation().now + 3 * 3_600_000
  return talk.says({ type: 'pickup.change' }, { type: 'pickup.choose', at: later }, PAY)
}
