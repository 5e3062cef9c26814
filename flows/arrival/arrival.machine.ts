import { assign, enqueueActions, setup } from 'xstate'
import type { OrderId, RestaurantId } from '#domain/ids.ts'
import type { Arrival } from '#domain/orders/tracking/arrival.ts'
import type { Token } from '../core/log/command-data.ts'
import { failureOf, isRefusal, OUTLIVES, port, READS } from '../core/log/port.ts'

export type ArrivalContext = {
  /** The restaurant whose kitchen was asked whether it wants to be told. */
  readonly restaurantId: RestaurantId | undefined
  readonly orderId: OrderId | undefined
  /** Never where the customer is, only when they are expected. */
  readonly arrival: Arrival | undefined
  readonly bay: Token | undefined
  /** The code of what went wrong last. */
  readonly problem: string | undefined
}

/** News of an order; dispatch adds whether the customer is still expected to pick it up. */
type Look = { readonly id: OrderId; readonly restaurantId: RestaurantId; readonly isExpected: boolean }

export type ArrivalEvent =
  | ({ readonly type: 'arrival.look' } & Look)
  | { readonly type: 'arrival.ask'; readonly id: OrderId }
  | { readonly type: 'arrival.agree' }
  | { readonly type: 'arrival.tellBay'; readonly bay: Token }
  | { readonly type: 'arrival.stop' }
  | { readonly type: 'arrival.forget' }

/** The kitchen expects the customer at a time (epoch ms), which it did not before. */
export type ArrivalFact = { readonly type: 'arrival.expected'; readonly eta: number }

const NOTHING: ArrivalContext = {
  restaurantId: undefined,
  orderId: undefined,
  arrival: undefined,
  bay: undefined,
  problem: undefined,
}

/**
 * Spec §4 Prediction (S4.101-S4.104): the kitchen is told when a customer arrives. Nothing is read before the customer
 * agreed, and nothing after they stopped, arrived, or the order was over. Where they are never gets here.
 */
