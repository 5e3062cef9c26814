import { assign, setup } from 'xstate'
import { failureOf, isRefusal, port, type PortFailure } from '../port.ts'

export type FormContext = { readonly failure: PortFailure | undefined }

/**
 * A form on its way: sent once at a time, kept where it was refused, and to be sent again where nothing came back. What
 * was typed stays with whoever sends it.
 */
export const formMachine = setup({
  types: {} as { context: FormContext; events: { readonly type: 'form.submit' } },
  actors: { send: port<null, undefined>('send') },
  guards: { isRefused: (_, params: { error: unknown }) => isRefusal(params.error) },
  actions: {
    note: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forget: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'form',
  initial: 'filling',
  context: { failure: undefined },
  states: {
    filling: { on: { 'form.submit': 'sending' } },
    sending: {
      entry: 'forget',
      invoke: {
        src: 'send',
        input: undefined,
        onDone: 'done',
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
    refused: { on: { 'form.submit': 'sending' } },
    failed: { on: { 'form.submit': 'sending' } },
    done: { type: 'final' },
  },
})
