import { assign, setup } from 'xstate'
import type { UserId } from '#domain/ids.ts'
import { failureOf, isRefusal, provided, type PortFailure } from '../core/log/port.ts'

/** S2.71: an account is deleted after a yes, never at once; a deletion that failed leaves everything as it was. */
export const deletionMachine = setup({
  types: {} as {
    context: { readonly id: UserId; readonly failure: PortFailure | undefined }
    input: { readonly id: UserId }
    events: { readonly type: 'deletion.ask' | 'deletion.confirm' | 'deletion.dismiss' }
  },
  actors: { deleteAccount: provided<null, UserId>('deleteAccount') },
  guards: { isRefused: (_, params: { error: unknown }) => isRefusal(params.error) },
  actions: {
    note: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'deletion',
  initial: 'resting',
  context: ({ input }) => ({ id: input.id, failure: undefined }),
  states: {
    resting: { on: { 'deletion.ask': 'asking' } },
    asking: { on: { 'deletion.confirm': 'deleting', 'deletion.dismiss': 'resting' } },
    deleting: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'deleteAccount',
        input: ({ context }) => context.id,
        onDone: 'deleted',
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'note', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
    },
    refused: { on: { 'deletion.ask': 'asking' } },
    failed: { on: { 'deletion.ask': 'asking' } },
    deleted: { type: 'final' },
  },
})
