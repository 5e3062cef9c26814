import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { SavedCard } from '#domain/account/saved-method.ts'
import type { PaymentMethodId } from '#domain/ids.ts'
import { savedMethodsMachine } from '#flows/account/saved-methods.machine.ts'
import type { PortFailure } from '#flows/core/log/port.ts'
import { useAccountPorts } from './account-ports-context.ts'

export type SavedMethods = {
  readonly state: 'loading' | 'shown' | 'failed'
  readonly methods: readonly SavedCard[]
  /** The card whose deletion the customer has yet to confirm. */
  readonly asked: SavedCard | undefined
  readonly deletingId: PaymentMethodId | undefined
  readonly isDeleted: boolean
  readonly failure: PortFailure | undefined
  readonly retry: () => void
  readonly ask: (method: SavedCard) => void
  readonly confirm: () => void
  readonly dismiss: () => void
}

/** The saved cards of the logged-in user, fetched anew for each page, and how to delete one (S2.68, S2.106). */
export function useSavedMethods(): SavedMethods {
  const { loadSavedMethods, deleteSavedMethod } = useAccountPorts()
  const [machine] = useState(() =>
    savedMethodsMachine.provide({
      actors: {
        loadSavedMethods: fromPromise(() => loadSavedMethods()),
        deleteSavedMethod: fromPromise<null, SavedCard | undefined>(async ({ input }) => {
          if (input === undefined) throw new Error('a card is deleted that was asked about')
          return deleteSavedMethod(input)
        }),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine)
  const { methods, chosen, outcome } = snapshot.context
  return {
    state: snapshot.matches('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'shown',
    methods,
    asked: snapshot.matches('asking') ? chosen : undefined,
    deletingId: snapshot.matches('deleting') ? chosen?.id : undefined,
    isDeleted: outcome === 'deleted',
    failure: typeof outcome === 'object' ? outcome : undefined,
    retry: () => send({ type: 'methods.retry' }),
    ask: (method) => send({ type: 'methods.ask', method }),
    confirm: () => send({ type: 'methods.confirm' }),
    dismiss: () => send({ type: 'methods.dismiss' }),
  }
}
