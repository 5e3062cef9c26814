import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { exportMachine } from '#flows/account/export.machine.ts'
import type { PortFailure } from '#flows/core/log/port.ts'
import { useAccountPorts } from './account-ports-context.ts'

/** The data of the logged-in user as a file. */
export function useAccountExport(): {
  readonly isSaving: boolean
  readonly failure: PortFailure | undefined
  readonly ask: () => void
} {
  const { saveAccountExport } = useAccountPorts()
  const [machine] = useState(() =>
    exportMachine.provide({ actors: { saveAccountExport: fromPromise(() => saveAccountExport()) } }),
  )
  const [snapshot, send] = useMachine(machine)
  return {
    isSaving: snapshot.matches('saving'),
    failure: snapshot.context.failure,
    ask: () => send({ type: 'export.ask' }),
  }
}
