import { assign, emit, setup } from 'xstate'
import type { OrderId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import { failureOf, isRefusal, port } from '../core/log/port.ts'

export type OrderCancelContext = {
  readonly id: OrderId | undefined
  readonly problem: string | undefined
}

type Judged = { readonly id: OrderId; readonly refusal: Problem | undefined }

export type OrderCancelEvent =
  | { readonly type: 'cancel.ask'; readonly id: OrderId }
  /** The order as it is known now, and whether the rules let it be cancelled. */
  | ({ readonly type: 'order.judged' } & Judged)
  | { readonly type: 'order.confirmCancel'; readonly refusal: Problem | undefined }
  | { readonly type: 'order.retryChange' }
  | { readonly type: 'order.leave' }

export type OrderCancelFact = { readonly type: 'order.cancelled'; readonly order: Order }

/** Spec §4 cancel (S4.17 to S4.20, S4.32): the customer confirms, then the server cancels; its refusal is final. */
export const orderCancelMachine = setup({
  types: {} as { context: OrderCancelContext; events: OrderCancelEvent; emitted: OrderCancelFact },
  actors: { cancelOrder: port<Order, { id: OrderId | undefined }>('cancelOrder', { isBinding: true }) },
  guards: {
    isOther: ({ context }, params: Judged) => params.id !== context.id,
    isOver: (_, params: { refusal: Problem | undefined }) => params.refusal === 'order.alreadyCancelled',
    mayNot: (_, params: { refusal: Problem | undefined }) => params.refusal !== undefined,
    wasOver: (_, params: { error: unknown }) => failureOf(params.error).code === 'order.alreadyCancelled',
    isRefused: (_, params: { error: unknown }) => isRefusal(params.error),
  },
  actions: {
    complain: assign((_, params: { code: string | undefined }) => ({ problem: params.code })),
    tellCancelled: emit((_, params: { order: Order }) => ({
      type: 'order.cancelled' as const,
      order: params.order,
    })),
  },
}).createMachine({
  id: 'orderCancel',
  initial: 'idle',
  context: { id: undefined, problem: undefined },
  on: {
    'cancel.ask': {
      target: '.waiting',
      actions: assign({ id: ({ event }) => event.id, problem: undefined }),
    },
    'order.leave': '.idle',
  },
  states: {
    idle: {},
    waiting: {
      on: {
        'order.judged': [
          { guard: { type: 'isOther', params: ({ event }) => event } },
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'cancelled' },
          {
            guard: { type: 'mayNot', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'complain', params: ({ event }) => ({ code: event.refusal }) },
          },
          { target: 'confirming' },
        ],
      },
    },
    confirming: {
      on: {
        'order.judged': [
          { guard: { type: 'isOther', params: ({ event }) => event } },
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'cancelled' },
          {
            guard: { type: 'mayNot', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'complain', params: ({ event }) => ({ code: event.refusal }) },
          },
        ],
        'order.confirmCancel': [
          {
            guard: { type: 'mayNot', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'complain', params: ({ event }) => ({ code: event.refusal }) },
          },
          { target: 'cancelling' },
        ],
      },
    },
    cancelling: {
      /** While the request runs its answer is awaited, wherever the customer goes meanwhile. */
      on: { 'cancel.ask': {}, 'order.leave': {} },
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'cancelled',
          actions: { type: 'tellCancelled', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          { guard: { type: 'wasOver', params: ({ event }) => event }, target: 'cancelled' },
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
    cancelled: {},
    refused: {},
    failed: { on: { 'order.retryChange': 'cancelling' } },
  },
})
