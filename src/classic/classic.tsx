import { useContext } from 'react'
import { liveTurnOf } from '#flows/conversation.ts'
import { useConversation } from '#bindings/runner-context.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { ViewContext } from '#bindings/view-context.ts'
import { Act } from '#ui/act.tsx'
import { Question } from '#ui/question.tsx'

type ClassicProps = { readonly productName: string; readonly languages: readonly string[] }

/** The same conversation as screens instead of turns. */
export function Classic({ productName }: ClassicProps) {
  const { t, say } = useSpeech()
  const { setView } = useContext(ViewContext)
  const live = useConversation(liveTurnOf)
  return (
    <main aria-label={productName}>
      <Question level={1}>{live ? say(live.ask) : productName}</Question>
      <Act tone="quiet" onAct={() => setView('chat')}>
        {t('view.chat')}
      </Act>
    </main>
  )
}
