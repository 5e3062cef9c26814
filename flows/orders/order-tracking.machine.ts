import { assign, emit, enqueueActions, setup } from 'xstate'
import type { OrderId } from '#domain/ids.ts'
import { followedFirst, isKeptPending, liveFirst } from '#domain/orders/history/lists.ts'
import type { Order } from '#domain/orders/order.ts'
import { newStandings } from '#domain/orders/tracking/standing.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { MailLink } from '../core/log/command-data.ts'
import { failureOf, isRefusal, isWorthRetrying, port } from '../core/log/port.ts'
import type {
  FindInput,
  Found,
  Heard,
  OrderTrackingContext,
  OrderTrackingEvent,
  OrderTrackingFact,
  WatchInput,
} from './order-tracking.events.ts'

const NOTHING: OrderTrackingContext = {
  wanted: undefined,
  link: undefined,
  order: undefined,
  restaurants: [],
  orders: [],
  heardAt: undefined,
  isLost: false,
  problem: undefined,
}

/** Spec §4 current orders: one poll watches all orders of the account; the customer follows one of them. */
export const orderTrackingMachine = setup({
  types: {} as { context: OrderTrackingContext; events: OrderTrackingEvent; emitted: OrderTrackingFact },
  actors: {
    openOrder: port<Found, FindInput>('openOrder'),
    watchOrders: port<Heard, WatchInput>('watchOrders', { isWatch: true, isReading: true }),
  },
  guards: {
    isKnown: (_, params: { known?: Found }) => params.known !== undefined,
    isRefused: (_, params: { error: unknown }) => isRefusal(params.error),
    isWorthRetrying: (_, params: { error: unknown }) => isWorthRetrying(params.error),
    cameByLink: ({ context }) => context.link !== undefined,
  },
  actions: {
    want: assign((_, params: { id: OrderId; link?: MailLink }) => ({
      wanted: params.id,
      link: params.link,
      order: undefined,
      problem: undefined,
    })),
    follow: assign(({ context }, { order, restaurant }: Found) => ({
      order,
      restaurants: withPlaces(context.restaurants, restaurant ? [restaurant] : []),
      wanted: order.id,
      problem: undefined,
    })),
    followKnown: enqueueActions(({ enqueue }, { known }: { known?: Found }) => {
      if (!known) return
      enqueue.assign({ order: known.order, wanted: known.order.id, link: undefined, problem: undefined })
      enqueue.emit({ type: 'order.found', ...known })
    }),
    /** Keeps the followed order, or else follows the newest, while it has yet to be picked up (S4.36); none that is over before one that is not. */
    followNewest: assign(({ context }, { now }: { now: number }) => {
      const known = context.order ? [context.order, ...context.orders] : context.orders
      const order = liveFirst(known.filter((each) => isKeptPending(each, now)))[0]
      return { order, wanted: order?.id }
    }),
    update: assign(({ context }, params: { order: Order }) => ({
      order: context.order?.id === params.order.id ? params.order : context.order,
      orders: context.orders.map((order) => (order.id === params.order.id ? params.order : order)),
    })),
    hear: enqueueActions(({ context, enqueue }, { orders, order, at, isLost, restaurants }: Heard) => {
      // The customer may have gone to another order while the poll was underway.
      const isFollowed = order !== undefined && order.id === context.wanted
      enqueue.assign({
        orders,
        heardAt: isLost ? context.heardAt : at,
        isLost,
        restaurants: withPlaces(context.restaurants, restaurants ?? []),
        ...(isFollowed && { order }),
      })
      if (isFollowed) enqueue.emit({ type: 'order.changed', order })
      const standings = newStandings(
        followedFirst(context.order, context.orders),
        followedFirst(isFollowed ? order : context.order, orders),
      )
      enqueue.emit({ type: 'orders.told', orders, standings })
      if (context.wanted === undefined && orders.length > 0) enqueue.emit({ type: 'orders.heard' })
    }),
    forget: assign(NOTHING),
    askAnew: assign({ heardAt: undefined, isLost: false }),
    complain: assign((_, params: { code: string }) => ({ problem: params.code })),
    tellUnfound: emit(({ context: { problem } }) => ({ type: 'order.unfound' as const, problem })),
    tellFound: emit((_, params: Found) => ({ type: 'order.found' as const, ...params })),
    tellLinkAccepted: emit((_, { order }: Found) => ({
      type: 'link.accepted' as const,
      accountId: order.accountId,
    })),
    tellAccountLost: emit({ type: 'account.lost' as const }),
  },
}).createMachine({
  id: 'orderTracking',
  initial: 'idle',
  context: NOTHING,
  on: {
    'order.placed': {
      target: '.watching',
      actions: {
        type: 'follow',
        params: ({ event: { order, restaurant } }) => ({ order, restaurant }),
      },
    },
    'order.follow': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        target: '.watching',
        actions: { type: 'followKnown', params: ({ event }) => event },
      },
      { target: '.finding', actions: { type: 'want', params: ({ event }) => event } },
    ],
    'order.updated': { actions: { type: 'update', params: ({ event }) => event } },
    'orders.forget': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: { on: { 'orders.watch': 'watching', 'orders.renew': 'watching', 'orders.show': 'watching' } },
    finding: {
      invoke: {
        id: 'openOrder',
        src: 'openOrder',
        input: ({ context: { wanted, link } }) => ({ id: wanted, link }),
        onDone: [
          {
            guard: 'cameByLink',
            target: 'watching',
            actions: [
              // The orders shown so far may belong to another account.
              'forget',
              { type: 'follow', params: ({ event }) => event.output },
              { type: 'tellLinkAccepted', params: ({ event }) => event.output },
              { type: 'tellFound', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'watching',
            actions: [
              { type: 'follow', params: ({ event }) => event.output },
              { type: 'tellFound', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          { guard: { type: 'isWorthRetrying', params: ({ event }) => event }, target: 'unreached' },
          {
            target: 'notFound',
            actions: [{ type: 'complain', params: ({ event }) => failureOf(event.error) }, 'tellUnfound'],
          },
        ],
      },
    },
    /** It could not be found out whether the order exists. */
    unreached: {
      on: { 'orders.retry': 'finding', 'orders.show': { target: 'watching', actions: 'forget' } },
    },
    notFound: { on: { 'orders.show': { target: 'watching', actions: 'forget' } } },
    watching: {
      on: {
        'orders.show': { actions: { type: 'followNewest', params: ({ event }) => event } },
        'orders.retry': { target: 'watching', reenter: true, actions: 'askAnew' },
        'orders.renew': { target: 'watching', reenter: true, actions: 'askAnew' },
      },
      invoke: {
        id: 'watchOrders',
        src: 'watchOrders',
        input: ({ context: { order, orders, heardAt, isLost } }) => ({ order, orders, heardAt, isLost }),
        onDone: {
          target: 'watching',
          reenter: true,
          actions: { type: 'hear', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'signedOut',
            actions: ['forget', 'tellAccountLost'],
          },
          { target: 'silent', actions: assign({ isLost: true }) },
        ],
      },
    },
    /** The server does not know the customer any more (S4.7, S4.8). */
    signedOut: { on: { 'orders.watch': 'watching', 'orders.renew': 'watching', 'orders.show': 'watching' } },
    silent: {
      on: {
        'orders.show': {
          target: 'watching',
          actions: { type: 'followNewest', params: ({ event }) => event },
        },
        'orders.retry': { target: 'watching', actions: 'askAnew' },
      },
    },
  },
})

/** Of one that is told again, the newest. */
function withPlaces(known: readonly Restaurant[], told: readonly Restaurant[]): readonly Restaurant[] {
  return told.length === 0
    ? known
    : [...known.filter(({ id }) => told.every((each) => each.id !== id)), ...told]
}
