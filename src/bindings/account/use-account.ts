import { useCallback } from 'react'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useVisits } from '../navigation/visits.tsx'

/** Whether a user is logged in, and the way out: to the home route, as S4.3 says. */
export function useAccount(): { readonly isUser: boolean; readonly logOut: () => void } {
  const isUser = useConversation(({ flows }) => flows.session.context.visitor.kind === 'user')
  const dispatch = useDispatch()
  const { visit } = useVisits()
  const logOut = useCallback(() => {
    dispatch({ type: 'session.end' })
    visit({ name: 'home' })
  }, [dispatch, visit])
  return { isUser, logOut }
}
