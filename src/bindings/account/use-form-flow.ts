import { useMachine } from '@xstate/react'
import { useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { formMachine } from '#flows/account/form.machine.ts'
import type { Credentials, SignOnReturn } from '#flows/account/account-ports.ts'
import type { PortFailure } from '#flows/core/log/port.ts'
import { useAccountPorts } from './account-ports-context.ts'
import { useConversation } from '../runtime/runner-context.ts'

/** The state of a form that is being sent, as its page shows it. */
export type FormFlow<Details> = {
  readonly isSending: boolean
  readonly isDone: boolean
  readonly failure: PortFailure | undefined
  readonly submit: (details: Details) => void
}

/** Sends what a form holds; `perform` is read once. */
export function useFormFlow<Details>(perform: (details: Details) => Promise<null>): FormFlow<Details> {
  return useSending({ perform, leaveGuest: nobodyToLeave, isGuest: false })
}

/** Logs in, after a guest was logged out (S4.2). */
export function useLoginFlow(): FormFlow<Credentials> {
  const { logIn, leaveGuest } = useAccountPorts()
  const isGuest = useConversation(({ flows }) => flows.session.context.visitor.kind === 'guest')
  return useSending({ perform: logIn, leaveGuest, isGuest })
}

/** The same for whoever comes back from somebody else who can log them in (S7.5). */
export function useSignOnFlow(): FormFlow<SignOnReturn> {
  const { logInBySso, leaveGuest } = useAccountPorts()
  const isGuest = useConversation(({ flows }) => flows.session.context.visitor.kind === 'guest')
  return useSending({ perform: logInBySso, leaveGuest, isGuest })
}

type Sending<Details> = {
  readonly perform: (details: Details) => Promise<null>
  readonly leaveGuest: () => Promise<null>
  readonly isGuest: boolean
}

function useSending<Details>({ perform, leaveGuest, isGuest }: Sending<Details>): FormFlow<Details> {
  const typed = useRef<Details>(undefined)
  const [machine] = useState(() =>
    formMachine.provide({
      actors: { send: sending(typed, perform), leaveGuest: fromPromise(() => leaveGuest()) },
    }),
  )
  const [snapshot, send] = useMachine(machine, { input: { isGuest } })
  return {
    isSending: snapshot.matches('sending') || snapshot.matches('leavingGuest'),
    isDone: snapshot.matches('done'),
    failure: snapshot.context.failure,
    submit: (details) => {
      typed.current = details
      send({ type: 'form.submit' })
    },
  }
}

function nobodyToLeave(): Promise<null> {
  return Promise.resolve(null)
}

/** Drops the typed values as soon as they have been sent. */
function sending<Details>(
  typed: { current: Details | undefined },
  perform: (details: Details) => Promise<null>,
) {
  return fromPromise<null, undefined>(async () => {
    const details = typed.current
    typed.current = undefined
    if (details === undefined) throw new Error('a form is sent with what was typed')
    return perform(details)
  })
}
