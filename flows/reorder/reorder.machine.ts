import { assign, emit, setup } from 'xstate'
import type { BasketLine } from '#domain/basket/basket.ts'
import type { Order } from '#domain/orders/order.ts'
import type { ReorderOutcome } from '#domain/orders/history/reorder.ts'

/** What is left of an order whose products are partly gone: choose others beside it, go on without, or forget it (S4.98). */
export type ReorderChoice = 'replace' | 'continue' | 'delete'

export type ReorderContext = {
  readonly order: Order | undefined
  readonly outcome: ReorderOutcome | undefined
}

export type ReorderEvent =
  | { readonly type: 'order.again'; readonly order: Order }
  | { readonly type: 'reorder.prepared'; readonly outcome: ReorderOutcome }
  | { readonly type: 'reorder.accept' }
  | { readonly type: 'reorder.resolve'; readonly choice: ReorderChoice }
  | { readonly type: 'reorder.cancel' }

/** The lines go into the basket; then on to the recap, or to the menu for something else. */
export type ReorderFact = {
  readonly type: 'reorder.agreed'
  readonly lines: readonly BasketLine[]
  readonly next: 'checkout' | 'menu'
}

/** Spec §4 Reorder (S4.92-S4.100): an order is repeated from today's menu; whatever differs is asked first. */
export const reorderMachine = setup({
  types: {} as { context: ReorderContext; events: ReorderEvent; emitted: ReorderFact },
  guards: {
    isSuccess: (_, params: { outcome: ReorderOutcome }) => params.outcome.kind === 'success',
    isRepriced: ({ context }) => context.outcome?.kind === 'differentPrice',
    hasRest: ({ context }, params: { choice: ReorderChoice }) =>
      params.choice !== 'delete' && hasRest(context.outcome),
    isForgotten: (_, params: { choice: ReorderChoice }) => params.choice === 'delete',
  },
  actions: {
    keep: assign((_, params: { outcome: ReorderOutcome }) => ({ outcome: params.outcome })),
    forget: assign({ order: undefined, outcome: undefined }),
    tellAgreed: emit((_, params: { outcome: ReorderOutcome | undefined; next: 'checkout' | 'menu' }) => ({
      type: 'reorder.agreed' as const,
      lines: params.outcome && 'lines' in params.outcome ? params.outcome.lines : [],
      next: params.next,
    })),
  },
}).createMachine({
  id: 'reorder',
  initial: 'idle',
  context: { order: undefined, outcome: undefined },
  on: {
    'order.again': {
      target: '.preparing',
      actions: assign({ order: ({ event }) => event.order, outcome: undefined }),
    },
    'reorder.cancel': { target: '.idle', actions: 'forget' },
    // Told anew when the menu changes while the customer is asked: the question follows it, and is over where all is back.
    'reorder.prepared': [
      {
        guard: { type: 'isSuccess', params: ({ event }) => event },
        target: '.idle',
        actions: [
          {
            type: 'tellAgreed',
            params: ({ event }) => ({ outcome: event.outcome, next: 'checkout' as const }),
          },
          'forget',
        ],
      },
      { target: '.asking', actions: { type: 'keep', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {},
    preparing: {},
    asking: {
      on: {
        'reorder.accept': {
          guard: 'isRepriced',
          target: 'idle',
          actions: [
            {
              type: 'tellAgreed',
              params: ({ context }) => ({ outcome: context.outcome, next: 'checkout' as const }),
            },
            'forget',
          ],
        },
        'reorder.resolve': [
          {
            guard: { type: 'hasRest', params: ({ event }) => event },
            target: 'idle',
            actions: [
              {
                type: 'tellAgreed',
                params: ({ context, event }) => ({
                  outcome: context.outcome,
                  next: event.choice === 'continue' ? ('checkout' as const) : ('menu' as const),
                }),
              },
              'forget',
            ],
          },
          {
            guard: { type: 'isForgotten', params: ({ event }) => event },
            target: 'idle',
            actions: 'forget',
          },
        ],
      },
    },
  },
})

/** Whether something of the order can be had without what is named. */
function hasRest(outcome: ReorderOutcome | undefined): boolean {
  const isPartly = outcome?.kind === 'unavailableProducts' || outcome?.kind === 'noAlcoholForPickup'
  return isPartly && outcome.lines.length > 0
}
