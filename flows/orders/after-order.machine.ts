import { assign, emit, setup } from 'xstate'
import type { OrderId } from '#domain/ids.ts'
import type { FeedbackKind } from '#domain/orders/after-order/feedback-message.ts'
import { canGiveFeedback, canReportProblem } from '#domain/orders/after-order/feedback.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import type { Verdict } from '#domain/verdict.ts'
import type { FeedbackTokens } from '../core/log/command-data.ts'
import { failureOf, isWorthRetrying, OUTLIVES, port } from '../core/log/port.ts'

export type AfterOrderContext = {
  readonly orderId: OrderId | undefined
  readonly rating: number
  readonly kind: FeedbackKind
  readonly message: FeedbackTokens | undefined
  /** The orders whose confirmation was sent once more. */
  readonly resent: readonly OrderId[]
  /** The code of what went wrong with what was asked last. */
  readonly problem: string | undefined
}

/** Dispatch adds the problem where the rules do not allow it. */
type Asked = { readonly id: OrderId; readonly refusal: Problem | undefined }

export type AfterOrderEvent =
  | ({ readonly type: 'order.rate'; readonly rating: number } & Asked)
  | ({ readonly type: 'order.resend' } & Asked)
  | { readonly type: 'report.open'; readonly id: OrderId; readonly kind: FeedbackKind }
  | { readonly type: 'report.send'; readonly message: FeedbackTokens }
  | { readonly type: 'report.close' }

export type AfterOrderFact =
  | { readonly type: 'order.updated'; readonly order: Order }
  | { readonly type: 'report.sent'; readonly order: Order }

/** Spec §4 Order states (S4.27-S4.31), §2 /report-problem: stars, words, a problem, the confirmation once more. */
export const afterOrderMachine = setup({
  types: {} as { context: AfterOrderContext; events: AfterOrderEvent; emitted: AfterOrderFact },
  actors: {
    rateOrder: port<Order, { id: OrderId; rating: number }>('rateOrder', OUTLIVES),
    resendEmail: port<null, { id: OrderId }>('resendEmail', OUTLIVES),
    findOrder: port<Order, { id: OrderId | undefined }>('findOrder', OUTLIVES),
    sendFeedback: port<Order, { id: OrderId; kind: FeedbackKind; message: FeedbackTokens | undefined }>(
      'sendFeedback',
      OUTLIVES,
    ),
  },
  guards: {
    isRefused: (_, params: Asked) => params.refusal !== undefined,
    isWorthRetrying: (_, params: { error: unknown }) => isWorthRetrying(params.error),
    canWrite: ({ context }, params: { order: Order }) => canWrite(context.kind, params.order).ok,
  },
  actions: {
    begin: assign((_, params: Asked) => ({ orderId: params.id, problem: params.refusal })),
    open: assign((_, params: { id: OrderId; kind: FeedbackKind }) => ({
      orderId: params.id,
      kind: params.kind,
      problem: undefined,
    })),
    keepResent: assign(({ context }) => ({ resent: [...context.resent, orderIdOf(context)] })),
    complain: assign((_, params: { error: unknown }) => ({ problem: failureOf(params.error).code })),
    tellUpdated: emit((_, params: { order: Order }) => ({
      type: 'order.updated' as const,
      order: params.order,
    })),
    tellSent: emit((_, params: { order: Order }) => ({ type: 'report.sent' as const, order: params.order })),
  },
}).createMachine({
  id: 'orderCare',
  initial: 'resting',
  context: {
    orderId: undefined,
    rating: 0,
    kind: 'feedback',
    message: undefined,
    resent: [],
    problem: undefined,
  },
  on: { 'report.open': { target: '.finding', actions: { type: 'open', params: ({ event }) => event } } },
  states: {
    resting: {
      on: {
        'order.rate': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            target: 'rating',
            actions: [
              { type: 'begin', params: ({ event }) => event },
              assign({ rating: ({ event }) => event.rating }),
            ],
          },
        ],
        'order.resend': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            actions: { type: 'begin', params: ({ event }) => event },
          },
          { target: 'resending', actions: { type: 'begin', params: ({ event }) => event } },
        ],
      },
    },
    rating: {
      invoke: {
        id: 'rateOrder',
        src: 'rateOrder',
        input: ({ context }) => ({ id: orderIdOf(context), rating: context.rating }),
        onDone: {
          target: 'resting',
          actions: { type: 'tellUpdated', params: ({ event }) => ({ order: event.output }) },
        },
        onError: { target: 'resting', actions: { type: 'complain', params: ({ event }) => event } },
      },
    },
    resending: {
      invoke: {
        id: 'resendEmail',
        src: 'resendEmail',
        input: ({ context }) => ({ id: orderIdOf(context) }),
        onDone: { target: 'resting', actions: 'keepResent' },
        onError: { target: 'resting', actions: { type: 'complain', params: ({ event }) => event } },
      },
    },
    finding: {
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => ({ id: context.orderId }),
        onDone: [
          {
            guard: { type: 'canWrite', params: ({ event }) => ({ order: event.output }) },
            target: 'writing',
            actions: { type: 'tellUpdated', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'closed',
            actions: [
              assign(({ context, event }) => ({ problem: refusalOf(context.kind, event.output) })),
              { type: 'tellUpdated', params: ({ event }) => ({ order: event.output }) },
            ],
          },
        ],
        onError: [
          { guard: { type: 'isWorthRetrying', params: ({ event }) => event }, target: 'unreached' },
          { target: 'closed', actions: { type: 'complain', params: ({ event }) => event } },
        ],
      },
    },
    /** It could not be found out whether the order takes feedback; opening the form again asks again. */
    unreached: { on: { 'report.close': 'resting' } },
    /** This order takes no feedback: it is not the customer's own, was not served, or has feedback already. */
    closed: { on: { 'report.close': 'resting' } },
    writing: {
      on: {
        'report.send': {
          target: 'sending',
          actions: assign({ message: ({ event }) => event.message, problem: undefined }),
        },
        'report.close': 'resting',
      },
    },
    sending: {
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ context }) => ({ id: orderIdOf(context), kind: context.kind, message: context.message }),
        onDone: {
          target: 'resting',
          actions: [
            assign({ message: undefined }),
            { type: 'tellSent', params: ({ event }) => ({ order: event.output }) },
          ],
        },
        onError: { target: 'writing', actions: { type: 'complain', params: ({ event }) => event } },
      },
    },
  },
})

function canWrite(kind: FeedbackKind, order: Order): Verdict {
  return kind === 'problem' ? canReportProblem(order) : canGiveFeedback(order)
}

function refusalOf(kind: FeedbackKind, order: Order): Problem | undefined {
  const verdict = canWrite(kind, order)
  return verdict.ok ? undefined : verdict.problem
}

function orderIdOf({ orderId }: AfterOrderContext): OrderId {
  if (orderId === undefined) throw new Error('something is asked only about an order')
  return orderId
}
