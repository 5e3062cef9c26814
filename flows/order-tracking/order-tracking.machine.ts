import { assign, emit, setup } from 'xstate'
import type { OrderId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import { port } from '../port.ts'

export type OrderTrackingContext = {
  readonly wanted: OrderId | undefined
  readonly order: Order | undefined
  readonly usual: Order | undefined
}

export type OrderTrackingEvent =
  | { readonly type: 'order.placed'; readonly order: Order }
  | { readonly type: 'order.follow'; readonly id: OrderId }
  | { readonly type: 'order.leave' }
  | { readonly type: 'orders.forget' }
  | { readonly type: 'order.updated'; readonly order: Order }

export type OrderTrackingFact = {
  readonly type: 'order.changed'
  readonly order: Order
  readonly before?: Order
}

/** Spec §4 current order: one order is followed until nothing about it can change any more. */
export const orderTrackingMachine = setup({
  types: {} as { context: OrderTrackingContext; events: OrderTrackingEvent; emitted: OrderTrackingFact },
  actors: {
    findOrder: port<Order, { id: OrderId | undefined }>('findOrder'),
    watchOrder: port<Order, { order: Order | undefined }>('watchOrder'),
  },
  guards: {
    isSettled: (_, params: { order: Order }) => isSettled(params.order),
  },
  actions: {
    keep: assign((_, params: { order: Order }) => ({ order: params.order, wanted: params.order.id })),
    tellChanged: emit(({ context }, params: { order: Order }) =>
      context.order
        ? { type: 'order.changed' as const, order: params.order, before: context.order }
        : { type: 'order.changed' as const, order: params.order },
    ),
  },
}).createMachine({
  id: 'orderTracking',
  initial: 'idle',
  context: { wanted: undefined, order: undefined, usual: undefined },
  on: {
    'order.placed': { target: '.following', actions: { type: 'keep', params: ({ event }) => event } },
    'order.follow': { target: '.finding', actions: assign({ wanted: ({ event }) => event.id }) },
    'order.leave': { target: '.idle' },
    'orders.forget': {
      target: '.idle',
      actions: assign({ wanted: undefined, order: undefined, usual: undefined }),
    },
    'order.updated': {
      guard: ({ context, event }) => context.order?.id === event.order.id,
      actions: { type: 'keep', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    finding: {
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => ({ id: context.wanted }),
        onDone: {
          target: 'following',
          actions: { type: 'keep', params: ({ event }) => ({ order: event.output }) },
        },
        onError: 'notFound',
      },
    },
    notFound: {},
    following: {
      invoke: {
        id: 'watchOrder',
        src: 'watchOrder',
        input: ({ context }) => ({ order: context.order }),
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => ({ order: event.output }) },
            target: 'settled',
            actions: [
              { type: 'tellChanged', params: ({ event }) => ({ order: event.output }) },
              { type: 'keep', params: ({ event }) => ({ order: event.output }) },
            ],
          },
          {
            target: 'following',
            reenter: true,
            actions: [
              { type: 'tellChanged', params: ({ event }) => ({ order: event.output }) },
              { type: 'keep', params: ({ event }) => ({ order: event.output }) },
            ],
          },
        ],
        onError: 'lost',
      },
    },
    lost: {},
    settled: {},
  },
})

const SETTLED: ReadonlySet<Order['state']> = new Set([
  'PAID',
  'PAYMENT_ERROR',
  'INJECTION_ERROR',
  'CANCELLED',
  'CONFLICTED',
])

function isSettled(order: Order): boolean {
  return SETTLED.has(order.state)
}
