import { assign, setup } from 'xstate'
import type { LineId } from '#domain/ids.ts'
import type { Token, WordMark, WrittenChange } from '../core/log/command-data.ts'

export type RevisionContext = {
  readonly text: Token | undefined
  readonly changes: readonly WrittenChange[]
  readonly marks: readonly WordMark[]
}

export type RevisionEvent =
  | {
      readonly type: 'revision.make'
      readonly text: Token
      readonly changes: readonly WrittenChange[]
      readonly marks?: readonly WordMark[]
    }
  | { readonly type: 'revision.pick'; readonly change: number; readonly line: LineId }
  | { readonly type: 'revision.leave' }

/** A sentence read as a change of the basket, from when it is proposed until it is answered. */
export const revisionMachine = setup({
  types: {} as { context: RevisionContext; events: RevisionEvent },
}).createMachine({
  id: 'revision',
  initial: 'idle',
  context: { text: undefined, changes: [], marks: [] },
  on: {
    'revision.make': {
      target: '.asking',
      actions: assign(({ event: { text, changes, marks = [] } }) => ({ text, changes, marks })),
    },
    'revision.leave': { target: '.idle', actions: assign({ text: undefined, changes: [], marks: [] }) },
  },
  states: {
    idle: {},
    asking: {
      on: {
        'revision.pick': {
          actions: assign({
            changes: ({ context, event }) =>
              context.changes.map((change, at) =>
                at === event.change
                  ? { ...change, of: change.of.filter(({ line }) => line === event.line) }
                  : change,
              ),
          }),
        },
      },
    },
  },
})
