import { useContext } from 'react'
import type { Turn } from '#flows/dialogue/turn.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { ViewContext } from '#bindings/view-context.ts'
import { Act } from '#ui/act.tsx'

/** Who asked for help is offered the same questions one to a page. */
export function HelpWays({ turn }: { readonly turn: Turn }) {
  const { t } = useSpeech()
  const { setView } = useContext(ViewContext)
  if (!turn.acks.some(({ key }) => key === 'ack.help')) return null
  return (
    <Act tone="link" onAct={() => setView('linear')}>
      {t('view.linear')}
    </Act>
  )
}
