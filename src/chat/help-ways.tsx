import { useContext } from 'react'
import type { Turn } from '#flows/dialogue/turn.ts'
import { useAccount } from '#bindings/use-account.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { ViewContext } from '#bindings/view-context.ts'
import { useVisits } from '#bindings/visits.tsx'
import { Act } from '#ui/act.tsx'

/** Who asked for help is offered the same questions one to a page, and the account. */
export function HelpWays({ turn }: { readonly turn: Turn }) {
  const { t } = useSpeech()
  const { setView } = useContext(ViewContext)
  const { visit } = useVisits()
  const { isUser, logOut } = useAccount()
  if (!turn.acks.some(({ key }) => key === 'ack.help')) return null
  return (
    <>
      <Act tone="link" onAct={() => setView('linear')}>
        {t('view.linear')}
      </Act>
      <Act tone="link" onAct={() => visit({ name: isUser ? 'profile' : 'login' })}>
        {isUser ? t('accountMenu.profile') : t('accountMenu.login')}
      </Act>
      {isUser && (
        <Act tone="link" onAct={logOut}>
          {t('accountMenu.logOut')}
        </Act>
      )}
    </>
  )
}
