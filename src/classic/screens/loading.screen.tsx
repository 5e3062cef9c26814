import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Title } from '#pages/title.tsx'
import { PromptNotice } from './prompt-notice.tsx'
import screen from './screen.module.css'
import { Spinner } from './spinner.tsx'

/** Shown while the menu loads, or where it did not load (S2.15, S2.23). */
export function LoadingScreen() {
  const { t } = useFormatter()
  const isInTheWay = useConversation((conversation) => liveQuestionOf(conversation)?.surface === 'notice')
  return (
    <div className={screen.narrow}>
      <Title>{t('classic.title.categories')}</Title>
      {isInTheWay ? <PromptNotice /> : <Spinner />}
    </div>
  )
}
