import { assign, setup } from 'xstate'
import { failureOf, isRefusal, provided, type PortFailure } from '../core/log/port.ts'

export type FormContext = { readonly isGuest: boolean; readonly failure: PortFailure | undefined }

/**
 * Sends a form, one request at a time. A refused form can be corrected, one without an answer can be sent again; what
 * was typed stays with the sender. A login logs a guest out first (S4.2) and goes on even if that fails (S4.4).
 */
export const formMachine = setup({
  types: {} as {
    context: FormContext
    input: { readonly isGuest: boolean }
    events: { readonly type: 'form.submit' }
  },
  actors: {
    leaveGuest: provided<null, undefined>('leaveGuest'),
    send: provided<null, undefined>('send'),
  },
  guards: {
    isGuest: ({ context }) => context.isGuest,
    isRefused: (_, params: { error: unknown }) => isRefusal(params.error),
  },
  actions: {
    note: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forget: assign({ failure: undefined }),
    leave: assign({ isGuest: false }),
  },
}).createMachine({
  id: 'form',
  initial: 'filling',
  context: ({ input }) => ({ isGuest: input.isGuest, failure: undefined }),
  states: {
    filling: { on: { 'form.submit': [{ guard: 'isGuest', target: 'leavingGuest' }, { target: 'sending' }] } },
    leavingGuest: {
      exit: 'leave',
      invoke: { src: 'leaveGuest', input: undefined, onDone: 'sending', onError: 'sending' },
    },
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
