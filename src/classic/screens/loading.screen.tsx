import { liveTurnOf } from '#flows/conversation/conversation.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Title } from '#pages/title.tsx'
import { InterruptionNotice } from './interruption-notice.tsx'
import screen from './screen.module.css'
import { Spinner } from './spinner.tsx'

/** The menu is on its way, or did not come (S2.15, S2.23). */
export function LoadingScreen() {
  const { t } = useFormatter()
  const hasFailed = useConversation(
    (conversation) => liveTurnOf(conversation)?.question.name === 'menuFailed',
  )
  return (
    <div className={screen.narrow}>
      <Title>{t('classic.title.categories')}</Title>
      {hasFailed ? <InterruptionNotice name="menuFailed" /> : <Spinner />}
    </div>
  )
}
