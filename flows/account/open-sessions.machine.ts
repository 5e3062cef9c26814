import { assign, setup } from 'xstate'
import type { OpenSession } from '#domain/account/open-session.ts'
import type { SessionId } from '#domain/ids.ts'
import { failureOf, provided, type PortFailure } from '../core/log/port.ts'

export type OpenSessionsContext = {
  readonly sessions: readonly OpenSession[]
  /** The one that is ending; every other one than this where there is none. */
  readonly ending: SessionId | undefined
  readonly outcome: 'none' | 'ended' | PortFailure
}

/** Where a user is logged in: one place is left, or all others, and what could not be left stays. */
export const openSessionsMachine = setup({
  types: {} as {
    context: OpenSessionsContext
    events: { readonly type: 'sessions.retry' } | { readonly type: 'sessions.end'; readonly id?: SessionId }
  },
  actors: {
    loadSessions: provided<readonly OpenSession[], undefined>('loadSessions'),
    endSessions: provided<null, SessionId | undefined>('endSessions'),
  },
  actions: {
    choose: assign((_, params: { id?: SessionId }) => ({ ending: params.id, outcome: 'none' as const })),
    drop: assign(({ context: { sessions, ending } }) => ({
      sessions: sessions.filter(({ id, isCurrent }) => isCurrent || (ending !== undefined && id !== ending)),
      outcome: 'ended' as const,
    })),
    note: assign((_, params: { error: unknown }) => ({ outcome: failureOf(params.error) })),
  },
}).createMachine({
  id: 'openSessions',
  initial: 'loading',
  context: { sessions: [], ending: undefined, outcome: 'none' },
  states: {
    loading: {
      invoke: {
        src: 'loadSessions',
        input: undefined,
        onDone: { target: 'shown', actions: assign({ sessions: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { 'sessions.retry': 'loading' } },
    shown: {
      on: { 'sessions.end': { target: 'ending', actions: { type: 'choose', params: ({ event }) => event } } },
    },
    ending: {
      invoke: {
        src: 'endSessions',
        input: ({ context }) => context.ending,
        onDone: { target: 'shown', actions: 'drop' },
        onError: { target: 'shown', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
  },
})
