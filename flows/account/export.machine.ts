import { assign, setup } from 'xstate'
import { failureOf, provided, type PortFailure } from '../core/log/port.ts'

/** Saves somebody's data as a file, one at a time and as often as they ask. */
export const exportMachine = setup({
  types: {} as {
    context: { readonly failure: PortFailure | undefined }
    events: { readonly type: 'export.ask' }
  },
  actors: { saveAccountExport: provided<null, undefined>('saveAccountExport') },
  actions: {
    note: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forget: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'export',
  initial: 'resting',
  context: { failure: undefined },
  states: {
    resting: { on: { 'export.ask': 'saving' } },
    saving: {
      entry: 'forget',
      invoke: {
        src: 'saveAccountExport',
        input: undefined,
        onDone: 'resting',
        onError: { target: 'failed', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    failed: { on: { 'export.ask': 'saving' } },
  },
})
