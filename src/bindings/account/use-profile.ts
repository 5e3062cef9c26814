import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { Profile } from '#domain/account/identity.ts'
import type { UserId } from '#domain/ids.ts'
import { deletionMachine } from '#flows/account/deletion.machine.ts'
import { profileMachine } from '#flows/account/profile.machine.ts'
import type { PortFailure } from '#flows/core/log/port.ts'
import { useAccountPorts } from './account-ports-context.ts'

/** The profile of the logged-in user, fetched anew for each page. */
export function useProfile(): {
  readonly state: 'loading' | 'shown' | 'failed'
  readonly profile: Profile | undefined
  readonly retry: () => void
} {
  const { loadProfile } = useAccountPorts()
  const [machine] = useState(() =>
    profileMachine.provide({ actors: { loadProfile: fromPromise(() => loadProfile()) } }),
  )
  const [snapshot, send] = useMachine(machine)
  return {
    state: snapshot.value,
    profile: snapshot.context.profile,
    retry: () => send({ type: 'profile.retry' }),
  }
}

/** Deletes an account after a yes (S2.71). */
export function useDeletion(id: UserId): {
  readonly isAsking: boolean
  readonly isDeleting: boolean
  readonly isDeleted: boolean
  readonly failure: PortFailure | undefined
  readonly ask: () => void
  readonly confirm: () => void
  readonly dismiss: () => void
} {
  const { deleteAccount } = useAccountPorts()
  const [machine] = useState(() =>
    deletionMachine.provide({
      actors: { deleteAccount: fromPromise<null, UserId>(({ input }) => deleteAccount(input)) },
    }),
  )
  const [snapshot, send] = useMachine(machine, { input: { id } })
  return {
    isAsking: snapshot.matches('asking'),
    isDeleting: snapshot.matches('deleting'),
    isDeleted: snapshot.matches('deleted'),
    failure: snapshot.context.failure,
    ask: () => send({ type: 'deletion.ask' }),
    confirm: () => send({ type: 'deletion.confirm' }),
    dismiss: () => send({ type: 'deletion.dismiss' }),
  }
}
