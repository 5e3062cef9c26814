import { assign, setup } from 'xstate'
import {
  hasMore,
  nextPageOf,
  NO_HISTORY,
  withOrder,
  withPage,
  type OrderHistory,
} from '#domain/orders/history/history.ts'
import type { Order } from '#domain/orders/order.ts'
import { failureOf, port } from '../core/log/port.ts'

export type OrderHistoryContext = {
  readonly history: OrderHistory
  /** The code of what went wrong with the last request. */
  readonly problem: string | undefined
}

export type OrderHistoryEvent =
  | { readonly type: 'history.open' }
  | { readonly type: 'history.more' }
  | { readonly type: 'orders.forget' }
  | { readonly type: 'order.updated'; readonly order: Order }

/** Spec §2 /order-history (S2.56-S2.58): the orders of an account, page by page. */
export const orderHistoryMachine = setup({
  types: {} as { context: OrderHistoryContext; events: OrderHistoryEvent },
  actors: {
    listHistory: port<OrderHistory, { skip: number; limit: number }>('listHistory', {
      isLarge: true,
      isPersonal: true,
    }),
  },
  guards: { hasMore: ({ context }) => hasMore(context.history) },
  actions: {
    addPage: assign(({ context }, params: { page: OrderHistory }) => ({
      history: withPage(context.history, params.page),
      problem: undefined,
    })),
    complain: assign((_, params: { error: unknown }) => ({ problem: failureOf(params.error).code })),
  },
}).createMachine({
  id: 'orderHistory',
  initial: 'idle',
  context: { history: NO_HISTORY, problem: undefined },
  on: {
    'history.open': { target: '.loading', actions: assign({ history: NO_HISTORY, problem: undefined }) },
    'orders.forget': { target: '.idle', actions: assign({ history: NO_HISTORY, problem: undefined }) },
    'order.updated': {
      actions: assign({ history: ({ context, event }) => withOrder(context.history, event.order) }),
    },
  },
  states: {
    idle: {},
    loading: {
      invoke: {
        id: 'listHistory',
        src: 'listHistory',
        input: ({ context }) => nextPageOf(context.history),
        onDone: {
          target: 'listed',
          actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'complain', params: ({ event }) => event } },
      },
    },
    failed: {},
    listed: { on: { 'history.more': { guard: 'hasMore', target: 'loadingMore' } } },
    loadingMore: {
      invoke: {
        id: 'listMore',
        src: 'listHistory',
        input: ({ context }) => nextPageOf(context.history),
        onDone: {
          target: 'listed',
          actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'listed', actions: { type: 'complain', params: ({ event }) => event } },
      },
    },
  },
})
