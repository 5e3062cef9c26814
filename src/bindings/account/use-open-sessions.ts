import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { OpenSession } from '#domain/account/open-session.ts'
import type { SessionId } from '#domain/ids.ts'
import { openSessionsMachine } from '#flows/account/open-sessions.machine.ts'
import type { PortFailure } from '#flows/core/log/port.ts'
import { useAccountPorts } from './account-ports-context.ts'

export type OpenSessions = {
  readonly state: 'loading' | 'shown' | 'failed'
  readonly sessions: readonly OpenSession[]
  /** What is ending: one, or all others. */
  readonly ending: SessionId | 'others' | undefined
  readonly isEnded: boolean
  readonly failure: PortFailure | undefined
  readonly retry: () => void
  readonly end: (id: SessionId) => void
  readonly endOthers: () => void
}

/** Where the user is logged in, asked anew for each page, and the ways out of there. */
export function useOpenSessions(): OpenSessions {
  const { loadSessions, endSessions } = useAccountPorts()
  const [machine] = useState(() =>
    openSessionsMachine.provide({
      actors: {
        loadSessions: fromPromise(() => loadSessions()),
        endSessions: fromPromise<null, SessionId | undefined>(({ input }) => endSessions(input)),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine)
  const { sessions, ending, outcome } = snapshot.context
  return {
    state: snapshot.matches('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'shown',
    sessions,
    ending: snapshot.matches('ending') ? (ending ?? 'others') : undefined,
    isEnded: outcome === 'ended',
    failure: typeof outcome === 'object' ? outcome : undefined,
    retry: () => send({ type: 'sessions.retry' }),
    end: (id) => send({ type: 'sessions.end', id }),
    endOthers: () => send({ type: 'sessions.end' }),
  }
}
