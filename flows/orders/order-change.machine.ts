import { assign, emit, enqueueActions, setup } from 'xstate'
import type { PickupMode } from '#domain/catalogue/product.ts'
import type { OrderId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { failureOf, isRefusal, port } from '../core/log/port.ts'

/** What is asked of the kitchen: another time (epoch ms), at once, another mode, or that the customer is coming. */
export type OrderChange =
  | { readonly retrievalDate: number }
  | { readonly injectNow: true }
  | { readonly pickUpMode: PickupMode }
  | { readonly isOnMyWay: true }

export type OrderChangeContext = {
  readonly id: OrderId | undefined
  readonly restaurant: Restaurant | undefined
  readonly change: OrderChange | undefined
  readonly problem: string | undefined
}

type Refusable = { readonly refusal: Problem | undefined }

export type OrderChangeEvent =
  | { readonly type: 'pickup.ask'; readonly id: OrderId }
  | ({
      readonly type: 'order.judged'
      readonly id: OrderId
      readonly restaurant: Restaurant | undefined
    } & Refusable)
  | ({ readonly type: 'order.choosePickup'; readonly at: number } & Refusable)
  | ({ readonly type: 'order.sendNow'; readonly id: OrderId } & Refusable)
  | { readonly type: 'order.confirmSendNow' }
  | ({ readonly type: 'order.onMyWay'; readonly id: OrderId } & Refusable)
  | ({ readonly type: 'order.changeMode'; readonly id: OrderId; readonly mode: PickupMode } & Refusable)
  | { readonly type: 'order.retryChange' }
  | { readonly type: 'order.leave' }

export type OrderChangeFact =
  | { readonly type: 'order.moved'; readonly order: Order }
  /** The restaurant cannot keep a time that was offered: what is known of it has changed. */
  | { readonly type: 'pickup.refused'; readonly id: OrderId }

type Asked = { readonly id: OrderId | undefined; readonly change: OrderChange | undefined }

/**
 * Spec §4 pickup time, send now, mode, on my way (S4.21 to S4.25, S7.46): asked of the server; its refusal is final, but
 * of a pickup time, where another can be chosen.
 */
export const orderChangeMachine = setup({
  types: {} as { context: OrderChangeContext; events: OrderChangeEvent; emitted: OrderChangeFact },
  actors: { changeOrder: port<Order, Asked>('changeOrder', { isBinding: true }) },
  guards: {
    isOther: ({ context }, params: { id: OrderId }) => params.id !== context.id,
    mayNot: (_, params: Refusable) => params.refusal !== undefined,
    isRefused: (_, params: { error: unknown }) => isRefusal(params.error),
    isTimeRefused: ({ context: { change } }, params: { error: unknown }) =>
      change !== undefined &&
      'retrievalDate' in change &&
      isRefusal(params.error) &&
      failureOf(params.error).code.startsWith('pickup.'),
  },
  actions: {
    complain: assign((_, params: { code: string | undefined }) => ({ problem: params.code })),
    begin: assign((_, params: { id: OrderId; change?: OrderChange }) => ({
      id: params.id,
      change: params.change,
      problem: undefined,
    })),
    turnDown: assign((_, params: { id: OrderId } & Refusable) => ({
      id: params.id,
      change: undefined,
      problem: params.refusal,
    })),
    tellPickupRefused: enqueueActions(({ context: { id }, enqueue }) => {
      if (id !== undefined) enqueue.emit({ type: 'pickup.refused', id })
    }),
    tellMoved: emit((_, params: { order: Order }) => ({ type: 'order.moved' as const, order: params.order })),
  },
}).createMachine({
  id: 'orderChange',
  initial: 'idle',
  context: { id: undefined, restaurant: undefined, change: undefined, problem: undefined },
  on: {
    'pickup.ask': {
      target: '.waiting',
      actions: { type: 'begin', params: ({ event }) => ({ id: event.id }) },
    },
    'order.sendNow': [
      {
        guard: { type: 'mayNot', params: ({ event }) => event },
        target: '.refused',
        actions: { type: 'turnDown', params: ({ event }) => event },
      },
      {
        target: '.confirming',
        actions: { type: 'begin', params: ({ event }) => ({ id: event.id, change: { injectNow: true } }) },
      },
    ],
    'order.onMyWay': [
      {
        guard: { type: 'mayNot', params: ({ event }) => event },
        target: '.refused',
        actions: { type: 'turnDown', params: ({ event }) => event },
      },
      {
        target: '.changing',
        actions: { type: 'begin', params: ({ event }) => ({ id: event.id, change: { isOnMyWay: true } }) },
      },
    ],
    'order.changeMode': [
      {
        guard: { type: 'mayNot', params: ({ event }) => event },
        target: '.refused',
        actions: { type: 'turnDown', params: ({ event }) => event },
      },
      {
        target: '.changing',
        actions: {
          type: 'begin',
          params: ({ event }) => ({ id: event.id, change: { pickUpMode: event.mode } }),
        },
      },
    ],
    'order.leave': '.idle',
  },
  states: {
    idle: {},
    waiting: {
      on: {
        'order.judged': [
          { guard: { type: 'isOther', params: ({ event }) => event } },
          {
            guard: { type: 'mayNot', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'complain', params: ({ event }) => ({ code: event.refusal }) },
          },
          { target: 'choosing', actions: assign({ restaurant: ({ event }) => event.restaurant }) },
        ],
      },
    },
    choosing: {
      on: {
        'order.judged': [
          { guard: { type: 'isOther', params: ({ event }) => event } },
          {
            guard: { type: 'mayNot', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'complain', params: ({ event }) => ({ code: event.refusal }) },
          },
        ],
        'order.choosePickup': [
          {
            guard: { type: 'mayNot', params: ({ event }) => event },
            actions: { type: 'complain', params: ({ event }) => ({ code: event.refusal }) },
          },
          {
            target: 'changing',
            actions: assign({ change: ({ event }) => ({ retrievalDate: event.at }), problem: undefined }),
          },
        ],
      },
    },
    confirming: { on: { 'order.confirmSendNow': 'changing' } },
    changing: {
      /** While the request runs its answer is awaited, wherever the customer goes meanwhile. */
      on: {
        'pickup.ask': {},
        'order.sendNow': {},
        'order.onMyWay': {},
        'order.changeMode': {},
        'order.leave': {},
      },
      invoke: {
        id: 'changeOrder',
        src: 'changeOrder',
        input: ({ context: { id, change } }) => ({ id, change }),
        onDone: {
          target: 'idle',
          actions: { type: 'tellMoved', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isTimeRefused', params: ({ event }) => event },
            target: 'waiting',
            actions: [
              { type: 'complain', params: ({ event }) => failureOf(event.error) },
              'tellPickupRefused',
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'complain', params: ({ event }) => failureOf(event.error) },
          },
          {
            target: 'failed',
            actions: { type: 'complain', params: ({ event }) => failureOf(event.error) },
          },
        ],
      },
    },
    refused: {},
    failed: { on: { 'order.retryChange': 'changing' } },
  },
})