export const arrivalMachine = setup({
  types: {} as { context: ArrivalContext; events: ArrivalEvent; emitted: ArrivalFact },
  actors: {
    checkArrival: port<boolean, { restaurantId: RestaurantId | undefined }>('checkArrival', {
      ...OUTLIVES,
      ...READS,
    }),
    followArrival: port<Arrival, { orderId: OrderId | undefined; arrival: Arrival | undefined }>(
      'followArrival',
      { ...OUTLIVES, isWatch: true },
    ),
    tellParkingBay: port<null, { sessionId: string | undefined; bay: Token | undefined }>(
      'tellParkingBay',
      OUTLIVES,
    ),
    endArrival: port<null, { sessionId: string | undefined }>('endArrival', OUTLIVES),
  },
  guards: {
    isNews: ({ context }, look: Look) => look.isExpected && look.restaurantId !== context.restaurantId,
    isOver: ({ context }, look: Look) => look.id === context.orderId && !look.isExpected,
    isUnwanted: (_, params: { error: unknown }) => failureOf(params.error).code === 'prediction.notOffered',
    isRefused: (_, params: { error: unknown }) => isRefusal(params.error),
    isThere: ({ context }) => context.arrival?.isThere === true,
    hasProblem: ({ context }) => context.problem !== undefined,
  },
  actions: {
    meet: assign((_, look: Look) => ({ restaurantId: look.restaurantId })),
    forgetCheck: assign({ restaurantId: undefined }),
    begin: assign((_, params: { id: OrderId }) => ({ orderId: params.id, problem: undefined })),
    expect: enqueueActions(({ context, enqueue }, { arrival }: { arrival: Arrival }) => {
      const { eta } = arrival
      if (context.arrival === undefined && eta !== undefined) enqueue.emit({ type: 'arrival.expected', eta })
      enqueue.assign({ arrival })
    }),
    keepBay: assign((_, params: { bay: Token }) => ({ bay: params.bay, problem: undefined })),
    forgetBay: assign({ bay: undefined }),
    complain: assign((_, params: { error: unknown }) => ({ problem: failureOf(params.error).code })),
    forgetProblem: assign({ problem: undefined }),
    forgetJourney: assign({ arrival: undefined, bay: undefined }),
    forgetOrder: assign({ orderId: undefined }),
  },
}).createMachine({
  id: 'arrival',
  initial: 'idle',
  context: NOTHING,
  on: {
    'arrival.look': {
      guard: { type: 'isOver', params: ({ event }) => event },
      target: '.leaving',
      actions: 'forgetProblem',
    },
    'arrival.forget': { target: '.idle', actions: assign(NOTHING) },
  },
  states: {
    /** Not offered: nobody asked yet, or the kitchen does not want to know. */
    idle: {
      on: {
        'arrival.look': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'meet', params: ({ event }) => event },
        },
      },
    },
    checking: {
      invoke: {
        id: 'checkArrival',
        src: 'checkArrival',
        input: ({ context }) => ({ restaurantId: context.restaurantId }),
        onDone: [{ guard: ({ event }) => event.output, target: 'offered' }, { target: 'idle' }],
        onError: { target: 'idle', actions: 'forgetCheck' },
      },
    },
    offered: {
      on: {
        'arrival.look': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'meet', params: ({ event }) => event },
        },
        'arrival.ask': { target: 'consenting', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    consenting: {
      on: { 'arrival.agree': 'following', 'arrival.stop': { target: 'offered', actions: 'forgetOrder' } },
    },
    following: {
      on: {
        'arrival.stop': 'leaving',
        'arrival.tellBay': {
          target: 'telling',
          actions: { type: 'keepBay', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'followArrival',
        src: 'followArrival',
        input: ({ context: { orderId, arrival } }) => ({ orderId, arrival }),
        onDone: [
          {
            guard: ({ event }) => event.output.isThere,
            target: 'arrived',
            actions: { type: 'expect', params: ({ event }) => ({ arrival: event.output }) },
          },
          {
            target: 'following',
            reenter: true,
            actions: { type: 'expect', params: ({ event }) => ({ arrival: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isUnwanted', params: ({ event }) => event }, target: 'leaving' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'complain', params: ({ event }) => event },
          },
          { target: 'stuck', actions: { type: 'complain', params: ({ event }) => event } },
        ],
      },
    },
    telling: {
      on: { 'arrival.stop': 'leaving' },
      invoke: {
        id: 'tellParkingBay',
        src: 'tellParkingBay',
        input: ({ context: { arrival, bay } }) => ({ sessionId: arrival?.sessionId, bay }),
        onDone: [{ guard: 'isThere', target: 'arrived' }, { target: 'following' }],
        onError: [
          {
            guard: 'isThere',
            target: 'arrived',
            actions: ['forgetBay', { type: 'complain', params: ({ event }) => event }],
          },
          {
            target: 'following',
            actions: ['forgetBay', { type: 'complain', params: ({ event }) => event }],
          },
        ],
      },
    },
    /** The customer is there: the position is read no more. */
    arrived: {
      on: {
        'arrival.stop': 'leaving',
        'arrival.tellBay': {
          target: 'telling',
          actions: { type: 'keepBay', params: ({ event }) => event },
        },
      },
    },
    /** The server is told to forget the customer's position; a failure changes nothing here. */
    leaving: {
      invoke: {
        id: 'endArrival',
        src: 'endArrival',
        input: ({ context }) => ({ sessionId: context.arrival?.sessionId }),
        onDone: [
          { guard: 'hasProblem', target: 'stuck', actions: 'forgetJourney' },
          { target: 'offered', actions: ['forgetJourney', 'forgetOrder'] },
        ],
        onError: [
          { guard: 'hasProblem', target: 'stuck', actions: 'forgetJourney' },
          { target: 'offered', actions: ['forgetJourney', 'forgetOrder'] },
        ],
      },
    },
    /** The customer is told why it stopped and how to go on. */
    stuck: {
      on: {
        'arrival.agree': { target: 'following', actions: ['forgetProblem', 'forgetJourney'] },
        'arrival.stop': { target: 'leaving', actions: 'forgetProblem' },
      },
    },
  },
})
