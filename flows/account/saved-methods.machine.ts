import { assign, setup } from 'xstate'
import type { SavedCard } from '#domain/account/saved-method.ts'
import { failureOf, provided, type PortFailure } from '../core/log/port.ts'

export type SavedMethodsContext = {
  readonly methods: readonly SavedCard[]
  /** The one a deletion is about. */
  readonly chosen: SavedCard | undefined
  readonly outcome: 'none' | 'deleted' | PortFailure
}

/**
 * S2.68: a saved method is deleted after a yes. One that is already gone counts as deleted; any other failure leaves
 * it.
 */
export const savedMethodsMachine = setup({
  types: {} as {
    context: SavedMethodsContext
    events:
      | { readonly type: 'methods.retry' }
      | { readonly type: 'methods.ask'; readonly method: SavedCard }
      | { readonly type: 'methods.confirm' }
      | { readonly type: 'methods.dismiss' }
  },
  actors: {
    loadSavedMethods: provided<readonly SavedCard[], undefined>('loadSavedMethods'),
    deleteSavedMethod: provided<null, SavedCard | undefined>('deleteSavedMethod'),
  },
  guards: {
    isGone: (_, params: { error: unknown }) => failureOf(params.error).code === 'paymentMethod.notFound',
  },
  actions: {
    choose: assign((_, params: { method: SavedCard }) => ({
      chosen: params.method,
      outcome: 'none' as const,
    })),
    drop: assign(({ context }) => ({
      methods: context.methods.filter((method) => method !== context.chosen),
      outcome: 'deleted' as const,
    })),
    note: assign((_, params: { error: unknown }) => ({ outcome: failureOf(params.error) })),
  },
}).createMachine({
  id: 'savedMethods',
  initial: 'loading',
  context: { methods: [], chosen: undefined, outcome: 'none' },
  states: {
    loading: {
      invoke: {
        src: 'loadSavedMethods',
        input: undefined,
        onDone: { target: 'shown', actions: assign({ methods: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { 'methods.retry': 'loading' } },
    shown: {
      on: {
        'methods.ask': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    asking: { on: { 'methods.confirm': 'deleting', 'methods.dismiss': 'shown' } },
    deleting: {
      invoke: {
        src: 'deleteSavedMethod',
        input: ({ context }) => context.chosen,
        onDone: { target: 'shown', actions: 'drop' },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'shown',
            actions: 'drop',
          },
          { target: 'shown', actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
    },
  },
})
